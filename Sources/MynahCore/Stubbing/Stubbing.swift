/// A stub that you add answers to, returned by `given`.
///
/// Each answer is used for a single call, and the last one for all further calls:
///
/// ```swift
/// given(bird.name)
///   .willReturn("Ryan")
///   .willReturn("Sterling")
///   .will { Bool.random() ? "Ryan" : "Sterling" }
/// ```
public class Stubbing<Function, Result, Failure: Error>: _UntypedStubbing<Result, Failure> {
  /// Returns a value.
  ///
  /// ```swift
  /// given(bird.chirp(volume: 42)).willReturn(true)
  /// ```
  ///
  /// - Parameter value: The value to return.
  @discardableResult
  public func willReturn(_ value: Result) -> Self {
    if let returnOfOwnMock = returnOfOwnMock(value) { return add(returnOfOwnMock) }
    return add(selection?.returning(value) ?? ReturnBehavior(value))
  }

  /// Returns from a member without a result.
  ///
  /// ```swift
  /// given(bird.land()).willReturn()
  /// ```
  @discardableResult
  public func willReturn() -> Self where Result == Void {
    willReturn(())
  }

  /// Throws an error.
  ///
  /// You can use this if the member throws. The error must have the type that the member throws.
  ///
  /// ```swift
  /// given(bird.eat("worm")).willThrow(Indigestion())
  /// ```
  ///
  /// - Parameter error: The error to throw.
  @discardableResult
  public func willThrow(_ error: Failure) -> Self {
    add(ThrowBehavior(error))
  }

  /// Calls a closure with the call's arguments.
  ///
  /// The closure can use the mock, because it doesn't run under a lock.
  ///
  /// ```swift
  /// given(bird.chirp(volume: any())).will { volume in volume < 42 }
  /// ```
  ///
  /// If the member throws errors of a specific type, a closure that throws another error fails the
  /// test:
  ///
  /// ```text
  /// A stub of dam.level threw Leak(), but the member throws only Flood.
  /// Throw a Flood. With throws(Flood) in the stub's closure, the compiler checks this.
  /// ```
  ///
  /// - Parameter function: A closure of the member's exact type, including `async` and `throws`.
  @discardableResult
  public func will(_ function: Function) -> Self {
    // The closure for a subscript's getter doesn't take the indices, so it doesn't have the
    // member's function type. `performing` accepts such a closure. A `PerformBehavior` must have
    // the member's type.
    let isOfSubscript = selection?.mockedMember.member.kind == .subscriptGetter
    return add(isOfSubscript ? .performing(function) : PerformBehavior(function))
  }

  /// Selects the overload with a result type.
  ///
  /// Use this if overloads differ only in their result types.
  ///
  /// - Parameter type: The result type of the overload.
  public func returning(_ type: Result.Type) -> Self { self }
}

// The compiler chooses the unavailable overloads below if no other overload accepts an answer.
// Their messages explain the mistake.

extension Stubbing {
  /// Rejects a missing value, because the member has a result.
  @_documentation(visibility: private)
  @available(
    *, unavailable, message: "this member returns a value. Write the value: willReturn(true)"
  )
  @_disfavoredOverload
  @discardableResult
  public func willReturn() -> Self { self }

  /// Rejects a closure that takes only the last argument of a member without a result.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "the closure must take all arguments of the member, or none")
  @_disfavoredOverload
  @discardableResult
  public func will<each A, B, T>(_ action: (B) -> Void) -> Self
  where Result == Void, Function == _Taking<repeat each A, B, T> { self }

  /// Rejects a closure that takes only the last two arguments of a member without a result.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "the closure must take all arguments of the member, or none")
  @_disfavoredOverload
  @discardableResult
  public func will<each A, B, C, T: Error>(_ action: (B, C) -> Void) -> Self
  where Result == Void, Function == (repeat each A, B, C) throws(T) -> Void { self }

  /// Rejects nil, because the member's result isn't optional.
  @_documentation(visibility: private)
  @available(
    *, unavailable, message: "this member's result isn't optional, so it can't be nil"
  )
  @discardableResult
  public func willReturn(_ value: _Nil) -> Self { self }

  /// Rejects a closure, which belongs in `will`.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "to answer calls with a closure, write will { ... }")
  @discardableResult
  public func willReturn(_ function: Function) -> Self { self }

  /// Rejects a sequence whose values don't have the type of the member's result.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message: "the sequence's values don't have this member's result type"
  )
  @discardableResult
  public func willReturn<Other>(
    _ provider: ImplementationProvider<Function, Other, Failure>,
    transition: TransitionStrategy = .onFirstNil
  ) -> Self { self }
}

extension Stubbing {
  /// Rejects a delay, because the member isn't `async`.
  @_documentation(visibility: private)
  @available(
    *, unavailable, message: "only calls to async members can return after a delay"
  )
  @_disfavoredOverload
  @discardableResult
  public func willReturn(
    _ value: Result, after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self { self }

  /// Rejects elements, because the member doesn't return a stream of them.
  @_documentation(visibility: private)
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
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "the last argument isn't a completion handler for these values. Write willCall(at: 1, with: ...), or will { ... }"
  )
  @_disfavoredOverload
  @discardableResult
  public func willCall<Value>(with values: Value...) -> Self { self }

  /// Rejects a closure, which belongs in `will`.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "to answer calls with a closure, write will { ... }")
  @_disfavoredOverload
  @discardableResult
  public func willCall(_ function: Function) -> Self { self }

  /// Rejects a closure without arguments, which belongs in `will`.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "to answer calls with a closure, write will { ... }")
  @_disfavoredOverload
  @discardableResult
  public func willCall(_ function: () throws -> Result) -> Self { self }
}

/// Rejects nil, because the member's result isn't optional.
@_documentation(visibility: private)
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
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "this member doesn't throw. Declare it with 'throws' in the mocked type, or return a value"
  )
  @_disfavoredOverload
  @discardableResult
  public func willThrow(_ error: any Error) -> Self { self }
}
