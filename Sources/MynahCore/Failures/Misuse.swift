/// A mistake in a test's use of Mynah.
///
/// The message ends with the code to write instead.
package struct Misuse: Sendable, ExpressibleByStringInterpolation {
  let text: String

  package init(stringLiteral text: String) {
    self.text = text
  }
}

extension Misuse {
  /// Fails the test with this mistake.
  ///
  /// If the current test isn't known, the mistake fails the test that created the mock.
  func report(at location: CodeLocation, for settings: MockSettings? = nil) {
    MockFailure.misuse(self).report(at: location, for: settings)
  }

  /// Describes a matcher that was called outside of a pattern.
  static func matcherOutsidePattern(_ matcher: String) -> Self {
    """
    \(matcher) is used outside of given and verify, so it can't match anything.
    Write a value here, or write the matcher inside given(...) or verify(...).
    """
  }

  /// Describes a closure that was passed as an exact argument.
  static func closureComparedByValue(_ type: String) -> Self {
    """
    A closure of type \(type) is passed as an exact argument, but closures can't be compared.
    Write: any()
    """
  }

  /// The mistake of passing an exact argument for an autoclosure that suspends.
  static var autoclosureComparedByValue: Self {
    """
    A value is passed for an async autoclosure, which is recorded as a closure, and closures can't be \
    compared.
    Write: any()
    """
  }

  /// Describes a value that was passed as an exact argument, but has a part that can't be compared.
  static func incomparable(_ part: IncomparablePart, in type: String) -> Self {
    let name = part.path.asSubject
    let reason: String
    switch (part.kind, name.isEmpty) {
    case (.closure, true): return .closureComparedByValue(type)
    case (.closure, false): reason = "its \(name) is a closure, and closures can't be compared"
    case (.hiddenMemory, true): reason = "C unions and bit-fields can't be compared"
    case (.hiddenMemory, false):
      reason = "its \(name) is a C union or has bit-fields, and these can't be compared"
    }
    return """
      A value of type \(type) is passed as an exact argument, but \(reason).
      Write: any(), or any(where: { ... })
      """
  }

  /// Describes nil that was passed to a parameter that isn't optional.
  static func nilArgument(_ type: String) -> Self {
    """
    nil is passed as an argument of type \(type), which is never nil.
    Write a value, or any().
    """
  }

  /// Describes nil as the expected outcome of calls whose result isn't optional.
  static func nilOutcome(_ type: String) -> Self {
    """
    nil is expected as an outcome of type \(type), which is never nil.
    Write a value, or any().
    """
  }

  /// Describes an argument of `given` or `verify` that isn't a pattern.
  ///
  /// The argument can be a real call to a mock, if the type of the variable hides the mock's type.
  static func notAPattern(
    in word: String, after realCall: (mock: MockSettings, text: String)? = nil
  ) -> Self {
    guard let (mock, call) = realCall else {
      return """
        The argument of \(word) isn't a call to a mock.
        Write a call or a property of a mock, such as \(word)(bird.chirp(volume: any())). Final members \
        and extension members aren't mocked.
        """
    }
    let type = mock.typeName
    if let code = mock.writtenName {
      return """
        \(word) made a real call to \(mock.name), which has the type any \(type), not \(type)Mock.
        Write a call to \(code) instead.
        """
    }
    let otherCause = "\nIf the stub's closure takes other parameters, correct them."
      .when(word == "given")
    return """
      \(word) made a real call: \(call).
      If the variable has the type any \(type) or \(type)Mock?, write let \(mock.name) = mock(\(type).self), \
      and unwrap optional mocks.
      If an extension declares the member, write \(word)(\(call)), because only requirements are mocked.\(otherCause)
      """
  }

  /// Describes a `verify` statement without an expected number of calls.
  static func unfinishedVerification(_ call: String) -> Self {
    """
    verify(\(call)) checks nothing.
    Add the expected number of calls: verify(\(call)).wasCalled().
    """
  }

  /// Describes a `given` statement without an answer.
  static func unfinishedStub(_ call: String) -> Self {
    """
    given(\(call)) stubs nothing.
    Add an answer: given(\(call)).willReturn(...).
    """
  }

  /// Describes a pattern that isn't part of `given` or `verify`.
  static func patternAlone(_ call: String) -> Self {
    """
    \(call) has a matcher, so it doesn't call the mock, and it isn't part of given or verify.
    Write given(\(call)) or verify(\(call)), or pass values to call the mock.
    """
  }

  /// Describes a call to a generic member whose result type can't be inferred.
  static func untypedResult(_ call: String) -> Self {
    """
    The result type of \(call) is unknown, but the calls of each type are counted separately.
    Write: verify(\(call)).returning(<#Type#>.self)
    """
  }

  /// Describes a matcher inside of a larger expression.
  static func matcherInsideValue(_ matcher: String) -> Self {
    """
    \(matcher) is part of a larger argument, so it can't match anything.
    Replace the whole argument with a matcher, such as any(where: { ... }).
    """
  }

  /// Describes matchers that are nested too deeply.
  static func nestedTooDeeply(_ depth: Int) -> Self {
    """
    Matchers are nested in other matchers more than \(depth) times.
    Write: any(where: { ... })
    """
  }

  /// Describes a composed matcher with a nil that may be a matcher.
  static func ambiguousNil(in matcher: String) -> Self {
    """
    A matcher can't be told apart from nil in \(matcher).
    Write the matcher in the statement itself, as one of the first four arguments.
    """
  }

  /// Describes a matcher with a position that differs from the position of its argument.
  static func wrongPosition(_ matcher: String, said: Int, actual: Int) -> Self {
    """
    \(matcher) has the position \(said), but it's argument \(actual).
    Write: arg(\(matcher), at: \(actual)), or \(matcher) without a position.
    """
  }

  /// Describes a matcher of numbers with a negative tolerance.
  static func negativeTolerance(_ matcher: String) -> Self {
    """
    \(matcher) has a negative tolerance.
    Write a tolerance of 0 or more.
    """
  }

  /// Describes an expected number of calls that is negative.
  static func negativeCount(_ count: String) -> Self {
    """
    \(count) has a negative number of calls.
    Write 0 or more, or wasNeverCalled().
    """
  }

  /// Describes an expectation that can't hold for any number of calls.
  static func impossibleCount(_ count: String) -> Self {
    """
    No count matches \(count).
    Write a possible count, such as between(1...2).
    """
  }

  /// Describes a negative time that was passed for the argument with the given name.
  static func negativeTime(_ argument: String, _ time: String) -> Self {
    """
    \(argument): \(time) is a negative time.
    Write a time of 0 or more, such as .seconds(1).
    """
  }

  /// Describes a delay that is longer than any test waits.
  static func endlessDelay(_ delay: String) -> Self {
    """
    after: \(delay) is longer than a century.
    To suspend a call until the test resumes it, write willSuspend().
    """
  }

  /// Describes a stub that doesn't find a suitable handler at the given position.
  ///
  /// The type is nil if the member doesn't have an argument at this position.
  static func noHandler(member: String, position: Int, type: String?, wanted: String) -> Self {
    guard let type else {
      return """
        \(member) has no argument \(position), so there's no handler to call.
        Write the position of a handler, starting at 1: willCall(at: 1, with: ...).
        """
    }
    return """
      Argument \(position) of \(member) has type \(type), which isn't a handler that takes \(wanted).
      Write a handler's position, and the values that it takes: willCall(at: ..., with: ...).
      """
  }

  /// Describes a closure that takes arguments that can't be stored.
  ///
  /// At least one argument of the member can't outlive the call.
  ///
  /// - Parameters:
  ///   - member: The full name of the member.
  ///   - word: The function that takes the closure.
  ///   - advice: The code to write instead.
  static func unstorableArguments(_ member: String, in word: String, _ advice: String) -> Self {
    """
    The closure of \(word) can't take the arguments of \(member), because one doesn't outlive the call.
    \(advice)
    """
  }

  /// Describes an attempt to turn a manual clock back.
  static func clockTurnedBack(_ duration: String) -> Self {
    """
    advance(by: \(duration)) would move the clock back.
    Write a time of 0 or more, such as .seconds(1).
    """
  }

  /// Describes a captor that was read, although no pattern uses it.
  static func unusedCaptor(_ type: String) -> Self {
    """
    This captor of \(type) was read, but it was never used in given or verify.
    Pass its any() as an argument, as in verify(bird.eat(captor.any())).wasCalled().
    """
  }

  /// Describes a transition that ends a sequence before its first answer.
  static func transitionAtOnce(_ times: Int) -> Self {
    """
    transition: .after(\(times)) never uses the sequence.
    Write .after(1) or more, or remove the sequence.
    """
  }

  /// Describes an error from a stub of a rethrowing member whose closures didn't throw.
  static func thrownByStub(error: String, member: String) -> Self {
    """
    A stub of \(member) threw \(error), but the member's closure didn't throw.
    A rethrowing member throws only if its closure does: call the closure in the stub, or return.
    """
  }

  /// Describes an error from a stub that isn't of the member's error type.
  static func otherErrorThrown(error: String, member: String, type: String) -> Self {
    """
    A stub of \(member) threw \(error), but the member throws only \(type).
    Throw a \(type). With throws(\(type)) in the stub's closure, the compiler checks this.
    """
  }

  /// Describes an answer that was added to a stub after the stub was cleared.
  static func clearedStub(_ pattern: String) -> Self {
    """
    An answer was added to a stub of \(pattern) that had been cleared.
    Write given(...) again after clearStubs or reset.
    """
  }

  /// Describes a verification of a mock that doesn't record calls.
  static func stubOnlyVerified(expectation: String, mock: String) -> Self {
    stubOnlyRead("\(expectation) is verified", mock: mock)
  }

  /// Describes a use of the calls to a mock that doesn't record calls.
  ///
  /// - Parameters:
  ///   - use: A clause about the use.
  ///   - mock: The name of the mock.
  static func stubOnlyRead(_ use: String, mock: String) -> Self {
    """
    \(use), but \(mock) is stubOnly and records no calls.
    Create the mock without stubOnly(), or record some calls: recording(.last(100)).
    """
  }

  /// Describes a verification of outcomes that the mock doesn't record.
  static func outcomesNotRecorded(expectation: String, mock: String) -> Self {
    """
    The outcome of \(expectation) is verified, but \(mock) doesn't record outcomes.
    Create it with mock(...).recordingOutcomes(), or use @Test(.mocks(recordingOutcomes: true)).
    """
  }

  /// Describes a copied type that no member takes.
  static func nothingCopied(_ type: String, mock: String) -> Self {
    """
    copying has no effect, because no member of \(mock) takes a value of type \(type).
    Write the type of an argument: copying { (value: <#Type#>) in ... }
    """
  }

  /// Describes a limit of recorded calls that is less than one.
  static func nothingRecorded(_ count: Int) -> Self {
    """
    recording(.last(\(count))) records nothing.
    Write at least recording(.last(1)), or stubOnly() if you don't verify the mock.
    """
  }

  /// Describes a block of the given function that doesn't contain an expectation.
  static func nothingExpected(_ word: String) -> Self {
    """
    The block of \(word) expects nothing.
    Write expectations in it, such as verify(bird.land()).wasCalled().
    """
  }

  /// The mistake of assigning a pattern to a mock's property, instead of a value or a matcher.
  static var patternAssigned: Self {
    """
    A property of a mock is assigned a pattern instead of a value or a matcher.
    Write: given(bird.name = any())
    """
  }

  /// Describes the use of `lastSetValue` for a member that can't be assigned.
  static func nothingToSet(_ member: String) -> Self {
    """
    lastSetValue(initial:) is used for \(member), which can't be assigned.
    Use it for a property or subscript with a nongeneric setter, or write a value.
    """
  }

  /// Describes a closure in the stub of an assignment that doesn't take the assigned type.
  static func assignedType(takes: String, assigned: String, by method: String) -> Self {
    """
    The closure of this stub takes \(takes), but \(assigned) is assigned.
    Write: .\(method) { (value: \(assigned)) in ... }
    """
  }
}
