// The compiler chooses the unavailable declarations in this file only if no other overload fits.
// Their messages explain how to fix the mistake.

extension Stubbing {
  /// Rejects a suspension, because the member isn't `async`.
  @available(
    *, unavailable,
    message:
      "only calls to async members can be suspended. Write willBlock(), which blocks the calling thread"
  )
  @_disfavoredOverload
  @discardableResult
  public func willSuspend(
    onCancel response: CancellationResponse<Result, Failure> = .stayHeld,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure> { willBlock(transition: transition) }
}

extension HeldCalls {
  /// Rejects a value without a label, or a missing value.
  @available(
    *, unavailable,
    message: "write the outcome with a label: resume(returning: 3), or resume(throwing: error)"
  )
  public func resume(_ value: Result? = nil) {}
}
