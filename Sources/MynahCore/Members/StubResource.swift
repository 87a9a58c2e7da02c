/// An object that finishes when its stub is cleared or the mock's session ends.
protocol StubResource: AnyObject, Sendable {
  /// Lets calls and tasks that wait for the test continue.
  func finish()

  /// Releases the arguments of calls.
  func forgetCalls()
}

extension StubResource {
  func forgetCalls() {}
}

/// A weak reference to an object that the stub of certain calls retains.
struct StubResourceReference {
  weak var object: (any StubResource)?

  /// The member and the matchers of the stub, or nil if its pattern isn't a call to a mock.
  let member: ObjectIdentifier?
  let parts: [_AnyArgumentMatcher]
}
