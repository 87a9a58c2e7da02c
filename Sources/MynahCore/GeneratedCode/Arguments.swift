/// Evaluates an argument of a pattern.
///
/// Generated code calls this.
///
/// - Parameter parameter: The argument that the test wrote, which is a value or a matcher.
/// - Returns: The matcher that the test wrote, or a matcher for exactly the value.
public func _argument<Argument>(_ parameter: () -> Argument?) -> _ArgumentMatcher<Argument> {
  let (value, matcher) = PatternEvaluation.withMatcherSlot(parameter)
  return argumentMatcher(value, matcher)
}

/// Returns the matcher for an argument of a pattern, or for a part of a composed matcher.
///
/// - Parameters:
///   - value: The value that the test wrote. A matcher such as `any()` returns nil.
///   - matcher: The matcher that registered itself when the value was evaluated.
func argumentMatcher<Argument>(
  _ value: Argument?, _ matcher: _AnyArgumentMatcher?
) -> _ArgumentMatcher<Argument> {
  if let matcher { return registered(matcher, next: value) }
  guard let value else { return _missingValue() }
  if isFunctionType(Argument.self) {
    return _ArgumentMatcher(
      misuse: .closureComparedByValue("\(Argument.self)"), description: "a closure")
  }
  return _exactly(value)
}

/// Evaluates an argument of a pattern.
///
/// Generated code calls this.
///
/// - Parameter parameter: The argument that the test wrote, which is a value or a matcher.
/// - Returns: The matcher that the test wrote, or a matcher for exactly the value.
@inlinable
public func _argument<Argument: Equatable>(
  _ parameter: () -> Argument?
) -> _ArgumentMatcher<Argument> {
  let (value, matcher) = _resolved(parameter)
  if let matcher { return matcher }
  guard let value else { return _missingValue() }
  return _exactly(value)
}

/// Evaluates an argument of a pattern.
///
/// Generated code calls this.
///
/// - Parameter parameter: The argument that the test wrote, which is a value or a matcher.
/// - Returns: The matcher that the test wrote, or a matcher for exactly the value.
@inlinable
public func _argument<Argument: Hashable>(
  _ parameter: () -> Argument?
) -> _ArgumentMatcher<Argument> {
  let (value, matcher) = _resolved(parameter)
  if let matcher { return matcher }
  guard let value else { return _missingValue() }
  return _exactly(value)
}

/// Evaluates an argument of a pattern that must be a value, which can be nil.
///
/// This function adds the optional itself. If Swift 6.3 converts a function type with the result
/// `Int??` to one with the result `Int???`, `.some(nil)` becomes nil.
///
/// Generated code calls this.
public func _valueArgument<Argument>(
  _ parameter: () -> Argument
) -> _ArgumentMatcher<Argument> {
  _argument { () -> Argument? in parameter() }
}

/// Evaluates an argument of a pattern that represents a throwing autoclosure.
///
/// Generated code calls this.
public func _autoclosureArgument<Value>(
  _ parameter: () -> Value?
) -> _ArgumentMatcher<_EvaluatedAutoclosure<Value>> {
  let matcher = _argument(parameter)
  let capture = matcher.capture
  let evaluated = _ArgumentMatcher<_EvaluatedAutoclosure<Value>>(
    { matcher.description },
    condition: matcher.isWildcard ? nil : { $0.value.map(matcher.matches) ?? false },
    misuse: matcher.misuse,
    capture: capture.map { capture in
      { argument in (argument as? _EvaluatedAutoclosure<Value>)?.value.map(capture) }
    }, depth: matcher.depth)
  (evaluated.position, evaluated.location) = (matcher.position, matcher.location)
  return evaluated
}

/// The value of a throwing autoclosure, or the error that it threw.
///
/// Like any autoclosure, it's evaluated when the call is recorded.
public struct _EvaluatedAutoclosure<Value>: CustomStringConvertible {
  private let result: Result<Value, any Error>

  /// Evaluates an autoclosure.
  ///
  /// Generated code calls this.
  public init(_ autoclosure: () throws -> Value) {
    result = Result(catching: autoclosure)
  }

  /// The value, or nil if the autoclosure threw an error.
  var value: Value? { try? result.get() }

  /// Returns the value, or throws the error.
  ///
  /// Generated code calls this.
  public func get() throws -> Value { try result.get() }

  /// The description that failures show.
  public var description: String {
    switch result {
    case .success(let value): describe(value)
    case .failure(let error): "an autoclosure that threw \(describe(error: error))"
    }
  }
}

/// Returns a matcher that reports the mistake of comparing an autoclosure that suspends.
///
/// Generated code calls this.
///
/// - Parameter type: The type of the argument in the log of calls.
public func _incomparableAutoclosure<Argument>(
  as type: Argument.Type
) -> _ArgumentMatcher<Argument> {
  _ArgumentMatcher(misuse: .autoclosureComparedByValue, description: "a value")
}

/// Evaluates an argument of a pattern that must be a matcher.
///
/// Generated code calls this.
public func _matcherArgument<Argument>(
  _ parameter: () -> PropertyPattern<Argument>
) -> _ArgumentMatcher<Argument> {
  _argument { () -> Argument? in parameter()._matchedValue }
}

/// Evaluates an argument, and returns its value and the matcher that it registered.
///
/// A matcher such as `any()` returns nil, and registers itself for the pattern being evaluated.
@usableFromInline
func _resolved<Argument>(
  _ parameter: () -> Argument?
) -> (value: Argument?, matcher: _ArgumentMatcher<Argument>?) {
  let (value, matcher) = PatternEvaluation.withMatcherSlot(parameter)
  return (value, matcher.map { registered($0, next: value) })
}

/// Returns the matcher that an argument registered, or a mistake if there's a value, too.
///
/// If there's a value, the matcher is only part of a larger expression.
private func registered<Argument>(
  _ matcher: _AnyArgumentMatcher, next value: Argument?
) -> _ArgumentMatcher<Argument> {
  if let value, !isNil(value) { return .inside(matcher) }
  return typed(matcher)
}

/// Returns a matcher for nil, or a matcher that reports a mistake if the argument isn't optional.
@usableFromInline
func _missingValue<Argument>() -> _ArgumentMatcher<Argument> {
  if let none: Argument = nilValue() { return _exactly(none) }
  return _ArgumentMatcher(misuse: .nilArgument("\(Argument.self)"), description: "nil")
}

/// Returns the nil value of an optional type, or nil if the type isn't optional.
func nilValue<Argument>() -> Argument? {
  guard let optional = Argument.self as? any ExpressibleByNilLiteral.Type else { return nil }
  return nilValue(optional) as? Argument
}

private func nilValue<Optional: ExpressibleByNilLiteral>(_ type: Optional.Type) -> Any {
  Optional(nilLiteral: ())
}

/// Returns a matcher for exactly one value.
///
/// Generated code calls this.
///
/// Values are compared as `areEqual(_:_:)` describes. A value that contains a closure or a C union
/// can't be compared, so its matcher reports a mistake.
public func _exactly<Argument>(_ value: Argument) -> _ArgumentMatcher<Argument> {
  if MetadataKind.metatype.isKind(of: Argument.self) {
    let identity = { (type: Argument) in (type as? Any.Type).map(ObjectIdentifier.init) }
    let expected = identity(value)
    return ExactMatcher(
      value, condition: { identity($0) == expected }, hash: { identity($0).hashValue })
  }
  if !isComparedByParts(Argument.self) {
    if let type = Argument.self as? any Hashable.Type { return hashable(type, value) }
    if let type = Argument.self as? any Equatable.Type {
      return ExactMatcher(value, condition: equality(type, value))
    }
  }
  if let part = IncomparablePart.first(in: value) {
    let type = typeName(Argument.self) ?? "\(Argument.self)"
    return _ArgumentMatcher(
      misuse: .incomparable(part, in: type), description: describe(value))
  }
  return comparedByParts(value)
}

/// Returns a matcher for exactly one value that's compared part by part.
@usableFromInline
func comparedByParts<Argument>(_ value: Argument) -> _ArgumentMatcher<Argument> {
  ExactMatcher(value) { areEqual($0, value) }
}

/// Returns a Boolean value that indicates whether values of an `Equatable` type are compared by
/// `==`.
@usableFromInline
func isComparedByOperator(_ type: Any.Type) -> Bool {
  // Check the most frequent types first, because looking up a conformance is slower.
  isPlainType(type) || !isComparedByParts(type)
}

/// Returns a matcher for exactly one value.
///
/// Generated code calls this.
@inlinable
public func _exactly<Argument: Equatable>(_ value: Argument) -> _ArgumentMatcher<Argument> {
  guard isComparedByOperator(Argument.self) else { return comparedByParts(value) }
  return ExactMatcher(value) { $0 == value }
}

/// Returns a matcher for exactly one value.
///
/// Generated code calls this.
@inlinable
public func _exactly<Argument: Hashable>(_ value: Argument) -> _ArgumentMatcher<Argument> {
  guard isComparedByOperator(Argument.self) else { return comparedByParts(value) }
  return ExactMatcher(
    value, condition: { $0 == value }, hash: { argumentHash($0) },
    mark: { markEqual($0, to: value, in: $1) })
}

/// Returns a matcher for the elements of a variadic parameter, at least one of which is a matcher.
///
/// Swift doesn't support a variadic autoclosure, so only the first four elements can be matchers.
///
/// Generated code calls this.
public func _elements<Element>(
  _ first: () -> Element?, _ second: () -> Element?, _ third: () -> Element?,
  _ fourth: () -> Element?, _ others: [Element]
) -> _ArgumentMatcher<[Element]> {
  let matchers = MatcherParts(first, second, third, fourth, others).matchers
  let values = matchers.compactMap { $0.onlyValue as? Element }
  if values.count == matchers.count { return _exactly(values) }
  return elementMatching(of: matchers, in: [Element].self).matcher("[", matchers, "]")
}

/// Returns the default argument of a parameter for an element or a part that a test doesn't write.
///
/// Generated code calls this.
public func _omittedPart<Value>() -> Value? {
  PatternEvaluation.slot?.pointee = omittedPart
  return nil
}

/// Sets the bits of the arguments that equal a value, and returns the number of such arguments.
@inlinable
func markEqual<Argument: Equatable>(
  _ arguments: UnsafeBufferPointer<Argument>, to value: Argument,
  in words: UnsafeMutablePointer<UInt64>
) -> Int {
  var count = 0
  guard let first = arguments.baseAddress else { return 0 }
  // Fill whole words first: a word has a bit for each of 64 arguments, in eight groups of eight.
  for wordIndex in 0..<(arguments.count &>> 6) {
    var word: UInt64 = 0
    for byte in 0..<8 {
      let bits = equalBits(first + (wordIndex &<< 6 &+ byte &<< 3), value)
      word |= bits &<< UInt64(truncatingIfNeeded: byte &<< 3)
    }
    words[wordIndex] = word
    count &+= word.nonzeroBitCount
  }
  // Compare the remaining arguments, which don't fill a word, one by one.
  for index in (arguments.count & ~63)..<arguments.count where first[index] == value {
    words[index &>> 6] |= 1 &<< (UInt64(truncatingIfNeeded: index) & 63)
    count &+= 1
  }
  return count
}

/// Returns a bit for each of eight arguments, which is set if the argument equals a value.
///
/// The function doesn't branch, because processors mispredict branches if only some arguments are
/// equal.
@inlinable @inline(__always)
func equalBits<Argument: Equatable>(
  _ arguments: UnsafePointer<Argument>, _ value: Argument
) -> UInt64 {
  let low: UInt64 =
    (arguments[0] == value ? 1 : 0) | (arguments[1] == value ? 2 : 0)
    | (arguments[2] == value ? 4 : 0) | (arguments[3] == value ? 8 : 0)
  let high: UInt64 =
    (arguments[4] == value ? 16 : 0) | (arguments[5] == value ? 32 : 0)
    | (arguments[6] == value ? 64 : 0) | (arguments[7] == value ? 128 : 0)
  return low | high
}

/// Returns a condition for a type that is only known to be `Equatable` at run time.
///
/// `Equal` must be the same type as `Argument`, because values are cast without a check.
private func equality<Argument, Equal: Equatable>(
  _ type: Equal.Type, _ value: Argument
) -> (Argument) -> Bool {
  let value = unsafeBitCast(value, to: Equal.self)
  return { unsafeBitCast($0, to: Equal.self) == value }
}

/// Returns a matcher for a type that is only known to be `Hashable` at run time.
///
/// `Hashed` must be the same type as `Argument`, because values are cast without a check.
private func hashable<Argument, Hashed: Hashable>(
  _ type: Hashed.Type, _ value: Argument
) -> _ArgumentMatcher<Argument> {
  ExactMatcher(
    value, condition: equality(type, value),
    hash: { argumentHash(unsafeBitCast($0, to: Hashed.self)) })
}

/// Evaluates an argument of a pattern that represents a nonescaping closure.
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

/// A type that a pattern doesn't specify.
///
/// In patterns that select calls to a generic member for all types, this is the type of arguments
/// matched by a bare `any()`, and of results that depend on such arguments.
public enum _Untyped {}

/// Transfers a value without a check by the compiler.
///
/// For example, an argument of an isolated member is transferred to a stub's nonisolated closure.
/// This is safe, because the member waits for the closure, and so the two never use the argument at
/// the same time.
///
/// Generated code calls this.
///
/// - Parameters:
///   - value: The value to transfer, such as an argument.
///   - type: The type of the value. Because `Value` occurs twice, Swift doesn't open the value if
///     it's an existential. An opened value would become a new existential, which isn't
///     transferred.
public func _transferred<Value>(
  _ value: Value, _ type: Value.Type = Value.self
) -> sending Value {
  TransferredValue(value: value).value
}

/// A box that transfers a value to another thread.
private struct TransferredValue<Value>: @unchecked Sendable {
  let value: Value
}

/// Returns the index with which a mock's subscript is read.
///
/// If the index is a matcher, a placeholder takes its place.
///
/// Generated code calls this.
public func _indexOrPlaceholder<Index>(_ index: () -> Index?) -> Index {
  guard let index = index() else { return _subscriptPlaceholder() }
  return index
}

/// Returns a placeholder for a subscript that can't be read, or stops the process.
///
/// This function is called if a subscript is read outside of `given` and `verify`, and an index is
/// a matcher. The matcher has already reported the mistake.
///
/// Generated code calls this.
public func _subscriptPlaceholder<Value>() -> Value {
  if let placeholder = ValueProvider.standardProvider.provideValue(for: Value.self) {
    return placeholder
  }
  fatalError(
    """
    A mock's subscript was read with a matcher as its index, outside of given and verify.
    Write a value as the index.
    """)
}
