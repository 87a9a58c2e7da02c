// What no result of a member is finds this, so that the compiler says what to write. It takes it only where
// nothing else fits.

extension Verification {
  /// What `returned` says where the value is of another type than the member's result.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "the value is not of the type that this member returns")
  @_disfavoredOverload
  public func returned<Other>(_ result: Other, _ count: some _CallCount = once) {}
}
