/// Wakes a task when a member that it watches is called.
///
/// Calls that come while the task is awake are noticed once, when it waits again.
final class CallWatcher: Sendable {
  private let calls: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (calls, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Wakes the task.
  func wake() { continuation.yield() }

  /// Ends the watch.
  func end() { continuation.finish() }

  /// Waits for a call.
  ///
  /// - Returns: Whether there was one; false where the watch was ended or the task cancelled.
  func nextCall() async -> Bool {
    for await _ in calls { return true }
    return false
  }
}

/// How a wait for calls ended.
enum WaitEnd {
  case done
  case timedOut
  case cancelled
}

/// Waits until a condition holds, which is looked at first now and then after calls of some members.
///
/// - Parameters:
///   - members: The members whose calls may change the condition.
///   - limit: How long to wait at most; nil without end.
///   - isolation: The actor that the condition is looked at on.
///   - isDone: The condition; it runs people's matchers.
func waitForCalls(
  of members: [any MemberVariant], within limit: Duration?,
  isolation: isolated (any Actor)? = #isolation, until isDone: () -> Bool
) async -> WaitEnd {
  // The watch begins before the first look, so that no call falls in between.
  let watcher = CallWatcher()
  for member in members { member.watch(watcher) }
  defer { for member in members { member.unwatch(watcher) } }
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

/// Waits for a time of any length.
///
/// `Task.sleep` ends the process where the time is longer than the system can count.
///
/// - Parameter duration: How long to wait; a century stands for all that is longer.
/// - Throws: `CancellationError`, where the task is cancelled.
package func sleep(for duration: Duration) async throws {
  let century = Duration.seconds(100 * 365 * 24 * 60 * 60)
  try await Task.sleep(for: min(max(duration, .zero), century))
}
