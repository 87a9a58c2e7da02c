/// Evaluates an argument of a pattern that represents a nonescaping closure.
///
/// Generated code calls this.
public func _nonEscapingArgument<Closure>(
  _ parameter: () -> Closure?
) -> _ArgumentMatcher<NonEscapingClosure<Closure>> {
  let (_, matcher) = PatternEvaluation.withMatcherSlot(parameter)
  guard let matcher else {
    return _ArgumentMatcher(
      misuse: .closureComparedByValue("\(Closure.self)"), description: "a closure")
  }
  return _ArgumentMatcher(description: matcher.description, condition: nil)
}

// `~Escapable` requires Swift 6.2. Remove the second declaration when Swift 6.2 is the oldest
// supported version.
#if compiler(>=6.2)
  /// A placeholder in the log of calls for an argument that can't be stored.
  ///
  /// A value can't be stored if it can't be copied, or if it can't outlive the value that it was
  /// created from. Only `any()` matches such an argument. A stub's closure gets the actual value:
  ///
  /// ```swift
  /// protocol Vault {
  ///   func accept(_ token: consuming Token) -> Bool
  /// }
  ///
  /// given(vault.accept(any())).will { (token: consuming Token) in token.isGenuine }
  /// verify(vault.accept(any())).wasCalled()
  /// ```
  public struct _UnrecordedArgument<Value: ~Copyable & ~Escapable>: CustomStringConvertible,
    Sendable
  {
    /// Creates the placeholder.
    ///
    /// Generated code calls this.
    public init() {}

    /// The description that failures show.
    public var description: String { "a value that isn't stored" }
  }
#else
  /// A placeholder in the log of calls for a noncopyable argument, which can't be stored.
  public struct _UnrecordedArgument<Value: ~Copyable>: CustomStringConvertible, Sendable {
    /// Creates the placeholder.
    ///
    /// Generated code calls this.
    public init() {}

    /// The description that failures show.
    public var description: String { "a value that isn't stored" }
  }
#endif
