extension MockFailure: CustomStringConvertible {
  /// The failure's text: a first line that stands alone, then what explains it.
  public var description: String { text.escapingDirections }

  private var text: String {
    switch kind {
    case .unsatisfied(let expectation): expectation.text
    case .outOfOrder(let order): order.text
    case .unwantedCalls(let calls): calls.text
    case .unexpectedCall(let call): call.text
    case .unusedStub(let stub): stub.text
    case .outlivingMock(let mock): mock.text
    case .unansweredStub(let call): call.text
    case .heldCalls(let failure): failure.text
    case .stream(let failure): failure.text
    case .sleepers(let expected, let actual, let limit):
      "Expected \(expected) \(expected == 1 ? "task" : "tasks") to sleep \(limit), but "
        + "\(actual == 0 ? "none does" : actual == 1 ? "1 does" : "\(actual) do")."
    case .misuse(let misuse): misuse.text
    }
  }
}

/// How many calls a text lists before it counts the rest.
let listedCalls = 10

extension UnsatisfiedExpectation {
  fileprivate var text: String {
    var lines = [
      "Expected \(pattern) \(expected.asExpectation(to: outcome))\(limit.asSuffix), but \(reason)."
    ]
    if callCount == 0 {
      lines.append("\(memberName) was not called \(otherTypes?.asOnlyCalls ?? "at all").")
    }
    if isUndecided {
      lines.append(
        "\(actual) of the other calls match\(actual == 1 ? "es" : ""). The mock records the newest "
          + "\(callCount): write recording(.last(\(callCount + forgotten))), or more.")
    }
    if !matching.isEmpty {
      lines.append("Matching calls: \(list(matching, of: actual))")
    }
    if moreWouldDo, let closest = others.closestIndex.map({ others[$0] }) {
      let otherCount = callCount - actual
      let kind = actual > 0 ? "other call" : "call"
      lines.append(
        "Closest of \(otherCount) \(kind)\(otherCount == 1 ? "" : "s"): \(closest.text)"
          + closest.explanation.asRemark)
      lines += closest.lineDifferences
      let rest = others.filter { $0.number != closest.number }
      if !rest.isEmpty {
        lines.append("Other calls: \(list(rest, of: otherCount - 1))")
      }
    }
    if callCount > 0, let otherTypes, expected.canMatch(moreThan: actual) {
      lines.append(
        "\(memberName) was also called \(otherTypes.calls), which is not \(otherTypes.type).")
    }
    if forgotten > 0, !isUndecided {
      lines.append("Of \(callCount + forgotten) calls, the first \(forgotten) are forgotten.")
    }
    lines += mocks.lines
    if isShared, callCount > 0 {
      lines.append(
        "Static members keep the calls of all tests: write @Suite(.mocks) to see those of one test."
      )
    }
    return lines.joined(separator: "\n")
  }

  /// Why the expectation does not hold.
  private var reason: String {
    guard isUndecided else { return "it \(outcome.asDone) \(actual.asTimes)" }
    let total = callCount + forgotten
    return "\(forgotten) of the \(total) calls of \(memberName) are forgotten"
  }

  /// Whether other calls, had they matched, could have fulfilled the expectation.
  private var moreWouldDo: Bool {
    // Where it matters how calls end, all of them are looked at: some may have ended otherwise.
    if outcome != nil { return actual < callCount && expected.canMatch(moreThan: actual) }
    return actual < callCount && (actual..<callCount).contains { expected.matches($0 + 1) }
  }
}

extension UnexpectedCall {
  fileprivate var text: String {
    var lines = ["Unexpected call: no stub answers \(call)\(consequence.text)."]
    if stubs.isEmpty {
      let others = otherTypes.map { " as \($0.type), but it has \($0.stubs)" } ?? ""
      lines.append("\(memberName) has no stubs\(others).")
    } else {
      for stub in stubs {
        lines.append("Stub \(stub.pattern) at \(stub.location.brief): \(stub.reason.text)")
        lines += stub.reason.lineDifferences
      }
      if moreStubs > 0 { lines.append("And \(moreStubs) more stubs.") }
    }
    for target in passedOver {
      let reason =
        target.wanted.map { "is no \($0)" } ?? "lacks \(memberName), an optional requirement"
      lines.append("Calls are forwarded to a value of type \(target.type), which \(reason).")
    }
    lines += mocks.lines
    lines.append("Write: given(\(example)).willReturn(\(resultType))")
    return lines.joined(separator: "\n")
  }
}

extension UnansweredStub {
  fileprivate var text: String {
    let consequence = (isThrown ? UnexpectedCall.Consequence.threw : .stopped).text
    var lines: [String]
    switch reason {
    case .unset(let property):
      lines = [
        "Unexpected call: no stub is set for \(property)\(consequence).",
        "It is declared at \(origin.brief).",
      ]
    case .missing(let property, let caller):
      lines = [
        "Unexpected call: no stub is set for \(property ?? "a property of the mock")\(consequence).",
        "It is called by \(caller) at \(origin.brief).",
      ]
    case .spent(let answered):
      let queue =
        switch answered {
        case 0: "Its queue is empty"
        case 1: "Its queue had 1 value"
        default: "Its queue had \(answered) values"
        }
      lines = [
        "Unexpected call: nothing is left to answer call #\(number) of \(type)\(consequence).",
        "\(queue), and it has no default. It was made at \(origin.brief).",
      ]
    }
    if let arguments { lines.append("Called with: \(arguments)") }
    lines.append("Write: \(example)")
    return lines.joined(separator: "\n")
  }
}

extension UnexpectedCall.Consequence {
  fileprivate var text: String {
    switch self {
    case .returned(let value): ", which returned \(value)"
    case .threw: ", which threw this failure"
    case .ignored: ", and this session is strict"
    case .stopped: ", and nothing can be returned in its place"
    }
  }
}

extension RejectedStub.Reason {
  fileprivate var text: String {
    switch self {
    case .mismatch(let call):
      call.explanation.isEmpty ? "\(call.differingNames) differs" : call.explanation
    case .ended: "its sequence has ended"
    case .otherHash(let argument, let type):
      "\(argument) is equal, but its hash differs: hash(into:) of \(type) does not agree with =="
    }
  }

  fileprivate var lineDifferences: [String] {
    if case .mismatch(let call) = self { call.lineDifferences } else { [] }
  }
}

extension UnusedStub {
  fileprivate var text: String {
    var lines = ["Unused stub: \(pattern) was never called."]
    if let otherTypes {
      lines.append("\(memberName) was not called \(otherTypes.asOnlyCalls).")
    }
    lines += mocks.lines
    lines.append("Remove the stub, or write given(...).lenient() where it may stay unused.")
    return lines.joined(separator: "\n")
  }
}

extension OutlivingMock {
  fileprivate var text: String {
    """
    \(name) outlives its test: something holds \(origin).
    A stub's closure that uses the mock holds it, and so does an argument that was recorded.
    Write [weak \(name)] in the closure or clearInvocations(on: \(name)), or mock(...).lenient() where it may live on.
    """
  }
}

extension Misuse {
  fileprivate var text: String {
    switch self {
    case .matcherOutsidePattern(let matcher):
      """
      \(matcher) is used outside of given and verify, where there is nothing to match.
      Write a value here, or write the matcher inside given(...) or verify(...).
      """
    case .closureComparedByValue(let type):
      """
      A closure of type \(type) is given as an exact argument, but closures can not be compared.
      Write: any()
      """
    case .closureInsideValue(let type, let path):
      """
      A value of type \(type) is given as an exact argument, but its \(path.asSubject) is a closure, \
      and closures can not be compared.
      Write: any(), or any(where: { ... })
      """
    case .nilArgument(let type):
      """
      nil is given for an argument of type \(type), which is never nil.
      Write a value, or any().
      """
    case .nilOutcome(let type):
      """
      nil is expected as an outcome of type \(type), which is never nil.
      Write a value, or any().
      """
    case .resultReturnedTwice(let type):
      """
      A result of type \(type) was returned by an earlier call, and it can not be copied.
      Write a stub that makes one for each call: .will { ... NonCopyableResult(...) }
      """
    case .nothingToStub:
      """
      given was called with something that is no member of a mock.
      Write a call or a property of a mock, as in given(bird.chirp(volume: any())).willReturn(true).
      """
    case .nothingToVerify:
      """
      verify was called with something that is no member of a mock.
      Write a call or a property of a mock, as in verify(bird.chirp(volume: any())).wasCalled().
      """
    case .untypedResult(let call):
      """
      Nothing says which type \(call) returns, and the calls of each type are counted by themselves.
      Write: verify(\(call)).returning(<#Type#>.self)
      """
    case .matcherInsideValue(let matcher):
      """
      \(matcher) is part of a larger argument, where it can not match anything.
      Write a matcher in place of the whole argument, as in any(where: { ... }).
      """
    case .wrongPosition(let matcher, let said, let actual):
      """
      \(matcher) is said to be for argument \(said), but it stands in place of argument \(actual).
      Write: arg(\(matcher), at: \(actual)), or \(matcher) without a position.
      """
    case .negativeTolerance(let matcher):
      """
      \(matcher) has a negative tolerance.
      Write a tolerance that is not negative.
      """
    case .toleranceIsNoNumber(let matcher):
      """
      \(matcher) has a tolerance that is no number.
      Write a tolerance that is not negative.
      """
    case .nearNoNumber(let matcher):
      """
      \(matcher) is near no number: nothing equals NaN.
      Write: any(where: { $0.isNaN })
      """
    case .negativeCount(let count):
      """
      \(count) has a negative number, but calls are never fewer than 0.
      Write a number that is not negative, or wasNeverCalled().
      """
    case .impossibleCount(let count):
      """
      No number fulfils \(count).
      Write what some number fulfils, as in between(1...2).
      """
    case .negativeTime(let limit):
      """
      within: \(limit) is a time that is over before it begins.
      Write a time that is not negative, as in .seconds(1).
      """
    case .negativeDelay(let delay):
      """
      after: \(delay) is a time that is over before it begins.
      Write a time that is not negative, as in .seconds(1).
      """
    case .endlessDelay(let delay):
      """
      after: \(delay) is longer than a century, which no test waits for.
      Write willSuspend() for a call that does not return until the test lets it go on.
      """
    case .noHandler(let member, let position, let type?, let wanted):
      """
      Argument \(position) of \(member) is of type \(type), which is no handler that takes \(wanted).
      Write the position of a handler, with values of the types that it takes: willCall(at: 2, with: ...).
      """
    case .noHandler(let member, let position, nil, _):
      """
      \(member) has no argument \(position), so that there is no handler to call.
      Write the position of a handler, counted from 1: willCall(at: 1, with: ...).
      """
    case .unkeptArguments(let member):
      """
      The closure of perform can not take the arguments of \(member), of which one does not outlive the call.
      Write all of it in the closure that answers: will { ... }.
      """
    case .clockTurnedBack(let duration):
      """
      advance(by: \(duration)) would turn the clock back.
      Write a time that is not negative, as in .seconds(1).
      """
    case .unusedCaptor(let type):
      """
      This captor of \(type) is read, but it was never used in given or verify.
      Write its any() as an argument, as in verify(bird.eat(captor.any(), grams: any())).wasCalled().
      """
    case .transitionAtOnce(let times):
      """
      transition: .after(\(times)) lets the sequence answer no call.
      Write .after(1) or more, or leave the sequence out.
      """
    case .otherTypeReturned(let value, let member, let type):
      """
      A stub for all types returned \(value), but this call of \(member) returns \(type).
      Name the types in the stub, or return a value of the type that each call wants.
      """
    case .thrownByStub(let error, let member):
      """
      A stub of \(member) threw \(error), but the closure that it was given threw nothing.
      A member that rethrows throws only when its closure does: call the closure in the stub, or return.
      """
    case .otherErrorThrown(let error, let member, let type):
      """
      A stub of \(member) threw \(error), but the member throws only \(type).
      Throw a \(type). Where the stub's closure says throws(\(type)), the compiler sees to it.
      """
    case .clearedStub(let pattern):
      """
      A behavior is added to a stub of \(pattern) that was cleared meanwhile.
      Write given(...) anew after clearStubs or reset.
      """
    case .stubOnlyVerified(let expectation, let mock):
      """
      \(expectation) is verified, but \(mock) is stubOnly and records no calls.
      Leave stubOnly() out where the mock is made, or record some calls: recording(.last(100)).
      """
    case .outcomesNotRecorded(let expectation, let mock):
      """
      The outcome of \(expectation) is verified, but \(mock) does not record how calls end.
      Write mock(...).recordingOutcomes() where the mock is made, or @Test(.mocks(recordingOutcomes: true)).
      """
    case .nothingRecorded(let count):
      """
      recording(.last(\(count))) would record nothing.
      Write at least recording(.last(1)), or stubOnly() for a mock that is not verified.
      """
    case .nothingExpected(let word):
      """
      The block of \(word) expects nothing.
      Write the expectations in it, as in \(word) { verify(bird.land()).wasCalled() }.
      """
    case .patternAssigned:
      """
      A property of a mock is assigned something that is neither a value nor a matcher.
      Write: given(bird.name = any())
      """
    case .nothingToSet(let member):
      """
      lastSetValue(initial:) is used for \(member), which no assignment sets.
      Write it for a property or subscript with a setter that is not generic, or write a value.
      """
    case .assignedType(let takes, let assigned, let method):
      """
      The closure of this stub takes \(takes), but \(assigned) is assigned.
      Write: .\(method) { (value: \(assigned)) in ... }
      """
    case .noDefault(let type, let origin):
      """
      The default of the \(type) made at \(origin) is read, but it has none.
      Set a default first, or ask hasDefault.
      """
    case .invalidInput(let input, let problem, let advice):
      """
      \(input) can not be used: \(problem).
      \(advice)
      """
    }
  }
}
