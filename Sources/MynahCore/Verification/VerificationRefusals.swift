// The compiler chooses the unavailable declarations in this file only if no other overload fits.
// Their messages explain how to fix the mistake.

/// Rejects arguments that aren't calls to a mock.
@available(
  *, unavailable,
  message:
    "this isn't a call to a mock. Write a member of a mock, such as verify(bird.chirp(volume: any())). Use the type BirdMock, not 'any Bird' or 'BirdMock?'. Constants, final members, and extension members aren't mocked"
)
@_disfavoredOverload
public func verify<Value>(_ value: Value) -> Verification<Value> { fatalError() }

/// Rejects mocks that are passed without a call.
@available(
  *, unavailable,
  message:
    "this is a mock, not a call. Write the call, such as verify(bird.chirp(volume: any())), or write verifyNoInteractions(bird)"
)
public func verify<Value: LocalMock>(_ mock: Value) -> _CallBelongsInParentheses { fatalError() }

/// The result of `given(bird)` and `verify(bird)`, which lack a call.
///
/// If a call follows the parentheses, such as in `verify(bird).land()`, the compiler's error
/// contains this type's name.
@_documentation(visibility: private)
public struct _CallBelongsInParentheses {
  /// Accepts a count, so the missing call in `verify` is the only error.
  public func wasCalled(_ count: some _CallCount = 1) {}
  /// Accepts a count of zero, so the missing call in `verify` is the only error.
  public func wasNeverCalled() {}
}

/// Rejects closures, and references to methods that aren't called.
@available(
  *, unavailable,
  message:
    "this is a function reference, not a call. Write its arguments, such as verify(bird.chirp(volume: any())). For several calls, write inOrder { ... } or inAnyOrder { ... }"
)
public func verify<each Argument, Result>(
  _ function: (repeat each Argument) throws -> Result
) -> Verification<Result> { fatalError() }

/// Rejects calls to generic members if the arguments don't determine the generic types.
@available(
  *, unavailable,
  message:
    "a generic member's calls are counted per type. Name the type, such as verify(client.store(any(Int.self)))"
)
@_disfavoredOverload
public func verify<Result, Failure>(
  _ call: _AllTypesPattern<Result, Failure>
) -> Verification<Result> { fatalError() }

/// Rejects a value that isn't a mock.
@available(
  *, unavailable,
  message:
    "this isn't a mock. Write the mock, such as verifyExpectations(of: bird), and use the type BirdMock, not 'any Bird' or 'BirdMock?'"
)
@_disfavoredOverload
public func verifyExpectations<Value>(of value: Value) { fatalError() }

/// Rejects a value that isn't a mock.
@available(
  *, unavailable,
  message:
    "this isn't a mock. Write each mock, such as verifyNoMoreInteractions(bird, crow), and use the type BirdMock, not 'any Bird' or 'BirdMock?'. For one member, write verify(bird.land()).wasNeverCalled()"
)
@_disfavoredOverload
public func verifyNoMoreInteractions<Value>(_ value: Value) { fatalError() }

/// Rejects a value that isn't a mock.
@available(
  *, unavailable,
  message:
    "this isn't a mock. Write each mock, such as verifyNoInteractions(bird, crow), and use the type BirdMock, not 'any Bird' or 'BirdMock?'. For one member, write verify(bird.land()).wasNeverCalled()"
)
@_disfavoredOverload
public func verifyNoInteractions<Value>(_ value: Value) { fatalError() }

// MARK: - inOrder

/// Rejects expectations that aren't in a closure.
@available(
  *, unavailable,
  message: "write the expectations in a closure: inOrder { verify(bird.land()).wasCalled() }"
)
@_disfavoredOverload
public func inOrder<each Step>(_ step: repeat each Step) {}

// MARK: - eventually

/// Rejects expectations that aren't in a closure, and a missing limit.
@available(
  *, unavailable,
  message:
    "write a time limit and a closure: await eventually(within: .seconds(1)) { verify(bird.land()).wasCalled() }"
)
@_disfavoredOverload
@discardableResult
public func eventually<Value>(
  within limit: Duration = .zero, _ value: Value
) async -> _CallBelongsInParentheses { fatalError() }

// MARK: - calls

/// Rejects a value that isn't a call to a mock.
@available(
  *, unavailable,
  message:
    "this isn't a call to a mock, or the member takes a nonescaping closure. Write a call, such as calls(bird.chirp(volume: any())), or setName(any()) for assignments. Use the type BirdMock, not 'any Bird' or 'BirdMock?'"
)
@_disfavoredOverload
public func calls<Value>(_ value: Value) -> [Value] { fatalError() }

/// Rejects a value that isn't a call to a mock, if the elements of the result have another type.
@available(
  *, unavailable,
  message:
    "this isn't a call to a mock, the member takes a nonescaping closure, or the elements have other types. Write a call, such as calls(bird.chirp(volume: any())), or setName(any()) for assignments. Use the type BirdMock, not 'any Bird' or 'BirdMock?'"
)
@_disfavoredOverload
public func calls<Value, Argument>(_ value: Value) -> [Argument] { fatalError() }

/// Rejects elements whose types differ from the member's arguments.
@available(
  *, unavailable,
  message:
    "the elements have other types than the member's arguments. For a member with several parameters, each element is a tuple"
)
@_disfavoredOverload
public func calls<Call: _SelectsCalls, Argument>(_ call: Call) -> [Argument] { fatalError() }

/// Rejects calls to generic members if the arguments don't determine the generic types.
@available(
  *, unavailable,
  message:
    "a generic member's calls are read per type. Name the type, such as calls(client.store(any(Int.self)))"
)
@_disfavoredOverload
public func calls<Result, Failure, Argument>(
  _ call: _AllTypesPattern<Result, Failure>
) -> [Argument] { fatalError() }

/// Rejects calls to generic members if nothing determines the types of the arguments.
@available(
  *, unavailable,
  message:
    "a generic member's calls are read per type. Name the type, such as calls(client.store(any(Int.self)))"
)
@_disfavoredOverload
public func calls<Result, Failure>(_ call: _AllTypesPattern<Result, Failure>) -> [Result] {
  fatalError()
}
