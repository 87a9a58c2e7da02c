// The member must be `async`: that is what the constraint on `Function` says.

extension Stubbing {
  /// Returns a value from an `async` member when some time of a clock has passed.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willReturn(42, after: .seconds(3), clock: clock)
  /// ```
  ///
  /// A call whose task is cancelled meanwhile throws a `CancellationError` where the member throws any
  /// error; elsewhere it returns the value at once. A time that is negative, or longer than a century,
  /// fails the test:
  ///
  /// ```text
  /// after: -3.0 seconds is a time that is over before it begins.
  /// Write a time that is not negative, as in .seconds(1).
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to return.
  ///   - delay: How much time passes before.
  ///   - clock: The clock; a ``ManualClock`` makes the test wait for nothing.
  @discardableResult
  public func willReturn<each Argument, Thrown: Error>(
    _ value: Result, after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self where Function == (repeat each Argument) async throws(Thrown) -> Result {
    answer(.success(value), after: delay, clock)
    return self
  }

  /// Throws an error from an `async` member when some time of a clock has passed.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willThrow(Storm.rain, after: .seconds(3), clock: clock)
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error to throw.
  ///   - delay: How much time passes before.
  ///   - clock: The clock; a ``ManualClock`` makes the test wait for nothing.
  @discardableResult
  public func willThrow<each Argument, Thrown: Error>(
    _ error: Failure, after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self where Function == (repeat each Argument) async throws(Thrown) -> Result {
    answer(.failure(error), after: delay, clock)
    return self
  }

  /// Returns a value from an `async` member when some time of a clock has passed that measures its own
  /// durations.
  ///
  /// - Parameters:
  ///   - value: The value to return.
  ///   - delay: How much time passes before.
  ///   - clock: The clock.
  @_disfavoredOverload
  @discardableResult
  public func willReturn<each Argument, Thrown: Error, Time: Clock>(
    _ value: Result, after delay: Time.Duration, clock: Time
  ) -> Self where Function == (repeat each Argument) async throws(Thrown) -> Result {
    answer(.success(value), after: delay, clock)
    return self
  }
}

extension _UntypedStubbing {
  fileprivate func answer<Time: Clock>(
    _ outcome: Swift.Result<Result, Failure>, after delay: Time.Duration, _ clock: Time
  ) {
    if delay < .zero { MockFailure.misuse(.negativeDelay("\(delay)")).report(at: location) }
    var delay = delay
    if let written = delay as? Duration, let bounded = written.bounded as? Time.Duration {
      if written > .endless {
        MockFailure.misuse(.endlessDelay("\(written)")).report(at: location)
      }
      delay = bounded
    }
    nonisolated(unsafe) let outcome = outcome
    answerAsync { [delay] (_) async throws(Failure) in
      do {
        if delay > .zero {
          try await clock.sleep(until: clock.now.advanced(by: delay), tolerance: nil)
        }
      } catch {
        if let error = error as? Failure { throw error }
      }
      return try outcome.get()
    }
  }
}
