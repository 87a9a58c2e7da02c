/// The calls of one member that a pattern selects, as verification sees them.
protocol CallSelection {
  /// The mistakes that were made in place of matchers.
  var misuses: [Misuse] { get }

  /// The member whose calls are selected.
  var mockedMember: _AnyMockedMember { get }

  /// The pattern as it is written, as in `bird.fly(to: any())`.
  var text: String { get }

  /// The recorded calls that match. Takes time in the number of calls of the member, and none where
  /// every argument matches.
  func matchedCalls() -> MatchedCalls

  /// Explains why the number of matching calls is not the expected one.
  func explanation(
    of matched: MatchedCalls, expected: CountMatcher, limit: String?
  ) -> UnsatisfiedExpectation
}

extension CallSelection {
  /// Whether no mistake was made in the pattern; reports each.
  func isSound(at location: CodeLocation) -> Bool {
    let misuses = misuses
    for misuse in misuses { MockFailure.misuse(misuse).report(at: location) }
    return misuses.isEmpty
  }

  /// Whether the mock records what it could be verified by; reports where not.
  func isRecorded(at location: CodeLocation) -> Bool {
    guard let settings = mockedMember.settings, settings.recording == .nothing else { return true }
    let misuse = Misuse.stubOnlyVerified(expectation: text, mock: settings.name)
    MockFailure.misuse(misuse).report(at: location)
    return false
  }
}

extension MemberPattern: CallSelection {
  var misuses: [Misuse] {
    matcher.parts.enumerated().compactMap { index, part in
      if let misuse = part.misuse { return misuse }
      guard let position = part.position, position != index + 1 else { return nil }
      return .wrongPosition(part.description, said: position, actual: index + 1)
    }
  }

  var mockedMember: _AnyMockedMember { member }

  func matchedCalls() -> MatchedCalls {
    let calls = member.calls
    let matched = matcher.matches(in: calls)
    if matcher.hasCaptors { capture(matched, in: calls) }
    return matched
  }

  /// Gives captors the arguments of each matching call once, however often it is looked at.
  private func capture(_ matched: MatchedCalls, in calls: RecordedCalls<Arguments>) {
    for index in 0..<calls.count where matched.contains(index) {
      guard calls.orders[index] > lastCaptured else { continue }
      lastCaptured = calls.orders[index]
      matcher.capture(calls.arguments(at: index))
    }
  }

  func explanation(
    of matched: MatchedCalls, expected: CountMatcher, limit: String?
  ) -> UnsatisfiedExpectation {
    let calls = RecordedCalls<Arguments>(matched.orders)
    var matching: [ComparedCall] = []
    var others: [ComparedCall] = []
    for index in max(0, calls.count - Self.comparedCalls)..<calls.count {
      let isMatch = matched.contains(index)
      let call = compared(
        calls.arguments(at: index), number: calls.orders.forgotten + index + 1, isMatch: isMatch)
      if isMatch { matching.append(call) } else { others.append(call) }
    }
    if let closest = others.closestIndex {
      let index = others[closest].number - calls.orders.forgotten - 1
      others[closest].arguments = matcher.compare(calls.arguments(at: index), in: .lines)
    }
    return UnsatisfiedExpectation(
      pattern: text, memberName: member.member.name, expected: expected,
      actual: matched.count, callCount: calls.count, forgotten: calls.orders.forgotten,
      isShared: member.settings?.isShared ?? false,
      isUndecided: expected.matches(oneOf: matched.possibleCounts), matching: matching,
      others: others, otherTypes: member.otherCalledTypes, mocks: member.namedMock, limit: limit)
  }

  /// How many calls, the newest, are compared argument by argument: enough to find the closest one,
  /// and few enough that a test with a million calls fails at once.
  private static var comparedCalls: Int { 1_000 }

  var text: String {
    "\(member.mockName)\(member.member.separator)"
      + member.member.call(with: matcher.parts.map(\.description))
  }

  private func compared(_ arguments: Arguments, number: Int, isMatch: Bool) -> ComparedCall {
    ComparedCall(
      number: number, member: member.member,
      arguments: isMatch
        ? matcher.split(arguments).map { ComparedCall.Argument(text: describe($0)) }
        : matcher.compare(arguments))
  }
}

extension ArgumentsMatcher {
  /// The arguments of a call, each beside what was expected of it.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - detail: How closely values are compared.
  func compare(
    _ arguments: Arguments, in detail: ComparedCall.Detail = .arguments
  ) -> [ComparedCall.Argument] {
    zip(parts, split(arguments)).map { part, value in
      var argument = ComparedCall.Argument(text: describe(value))
      guard !part.matches(anyValue: value) else { return argument }
      argument.expected = part.description
      if detail != .arguments, let expected = part.onlyValue {
        argument.difference = ValueDifference(
          expected: expected, actual: value, lineByLine: detail == .lines)
      }
      return argument
    }
  }
}

extension _AnyMockedMember {
  /// What failures call the mock.
  var mockName: String { settings.map(MockNames.name) ?? "mock" }

  /// The mock, where its session has others of its name.
  var namedMock: [NamedMock] { settings.map { MockNames(of: [$0]).mocks } ?? [] }
}

extension _Member {
  /// What stands between the mock's name and the call.
  var separator: String {
    kind == .subscriptGetter || kind == .subscriptSetter ? "" : "."
  }
}
