// What is no call of a mock finds these, so that the compiler says what to write. It takes them only
// where nothing else fits.

/// What `verify` says where it is given something other than a call of a mock.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this is no call of a mock. Write a member of what mock(...) returned, as in verify(bird.chirp(volume: any())): its type is BirdMock, not 'any Bird'. Constants, members of extensions and of final classes are not mocked"
)
@_disfavoredOverload
public func verify<Value>(_ value: Value) -> Verification<Value> {
  fatalError("This is no call of a mock.")
}

/// What `verify` says where it is given a mock.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this is a mock without a call. Write which call is meant, as in verify(bird.chirp(volume: any())), or verifyNoInteractions(bird)"
)
public func verify<Value: LocalMock>(_ mock: Value) -> Verification<Value> {
  fatalError("This is a mock without a call.")
}

/// What `verify` says where it is given a closure, or a method that is not called.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this is a function and no call. Write the call with its arguments, as in verify(bird.chirp(volume: any())); for several calls write inOrder { ... } or inAnyOrder { ... }"
)
public func verify<each Argument, Result>(
  _ function: (repeat each Argument) throws -> Result
) -> Verification<Result> {
  fatalError("This is a function and no call.")
}

/// What `verify` says where nothing tells the types of a generic member.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "calls of a generic member are counted for one set of types. Name them, as in verify(client.store(any(Int.self)))"
)
@_disfavoredOverload
public func verify<Result, Failure>(
  _ call: _AllTypesPattern<Result, Failure>
) -> Verification<Result> {
  fatalError("Nothing tells the types of this member.")
}
