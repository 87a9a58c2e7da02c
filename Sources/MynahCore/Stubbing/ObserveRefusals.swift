// The compiler chooses the unavailable declarations in this file only if no other overload fits.
// Their messages explain how to fix the mistake.

/// Rejects a call without a closure, or with a closure in a second call.
@available(
  *, unavailable, message: "write the closure after the call: observe(bird.land()) { ... }"
)
@discardableResult
public func observe<Call: _SelectsCalls, each Argument, Thrown: Error>(
  _ call: Call
) -> Stubbing<(repeat each Argument) -> Void, Void, Never>
where Call._Function == (repeat each Argument) throws(Thrown) -> Call._Result { fatalError() }

/// Rejects a value without a closure.
@available(
  *, unavailable,
  message:
    "write a call to a mock, and a closure after it: observe(bird.land()) { ... }. For assignments, write setName(any())"
)
@_disfavoredOverload
@discardableResult
public func observe<Value>(_ value: Value) -> _RefusedMock<Void> { fatalError() }

/// Rejects a closure whose parameters differ from the member's.
@available(
  *, unavailable,
  message:
    "the closure's parameters differ from the member's, or a parameter is inout. Write the member's parameters, or none. For a generic member, name the type, such as observe(client.store(any(Int.self))) { ... }"
)
@_disfavoredOverload
public func observe<Action>(_ call: some _SelectsCalls, _ action: Action) { fatalError() }

/// Rejects a value that isn't a call to a mock.
@available(
  *, unavailable,
  message:
    "this isn't a call to a mock, or the closure doesn't fit the call. Write a call, such as observe(bird.chirp(volume: any())) { ... }, or setName(any()) for assignments. Use the type BirdMock, not 'any Bird' or 'BirdMock?'"
)
@_disfavoredOverload
public func observe<Value, Action>(_ value: Value, _ action: Action) { fatalError() }
