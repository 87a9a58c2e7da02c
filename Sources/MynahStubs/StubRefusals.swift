// The compiler chooses the unavailable declaration in this file only if no other overload fits.
// Its message explains how to fix the mistake.

extension ThrowingStub {
  /// Rejects a missing result.
  @available(
    *, unavailable, message: "write the result of calls, such as Stub(defaultReturnValue: true)"
  )
  @_disfavoredOverload
  public convenience init() { fatalError() }
}
