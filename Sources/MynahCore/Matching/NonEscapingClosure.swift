/// What stands for a closure that does not escape in the log of calls: it can not be kept.
///
/// Such an argument is matched by `any()` only. A stub's closure gets the real one.
public struct NonEscapingClosure<Closure>: Sendable {
  /// Creates the placeholder.
  ///
  /// Generated code calls this.
  public init() {}
}

extension NonEscapingClosure: CustomStringConvertible {
  /// The text that failures show.
  public var description: String { "a closure" }
}

/// Evaluates a pattern's parameter that stands for a closure which does not escape.
///
/// Generated code calls this.
public func _nonEscapingArgument<Closure>(
  _ parameter: () -> Closure?
) -> _ArgumentMatcher<NonEscapingClosure<Closure>> {
  let (_, matcher) = _resolved(parameter)
  guard let matcher else {
    return _ArgumentMatcher(
      misuse: .closureComparedByValue("\(Closure.self)"), description: "a closure")
  }
  return _ArgumentMatcher(description: matcher.description, condition: nil)
}
