/// An object that finishes when the stubs of its mock are cleared or the mock's session ends.
protocol StubResource: AnyObject, Sendable {
  /// Lets calls and tasks that wait for the test continue.
  func finish()

  /// Releases the arguments of calls.
  func forgetCalls()
}

extension StubResource {
  func forgetCalls() {}
}

/// A weak reference to an object that other objects retain.
struct WeakReference {
  weak var object: (any StubResource)?
}
