/// Waits until several expectations hold at once, and fails the test if they don't hold in time.
///
/// ```swift
/// await eventually(within: .seconds(1)) {
///   verify(bird.chirp(volume: any())).wasCalled(twice)
///   verify(tree.shake()).wasCalled()
/// }
/// ```
///
/// The wait ends when all expectations hold, or when an expectation can't hold anymore. Earlier
/// calls count, too. Each expectation that doesn't hold in time is reported separately, at its own
/// line:
///
/// ```text
/// Expected tree.shake() to be called exactly once within 1.0 seconds, but it was called 0 times.
/// shake() was not called at all.
/// If the call is made later, wait longer.
/// ```
///
/// The block can contain `inOrder`. Counts that include zero, such as `wasNeverCalled()`, don't make
/// the wait longer if the block has other expectations. If it has no others, the wait lasts until
/// the time limit, as with `wasNeverCalled(within:)`.
///
/// - Parameters:
///   - limit: The maximum time to wait. The wait ends early if the task is canceled.
///   - block: A closure that contains the expectations, written with `verify`. It runs once.
///   - isolation: The isolation of the call. Don't pass it.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func eventually(
  within limit: Duration, isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ block: () async -> Void
) async {
  let location = CodeLocation(fileID, filePath, line, column)
  let steps = await ExpectationCollector.collect(for: "eventually", at: location, block)
  guard limit.isValidTime(at: location) else { return }
  let group = ExpectationGroup(steps)
  await group.wait(within: limit, wholeTime: group.holdsWithoutCalls)()
}

/// A group of expectations to wait for together.
package struct ExpectationGroup: @unchecked Sendable {
  private let checks: [any Checkable]

  /// Creates a group of the expectations that a block contains.
  package init(_ word: String, at location: CodeLocation, _ block: () -> Void) {
    self.init(ExpectationCollector.collect(for: word, at: location, block))
  }

  init(_ steps: [[any Checkable]]) {
    checks = Array(steps.joined())
  }

  /// A Boolean value that indicates whether only calls can end that the expectations hold.
  fileprivate var holdsWithoutCalls: Bool {
    !checks.isEmpty && checks.allSatisfy { ($0 as? Expectation)?.count.matches(0) == true }
  }

  /// Waits until all expectations hold at once.
  ///
  /// - Parameter explain: A closure that receives the failures of the expectations that don't hold.
  ///   It's called when the wait begins and after each call.
  /// - Returns: A Boolean value that indicates whether the expectations held before the task was
  ///   canceled.
  package func wait(explaining explain: ([MockFailure]) -> Void) async -> Bool {
    await waitForCalls(of: members, within: nil) {
      let explanations = explanations
      explain(explanations)
      return explanations.isEmpty
    } == .done
  }

  /// The failures of the expectations that don't hold at the moment.
  package var explanations: [MockFailure] {
    shortfalls.compactMap { $0?.failure(nil) }
  }

  /// Waits until all expectations hold at once.
  ///
  /// - Parameters:
  ///   - limit: The maximum time to wait.
  ///   - isWholeTime: A Boolean value that indicates whether to wait for the whole time if the
  ///     expectations hold, because a call can end this.
  /// - Returns: A closure that reports the expectations that don't hold in time.
  func wait(
    within limit: Duration, wholeTime isWholeTime: Bool = false,
    isolation: isolated (any Actor)? = #isolation
  ) async -> () -> Void {
    // Keep the shortfalls that ended the wait. By the time the wait returns, another call may have
    // arrived, and a second check would count it.
    var last: [Shortfall?]?
    let end = await waitForCalls(of: members, within: limit) {
      let shortfalls = shortfalls
      let lacking = shortfalls.compactMap(\.self)
      let isDone = lacking.isEmpty ? !isWholeTime : lacking.contains(where: \.isFinal)
      if isDone { last = shortfalls }
      return isDone
    }
    return { [checks, last = last ?? shortfalls] in
      for (check, shortfall) in zip(checks, last) {
        if let shortfall { check.report(shortfall, limit: end.text(limit)) }
      }
    }
  }

  private var members: [any MemberVariant] {
    checks.flatMap(\.members).unique { ObjectIdentifier($0) }
  }

  /// The current shortfall of each expectation, in order.
  ///
  /// It's nil for expectations that hold. All expectations are checked with one snapshot.
  private var shortfalls: [Shortfall?] {
    let snapshot = CallSnapshot(of: members)
    return checks.map { $0.shortfall(in: snapshot) }
  }
}

/// The outcome of a wait for calls.
enum WaitEnd {
  case done
  case timedOut
  case cancelled
}

/// Waits until a condition holds, and checks it immediately and after each event.
///
/// - Parameters:
///   - sources: The sources of events that may change the condition, such as members of a mock.
///   - limit: The maximum time to wait, or nil to wait without a limit.
///   - isolation: The isolation in which the condition is checked.
///   - isDone: The condition. It may run user code, such as the conditions of matchers.
func waitForCalls(
  of sources: [any CallSource], within limit: Duration?,
  isolation: isolated (any Actor)? = #isolation, until isDone: () -> Bool
) async -> WaitEnd {
  // Start watching before the first check, so a call between the two isn't missed.
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
  defer {
    timer?.cancel()
    MockSession.reportPostponed()
  }
  while await watcher.nextCall() {
    if isDone() { return .done }
  }
  if Task.isCancelled { return .cancelled }
  return .timedOut
}

/// Waits until a number is at least as great as a test expects.
///
/// - Parameters:
///   - source: The source of events that may change the number.
///   - expected: The number to wait for. If it's 0, the wait ends when the number is 0.
///   - limit: The maximum time to wait. A negative limit is reported as a mistake.
///   - location: The location of the statement that waits.
///   - isolation: The isolation in which the number is read.
///   - number: A closure that returns the current number.
/// - Returns: The actual number and a description of the wait for failures. The result is nil if
///   the number is great enough or the limit is negative.
func waitForNumber(
  of source: any CallSource, expected: Int, within limit: Duration, at location: CodeLocation,
  isolation: isolated (any Actor)? = #isolation, _ number: () -> Int
) async -> (actual: Int, limit: String)? {
  guard limit.isValidTime(at: location) else { return nil }
  var actual = 0
  let end = await waitForCalls(of: [source], within: limit) {
    actual = number()
    if expected == 0 { return actual == 0 }
    return actual >= expected
  }
  if end == .done { return nil }
  return (actual, end.text(limit))
}

/// Sleeps for a duration of any length.
///
/// Durations that are too long for the system would crash `Task.sleep`.
///
/// - Parameter duration: The time to sleep, which is limited to a century.
/// - Throws: `CancellationError` if the task is canceled.
package func sleep(for duration: Duration) async throws {
  try await Task.sleep(for: duration.bounded)
}

extension Duration {
  /// Returns a Boolean value that indicates whether the duration isn't negative.
  ///
  /// It's impossible to wait for a negative duration, so a mistake is reported.
  func isValidTime(at location: CodeLocation) -> Bool {
    if self >= .zero { return true }
    Misuse.negativeTime("within", "\(self)").report(at: location)
    ExpectationCollector.current?.noteMisuse()
    return false
  }
}

extension WaitEnd {
  /// Returns a phrase for failures that describes how long the test waited.
  func text(_ limit: Duration) -> String {
    self == .cancelled ? "before the task was canceled" : "within \(limit)"
  }
}
