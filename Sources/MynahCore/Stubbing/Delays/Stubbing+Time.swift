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
    answer(value, after: delay, clock)
    return self
  }
}

extension _UntypedStubbing {
  fileprivate func answer<Time: Clock>(
    _ value: Result, after delay: Time.Duration, _ clock: Time
  ) {
    guard delay.isDelay(at: location) else { return addReturn(value) }
    add(
      untyped: DelayBehavior(.success(value)) {
        try await clock.sleep(until: clock.now.advanced(by: delay), tolerance: nil)
      })
  }

  fileprivate func answer(
    _ outcome: Swift.Result<Result, Failure>, after delay: Duration, _ clock: some Clock<Duration>
  ) {
    if delay > .endless {
      MockFailure.misuse(.endlessDelay("\(delay)")).report(at: location)
    }
    _ = delay.isDelay(at: location)
    let delay = delay.bounded
    add(
      untyped: DelayBehavior(outcome) {
        if delay > .zero {
          try await clock.sleep(until: clock.now.advanced(by: delay), tolerance: nil)
        }
      })
  }
}

extension DurationProtocol {
  /// Whether this is a time that can pass, which none below zero is; reports where not.
  fileprivate func isDelay(at location: CodeLocation) -> Bool {
    if self >= .zero { return true }
    MockFailure.misuse(.negativeDelay("\(self)")).report(at: location)
    return false
  }
}
