extension MemberPattern {
  /// Explains why the number of matching calls is not the expected one.
  func explanation(
    of matched: MatchedCalls, expected: CountMatcher, outcome: ExpectedOutcome?, limit: String?
  ) -> UnsatisfiedExpectation {
    let outcomes = outcome == nil ? nil : member.outcomes
    let calls = RecordedCalls<Arguments>(matched.serials)
    var matching: [Int] = []
    var others: [(index: Int, differences: Int)] = []
    for index in max(0, calls.count - Self.comparedCalls)..<calls.count {
      if matched.contains(index) {
        if matching.count < listedCalls { matching.append(index) }
      } else {
        others.append((index, matcher.countDifferences(calls.arguments(at: index))))
      }
    }
    let fewest = others.map(\.differences).min()
    let closest = others.last { $0.differences == fewest }?.index
    // The texts of no more calls are made than are listed.
    let listed = others.enumerated().filter { $0 <= listedCalls || $1.index == closest }
    let described = { (index: Int) in
      ComparedCall(
        number: calls.serials.forgotten + index + 1, member: self.member.member,
        arguments: self.matcher.split(calls.arguments(at: index))
          .map { ComparedCall.Argument(text: describe($0)) },
        outcome: outcomes.map { $0.text(of: index, in: calls.serials) })
    }
    let compared = { (index: Int) in
      ComparedCall(
        number: calls.serials.forgotten + index + 1, member: self.member.member,
        arguments: self.matcher.compare(
          calls.arguments(at: index), in: index == closest ? .lines : .arguments),
        outcome: outcomes.map { $0.text(of: index, in: calls.serials) })
    }
    return UnsatisfiedExpectation(
      pattern: text, memberName: member.member.title, expected: expected, outcome: outcome?.text,
      actual: matched.count, callCount: calls.count, forgotten: calls.serials.forgotten,
      isShared: member.settings?.isShared ?? false,
      isUndecided: expected.matches(oneOf: matched.possibleCounts),
      matching: matching.map(described), others: listed.map { compared($1.index) },
      otherTypes: member.otherCalledTypes, mocks: member.namedMock, limit: limit)
  }

  /// How many calls, the newest, are compared argument by argument: enough to find the closest one,
  /// and few enough that a test with a million calls fails at once.
  private static var comparedCalls: Int { 1_000 }
}

extension CallMatcher {
  /// How many arguments of a call are not as expected.
  func countDifferences(_ arguments: Arguments) -> Int {
    zip(parts, split(arguments)).count { !$0.matches(anyValue: $1) }
  }

  /// The first argument by whose hash a stub with these matchers is looked for in vain.
  func otherHash(in arguments: Arguments) -> (index: Int, type: Any.Type)? {
    for (index, (part, value)) in zip(parts, split(arguments)).enumerated() {
      if let type = part.typeWithOtherHash(value) { return (index, type) }
    }
    return nil
  }

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
