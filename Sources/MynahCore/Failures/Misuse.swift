/// A mistake in the use of the library: its message, which ends with what to write instead.
package struct Misuse: Sendable, ExpressibleByStringInterpolation {
  let text: String

  package init(stringLiteral text: String) {
    self.text = text
  }
}

extension Misuse {
  /// Fails the test; the test of the mock, if no other is known.
  func report(at location: CodeLocation, for settings: MockSettings? = nil) {
    MockFailure.misuse(self).report(at: location, for: settings)
  }

  /// A matcher was called where no pattern is evaluated.
  static func matcherOutsidePattern(_ matcher: String) -> Self {
    """
    \(matcher) is used outside of given and verify, where there is nothing to match.
    Write a value here, or write the matcher inside given(...) or verify(...).
    """
  }

  /// A closure was given as an exact value of an argument.
  static func closureComparedByValue(_ type: String) -> Self {
    """
    A closure of type \(type) is given as an exact argument, but closures can not be compared.
    Write: any()
    """
  }

  /// A value that has a closure was given as an exact value of an argument.
  static func closureInsideValue(_ type: String, path: String) -> Self {
    """
    A value of type \(type) is given as an exact argument, but its \(path.asSubject) is a closure, \
    and closures can not be compared.
    Write: any(), or any(where: { ... })
    """
  }

  /// Nil was given for an argument that is not optional.
  static func nilArgument(_ type: String) -> Self {
    """
    nil is given for an argument of type \(type), which is never nil.
    Write a value, or any().
    """
  }

  /// Nil was expected of calls whose outcome is not optional.
  static func nilOutcome(_ type: String) -> Self {
    """
    nil is expected as an outcome of type \(type), which is never nil.
    Write a value, or any().
    """
  }

  /// `given` or `verify` got something that isn't a pattern: it may be a call of a mock whose type is hidden.
  static func notAPattern(in word: String, called mock: MockSettings? = nil) -> Self {
    guard let mock else {
      return """
        \(word) was called with something that is not a member of a mock.
        Write a call or a property of a mock, as in \(word)(bird.chirp(volume: any())).
        """
    }
    let type = mock.typeName
    return """
      \(word) called \(mock.name) itself, because the type of the variable is any \(type), not \(type)Mock.
      Write the mock's type, or none: let \(mock.name) = mock(\(type).self).
      """
  }

  /// The value of `verify` was dropped before a number of calls was expected.
  static func unfinishedVerification(_ call: String) -> Self {
    """
    verify(\(call)) checks nothing.
    Write how often the call is expected, as in verify(\(call)).wasCalled().
    """
  }

  /// The value of `given` was dropped before it got an answer.
  static func unfinishedStub(_ call: String) -> Self {
    """
    given(\(call)) has no answer.
    Write the answer, as in given(\(call)).willReturn(...).
    """
  }

  /// A pattern was made that no `given` or `verify` took.
  static func patternAlone(_ call: String) -> Self {
    """
    \(call) has a matcher, so it doesn't call the mock, and it isn't part of given or verify.
    Write given(\(call)) or verify(\(call)), or pass values to call the mock.
    """
  }

  /// Nothing says the type that a generic member returns in a call.
  static func untypedResult(_ call: String) -> Self {
    """
    Nothing says which type \(call) returns, and the calls of each type are counted by themselves.
    Write: verify(\(call)).returning(<#Type#>.self)
    """
  }

  /// A matcher was written inside of an expression that has a value.
  static func matcherInsideValue(_ matcher: String) -> Self {
    """
    \(matcher) is part of a larger argument, where it can not match anything.
    Write a matcher in place of the whole argument, as in any(where: { ... }).
    """
  }

  /// A position was given for an argument that has another one.
  static func wrongPosition(_ matcher: String, said: Int, actual: Int) -> Self {
    """
    \(matcher) is said to be for argument \(said), but it stands in place of argument \(actual).
    Write: arg(\(matcher), at: \(actual)), or \(matcher) without a position.
    """
  }

  /// A matcher of numbers can not be fulfilled by others than its own.
  static func negativeTolerance(_ matcher: String) -> Self {
    """
    \(matcher) has a negative tolerance.
    Write a tolerance that is not negative.
    """
  }

  /// A number of calls is negative.
  static func negativeCount(_ count: String) -> Self {
    """
    \(count) has a negative number, but calls are never fewer than 0.
    Write a number that is not negative, or wasNeverCalled().
    """
  }

  /// No number of calls fulfils what is expected.
  static func impossibleCount(_ count: String) -> Self {
    """
    No number fulfils \(count).
    Write what some number fulfils, as in between(1...2).
    """
  }

  /// A time is negative, which the named argument has.
  static func negativeTime(_ argument: String, _ time: String) -> Self {
    """
    \(argument): \(time) is a time that is over before it begins.
    Write a time that is not negative, as in .seconds(1).
    """
  }

  /// A delay never ends.
  static func endlessDelay(_ delay: String) -> Self {
    """
    after: \(delay) is longer than a century, which no test waits for.
    Write willSuspend() for a call that does not return until the test lets it go on.
    """
  }

  /// A stub is to call a handler, but the argument has another type, or there is no such argument.
  static func noHandler(member: String, position: Int, type: String?, wanted: String) -> Self {
    guard let type else {
      return """
        \(member) has no argument \(position), so that there is no handler to call.
        Write the position of a handler, counted from 1: willCall(at: 1, with: ...).
        """
    }
    return """
      Argument \(position) of \(member) is of type \(type), which is no handler that takes \(wanted).
      Write the position of a handler, with values of the types that it takes: willCall(at: 2, with: ...).
      """
  }

  /// What is to run beside the answers of a member takes arguments that no call can be kept with.
  static func unkeptArguments(_ member: String) -> Self {
    """
    The closure of perform can not take the arguments of \(member), of which one does not outlive the call.
    Write all of it in the closure that answers: will { ... }.
    """
  }

  /// A clock was to go back.
  static func clockTurnedBack(_ duration: String) -> Self {
    """
    advance(by: \(duration)) would turn the clock back.
    Write a time that is not negative, as in .seconds(1).
    """
  }

  /// The values of a captor were read that no pattern has.
  static func unusedCaptor(_ type: String) -> Self {
    """
    This captor of \(type) is read, but it was never used in given or verify.
    Write its any() as an argument, as in verify(bird.eat(captor.any(), grams: any())).wasCalled().
    """
  }

  /// A sequence gives way before its first answer.
  static func transitionAtOnce(_ times: Int) -> Self {
    """
    transition: .after(\(times)) lets the sequence answer no call.
    Write .after(1) or more, or leave the sequence out.
    """
  }

  /// A stub of a member that rethrows threw what none of the call's closures threw.
  static func thrownByStub(error: String, member: String) -> Self {
    """
    A stub of \(member) threw \(error), but the closure that it was given threw nothing.
    A member that rethrows throws only when its closure does: call the closure in the stub, or return.
    """
  }

  /// A stub of a member that throws errors of one type threw another.
  static func otherErrorThrown(error: String, member: String, type: String) -> Self {
    """
    A stub of \(member) threw \(error), but the member throws only \(type).
    Throw a \(type). Where the stub's closure says throws(\(type)), the compiler sees to it.
    """
  }

  /// A behavior was given to a stub that was cleared.
  static func clearedStub(_ pattern: String) -> Self {
    """
    A behavior is added to a stub of \(pattern) that was cleared meanwhile.
    Write given(...) anew after clearStubs or reset.
    """
  }

  /// A mock that records no calls was verified.
  static func stubOnlyVerified(expectation: String, mock: String) -> Self {
    """
    \(expectation) is verified, but \(mock) is stubOnly and records no calls.
    Leave stubOnly() out where the mock is made, or record some calls: recording(.last(100)).
    """
  }

  /// The outcomes of calls were verified that the mock does not record.
  static func outcomesNotRecorded(expectation: String, mock: String) -> Self {
    """
    The outcome of \(expectation) is verified, but \(mock) does not record how calls end.
    Write mock(...).recordingOutcomes() where the mock is made, or @Test(.mocks(recordingOutcomes: true)).
    """
  }

  /// A number of calls to record was given that is none.
  static func nothingRecorded(_ count: Int) -> Self {
    """
    recording(.last(\(count))) would record nothing.
    Write at least recording(.last(1)), or stubOnly() for a mock that is not verified.
    """
  }

  /// The block of the named function has no expectation.
  static func nothingExpected(_ word: String) -> Self {
    """
    The block of \(word) expects nothing.
    Write the expectations in it, as in \(word) { verify(bird.land()).wasCalled() }.
    """
  }

  /// A pattern was assigned to a mock's property where a matcher belongs.
  static var patternAssigned: Self {
    """
    A property of a mock is assigned something that is neither a value nor a matcher.
    Write: given(bird.name = any())
    """
  }

  /// `lastSetValue` was given for a member that is not set.
  static func nothingToSet(_ member: String) -> Self {
    """
    lastSetValue(initial:) is used for \(member), which no assignment sets.
    Write it for a property or subscript with a setter that is not generic, or write a value.
    """
  }

  /// The closure of an assignment's stub takes another type than the assigned one.
  static func assignedType(takes: String, assigned: String, by method: String) -> Self {
    """
    The closure of this stub takes \(takes), but \(assigned) is assigned.
    Write: .\(method) { (value: \(assigned)) in ... }
    """
  }
}
