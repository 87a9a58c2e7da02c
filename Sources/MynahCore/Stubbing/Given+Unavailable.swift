// What is no call of a mock finds these, so that the compiler says what to write. It takes them only
// where nothing else fits.

/// What `given` says where it is given something other than a call of a mock.
///
/// The optionals let it rank behind a pattern with as many exact arguments.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this is no call of a mock. Write a member of what mock(...) returned, as in given(bird.chirp(volume: any())): its type is BirdMock, not 'any Bird'. Constants, members of extensions and of final classes are not mocked"
)
@_disfavoredOverload
public func given<Value>(_ value: Value????) -> Stubbing<_NoCall, Value, _NoCall> {
  fatalError("This is no call of a mock.")
}

/// What `given` says where it is given a mock.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this is a mock without a call. Write which call is meant, as in given(bird.chirp(volume: any()))"
)
public func given<Value: LocalMock>(_ mock: Value) -> Stubbing<_NoCall, Value, _NoCall> {
  fatalError("This is a mock without a call.")
}

/// What `given` says where it is given a closure, or a method that is not called.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this is a function and no call. Write the call with its arguments, as in given(bird.chirp(volume: any()))"
)
public func given<each Argument, Result>(
  _ function: (repeat each Argument) throws -> Result
) -> Stubbing<_NoCall, Result, _NoCall> {
  fatalError("This is a function and no call.")
}

/// The type of the closures that answer what is no call, and of the errors that it throws.
public enum _NoCall: Error {}
