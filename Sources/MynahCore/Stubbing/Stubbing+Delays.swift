// The constraint on `Function` requires an `async` member, because other members can't wait.

extension Stubbing {
  /// Returns a value from an `async` member after a delay.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willReturn(42, after: .seconds(3), clock: clock)
  /// ```
  ///
  /// If the task of a call is canceled during the delay, the call throws a `CancellationError`, or
  /// returns the value immediately if the member can't throw that error. A delay that is negative
  /// or longer than a century fails the test:
  ///
  /// ```text
  /// after: -3.0 seconds is a negative time.
  /// Write a time of 0 or more, such as .seconds(1).
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to return. Leave it out if the member has no result.
  ///   - delay: The time before the call returns.
  ///   - clock: The clock that measures the delay. With a ``ManualClock``, your test doesn't have
  ///     to wait.
  @discardableResult
  public func willReturn<each Argument, Thrown: Error, R, Time: Clock>(
    _ value: Result = (), after delay: Time.Duration, clock: Time = ContinuousClock()
  ) -> Self where Function == (repeat each Argument) async throws(Thrown) -> R {
    answer(.success(value), after: delay, clock)
    return self
  }

  /// Throws an error from an `async` member after a delay.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willThrow(Storm.rain, after: .seconds(3), clock: clock)
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error to throw.
  ///   - delay: The time before the call throws.
  ///   - clock: The clock that measures the delay. With a ``ManualClock``, your test doesn't have
  ///     to wait.
  @discardableResult
  public func willThrow<each Argument, Thrown: Error, R, Time: Clock>(
    _ error: Failure, after delay: Time.Duration, clock: Time = ContinuousClock()
  ) -> Self where Function == (repeat each Argument) async throws(Thrown) -> R {
    answer(.failure(error), after: delay, clock)
    return self
  }
}

// `nonisolated(nonsending)` requires Swift 6.2. Remove the condition when Swift 6.2 is the oldest
// supported version.
#if compiler(>=6.2)
  extension Stubbing {
    /// Returns a value from a `nonisolated(nonsending)` member after a delay.
    ///
    /// - Parameters:
    ///   - value: The value to return. Leave it out if the member has no result.
    ///   - delay: The time before the call returns.
    ///   - clock: The clock that measures the delay.
    @_documentation(visibility: private)
    @discardableResult
    public func willReturn<each Argument, Thrown: Error, R, Time: Clock>(
      _ value: Result = (), after delay: Time.Duration, clock: Time = ContinuousClock()
    ) -> Self
    where Function == nonisolated(nonsending) (repeat each Argument) async throws(Thrown) -> R {
      answer(.success(value), after: delay, clock)
      return self
    }

    /// Throws an error from a `nonisolated(nonsending)` member after a delay.
    ///
    /// - Parameters:
    ///   - error: The error to throw.
    ///   - delay: The time before the call throws.
    ///   - clock: The clock that measures the delay.
    @_documentation(visibility: private)
    @discardableResult
    public func willThrow<each Argument, Thrown: Error, R, Time: Clock>(
      _ error: Failure, after delay: Time.Duration, clock: Time = ContinuousClock()
    ) -> Self
    where Function == nonisolated(nonsending) (repeat each Argument) async throws(Thrown) -> R {
      answer(.failure(error), after: delay, clock)
      return self
    }
  }
#endif

extension _UntypedStubbing {
  fileprivate func answer<Time: Clock>(
    _ outcome: Swift.Result<Result, Failure>, after delay: Time.Duration, _ clock: Time
  ) {
    if delay < .zero { Misuse.negativeTime("after", "\(delay)").report(at: location) }
    var delay = delay
    if let written = delay as? Duration, let bounded = written.bounded as? Time.Duration {
      if written > .endless {
        Misuse.endlessDelay("\(written)").report(at: location)
      }
      delay = bounded
    }
    nonisolated(unsafe) let outcome = outcome
    let delays = Delays()
    settings?.finishWhenCleared(delays, of: selection)
    answerAsync { [delay] (_) async throws(Failure) in
      do {
        if delay > .zero {
          let deadline = clock.now.advanced(by: delay)
          try await delays.run { try await clock.sleep(until: deadline, tolerance: nil) }
        }
      } catch {
        if let error = error as? Failure { throw error }
      }
      return try outcome.get()
    }
  }
}

/// The delayed calls of a stub, which end early if the mock is cleared or its session ends.
private final class Delays: StubResource {
  private let sleeps = Locked<Set<Task<Void, any Error>>?>([])

  func run(_ sleep: @escaping @Sendable () async throws -> Void) async throws {
    let task = Task(operation: sleep)
    let hasEnded = sleeps.withLock { sleeps in
      sleeps?.insert(task)
      return sleeps == nil
    }
    if hasEnded { task.cancel() }
    defer { _ = sleeps.withLock { $0?.remove(task) } }
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  func finish() {
    let waiting = sleeps.withLock { sleeps in
      defer { sleeps = nil }
      return sleeps
    }
    for sleep in waiting ?? [] { sleep.cancel() }
  }
}
