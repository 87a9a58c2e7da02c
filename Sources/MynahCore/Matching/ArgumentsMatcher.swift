/// The matchers of all arguments of a call.
public struct ArgumentsMatcher<Arguments> {
  /// One matcher an argument, in order.
  let parts: [AnyArgumentMatcher]

  /// What the arguments must fulfil; nil where any will do.
  let condition: ((Arguments) -> Bool)?

  /// How stubs with these matchers are found through an index; nil where they are not.
  let shape: StubShape<Arguments>?

  /// - Parameters:
  ///   - parts: One matcher an argument.
  ///   - condition: Whether each argument fulfils its matcher.
  ///   - hash: Hashes the arguments whose matchers are exact, in order; nil where nobody can.
  @usableFromInline
  init(
    _ parts: [AnyArgumentMatcher], _ condition: ((Arguments) -> Bool)?,
    hash: ((Arguments) -> Int)?
  ) {
    self.parts = parts
    self.condition = parts.allSatisfy(\.isWildcard) ? nil : condition
    shape = hash.flatMap { Self.shape(of: parts, hash: $0) }
  }

  private static func shape(
    of parts: [AnyArgumentMatcher], hash: @escaping (Arguments) -> Int
  ) -> StubShape<Arguments>? {
    guard parts.count <= UInt64.bitWidth else { return nil }
    var mask: UInt64 = 0
    var key = 0
    for (index, part) in parts.enumerated() where !part.isWildcard {
      guard let exact = part.exactHash else { return nil }
      mask |= 1 << UInt64(index)
      key = combinedHash(key, exact)
    }
    return StubShape(mask: mask, hash: hash, key: key)
  }

  /// How many of these arguments match.
  func count(in arguments: UnsafeBufferPointer<Arguments>) -> Int {
    guard let condition else { return arguments.count }
    var count = 0
    for argument in arguments where condition(argument) { count += 1 }
    return count
  }

  /// The arguments of a call, one by one.
  func split(_ arguments: Arguments) -> [Any] {
    splitArguments(arguments, count: parts.count)
  }
}

/// Takes the arguments of a call apart.
func splitArguments<Arguments>(_ arguments: Arguments, count: Int) -> [Any] {
  switch count {
  case 0: []
  case 1: [arguments]
  default: Mirror(reflecting: arguments).children.map(\.value)
  }
}
