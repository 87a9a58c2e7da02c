/// An expectation that calls to mocks can fulfill, or several expectations in order.
protocol Checkable {
  /// The location at which failures are reported.
  var location: CodeLocation { get }

  /// The members whose calls determine whether the expectation holds.
  var members: [any MemberVariant] { get }

  /// The settings of the mock whose test receives the failure if the current test isn't known.
  var settings: MockSettings? { get }

  /// Checks the recorded calls once.
  ///
  /// If the expectation holds, the calls that it covers are marked as verified.
  ///
  /// - Parameter snapshot: A snapshot of the members' calls, or nil to read their calls.
  /// - Returns: The reason why the expectation doesn't hold, or nil if it holds.
  func shortfall(in snapshot: CallSnapshot?) -> Shortfall?
}

/// The reason why an expectation doesn't hold, based on the calls at the time of the check.
struct Shortfall {
  /// A Boolean value that indicates whether later calls can't fulfill the expectation anymore.
  let isFinal: Bool

  /// A closure that returns the failure.
  ///
  /// Its parameter describes how long the test waited, for example `within 1.0 seconds`. It's nil
  /// if the test didn't wait.
  let failure: (_ limit: String?) -> MockFailure

  /// A closure that marks the calls that the failure explains as verified, when it's reported.
  var markExplained: () -> Void = {}
}

extension MockFailure {
  /// Returns the failure with the reason that the test gives for its expectation.
  func adding(_ reason: String?) -> Self {
    reason.map { Self("\(self)\nBecause: \($0)", call: call, at: location) } ?? self
  }
}

extension Checkable {
  var settings: MockSettings? { members.first?.settings }

  /// Checks the expectation now, or adds it to the block that contains it.
  func checkOrCollect() {
    guard let collector = ExpectationCollector.current else { return check() }
    collector.add([self])
  }

  /// Checks the expectation, and reports a failure if it doesn't hold.
  func check() {
    if let shortfall = shortfall(in: nil) { report(shortfall, limit: nil) }
  }

  func report(_ shortfall: Shortfall, limit: String?) {
    shortfall.failure(limit).report(at: location, for: settings)
    shortfall.markExplained()
  }
}

/// The expectation that the calls that a pattern selects are made a number of times.
struct Expectation: Checkable {
  let selection: any CallSelection
  let count: CountMatcher

  /// The expected outcome of the calls, or nil if any outcome is accepted.
  let outcome: ExpectedOutcome?

  /// The reason that the test gives for the expectation.
  let reason: String?
  let location: CodeLocation

  /// The context of the mock, which provides the other calls when the order of calls is checked.
  var context: MockingContext? { selection.mockedMember.settings?.context }

  var members: [any MemberVariant] { [selection.mockedMember] }

  /// Returns the calls that are counted.
  func matchedCalls(in snapshot: CallSnapshot?) -> MatchedCalls {
    selection.matchedCalls(in: snapshot?.history(of: selection.mockedMember), outcome)
  }

  func shortfall(in snapshot: CallSnapshot?) -> Shortfall? {
    let matched = matchedCalls(in: snapshot)
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

/// A collector of the expectations in a block of `inOrder`, `inAnyOrder`, or `eventually`.
///
/// The current collector is a task-local value, so tasks that the block creates inherit it.
final class ExpectationCollector: Sendable {
  private struct State {
    var steps: [[any Checkable]] = []
    var hasMisuse = false
  }

  private let state = Locked(State())

  /// Adds a step of the block: an expectation, or several expectations in any order.
  func add(_ step: [any Checkable]) {
    state.withLock { $0.steps.append(step) }
  }

  /// Records that a mistake in the block was reported.
  ///
  /// If the block doesn't have any expectations, this isn't reported as another mistake.
  func noteMisuse() {
    state.withLock { $0.hasMisuse = true }
  }

  @TaskLocal static var current: ExpectationCollector?

  /// Returns the expectations that a block contains, step by step.
  ///
  /// - Parameters:
  ///   - word: The name of the function that takes the block.
  ///   - location: The location at which a block without expectations is reported as a mistake.
  ///   - block: A closure that contains the expectations.
  static func collect(
    for word: String, at location: CodeLocation, _ block: () -> Void
  ) -> [[any Checkable]] {
    let collector = ExpectationCollector()
    $current.withValue(collector, operation: block)
    return collector.checkedSteps(for: word, at: location)
  }

  /// Returns the expectations that an `async` block contains, step by step.
  static func collect(
    for word: String, at location: CodeLocation, isolation: isolated (any Actor)? = #isolation,
    _ block: () async -> Void
  ) async -> [[any Checkable]] {
    let collector = ExpectationCollector()
    await $current.withValue(collector, operation: block, isolation: isolation)
    return collector.checkedSteps(for: word, at: location)
  }

  private func checkedSteps(for word: String, at location: CodeLocation) -> [[any Checkable]] {
    let state = state.withLock { $0 }
    if state.steps.isEmpty, !state.hasMisuse {
      Misuse.nothingExpected(word).report(at: location)
    }
    return state.steps
  }
}
