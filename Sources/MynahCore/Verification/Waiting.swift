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
