// What a member can not answer finds these, so that the compiler says what to write. It takes them only
// where nothing else fits.

extension Stubbing {
  /// What `willReturn()` says where the member has a result.
  @_documentation(visibility: private)
  @available(
    *, unavailable, message: "this member returns a value. Write the value, as in willReturn(true)"
  )
  @_disfavoredOverload
  @discardableResult
  public func willReturn() -> Self { self }

  /// What `willReturn(_:)` says where the value has another type than the member's result.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "the value is not of the type that this member returns")
  @_disfavoredOverload
  @discardableResult
  public func willReturn<Other>(_ value: Other) -> Self { self }

  /// What `willReturn(_:)` says of nil where the member's result is not optional.
  @_documentation(visibility: private)
  @available(
    *, unavailable, message: "this member does not return an optional, so it can not be nil"
  )
  @discardableResult
  public func willReturn(_ value: _Nil) -> Self { self }

  /// What `willReturn(_:)` says where it is given a closure.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "a closure that answers calls is written will { ... }")
  @discardableResult
  public func willReturn(_ function: Function) -> Self { self }

  /// What `willReturn(_:)` says where a sequence has values of another type than the member's result.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message: "the sequence has values that are not of the type that this member returns"
  )
  @discardableResult
  public func willReturn<Other>(
    _ provider: ImplementationProvider<Function, Other, Failure>,
    transition: TransitionStrategy = .onFirstNil
  ) -> Self { self }
}

extension Stubbing {
  /// What `willReturn(_:after:)` says where the member is not `async`.
  @_documentation(visibility: private)
  @available(
    *, unavailable, message: "only a call of an async member can return after some time"
  )
  @_disfavoredOverload
  @discardableResult
  public func willReturn(
    _ value: Result, after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self { self }

  /// What `willStream` says where the member returns no stream.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "this member returns neither an AsyncStream, nor an AsyncThrowingStream, nor an any AsyncSequence of these elements"
  )
  @_disfavoredOverload
  @discardableResult
  public func willStream<Element>(_ elements: Element...) -> Self { self }
}

extension Stubbing {
  /// What `willCall(with:)` says where the last argument is no completion handler that takes the values.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "the last argument is no completion handler that takes these values. Write willCall(at: 1, with: ...), or will { ... }"
  )
  @_disfavoredOverload
  @discardableResult
  public func willCall<Value>(with values: Value...) -> Self { self }
}

/// What `~>` says where its right side does not answer the member.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "the right side is neither a value of the type that this member returns nor a closure that takes the member's arguments"
)
@_disfavoredOverload
public func ~> <Function, Result, Failure, Other>(
  stubbing: Stubbing<Function, Result, Failure>, answer: Other
) {}

/// What `~>` says of nil where the member's result is not optional.
@_documentation(visibility: private)
@available(
  *, unavailable, message: "this member does not return an optional, so it can not be nil"
)
public func ~> <Function, Result, Failure>(
  stubbing: Stubbing<Function, Result, Failure>, answer: _Nil
) {}

/// What the literal nil is where nothing else can be nil.
public struct _Nil: ExpressibleByNilLiteral {
  /// Takes the literal.
  public init(nilLiteral: ()) {}
}

extension Stubbing where Failure == Never {
  /// What `willThrow` says where the member does not throw.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "this member does not throw. Declare it with 'throws' in the mocked type, or return a value"
  )
  @_disfavoredOverload
  @discardableResult
  public func willThrow(_ error: any Error) -> Self { self }
}
