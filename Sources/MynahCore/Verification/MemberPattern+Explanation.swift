extension MemberPattern {
  /// Returns a failure that explains why the number of matching calls isn't the expected number.
  func explanation(
    of matched: MatchedCalls, expected: CountMatcher, outcome: ExpectedOutcome?, limit: String?
  ) -> MockFailure {
    let calls = RecordedCalls<Arguments>(matched.serials)
    let actual = matched.count
    let forgotten = calls.serials.forgotten
    let total = calls.count + forgotten
    let name = member.title
    let otherTypes = member.otherCalledTypes
    // The result depends on forgotten calls, which the mock no longer records.
    let isUndecided = expected.matches(oneOf: matched.possibleCounts)
    let reason: String
    if isUndecided {
      reason = "\(forgotten) of the \(total) calls to \(name) \(forgotten.isOrAre) forgotten"
    } else {
      reason = "it \((outcome?.text).verb(times: actual))"
    }
    var lines = [
      "Expected \(text) \(expected.asExpectation(to: outcome?.text))\(limit.asSuffix), but \(reason)."
    ]
    if calls.count == 0 {
      let verb = member.member.isSetter ? "assigned" : "called"
      lines.append("\(name) was not \(verb) \(otherTypes?.asOnlyCalls ?? "at all").")
    }
    if isUndecided {
      lines.append(
        "\(actual) of the other calls match\("es".when(actual == 1)). The mock records the newest "
          + "\(calls.count): write at least recording(.last(\(total))).")
    }
    lines += comparison(of: matched, expected, outcome)
    if calls.count > 0, let otherTypes, expected.canMatch(moreThan: actual) {
      lines.append("\(name) was also called \(otherTypes.calls), which is not \(otherTypes.type).")
    }
    if expected.canMatch(moreThan: actual) {
      let waited = limit?.hasPrefix("within") == true
      let isLate = waited && calls.count == actual
      if calls.count == 0, isLate || otherTypes == nil { lines += otherCallsToMock }
      if isLate {
        lines.append("If the call is made later, wait longer.")
      } else if !waited, outcome == nil, matcher.matches(in: member.calls).count > actual {
        lines.append("It was called after the check. Wait for it: wasCalled(within: .seconds(1)).")
      }
      lines += callsOfOtherMocks
    }
    if forgotten > 0, !isUndecided {
      let which = forgotten == 1 ? "is" : "\(forgotten) are"
      lines.append("Of \(total) calls, the first \(which) forgotten.")
    }
    lines += member.settings.nameLines
    if member.settings?.isShared == true, calls.count > 0 {
      lines.append(
        "Static members record the calls of all tests. For one test's calls, write @Suite(.mocks)."
      )
    }
    return MockFailure(lines.joined(separator: "\n"), call: text)
  }

  /// A line about the calls to other members of the mock.
  ///
  /// If code under test doesn't call the expected member, it may call a similar one. For example, a
  /// mock replaces a requirement's default implementation, which would have called the member.
  private var otherCallsToMock: [String] {
    let invocations = member.settings?.context?.invocations ?? []
    // Calls to the member itself were made after the check.
    let others = invocations.indices.filter { invocations[$0].history.mockedMember !== member }
    guard !others.isEmpty else { return [] }
    return ["Other calls to \(member.mockName): \(invocations.text(of: others))"]
  }

  /// Lines about matching calls to other mocks of the same type and test.
  private var callsOfOtherMocks: [String] {
    guard let own = member.settings else { return [] }
    let counts = own.mocksOfSameType.compactMap { settings -> (origin: String, calls: Int)? in
      let members = settings.context?.members.compactMap { $0 as? Member } ?? []
      let same = members.first { $0.member == member.member }
      let count = same.map { matcher.matches(in: $0.calls).count } ?? 0
      guard count > 0 else { return nil }
      let name = settings.name
      if name == own.name { return (settings.origin, count) }
      return ("\(name), \(settings.origin)", count)
    }
    return counts.map(\.origin).unique(by: \.self).prefix(listedCalls).map { origin in
      let calls = counts.filter { $0.origin == origin }.reduce(0) { $0 + $1.calls }
      return "\(calls.withNoun("such call")) reached another mock: \(origin)."
    }
  }

  func closestCall(numberedBy number: ((UInt64) -> Int)?) -> [String] {
    let matched = matcher.matches(in: member.calls)
    guard matched.count == 0 else { return [] }
    return comparison(of: matched, once._countMatcher, nil, numberedBy: number)
  }

  private typealias Member = _MockedMember<Arguments, Function, Result, Failure>

  /// Returns lines with the matching calls and, if more calls are expected, with the other calls.
  ///
  /// If a closure numbers the calls, their list has these numbers, so only the closest call is shown.
  private func comparison(
    of matched: MatchedCalls, _ expected: CountMatcher, _ outcome: ExpectedOutcome?,
    numberedBy number: ((UInt64) -> Int)? = nil
  ) -> [String] {
    let calls = RecordedCalls<Arguments>(matched.serials)
    let outcomes = outcome == nil ? nil : member.outcomes
    let actual = matched.count
    // Compare only the newest 1,000 calls, because comparing a million calls would take too long.
    let newest = max(0, calls.count - 1_000)..<calls.count
    let compare = { (index: Int, detail: ComparedCall.Detail) in
      self.matcher.compare(
        calls.arguments(at: index), of: self.member.member,
        number: number?(calls.serials[index]) ?? calls.serials.forgotten + index + 1,
        outcome: outcomes.map { $0.text(of: index, in: calls.serials) }, in: detail)
    }
    let list = { (indices: [Int], count: Int, detail: ComparedCall.Detail) in
      listed(indices, of: count) { compare($0, detail).text }
    }
    var lines: [String] = []
    let matching = newest.filter(matched.contains)
    if !matching.isEmpty { lines.append("Matching calls: \(list(matching, actual, .none))") }
    // Other calls are shown only if more matching calls would fulfill the expectation. If an
    // outcome is expected, they include calls with matching arguments that ended differently.
    let moreWouldDo =
      if outcome == nil {
        actual < calls.count && expected.matches(oneOf: actual + 1...calls.count)
      } else {
        expected.canMatch(moreThan: actual)
      }
    let others = newest.filter { !matched.contains($0) }
      .map { (index: $0, differences: matcher.countDifferences(calls.arguments(at: $0))) }
    guard moreWouldDo, let closest = closest(of: others, in: calls) else { return lines }
    let otherCount = calls.count - actual
    let call = compare(closest, .lines)
    lines.append(
      "Closest of \(otherCount.withNoun("other ".when(actual > 0) + "call")): \(call.text)"
        + call.explanationSuffix)
    lines += call.lineDifferences
    let rest = others.map(\.index).filter { $0 != closest }
    if !rest.isEmpty, number == nil {
      lines.append("Other calls: \(list(rest, otherCount - 1, .arguments))")
    }
    return lines
  }

  /// Returns the index of the newest call with the fewest differing arguments.
  ///
  /// If the newest 100 of these calls differ, it's the one whose arguments look most like the expected
  /// arguments.
  private func closest(
    of others: [(index: Int, differences: Int)], in calls: RecordedCalls<Arguments>
  ) -> Int? {
    let fewest = others.map(\.differences).min()
    let newest = others.filter { $0.differences == fewest }.suffix(100).map { call in
      (index: call.index, distance: matcher.distance(to: calls.arguments(at: call.index)))
    }
    let smallest = newest.map(\.distance).min()
    return newest.last { $0.distance == smallest }?.index
  }
}
