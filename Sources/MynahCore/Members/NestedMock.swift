/// The mock that a member returns, where its result is a protocol that is mocked too.
///
/// - Invariant: `mock` and `isWanted` are read and written under the member's lock.
final class NestedMock<Result> {
  let make: (CodeLocation) -> Result
  var mock: Result?

  /// Whether a test has asked for the mock, so that calls return it.
  var isWanted = false

  init(_ make: @escaping (CodeLocation) -> Result) {
    self.make = make
  }
}

extension _MockedMember {
  /// Returns the nested mock, the same each time; nil where the result is not mocked.
  ///
  /// - Parameter isWanted: Whether calls return it from now on.
  func makeNestedMock(isWanted: Bool = false) -> Result? {
    guard let nestedMock else { return nil }
    if let found = keep(nil, in: nestedMock, isWanted: isWanted) { return found }
    // Made outside of the lock: it registers with its session.
    let new = MockSession.$current.withValue(settings?.session) {
      nestedMock.make(settings?.location ?? .generated)
    }
    if let settings, let mock = new as? any LocalMock {
      mock.mockingContext.settings.nest(in: settings, as: "\(mockName).\(member.name)")
    }
    return keep(new, in: nestedMock, isWanted: isWanted)
  }
}
