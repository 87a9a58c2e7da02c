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

extension MockFailure {
  /// Returns the failure with the reason that the test gives for its expectation.
  func adding(_ reason: String?) -> Self {
    reason.map { Self("\(self)\nBecause: \($0)", call: call, at: location) } ?? self
  }
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

  /// The reason that the test gives for the expectation.
  let reason: String?
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
          .adding(reason)
      }
    }
    if matched.count > 0 { selection.mockedMember.markVerified(matched) }
    return nil
  }
}

/// Collects the expectations that are written in the block of `inOrder`, `inAnyOrder` or `eventually`.
///
/// It is task-local, as what matchers leave is; tasks that the block begins share it.
final class ExpectationCollector: Sendable {
  private struct State {
    var steps: [[any Checkable]] = []
    var hasMisuse = false
  }

  private let state = Locked(State())

  /// Adds one step of the block: an expectation, or several without an order among themselves.
  func add(_ step: [any Checkable]) {
    state.withLock { $0.steps.append(step) }
  }

  /// Remembers that a mistake in the block was reported, which stands for an expectation.
  func noteMisuse() {
    state.withLock { $0.hasMisuse = true }
  }

  @TaskLocal static var current: ExpectationCollector?

  /// Returns the expectations that a block writes, step by step.
  ///
  /// - Parameters:
  ///   - word: The name of the function that takes the block.
  ///   - location: Where a failure belongs: a block without expectations is a mistake.
  ///   - block: What writes the expectations.
  static func collect(
    for word: String, at location: CodeLocation, _ block: () -> Void
  ) -> [[any Checkable]] {
    let collector = ExpectationCollector()
    $current.withValue(collector, operation: block)
    return collector.sound(for: word, at: location)
  }

  /// Returns the expectations that an `async` block writes.
  static func collect(
    for word: String, at location: CodeLocation, isolation: isolated (any Actor)? = #isolation,
    _ block: () async -> Void
  ) async -> [[any Checkable]] {
    let collector = ExpectationCollector()
    await $current.withValue(collector, operation: block, isolation: isolation)
    return collector.sound(for: word, at: location)
  }

  private func sound(for word: String, at location: CodeLocation) -> [[any Checkable]] {
    let state = state.withLock { $0 }
    if state.steps.isEmpty, !state.hasMisuse {
      Misuse.nothingExpected(word).report(at: location)
    }
    return state.steps
  }
}
