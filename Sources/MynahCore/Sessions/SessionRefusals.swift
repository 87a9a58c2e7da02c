// The compiler chooses the unavailable declarations in this file only if no other overload fits.
// Their messages explain how to fix the mistake.

/// Rejects a label of the strictness.
@available(
  *, unavailable, message: "write the strictness without a label: withMocks(.strict) { ... }"
)
@_disfavoredOverload
public func withMocks<Output>(
  strict: Bool, _ operation: () async throws -> Output
) rethrows -> Output { fatalError() }
