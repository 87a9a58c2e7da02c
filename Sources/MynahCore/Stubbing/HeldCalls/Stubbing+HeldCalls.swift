// The constraint on `Function` requires an `async` member, because other calls can't be suspended.
// There's an overload for members that throw and one for other members. A single overload would
// have to name the type of the error, which isn't possible at run time before macOS 15 and iOS 18.
// Combine the overloads when macOS 15 and iOS 18 are the oldest supported systems.

extension Stubbing {
  /// Holds calls to an `async` member until the test resumes them.
  ///
  /// ```swift
  /// let rest = await given(bird.rest(hours: any())).willSuspend()
  /// async let resting: Void = bird.rest(hours: 3)
  /// await rest.isHeld(within: .seconds(1))
  /// rest.resume()
  /// ```
  ///
  /// If the task of a call is canceled, the call stays held. To react to the cancellation, pass a
  /// closure:
  ///
  /// ```swift
  /// let rest = await given(bird.rest(hours: any())).willSuspend(while: { held in
  ///   await withTaskCancellationHandler {
  ///     await held()
  ///   } onCancel: {
  ///     print("The rest is canceled.")
  ///   }
  /// })
  /// ```
  ///
  /// - Parameters:
  ///   - body: A closure that answers the call. The call is held while the closure awaits `held()`,
  ///     which returns the value with which you resume the call.
  ///   - transition: The condition under which the next answer of the chain takes over. By default,
  ///     this happens after one call.
  /// - Returns: A handle that resumes the calls.
  public func willSuspend<each Argument>(
    while body: ((_ held: @escaping @Sendable () async -> Result) async -> Result)? = nil,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure>
  where Function == (repeat each Argument) async -> Result {
    guard let body else { return hold(onCancel: .stayHeld, transition) }
    return hold(onCancel: .stayHeld, transition, while: WhileHeldClosure(nonthrowing: body))
  }

  /// Holds calls to a throwing `async` member until the test resumes them.
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend()
  /// async let distance = bird.fly(to: "Oslo")
  /// await flight.isHeld(within: .seconds(1))
  /// flight.resume(returning: 42)
  /// ```
  ///
  /// If the task of a call is canceled, the call stays held. To react to the cancellation, pass a
  /// closure:
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend(while: { held in
  ///   try await withTaskCancellationHandler {
  ///     try await held()
  ///   } onCancel: {
  ///     print("The flight is canceled.")
  ///   }
  /// })
  /// ```
  ///
  /// - Parameters:
  ///   - body: A closure that answers the call. The call is held while the closure awaits `held()`,
  ///     which returns the value or throws the error with which you resume the call.
  ///   - transition: The condition under which the next answer of the chain takes over. By default,
  ///     this happens after one call.
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
    // `body.map` would need runtime support for typed throws, which systems before macOS 15 and
    // iOS 18 lack. Use `map` when macOS 15 and iOS 18 are the oldest supported systems.
    guard let body else { return hold(onCancel: .stayHeld, transition) }
    return hold(onCancel: .stayHeld, transition, while: WhileHeldClosure(body: body))
  }

  /// Holds calls to an `async` member until they're resumed, or their tasks are canceled.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willSuspend(onCancel: .return(0))
  /// ```
  ///
  /// You don't have to keep the handle.
  ///
  /// - Parameters:
  ///   - response: The response of a held call to the cancellation of its task.
  ///   - transition: The condition under which the next answer of the chain takes over. By default,
  ///     this happens after one call.
  /// - Returns: A handle that resumes the calls.
  @discardableResult
  public func willSuspend<each Argument>(
    onCancel response: CancellationResponse<Result, Failure>,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure>
  where Function == (repeat each Argument) async -> Result {
    hold(onCancel: response, transition)
  }

  /// Holds calls to a throwing `async` member until they're resumed, or their tasks are canceled.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
  /// ```
  ///
  /// You don't have to keep the handle.
  ///
  /// - Parameters:
  ///   - response: The response of a held call to the cancellation of its task.
  ///   - transition: The condition under which the next answer of the chain takes over. By default,
  ///     this happens after one call.
  /// - Returns: A handle that resumes the calls.
  @discardableResult
  public func willSuspend<each Argument>(
    onCancel response: CancellationResponse<Result, Failure>,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure>
  where Function == (repeat each Argument) async throws -> Result {
    hold(onCancel: response, transition)
  }

  /// Holds calls by blocking the threads that make them, until the test resumes them.
  ///
  /// ```swift
  /// let song = given(bird.chirp(volume: any())).willBlock()
  /// Thread.detachNewThread { _ = bird.chirp(volume: 42) }
  /// await song.isHeld(within: .seconds(1))
  /// song.resume(returning: true)
  /// ```
  ///
  /// Make each call on a separate thread. A test that makes the call itself would wait for itself,
  /// and a task would block a thread of the small pool that all tasks share. Calls to an `async`
  /// member are suspended instead.
  ///
  /// Each call is held for a limited time:
  ///
  /// ```text
  /// Timed out: call #1 to bird.chirp(volume: any()) was held for 300.0 seconds, and returned false.
  /// Call: chirp(volume: 42)
  /// Resume the call from another thread or task, or write willBlock(atMost:) with a longer time.
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The maximum time to hold a call.
  ///   - transition: The condition under which the next answer of the chain takes over. By default,
  ///     this happens after one call.
  /// - Returns: A handle that resumes the calls.
  public func willBlock(
    atMost limit: Duration = .seconds(300), transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure> {
    hold(onCancel: .stayHeld, transition, atMost: limit)
  }

  private func hold(
    onCancel response: CancellationResponse<Result, Failure>, _ transition: TransitionStrategy,
    atMost limit: Duration = .endless, while whileHeld: WhileHeldClosure<Result, Failure>? = nil
  ) -> HeldCalls<Function, Result, Failure> {
    let holder = CallHolder(StubDescription(self), cancellation: response.outcome)
    settings?.finishWhenCleared(holder, of: selection)
    let behavior = HoldBehavior(holder, atMost: limit, while: whileHeld)
    add(behavior, limit: transition.limit(at: location) ?? .max)
    return HeldCalls(holder, of: self)
  }
}

// `nonisolated(nonsending)` requires Swift 6.2. Remove the condition when Swift 6.2 is the oldest
// supported version.
#if compiler(>=6.2)
  extension Stubbing {
    /// Holds calls to a `nonisolated(nonsending)` member until the test resumes them.
    ///
    /// - Parameters:
    ///   - body: A closure that answers the call, and that awaits `held()`.
    ///   - transition: The condition under which the next answer of the chain takes over.
    /// - Returns: A handle that resumes the calls.
    @_documentation(visibility: private)
    public func willSuspend<each Argument>(
      while body: ((_ held: @escaping @Sendable () async -> Result) async -> Result)? = nil,
      transition: TransitionStrategy = .after(1)
    ) -> HeldCalls<Function, Result, Failure>
    where Function == nonisolated(nonsending) (repeat each Argument) async -> Result {
      guard let body else { return hold(onCancel: .stayHeld, transition) }
      return hold(onCancel: .stayHeld, transition, while: WhileHeldClosure(nonthrowing: body))
    }

    /// Holds calls to a throwing `nonisolated(nonsending)` member until the test resumes them.
    ///
    /// - Parameters:
    ///   - body: A closure that answers the call, and that awaits `held()`.
    ///   - transition: The condition under which the next answer of the chain takes over.
    /// - Returns: A handle that resumes the calls.
    @_documentation(visibility: private)
    public func willSuspend<each Argument>(
      while body:
        (
          (_ held: @escaping @Sendable () async throws(Failure) -> Result) async throws(Failure) ->
            Result
        )? = nil,
      transition: TransitionStrategy = .after(1)
    ) -> HeldCalls<Function, Result, Failure>
    where Function == nonisolated(nonsending) (repeat each Argument) async throws -> Result {
      guard let body else { return hold(onCancel: .stayHeld, transition) }
      return hold(onCancel: .stayHeld, transition, while: WhileHeldClosure(body: body))
    }

    /// Holds calls to a `nonisolated(nonsending)` member until they're resumed, or their tasks
    /// are canceled.
    ///
    /// - Parameters:
    ///   - response: The response of a held call to the cancellation of its task.
    ///   - transition: The condition under which the next answer of the chain takes over.
    /// - Returns: A handle that resumes the calls.
    @_documentation(visibility: private)
    @discardableResult
    public func willSuspend<each Argument>(
      onCancel response: CancellationResponse<Result, Failure>,
      transition: TransitionStrategy = .after(1)
    ) -> HeldCalls<Function, Result, Failure>
    where Function == nonisolated(nonsending) (repeat each Argument) async -> Result {
      hold(onCancel: response, transition)
    }

    /// Holds calls to a throwing `nonisolated(nonsending)` member until they're resumed, or their
    /// tasks are canceled.
    ///
    /// - Parameters:
    ///   - response: The response of a held call to the cancellation of its task.
    ///   - transition: The condition under which the next answer of the chain takes over.
    /// - Returns: A handle that resumes the calls.
    @_documentation(visibility: private)
    @discardableResult
    public func willSuspend<each Argument>(
      onCancel response: CancellationResponse<Result, Failure>,
      transition: TransitionStrategy = .after(1)
    ) -> HeldCalls<Function, Result, Failure>
    where Function == nonisolated(nonsending) (repeat each Argument) async throws -> Result {
      hold(onCancel: response, transition)
    }
  }
#endif

/// The response of a held call to the cancellation of its task.
///
/// ```swift
/// given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
/// ```
public struct CancellationResponse<Result, Failure: Error> {
  let outcome: Swift.Result<Result, Failure>?

  /// A response that keeps the call held until it's resumed.
  public static var stayHeld: Self { Self(outcome: nil) }

  /// Returns a response that ends the call with an error.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willSuspend(onCancel: .throw(Storm.rain))
  /// ```
  ///
  /// - Parameter error: The error, of the type that the member throws.
  public static func `throw`(_ error: Failure) -> Self { Self(outcome: .failure(error)) }

  /// Returns a response that ends the call with a value.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willSuspend(onCancel: .return(0))
  /// ```
  ///
  /// - Parameter value: The value that the call returns.
  public static func `return`(_ value: Result) -> Self { Self(outcome: .success(value)) }
}

extension CancellationResponse where Failure == any Error {
  /// A response that ends the call with a `CancellationError`.
  ///
  /// You can use this if the member can throw any error.
  public static var throwCancellationError: Self { Self(outcome: .failure(CancellationError())) }
}
