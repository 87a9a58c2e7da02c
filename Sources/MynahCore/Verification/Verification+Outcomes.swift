// A number alone says how often a call threw. Beside `returned` it would be a result: there, a count is
// `exactly(2)`, or stands behind a result.

extension Verification {
  /// Fails the test unless the call threw a number of times, once where none is given.
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
  /// The mock must record outcomes: write ``LocalMock/recordingOutcomes()-method``. A call that has not ended
  /// threw nothing.
  ///
  /// - Parameter count: How often: a number, a range, or a ``CountMatcher``.
  public func threw(_ count: some _CallCount = once) {
    expectation(count._countMatcher, .error("throw") { _ in true })?.checkOrCollect()
  }

  /// Fails the test unless the call threw errors of a type a number of times, once where none is given.
  ///
  /// ```swift
  /// verify(bird.eat("stone")).threw(Indigestion.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the errors.
  ///   - count: How often: a number, a range, or a ``CountMatcher``.
  public func threw<Thrown: Error>(_ type: Thrown.Type, _ count: some _CallCount = once) {
    expectation(count._countMatcher, .error(of: type))?.checkOrCollect()
  }

  /// Fails the test unless the call threw an error a number of times, once where none is given.
  ///
  /// ```swift
  /// verify(bird.fly(to: "Oslo")).threw(Storm.rain)
  /// verify(bird.fly(to: "Oslo")).threw(any(where: { $0 is Storm }), atLeast(2))
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error, compared as exact arguments are, or a matcher.
  ///   - count: How often: a number, a range, or a ``CountMatcher``.
  public func threw(
    _ error: @autoclosure () -> (any Error)?, _ count: some _CallCount = once
  ) {
    expectation(count._countMatcher, thrown(error))?.checkOrCollect()
  }

  /// Fails the test unless the call returned a number of times, once where none is given.
  ///
  /// ```swift
  /// verify(bird.eat(any())).returned()
  /// verify(bird.eat(any())).returned(atLeast(2))
  /// ```
  ///
  /// A call that has not ended returned nothing.
  ///
  /// - Parameter count: How often.
  public func returned(_ count: CountMatcher = exactly(once)) {
    expectation(count, .result(nil))?.checkOrCollect()
  }

  /// Fails the test unless the call returned a result a number of times, once where none is given.
  ///
  /// ```swift
  /// verify(bird.eat("worm")).returned(3)
  /// verify(bird.eat(any())).returned(any(where: { $0 > 2 }), atLeast(2))
  /// ```
  ///
  /// ```text
  /// Expected bird.eat("worm") to return 4 exactly once, but it did so 0 times.
  /// Closest of 1 call: #1 eat("worm"), which returned 3
  /// ```
  ///
  /// - Parameters:
  ///   - result: The result, compared as exact arguments are, or a matcher.
  ///   - count: How often: a number, a range, or a ``CountMatcher``.
  public func returned(_ result: @autoclosure () -> Result?, _ count: some _CallCount = once) {
    expectation(count._countMatcher, .result(outcome(result)))?.checkOrCollect()
  }

  /// The error for a value that isn't of the type of the member's result: the compiler takes this only if nothing
  /// else fits.
  @_documentation(visibility: private)
  @available(*, unavailable, message: "the value is not of the type that this member returns")
  @_disfavoredOverload
  public func returned<Other>(_ result: Other, _ count: some _CallCount = once) {}
}

extension Verification {
  /// The error that a test wrote.
  private func thrown(_ error: () -> (any Error)?) -> ExpectedOutcome {
    let matcher = outcome(error)
    let text = {
      (matcher.onlyValue as? any Error).map { describe(error: $0) } ?? matcher.description
    }
    return .error("throw \(text())") { matcher.matches($0) }
  }

  /// What a test wrote as an outcome: a value or a matcher.
  private func outcome<Value>(_ value: () -> Value?) -> _ArgumentMatcher<Value> {
    let matcher = _argument(value)
    if let misuse = matcher.misuse {
      let isNil = matcher.description == "nil"
      MockFailure.misuse(isNil ? .nilOutcome("\(Value.self)") : misuse).report(at: location)
    }
    return matcher
  }
}
