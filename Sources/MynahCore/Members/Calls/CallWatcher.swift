/// An object that wakes a task after events in the call sources that it watches.
///
/// Events aren't counted. If several events occur while the task is awake, they end its next wait
/// together.
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

  /// Waits for an event.
  ///
  /// - Returns: A Boolean value that indicates whether an event occurred. It's false if the watch
  ///   was ended or the task was cancelled.
  func nextCall() async -> Bool {
    for await _ in calls { return true }
    return false
  }
}

/// An object that wakes watchers when something happens to calls.
protocol CallSource: AnyObject {
  /// Adds a watcher, which is woken after each event from now on.
  func watch(_ watcher: CallWatcher)

  /// Removes a watcher that `watch(_:)` added.
  func unwatch(_ watcher: CallWatcher)
}

/// The watchers of an object that protects its state with a separate lock.
///
/// The object changes its state under its lock, releases the lock, and then calls `wake()`.
final class CallWatchers: CallSource, Sendable {
  private let watchers = Locked<[CallWatcher]>([])

  func watch(_ watcher: CallWatcher) {
    watchers.withLock { $0.append(watcher) }
  }

  func unwatch(_ watcher: CallWatcher) {
    watchers.update { $0.removeAll { $0 === watcher } }
  }

  /// Wakes all watchers.
  func wake() {
    for watcher in watchers.withLock({ $0 }) { watcher.wake() }
  }
}
