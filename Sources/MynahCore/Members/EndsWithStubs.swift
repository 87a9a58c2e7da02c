/// What has to end when the stubs of its mock are cleared, or the mock's session ends.
protocol EndsWithStubs: AnyObject, Sendable {
  /// Lets go on what waits for the test.
  func finish()
}

/// Refers to what others keep.
struct WeakReference {
  weak var object: (any EndsWithStubs)?
}
