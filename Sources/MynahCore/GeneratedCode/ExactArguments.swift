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
    return _ArgumentMatcher(
      misuse: .incomparable(part, in: typeName(Argument.self)), description: describe(value))
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
