// The member must be `async` where its calls are suspended: that is what the constraint on `Function` says,
// once for members that throw and once for others. One constraint for both would name the thrown error,
// which older systems can not do at run time.

extension Stubbing {
  /// Holds calls of an `async` member until the test resumes them.
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend()
  /// async let distance = bird.fly(to: "Oslo")
  /// await flight.isHeld(within: .seconds(1))
  /// flight.resume(returning: 42)
  /// ```
  ///
  /// A call whose task is cancelled stays held. To react to more than that, pass a closure:
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend(while: { held in
  ///   try await withTaskCancellationHandler {
  ///     try await held()
  ///   } onCancel: {
  ///     print("The flight is cancelled.")
  ///   }
  /// })
  /// ```
  ///
  /// - Parameters:
  ///   - body: Runs in place of the call, if you pass it. The call is held while the closure awaits `held()`,
  ///     which returns or throws what the call is resumed with.
  ///   - transition: When the next link of the chain takes over: after one call, unless you pass something
  ///     else.
  /// - Returns: A handle that resumes the calls.
  public func willSuspend<each Argument>(
    while body:
      (
        (_ held: @escaping @Sendable () async throws(Failure) -> Result) async throws(Failure) ->
          Result
      )? = nil,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure>
  where Function == (repeat each Argument) async -> Result {
    hold(onCancel: .stayHeld, transition, while: body.map(HoldSurroundings.init))
  }

  /// Holds calls of an `async` member that throws until the test resumes them.
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend()
  /// async let distance = bird.fly(to: "Oslo")
  /// await flight.isHeld(within: .seconds(1))
  /// flight.resume(returning: 42)
  /// ```
  ///
  /// A call whose task is cancelled stays held. To react to more than that, pass a closure:
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend(while: { held in
  ///   try await withTaskCancellationHandler {
  ///     try await held()
  ///   } onCancel: {
  ///     print("The flight is cancelled.")
  ///   }
  /// })
  /// ```
  ///
  /// - Parameters:
  ///   - body: Runs in place of the call, if you pass it. The call is held while the closure awaits `held()`,
  ///     which returns or throws what the call is resumed with.
  ///   - transition: When the next link of the chain takes over: after one call, unless you pass something
  ///     else.
  /// - Returns: A handle that resumes the calls.
  public func willSuspend<each Argument>(
    while body:
      (
        (_ held: @escaping @Sendable () async throws(Failure) -> Result) async throws(Failure) ->
          Result
      )? = nil,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure>
  where Function == (repeat each Argument) async throws -> Result {
    hold(onCancel: .stayHeld, transition, while: body.map(HoldSurroundings.init))
  }

  /// Holds calls of an `async` member until the test lets them continue, or their tasks are cancelled.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
  /// ```
  ///
  /// The test need not keep what lets the calls go on.
  ///
  /// - Parameters:
  ///   - response: What a call does when its task is cancelled.
  ///   - transition: When the next link of the chain takes over: after one call, unless it says
  ///     otherwise.
  /// - Returns: What lets the calls go on.
  @discardableResult
  public func willSuspend<each Argument>(
    onCancel response: CancellationResponse<Result, Failure>,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure>
  where Function == (repeat each Argument) async -> Result {
    hold(onCancel: response, transition)
  }

  /// Holds calls of an `async` member that throws until the test lets them continue, or their tasks are cancelled.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
  /// ```
  ///
  /// The test need not keep what lets the calls go on.
  ///
  /// - Parameters:
  ///   - response: What a call does when its task is cancelled.
  ///   - transition: When the next link of the chain takes over: after one call, unless it says
  ///     otherwise.
  /// - Returns: What lets the calls go on.
  @discardableResult
  public func willSuspend<each Argument>(
    onCancel response: CancellationResponse<Result, Failure>,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure>
  where Function == (repeat each Argument) async throws -> Result {
    hold(onCancel: response, transition)
  }

  /// Holds calls by blocking the threads that make them, until the test lets them go on.
  ///
  /// ```swift
  /// let song = given(bird.chirp(volume: any())).willBlock()
  /// Thread.detachNewThread { _ = bird.chirp(volume: 42) }
  /// await song.isHeld(within: .seconds(1))
  /// song.resume(returning: true)
  /// ```
  ///
  /// Make the calls from threads of their own: one that the test itself makes would wait for itself, and
  /// tasks share few threads. In an `async` member the calls are suspended. A thread is not blocked for
  /// ever:
  ///
  /// ```text
  /// Still held: call #1 of bird.chirp(volume: any()) blocked its thread for 300.0 seconds, and returned false.
  /// Call: chirp(volume: 42)
  /// Resume the call from another thread, or write willBlock(atMost:) with a longer time.
  /// ```
  ///
  /// - Parameters:
  ///   - limit: How long a thread is blocked at most.
  ///   - transition: When the next link of the chain takes over: after one call, unless it says
  ///     otherwise.
  /// - Returns: What lets the calls go on.
  public func willBlock(
    atMost limit: Duration = .seconds(300), transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure> {
    hold(onCancel: .stayHeld, transition, atMost: limit)
  }

  private func hold(
    onCancel response: CancellationResponse<Result, Failure>, _ transition: TransitionStrategy,
    atMost limit: Duration = .endless, while surroundings: HoldSurroundings<Result, Failure>? = nil
  ) -> HeldCalls<Function, Result, Failure> {
    let holder = CallHolder(HolderOrigin(self), cancellation: response.outcome)
    settings?.finishWhenCleared(holder)
    let behavior = HoldBehavior(holder, atMost: limit, while: surroundings)
    add(behavior.link(transition, at: location))
    return HeldCalls(holder, of: self)
  }
}

extension Stubbing {
  /// What `willSuspend` says where the member is not `async`.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "only calls of an async member can be suspended. Write willBlock(), which blocks the calling thread"
  )
  @_disfavoredOverload
  @discardableResult
  public func willSuspend(
    onCancel response: CancellationResponse<Result, Failure> = .stayHeld,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure> { willBlock(transition: transition) }
}

/// What a held call does when its task is cancelled.
///
/// ```swift
/// given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
/// ```
public struct CancellationResponse<Result, Failure: Error> {
  let outcome: Swift.Result<Result, Failure>?

  /// The call stays held until it is resumed.
  public static var stayHeld: Self { Self(outcome: nil) }

  /// The call throws an error.
  ///
  /// - Parameter error: The error, of the type that the member throws.
  public static func `throw`(_ error: Failure) -> Self { Self(outcome: .failure(error)) }

  /// The call returns a value.
  ///
  /// - Parameter value: The value.
  public static func `return`(_ value: Result) -> Self { Self(outcome: .success(value)) }
}

extension CancellationResponse where Failure == any Error {
  /// The call throws a `CancellationError`; exists where the member throws any error.
  public static var throwCancellationError: Self { Self(outcome: .failure(CancellationError())) }
}
