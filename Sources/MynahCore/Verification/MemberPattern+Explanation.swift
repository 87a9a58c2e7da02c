extension MemberPattern {
  /// Explains why the number of matching calls is not the expected one.
  func explanation(
    of matched: MatchedCalls, expected: CountMatcher, limit: String?
  ) -> UnsatisfiedExpectation {
    let calls = RecordedCalls<Arguments>(matched.serials)
    var matching: [ComparedCall] = []
    var others: [ComparedCall] = []
    for index in max(0, calls.count - Self.comparedCalls)..<calls.count {
      let isMatch = matched.contains(index)
      let call = compared(
        calls.arguments(at: index), number: calls.serials.forgotten + index + 1, isMatch: isMatch)
      if isMatch { matching.append(call) } else { others.append(call) }
    }
    if let closest = others.closestIndex {
      let index = others[closest].number - calls.serials.forgotten - 1
      others[closest].arguments = matcher.compare(calls.arguments(at: index), in: .lines)
    }
    return UnsatisfiedExpectation(
      pattern: text, memberName: member.member.title, expected: expected,
      actual: matched.count, callCount: calls.count, forgotten: calls.serials.forgotten,
      isShared: member.settings?.isShared ?? false,
      isUndecided: expected.matches(oneOf: matched.possibleCounts), matching: matching,
      others: others, otherTypes: member.otherCalledTypes, mocks: member.namedMock, limit: limit)
  }

  /// How many calls, the newest, are compared argument by argument: enough to find the closest one,
  /// and few enough that a test with a million calls fails at once.
  private static var comparedCalls: Int { 1_000 }

  private func compared(_ arguments: Arguments, number: Int, isMatch: Bool) -> ComparedCall {
    ComparedCall(
      number: number, member: member.member,
      arguments: isMatch
        ? matcher.split(arguments).map { ComparedCall.Argument(text: describe($0)) }
        : matcher.compare(arguments))
  }
}

extension CallMatcher {
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
