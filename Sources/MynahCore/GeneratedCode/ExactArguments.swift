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
    return _ArgumentMatcher(exactly: value, condition: equality(type, value))
  }
  if let path = pathOfClosure(in: value) {
    let type = typeName(Argument.self) ?? "\(Argument.self)"
    let misuse: Misuse =
      path.isEmpty ? .closureComparedByValue(type) : .closureInsideValue(type, path: path)
    return _ArgumentMatcher(misuse: misuse, description: describe(value))
  }
  return _ArgumentMatcher(exactly: value) { areEqual($0, value) }
}

/// Returns the matcher of exactly one value.
///
/// Generated code calls this.
@inlinable
public func _exactly<Argument: Equatable>(_ value: Argument) -> _ArgumentMatcher<Argument> {
  _ArgumentMatcher(exactly: value) { $0 == value }
}

/// Returns the matcher of exactly one value.
///
/// Generated code calls this.
@inlinable
public func _exactly<Argument: Hashable>(_ value: Argument) -> _ArgumentMatcher<Argument> {
  _ArgumentMatcher(
    value, condition: { $0 == value }, hash: { argumentHash($0) },
    mark: { arguments, words in
      var count = 0
      for index in 0..<arguments.count where arguments[index] == value {
        words[index &>> 6] |= 1 &<< (UInt64(truncatingIfNeeded: index) & 63)
        count &+= 1
      }
      return count
    })
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
  _ArgumentMatcher(
    value, condition: equality(type, value),
    hash: { argumentHash(unsafeBitCast($0, to: Hashed.self)) })
}
