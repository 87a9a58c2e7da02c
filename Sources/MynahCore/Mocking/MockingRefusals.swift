// The compiler chooses the unavailable declarations in this file only if no other overload fits.
// Their messages explain how to fix the mistake.

// These overloads are only chosen for closure types, because generated functions take other types.

/// Rejects the type of a closure, which needs a label.
@available(
  *, unavailable, message: "to mock a closure, write its label: mock(closure: ((Int) -> Bool).self)"
)
public func mock<each Argument, Result, Failure: Error>(
  _ type: ((repeat each Argument) throws(Failure) -> Result).Type
) -> _RefusedMock<Result> { fatalError() }

/// Rejects the type of an `async` closure, which needs a label.
@available(
  *, unavailable, message: "to mock a closure, write its label: mock(closure: ((Int) -> Bool).self)"
)
public func mock<each Argument, Result, Failure: Error>(
  _ type: ((repeat each Argument) async throws(Failure) -> Result).Type
) -> _RefusedMock<Result> { fatalError() }

/// The result of a call that Mynah rejects, such as `mock(Nest.self)` if it can't mock the type.
///
/// The result accepts any call that follows, such as `initialize`, so the compiler only reports why
/// the first call is rejected.
@dynamicMemberLookup
public struct _RefusedMock<Refused> {
  /// A value that can be called like a method of any name.
  public subscript(dynamicMember name: String) -> Initializer { fatalError() }

  /// A method that accepts any arguments.
  @dynamicCallable
  public struct Initializer {
    /// Accepts any arguments.
    @discardableResult
    public func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) -> Refused {
      fatalError()
    }
  }
}

/// Rejects the type of a mock.
@available(
  *, unavailable,
  message:
    "this is the type of a mock. Write the mocked type, such as mock(Bird.self), or BirdMock()"
)
public func mock<Mocked: LocalMock>(_ type: Mocked.Type) -> Mocked { fatalError() }

/// Rejects a value of the mocked type.
@available(
  *, unavailable,
  message: "write the type, such as mock(Bird.self), or mock(Tree.self).initialize(height: 42)"
)
@_disfavoredOverload
public func mock<Value>(_ value: Value) -> Value { fatalError() }

/// Rejects a value that isn't a mock.
@available(
  *, unavailable,
  message:
    "this isn't a mock. Write each mock, such as reset(bird, crow), and use the type BirdMock, not 'any Bird' or 'BirdMock?'"
)
@_disfavoredOverload
public func reset<Value>(_ value: Value) { fatalError() }

extension LocalMock {
  /// Rejects a function that copies several arguments at once.
  @available(
    *, unavailable,
    message:
      "each function copies values of one type, such as copying { (letter: Letter) in letter.copy() }"
  )
  @_disfavoredOverload
  @discardableResult
  public nonisolated func copying<each Value, Copy>(
    _ copy: (repeat each Value) -> Copy
  ) -> Self { self }
}

/// Rejects a value that isn't a call to a mock.
@available(
  *, unavailable,
  message:
    "this isn't a call to a mock. Write a call, such as clearInvocations(of: bird.land()), or setName(any()) for assignments. For all calls to a mock, write clearInvocations(on: bird)"
)
@_disfavoredOverload
public func clearInvocations<Value>(of value: Value) { fatalError() }

/// Rejects a value that isn't a call to a mock.
@available(
  *, unavailable,
  message:
    "this isn't a call to a mock. Write a call, such as clearStubs(of: bird.land()), or setName(any()) for assignments. For all stubs of a mock, write clearStubs(on: bird)"
)
@_disfavoredOverload
public func clearStubs<Value>(of value: Value) { fatalError() }
