/// What the calls of mocks fulfil or not: an expectation, or several in order.
protocol Checkable {
  /// Where a failure belongs.
  var location: CodeLocation { get }

  /// The members whose calls decide.
  var members: [any MemberVariant] { get }

  /// The settings of the mock on whose test a failure is reported, where no other test is known.
  var settings: MockSettings? { get }

  /// Looks at the calls, once, for what this lacks to hold.
  ///
  /// - Returns: Nil where this holds; then the calls that it covers are verified.
  func shortfall() -> Shortfall?
}

/// Why something does not hold, as the calls were when they were looked at.
struct Shortfall {
  /// Whether it stays so, whatever is called from now on.
  let isFinal: Bool

  /// The failure, which says how long was waited, as in `within 1.0 seconds`; nil where nobody waited.
  let failure: (_ limit: String?) -> MockFailure
}

extension Checkable {
  var settings: MockSettings? { members.first?.settings }

  /// Checks this now, or leaves it for the block that it stands in.
  func checkOrCollect() {
    guard let collector = ExpectationCollector.current else { return check() }
    collector.add([self])
  }

  /// Reports why this does not hold, where it does not.
  func check(limit: String? = nil) {
    if let shortfall = shortfall() { report(shortfall, limit: limit) }
  }

  func report(_ shortfall: Shortfall, limit: String?) {
    shortfall.failure(limit).report(at: location, for: settings)
  }
}

/// How often calls that a pattern selects are expected.
struct Expectation: Checkable {
  let selection: any CallSelection
  let count: CountMatcher

  /// How the calls are to have ended; nil where that does not matter.
  let outcome: ExpectedOutcome?
  let location: CodeLocation

  /// The context of the mock, whose other calls matter for the order of calls.
  var context: MockingContext? { selection.mockedMember.settings?.context }

  var members: [any MemberVariant] { [selection.mockedMember] }

  /// The calls that are counted.
  func matchedCalls() -> MatchedCalls { selection.matchedCalls(outcome) }

  func shortfall() -> Shortfall? {
    let matched = matchedCalls()
    guard count.matches(allOf: matched.possibleCounts) else {
      return Shortfall(isFinal: !count.canMatch(moreThan: matched.count)) { limit in
        selection.explanation(of: matched, expected: count, outcome: outcome, limit: limit)
      }
    }
    if matched.count > 0 { selection.mockedMember.markVerified(matched) }
    return nil
  }
}
