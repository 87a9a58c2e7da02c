/// Waits until several expectations hold at once, and fails the test where they do not in time.
///
/// ```swift
/// await eventually(within: .seconds(1)) {
///   verify(bird.chirp(volume: any())).wasCalled(twice)
///   verify(tree.shake()).wasCalled()
/// }
/// ```
///
/// It returns with the call that makes the last of them hold; calls that were made before count. Each
/// expectation that does not hold in time fails with its own text and at its own line:
///
/// ```text
/// Expected tree.shake() to be called exactly once within 1.0 seconds, but it was called 0 times.
/// shake() was not called at all.
/// If the call comes later, write a longer time.
/// ```
///
/// `inOrder` may be part of the block. To expect that nothing is called for some time, use
/// `wasNeverCalled(within:)`: here, `wasNeverCalled()` does not prolong the wait.
///
/// - `limit`: How long to wait at most; it ends earlier where the task is cancelled.
/// - `block`: Writes the expectations, with `verify`. It runs once.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func eventually(
  within limit: Duration, isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ block: () async -> Void
) async {
  let location = CodeLocation(fileID, filePath, line, column)
  let steps = await ExpectationCollector.collect(for: "eventually", at: location, block)
  guard limit.isTime(at: location) else { return }
  await ExpectationGroup(steps).check(within: limit)
}

/// Expectations that are waited for together.
package struct ExpectationGroup: @unchecked Sendable {
  private let checks: [any Checkable]

  /// Collects the expectations that a block writes.
  package init(_ word: String, at location: CodeLocation, _ block: () -> Void) {
    self.init(ExpectationCollector.collect(for: word, at: location, block))
  }

  init(_ steps: [[any Checkable]]) {
    checks = Array(steps.joined())
  }

  /// Waits until all hold at once.
  ///
  /// - Parameter explain: Takes why this does not hold, after each call that changes it.
  /// - Returns: Whether they did; false where the task was cancelled.
  package func wait(explaining explain: ([MockFailure]) -> Void) async -> Bool {
    await waitForCalls(of: members, within: nil) {
      let explanations = explanations
      explain(explanations)
      return explanations.isEmpty
    } == .done
  }

  /// Why this does not hold now: the failure of each expectation that does not.
  package var explanations: [MockFailure] {
    shortfalls.compactMap { $0?.failure(nil) }
  }

  /// Waits until all hold at once, and reports those that do not in time.
  func check(within limit: Duration, isolation: isolated (any Actor)? = #isolation) async {
    // What ended the wait is not looked at again: by then a further call may have come.
    var last: [Shortfall?]?
    let end = await waitForCalls(of: members, within: limit) {
      let shortfalls = shortfalls
      let lacking = shortfalls.compactMap(\.self)
      let isDone = lacking.isEmpty || lacking.contains(where: \.isFinal)
      if isDone { last = shortfalls }
      return isDone
    }
    for (check, shortfall) in zip(checks, last ?? shortfalls) {
      if let shortfall { check.report(shortfall, limit: end.text(limit)) }
    }
  }

  private var members: [any MemberVariant] {
    var seen: Set<ObjectIdentifier> = []
    return checks.flatMap(\.members).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// What each lacks now, in their order; nil for those that hold.
  private var shortfalls: [Shortfall?] { checks.map { $0.shortfall() } }
}

/// How a wait for calls ended.
enum WaitEnd {
  case done
  case timedOut
  case cancelled
}

/// Waits until a condition holds, which is looked at first now and then after events of some sources.
///
/// - Parameters:
///   - sources: The members whose calls may change the condition, or what holds calls.
///   - limit: How long to wait at most; nil without end.
///   - isolation: The actor that the condition is looked at on.
///   - isDone: The condition; it runs people's matchers.
func waitForCalls(
  of sources: [any CallSource], within limit: Duration?,
  isolation: isolated (any Actor)? = #isolation, until isDone: () -> Bool
) async -> WaitEnd {
  // The watch begins before the first look, so that no call falls in between.
  let watcher = CallWatcher()
  for source in sources { source.watch(watcher) }
  defer { for source in sources { source.unwatch(watcher) } }
  if isDone() { return .done }

  let timer = limit.map { limit in
    Task.detached {
      try? await sleep(for: limit)
      watcher.end()
    }
  }
  defer { timer?.cancel() }
  while await watcher.nextCall() {
    if isDone() { return .done }
  }
  return Task.isCancelled ? .cancelled : .timedOut
}

/// Waits until a number is the one that a test expects.
///
/// - Parameters:
///   - source: What wakes when the number may have changed.
///   - expected: The number to wait for.
///   - limit: How long to wait at most; one that is no time is reported.
///   - location: Where the test waits.
///   - isFinal: Whether a number that is too great stays so, and nothing is waited for then.
///   - isolation: The actor that the number is looked at on.
///   - number: Looks at the number.
/// - Returns: What the number was instead, and what failures say of the time; nil where it is the
///   expected one, or the limit is none.
func waitForNumber(
  of source: any CallSource, expected: Int, within limit: Duration, at location: CodeLocation,
  isFinal: Bool = false, isolation: isolated (any Actor)? = #isolation, _ number: () -> Int
) async -> (actual: Int, limit: String)? {
  guard limit.isTime(at: location) else { return nil }
  var actual = 0
  let end = await waitForCalls(of: [source], within: limit) {
    actual = number()
    return actual == expected || isFinal && actual > expected
  }
  if end == .done, actual == expected { return nil }
  return (actual, end.text(limit))
}

/// Waits for a time of any length.
///
/// `Task.sleep` ends the process where the time is longer than the system can count.
///
/// - Parameter duration: How long to wait; a century stands for all that is longer.
/// - Throws: `CancellationError`, where the task is cancelled.
package func sleep(for duration: Duration) async throws {
  try await Task.sleep(for: duration.bounded)
}
