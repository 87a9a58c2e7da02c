extension Verification {
  /// Waits until the call was made a number of times, and fails the test where it is not in time.
  ///
  /// ```swift
  /// await verify(bird.chirp(volume: any())).wasCalled(atLeast(2), within: .seconds(1))
  /// ```
  ///
  /// ```text
  /// Expected bird.chirp(volume: any()) to be called at least twice within 1.0 seconds, but it was called once.
  /// Matching calls: #1 chirp(volume: 42)
  /// ```
  ///
  /// Calls that were made before count. It returns with the call that fulfils the count, so
  /// `exactly(2)` does not notice a third call that comes later. A count that no call at all fulfils, as
  /// `atMost(2)` does, is looked at when the time is over. It fails early where no further call can help.
  ///
  /// - Parameters:
  ///   - count: How often the call must be made.
  ///   - limit: How long to wait at most; it ends earlier where the task is cancelled.
  ///   - isolation: The actor of the test; leave it out.
  public func wasCalled(
    _ count: CountMatcher, within limit: Duration, isolation: isolated (any Actor)? = #isolation
  ) async {
    await check(expectation(count), within: limit)
  }

  /// Waits until an expectation holds, and fails the test where it does not in time.
  func check(
    _ expectation: Expectation?, within limit: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    guard let expectation, limit.isTime(at: expectation.location) else { return }
    // What ended the wait is not looked at again: by then a further call may have come.
    var last: Shortfall?
    let end = await waitForCalls(of: expectation.members, within: limit) {
      let shortfall = expectation.shortfall()
      let isDone = shortfall.map(\.isFinal) ?? !expectation.count.matches(0)
      if isDone { last = shortfall }
      return isDone
    }
    if let collector = ExpectationCollector.current {
      collector.add([expectation])
    } else if end != .done {
      expectation.check(limit: end.text(limit))
    } else if let last {
      expectation.report(last, limit: end.text(limit))
    }
  }

  /// Waits until the call was made exactly a number of times, once where none is given.
  ///
  /// ```swift
  /// await verify(bird.land()).wasCalled(within: .seconds(1))
  /// await verify(bird.land()).wasCalled(twice, within: .seconds(1))
  /// ```
  ///
  /// - Parameters:
  ///   - times: How often the call must be made.
  ///   - limit: How long to wait at most; it ends earlier where the task is cancelled.
  ///   - isolation: The actor of the test; leave it out.
  public func wasCalled(
    _ times: Int = once, within limit: Duration, isolation: isolated (any Actor)? = #isolation
  ) async {
    await wasCalled(exactly(times), within: limit)
  }

  /// Waits until the number of calls is in a range, and fails the test where it is not in time.
  ///
  /// ```swift
  /// await verify(bird.land()).wasCalled(2..., within: .seconds(1))
  /// ```
  ///
  /// - Parameters:
  ///   - counts: How often the call must be made.
  ///   - limit: How long to wait at most; it ends earlier where the task is cancelled.
  ///   - isolation: The actor of the test; leave it out.
  public func wasCalled(
    _ counts: some RangeExpression<Int>, within limit: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await wasCalled(between(counts), within: limit)
  }

  /// Waits, and fails the test as soon as the call is made.
  ///
  /// ```swift
  /// await verify(bird.land()).wasNeverCalled(within: .milliseconds(100))
  /// ```
  ///
  /// ```text
  /// Expected bird.land() never to be called within 0.1 seconds, but it was called once.
  /// Matching calls: #1 land()
  /// ```
  ///
  /// - Parameters:
  ///   - limit: How long to wait; it ends earlier where the call is made or the task is cancelled.
  ///   - isolation: The actor of the test; leave it out.
  public func wasNeverCalled(
    within limit: Duration, isolation: isolated (any Actor)? = #isolation
  ) async {
    await wasCalled(never, within: limit)
  }
}

extension Duration {
  /// Whether this is a time that one can wait, which none below zero is; reports where not.
  func isTime(at location: CodeLocation) -> Bool {
    if self >= .zero { return true }
    MockFailure.misuse(.negativeTime("\(self)")).report(at: location)
    ExpectationCollector.current?.noteMisuse()
    return false
  }
}

extension WaitEnd {
  /// What failures say of the time.
  func text(_ limit: Duration) -> String {
    self == .cancelled ? "before the task was cancelled" : "within \(limit)"
  }
}
