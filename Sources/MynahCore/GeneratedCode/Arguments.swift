/// Evaluates a pattern's parameter.
///
/// Generated code calls this.
///
/// - Parameter parameter: What the test wrote as the argument: a value or a matcher.
/// - Returns: The matcher that was written, or one of exactly the value.
public func _argument<Argument>(_ parameter: () -> Argument?) -> _ArgumentMatcher<Argument> {
  let (value, matcher) = _resolved(parameter)
  if let matcher { return matcher }
  guard let value else { return _missingValue() }
  if isFunctionType(Argument.self) {
    return _ArgumentMatcher(
      misuse: .closureComparedByValue("\(Argument.self)"), description: "a closure")
  }
  return _exactly(value)
}

/// Evaluates a pattern's parameter.
///
/// Generated code calls this.
///
/// - Parameter parameter: What the test wrote as the argument: a value or a matcher.
/// - Returns: The matcher that was written, or one of exactly the value.
@inlinable
public func _argument<Argument: Equatable>(
  _ parameter: () -> Argument?
) -> _ArgumentMatcher<Argument> {
  let (value, matcher) = _resolved(parameter)
  if let matcher { return matcher }
  guard let value else { return _missingValue() }
  return _exactly(value)
}

/// Evaluates a pattern's parameter.
///
/// Generated code calls this.
///
/// - Parameter parameter: What the test wrote as the argument: a value or a matcher.
/// - Returns: The matcher that was written, or one of exactly the value.
@inlinable
public func _argument<Argument: Hashable>(
  _ parameter: () -> Argument?
) -> _ArgumentMatcher<Argument> {
  let (value, matcher) = _resolved(parameter)
  if let matcher { return matcher }
  guard let value else { return _missingValue() }
  return _exactly(value)
}

/// Evaluates a pattern's parameter that takes only matchers.
///
/// Generated code calls this.
public func _matcherArgument<Argument>(
  _ parameter: () -> PropertyPattern<Argument>
) -> _ArgumentMatcher<Argument> {
  _argument { () -> Argument? in parameter()._matchedValue }
}

/// Evaluates a parameter, and returns the value and the matcher that it left.
@usableFromInline
func _resolved<Argument>(
  _ parameter: () -> Argument?
) -> (value: Argument?, matcher: _ArgumentMatcher<Argument>?) {
  let (value, matcher) = PatternEvaluation.withMatcherSlot(parameter)
  guard let matcher else { return (value, nil) }
  if let value, !isNil(value) {
    return (value, .inside(matcher))
  }
  return (value, typed(matcher))
}

/// A nil without a matcher: the value nil where the argument is optional, else a mistake.
@usableFromInline
func _missingValue<Argument>() -> _ArgumentMatcher<Argument> {
  if let none: Argument = nilValue() { return _exactly(none) }
  return _ArgumentMatcher(misuse: .nilArgument("\(Argument.self)"), description: "nil")
}

/// The value nil of a type that is optional; nil of one that is not.
func nilValue<Argument>() -> Argument? {
  guard let optional = Argument.self as? any ExpressibleByNilLiteral.Type else { return nil }
  return nilValue(optional) as? Argument
}

private func nilValue<Optional: ExpressibleByNilLiteral>(_ type: Optional.Type) -> Any {
  Optional(nilLiteral: ())
}

/// Returns the matcher of exactly one value.
///
/// Generated code calls this.
///
/// Values are compared by `==` where their type, or the value's own, is `Equatable`; class instances
/// by identity; metatypes by `==`; all others member by member. What has a closure equals nothing,
/// which is a mistake.
public func _exactly<Argument>(_ value: Argument) -> _ArgumentMatcher<Argument> {
  if let type = Argument.self as? any Hashable.Type { return hashable(type, value) }
  if let type = Argument.self as? any Equatable.Type {
    return ExactMatcher(value, condition: equality(type, value))
  }
  if let path = pathOfClosure(in: value) {
    let type = typeName(Argument.self) ?? "\(Argument.self)"
    let misuse: Misuse =
      path.isEmpty ? .closureComparedByValue(type) : .closureInsideValue(type, path: path)
    return _ArgumentMatcher(misuse: misuse, description: describe(value))
  }
  return ExactMatcher(value) { areEqual($0, value) }
}

/// Returns the matcher of exactly one value.
///
/// Generated code calls this.
@inlinable
public func _exactly<Argument: Equatable>(_ value: Argument) -> _ArgumentMatcher<Argument> {
  ExactMatcher(value) { $0 == value }
}

/// Returns the matcher of exactly one value.
///
/// Generated code calls this.
@inlinable
public func _exactly<Argument: Hashable>(_ value: Argument) -> _ArgumentMatcher<Argument> {
  ExactMatcher(
    value, condition: { $0 == value }, hash: { argumentHash($0) },
    mark: { markEqual($0, to: value, in: $1) })
}

/// Returns the matcher of exactly the values of a variadic parameter, which are optional for the sake of
/// overloads: a nil is one only where the values are optional themselves.
///
/// Generated code calls this.
public func _exactly<Element>(each values: [Element?]) -> _ArgumentMatcher<[Element]> {
  var exact: [Element] = []
  for value in values {
    guard let present = value ?? nilValue() else {
      return _ArgumentMatcher(misuse: .nilArgument("\(Element.self)"), description: "nil")
    }
    exact.append(present)
  }
  return _exactly(exact)
}

/// Sets the bits of the arguments that equal a value, and returns how many they are.
@inlinable
func markEqual<Argument: Equatable>(
  _ arguments: UnsafeBufferPointer<Argument>, to value: Argument,
  in words: UnsafeMutablePointer<UInt64>
) -> Int {
  var count = 0
  guard let first = arguments.baseAddress else { return 0 }
  for wordIndex in 0..<(arguments.count &>> 6) {
    var word: UInt64 = 0
    for byte in 0..<8 {
      let bits = equalBits(first + (wordIndex &<< 6 &+ byte &<< 3), value)
      word |= bits &<< UInt64(truncatingIfNeeded: byte &<< 3)
    }
    words[wordIndex] = word
    count &+= word.nonzeroBitCount
  }
  for index in (arguments.count & ~63)..<arguments.count where first[index] == value {
    words[index &>> 6] |= 1 &<< (UInt64(truncatingIfNeeded: index) & 63)
    count &+= 1
  }
  return count
}

/// A bit for each of eight arguments, set where it equals a value.
///
/// Without branches, which a processor would guess wrong where only some are equal.
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

/// Opens an `Equatable` type that is known only at run time to be `Argument` itself.
private func equality<Argument, Equal: Equatable>(
  _ type: Equal.Type, _ value: Argument
) -> (Argument) -> Bool {
  let value = unsafeBitCast(value, to: Equal.self)
  return { unsafeBitCast($0, to: Equal.self) == value }
}

/// Opens a `Hashable` type that is known only at run time to be `Argument` itself.
private func hashable<Argument, Hashed: Hashable>(
  _ type: Hashed.Type, _ value: Argument
) -> _ArgumentMatcher<Argument> {
  ExactMatcher(
    value, condition: equality(type, value),
    hash: { argumentHash(unsafeBitCast($0, to: Hashed.self)) })
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

#if compiler(>=6.2)
  /// What stands in the log of calls for an argument that can not be kept: a value that can not be
  /// copied, or one that can not outlive what it was made from.
  ///
  /// Such an argument is matched by `any()` only. A stub's closure gets the real one:
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

    /// The text that failures show.
    public var description: String { "a value that is not kept" }
  }
#else
  /// What stands in the log of calls for an argument that can not be kept: a value that can not be copied.
  public struct _UnrecordedArgument<Value: ~Copyable>: CustomStringConvertible, Sendable {
    /// Creates the placeholder.
    ///
    /// Generated code calls this.
    public init() {}

    /// The text that failures show.
    public var description: String { "a value that is not kept" }
  }
#endif

/// The type of `any()` where nothing tells it, and of a result that depends on such types.
///
/// Patterns of generic members for all types take it.
public enum _Untyped {}

/// Passes an argument of an isolated member on to a stub's closure, which is not isolated.
///
/// The member waits for the closure, so that the two never use the argument at once.
///
/// Generated code calls this.
///
/// - Parameter value: The argument.
public func _sent<Value>(_ value: Value) -> sending Value {
  SentValue(value: value).value
}

/// Takes an argument to other threads.
private struct SentValue<Value>: @unchecked Sendable {
  let value: Value
}

/// Returns the index that a mock's subscript is read with.
///
/// Generated code calls this.
public func _required<Index>(_ index: () -> Index?) -> Index {
  guard let index = index() else { return _unreadable() }
  return index
}

/// Stands in for what can not be read: a subscript was read with a matcher as its index, outside of
/// `given` and `verify`, which the matcher has reported.
///
/// Generated code calls this.
public func _unreadable<Value>() -> Value {
  if let placeholder = ValueProvider.standardProvider.provideValue(for: Value.self) {
    return placeholder
  }
  fatalError(
    """
    A mock's subscript was read with a matcher as its index, outside of given and verify.
    Write a value as the index.
    """)
}
