// The compiler chooses the unavailable declarations in this file only if no other overload fits.
// Their messages explain how to fix the mistake.

extension HeldCallbacks {
  /// Rejects values without a label, or missing values.
  @available(
    *, unavailable, message: "write the values with a label, such as complete(with: true)"
  )
  public func complete(_ values: Values? = nil) {}

  /// Rejects several values that the callback doesn't take.
  @available(*, unavailable, message: "the callback doesn't take these values")
  @_disfavoredOverload
  public func complete<First, Second, each Other>(
    with first: First, _ second: Second, _ others: repeat each Other
  ) {}
}
