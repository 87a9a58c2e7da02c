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

/// What wakes watchers when something happens to calls.
protocol CallSource: AnyObject {
  /// Wakes somebody after each event from now on.
  func watch(_ watcher: CallWatcher)

  /// Ends what `watch(_:)` began.
  func unwatch(_ watcher: CallWatcher)
}

/// The watchers of something that has a lock of its own: it changes first, and wakes them when its lock is free.
final class CallWatchers: CallSource, Sendable {
  private let watchers = Locked<[CallWatcher]>([])

  func watch(_ watcher: CallWatcher) {
    watchers.withLock { $0.append(watcher) }
  }

  func unwatch(_ watcher: CallWatcher) {
    watchers.update { $0.removeAll { $0 === watcher } }
  }

  func wake() {
    for watcher in watchers.withLock({ $0 }) { watcher.wake() }
  }
}
