// The compiler chooses the unavailable declarations in this file only if no other overload fits.
// Their messages explain how to fix the mistake.

/// Rejects a key path without a label.
@available(*, unavailable, renamed: "any(where:)")
public func any<Place: _ArgumentOfMock>(
  _ condition: KeyPath<Place._Matched, Bool>
) -> Place { fatalError() }

/// Rejects a collection of values.
@available(
  *, unavailable,
  message:
    "write the values without brackets: any(of: 1, 2). If they're in a variable, write any(where: values.contains)"
)
public func any<Place: _ArgumentOfMock>(of values: [Place._Matched]) -> Place { fatalError() }
