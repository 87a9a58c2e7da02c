// The compiler chooses the unavailable declarations in this file only if no other overload fits.
// Their messages explain how to fix the mistake.

// MARK: - given

/// Rejects a value that isn't a call to a mock.
///
/// The nested optionals rank this overload behind the overloads for patterns, even if they would
/// otherwise rank equally.
@available(
  *, unavailable,
  message:
    "this isn't a call to a mock. Write a member of a mock, such as given(bird.chirp(volume: any())). Use the type BirdMock, not 'any Bird' or 'BirdMock?'. Constants, final members, and extension members aren't mocked"
)
@_disfavoredOverload
public func given<Value>(_ value: Value????) -> Stubbing<_NoCall, Value, _DoesNotThrow> {
  fatalError()
}

/// Rejects an answer that isn't written after the call.
@available(
  *, unavailable, message: "write the closure after the call: given(bird.land()).will { ... }"
)
public func given<Call: _SelectsCalls, Answer>(_ call: Call, _ answer: () -> Answer) {}

/// Rejects an answer with parameters that isn't written after the call.
@available(
  *, unavailable, message: "write the closure after the call: given(bird.land()).will { ... }"
)
@_disfavoredOverload
public func given<Call: _SelectsCalls>(_ call: Call, _ answer: Call._Function) {}

/// Rejects a mock without a call.
@available(
  *, unavailable,
  message: "this is a mock, not a call. Write the call, such as given(bird.chirp(volume: any()))"
)
public func given<Value: LocalMock>(_ mock: Value) -> _CallBelongsInParentheses { fatalError() }

/// Rejects a closure, or a method that isn't called.
@available(
  *, unavailable,
  message:
    "this is a function reference, not a call. Write its arguments, such as given(bird.chirp(volume: any()))"
)
public func given<each Argument, Result>(
  _ function: (repeat each Argument) throws -> Result
) -> Stubbing<_NoCall, Result, _DoesNotThrow> { fatalError() }

/// The closure type of a stub whose pattern isn't a call to a mock.
public enum _NoCall {}

/// The error type of a stub whose pattern isn't a call to a mock.
public enum _DoesNotThrow: Error {}

// MARK: - Answers

extension Stubbing {
  /// Rejects a missing value, because the member has a result.
  @available(
    *, unavailable, message: "this member returns a value. Write the value: willReturn(true)"
  )
  @_disfavoredOverload
  @discardableResult
  public func willReturn() -> Self { self }

  /// Rejects several values, which must form a sequence.
  @available(
    *, unavailable, message: "write several values as a sequence: willReturn(sequence(of: 1, 2))"
  )
  @_disfavoredOverload
  @discardableResult
  public func willReturn(_ first: Result, _ second: Result, _ others: Result...) -> Self { self }

  /// Rejects several values of other types, such as the elements of a stream.
  @available(
    *, unavailable,
    message:
      "write several values of the member's result type as a sequence: willReturn(sequence(of: 1, 2)). Write the elements of a stream as willStream(1, 2)"
  )
  @_disfavoredOverload
  @discardableResult
  public func willReturn<First, Second, each Other>(
    _ first: First, _ second: Second, _ others: repeat each Other
  ) -> Self { self }

  /// Rejects a count, which belongs in `verify`.
  @available(
    *, unavailable, message: "to check calls, write verify(bird.land()).wasCalled()"
  )
  public func wasCalled(_ count: some _CallCount = 1) {}

  /// Rejects a count of zero, which belongs in `verify`.
  @available(
    *, unavailable, message: "to check calls, write verify(bird.land()).wasNeverCalled()"
  )
  public func wasNeverCalled() {}

  /// Rejects a closure that takes only the last argument of a member without a result.
  @available(*, unavailable, message: "the closure must take all arguments of the member, or none")
  @_disfavoredOverload
  @discardableResult
  public func will<each A, B, T>(_ action: (B) -> Void) -> Self
  where Result == Void, Function == _Taking<repeat each A, B, T, Void> { self }

  /// Rejects a closure that takes only the last two arguments of a member without a result.
  @available(*, unavailable, message: "the closure must take all arguments of the member, or none")
  @_disfavoredOverload
  @discardableResult
  public func will<each A, B, C, T: Error>(_ action: (B, C) -> Void) -> Self
  where Result == Void, Function == (repeat each A, B, C) throws(T) -> Void { self }

  /// Rejects nil, because the member's result isn't optional.
  @available(
    *, unavailable, message: "this member's result isn't optional, so it can't be nil"
  )
  @discardableResult
  public func willReturn(_ value: _Nil) -> Self { self }

  /// Rejects a closure, which belongs in `will`.
  @available(*, unavailable, message: "to answer calls with a closure, write will { ... }")
  @discardableResult
  public func willReturn(_ function: Function) -> Self { self }

  /// Rejects a closure without parameters, which belongs in `will`.
  @available(*, unavailable, message: "to answer calls with a closure, write will { ... }")
  @_disfavoredOverload
  @discardableResult
  public func willReturn(_ function: () throws -> Result) -> Self { self }

  /// Rejects a sequence whose values don't have the type of the member's result.
  @available(
    *, unavailable,
    message:
      "the sequence's values don't have this member's result type. If they're in an array, write them without brackets: sequence(of: 1, 2)"
  )
  @discardableResult
  public func willReturn<Other>(
    _ provider: ImplementationProvider<Function, Other, Failure>,
    transition: TransitionStrategy = .onFirstNil
  ) -> Self { self }

  /// Rejects a closure whose parameters differ from the member's.
  @available(
    *, unavailable,
    message:
      "the closure's parameters differ from the member's, or a parameter is inout. Write the member's parameters, or will { ... }"
  )
  @_disfavoredOverload
  public func perform<Action>(_ action: Action) -> Self { self }
}

extension Stubbing {
  /// Rejects a delay, because the member isn't `async`.
  @available(
    *, unavailable, message: "only calls to async members can return after a delay"
  )
  @_disfavoredOverload
  @discardableResult
  public func willReturn(
    _ value: Result = (), after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self { self }

  /// Rejects elements, because the member doesn't return a stream of them.
  @available(
    *, unavailable,
    message:
      "this member doesn't return an AsyncStream, AsyncThrowingStream, or any AsyncSequence of these elements"
  )
  @_disfavoredOverload
  @discardableResult
  public func willStream<Element>(_ elements: Element...) -> Self { self }
}

extension Stubbing {
  /// Rejects values, because the last argument isn't a completion handler that takes them.
  @available(
    *, unavailable,
    message:
      "the last argument isn't a completion handler for these values. Write willCall() for no values, willCall(at: 1, with: ...) for another argument, or will { ... }"
  )
  @_disfavoredOverload
  @discardableResult
  public func willCall<Value>(with values: Value...) -> Self { self }

  /// Rejects a closure, which belongs in `will`.
  @available(*, unavailable, message: "to answer calls with a closure, write will { ... }")
  @_disfavoredOverload
  @discardableResult
  public func willCall(_ function: Function) -> Self { self }

  /// Rejects a closure without arguments, which belongs in `will`.
  @available(*, unavailable, message: "to answer calls with a closure, write will { ... }")
  @_disfavoredOverload
  @discardableResult
  public func willCall(_ function: () throws -> Result) -> Self { self }
}

/// Rejects values without a label.
@available(*, unavailable, renamed: "sequence(of:)")
public func sequence<Function, Result, Failure>(
  _ values: Result...
) -> ImplementationProvider<Function, Result, Failure> { fatalError() }

/// Rejects nil, because the member's result isn't optional.
@available(
  *, unavailable, message: "this member's result isn't optional, so it can't be nil"
)
public func ~> <Function, Result, Failure>(
  stubbing: Stubbing<Function, Result, Failure>, answer: _Nil
) {}

/// The type of a nil literal that no other parameter type accepts.
public struct _Nil: ExpressibleByNilLiteral {
  /// Creates a value from a nil literal.
  public init(nilLiteral: ()) {}
}

// The constraints are true for `Never`, which is both comparable and identifiable, but not for
// typical errors. There are two constraints, because the compiler reports an error of the wrong
// type if two constraints fail. If only one constraint failed, it would report this function.

extension Stubbing where Failure: Comparable & Identifiable {
  /// Rejects an error, because the member doesn't throw.
  @available(
    *, unavailable,
    message:
      "this member doesn't throw. Declare it with 'throws' in the mocked type, or return a value"
  )
  @_disfavoredOverload
  @discardableResult
  public func willThrow(_ error: any Error) -> Self { self }
}

// MARK: - Answers for all types of a generic member

extension AllTypesStubbing {
  /// Rejects a closure, because the types of its parameters aren't known.
  @available(
    *, unavailable,
    message: "the closure's parameter types are unknown. Name them in the call: any(Int.self)"
  )
  @_disfavoredOverload
  @discardableResult
  public func will(_ closure: ([Any]) throws -> Any) -> Self { self }

  /// Rejects a value, because the result type differs or depends on the generic types.
  @available(
    *, unavailable,
    message:
      "this value doesn't fit all result types of the member. Name the types in the call: any(Int.self)"
  )
  @_disfavoredOverload
  @discardableResult
  public func willReturn<Other>(_ value: Other) -> Self { self }

  /// Rejects nil, because its type isn't known.
  @available(
    *, unavailable, message: "the type of the result is unknown. Write it, such as Int?.none"
  )
  @discardableResult
  public func willReturn(_ value: _Nil) -> Self { self }

  /// Rejects a suspension, because the type of the result isn't known.
  @available(
    *, unavailable, message: "the member's types are unknown. Name them in the call: any(Int.self)"
  )
  public func willSuspend() {}

  /// Rejects elements, because the type of the stream isn't known.
  @available(
    *, unavailable, message: "the member's types are unknown. Name them in the call: any(Int.self)"
  )
  public func willStream<Element>(_ elements: Element...) {}

  /// Rejects a completion handler, because its type isn't known.
  @available(
    *, unavailable, message: "the member's types are unknown. Name them in the call: any(Int.self)"
  )
  public func willHoldCallback() {}
}

extension AllTypesStubbing where Failure == Never {
  /// Rejects an error, because the member doesn't throw.
  @available(
    *, unavailable,
    message:
      "this member doesn't throw. Declare it with 'throws' in the mocked type, or return a value"
  )
  @_disfavoredOverload
  @discardableResult
  public func willThrow(_ error: any Error) -> Self { self }
}

// MARK: - Default implementations

extension Stubbing {
  /// Rejects a member whose default implementation a stub can't call.
  ///
  /// The parameter distinguishes this method from the method of the subclass.
  @available(
    *, unavailable,
    message:
      "a stub can't call a default implementation of this member. For a settable property, write given(bird.getName()). For a subscript or an async member without a result, see 'Use a default implementation' in the guide"
  )
  @discardableResult
  public func willUseDefault(_ nothing: Void = ()) -> Self { self }
}

extension AssignmentStubbing {
  /// Rejects an assignment, because its pattern doesn't know the property.
  @available(
    *, unavailable,
    message: "to call the default implementation of a setter, write given(bird.setName(any()))"
  )
  @_disfavoredOverload
  @discardableResult
  public func willUseDefault() -> Self { self }
}

extension LocalMock {
  /// Rejects a mock of a type without default implementations.
  @available(
    *, unavailable,
    message:
      "the mocked type doesn't have default implementations that a mock can call. See 'Use a default implementation' in the guide"
  )
  @_disfavoredOverload
  @discardableResult
  nonisolated public func useDefaultImplementations() -> Self { self }

  /// Rejects a mock of a type without default implementations.
  @available(
    *, unavailable,
    message:
      "the mocked type doesn't have default implementations that a mock can call. See 'Use a default implementation' in the guide"
  )
  @_disfavoredOverload
  nonisolated public static func useDefaultImplementations() {}
}
