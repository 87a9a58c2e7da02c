// `threw(2)` expects a call to throw twice, but `returned(2)` expects the result 2. Without a
// result, `returned` therefore takes its count only as a matcher, for example
// `returned(exactly(2))`.

extension Verification {
  /// Fails the test unless the call threw the given number of times, by default once.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).recordingOutcomes()
  /// verify(bird.eat(any())).threw(atLeast(2))
  /// ```
  ///
  /// ```text
  /// Expected bird.eat(any()) to throw at least twice, but it did so once.
  /// Matching calls: #1 eat("stone"), which threw Indigestion()
  /// Closest of 1 other call: #2 eat("worm"), which returned 3
  /// ```
  ///
  /// The mock must record outcomes. Turn this on with ``LocalMock/recordingOutcomes()-method``.
  /// Calls that are still running don't count.
  ///
  /// - Parameter count: The expected number of calls: a number, a range, or a ``CountMatcher``.
  public func threw(_ count: some _CallCount = once) {
    expectation(count._countMatcher, .error("throw") { _ in true })?.checkOrCollect()
  }

  /// Fails the test unless the call threw errors of a type the given number of times.
  ///
  /// ```swift
  /// verify(bird.eat("stone")).threw(Indigestion.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the errors.
  ///   - count: The expected number of calls: a number, a range, or a ``CountMatcher``. The default
  ///     is once.
  public func threw<Thrown: Error>(_ type: Thrown.Type, _ count: some _CallCount = once) {
    expectation(count._countMatcher, .error(of: type))?.checkOrCollect()
  }

  /// Fails the test unless the call threw an error the given number of times, by default once.
  ///
  /// ```swift
  /// verify(bird.fly(to: "Oslo")).threw(Storm.rain)
  /// verify(bird.fly(to: "Oslo")).threw(any(where: { $0 is Storm }), atLeast(2))
  /// ```
  ///
  /// - Parameters:
  ///   - error: The expected error, which is compared like an exact argument, or a matcher.
  ///   - count: The expected number of calls: a number, a range, or a ``CountMatcher``.
  public func threw(
    _ error: @autoclosure () -> (any Error)?, _ count: some _CallCount = once
  ) {
    expectation(count._countMatcher, thrown(error))?.checkOrCollect()
  }

  /// Fails the test unless the call returned the given number of times, by default once.
  ///
  /// ```swift
  /// verify(bird.eat(any())).returned()
  /// verify(bird.eat(any())).returned(atLeast(2))
  /// ```
  ///
  /// Calls that are still running don't count.
  ///
  /// - Parameter count: The expected number of calls.
  public func returned(_ count: CountMatcher = exactly(once)) {
    expectation(count, .result(nil))?.checkOrCollect()
  }

  /// Fails the test unless the call returned a result the given number of times, by default once.
  ///
  /// ```swift
  /// verify(bird.eat("worm")).returned(3)
  /// verify(bird.eat(any())).returned(any(where: { $0 > 2 }), atLeast(2))
  /// ```
  ///
  /// ```text
  /// Expected bird.eat("worm") to return 4 exactly once, but it never did.
  /// Closest of 1 call: #1 eat("worm"), which returned 3
  /// ```
  ///
  /// - Parameters:
  ///   - result: The expected result, which is compared like an exact argument, or a matcher.
  ///   - count: The expected number of calls: a number, a range, or a ``CountMatcher``.
  public func returned(_ result: @autoclosure () -> Result?, _ count: some _CallCount = once) {
    expectation(count._countMatcher, .result(outcome(result)))?.checkOrCollect()
  }
}

extension Verification {
  /// Returns the expected outcome for an error or for a matcher of errors.
  private func thrown(_ error: () -> (any Error)?) -> ExpectedOutcome {
    let matcher = outcome(error)
    let text = {
      (matcher.onlyValue as? any Error).map { describe(error: $0) } ?? matcher.description
    }
    return .error("throw \(text())") { matcher.matches($0) }
  }

  /// Returns a matcher for the value or matcher that a test passed as the expected outcome.
  ///
  /// Mistakes, such as passing nil for a result that isn't optional, are reported.
  private func outcome<Value>(_ value: () -> Value?) -> _ArgumentMatcher<Value> {
    let matcher = _argument(value)
    if let misuse = matcher.misuse {
      let isNil = matcher.description == "nil"
      MockFailure.misuse(isNil ? .nilOutcome("\(Value.self)") : misuse).report(at: location)
    }
    return matcher
  }
}
