/// What holds the calls of a stub until the test lets them go on.
///
/// The stub's behavior and the test's handle share one. What happens under its lock ends with a list of
/// those to wake, which is done when the lock is free.
final class CallHolder<Value, Failure: Error>: CallSource, EndsWithStubs {
  typealias Entry = CallEntry<Value, Failure>
  typealias Outcome = Entry.Outcome

  /// What failures say of the stub.
  let origin: HolderOrigin

  /// What a cancelled call goes on with; nil where it stays held.
  let cancellation: UncheckedBox<Outcome?>

  let state: Locked<State>

  struct State {
    /// All calls, in the order of their numbers.
    var entries: [Entry] = []

    /// What was said before its call came.
    var kept: [Int: (outcome: Outcome, location: CodeLocation)] = [:]

    /// Nothing more is to be said of calls with smaller numbers.
    var firstOpen = 1
    var heldCount = 0
    var cancelledCount = 0
    var watchers: [CallWatcher] = []

    /// Whether nobody is left who could resume a call.
    var isAbandoned = false

    /// Whether the mock was cleared, or its session ended.
    var hasEnded = false
  }

  init(_ origin: HolderOrigin, cancellation: Outcome? = nil) {
    self.origin = origin
    self.cancellation = UncheckedBox(cancellation)
    state = Locked(State())
  }

  deinit { reportKept() }

  /// Those to wake when the lock is free.
  struct Wakeup {
    var waiter: Entry.Waiter?

    /// What a callback is called with.
    var outcome: Outcome?
    var watchers: [CallWatcher] = []

    func run() {
      switch waiter {
      case .task(let continuation)?: continuation.resume()
      case .thread(let gate)?: gate.open()
      case .callback(let callback)?: if let outcome { callback(outcome) }
      case nil: break
      }
      for watcher in watchers { watcher.wake() }
    }
  }
}

// MARK: - Under the lock

extension CallHolder.State {
  typealias Entry = CallEntry<Value, Failure>

  /// The calls that nobody has resumed.
  var openEntries: [Entry] {
    entries[min(firstOpen - 1, entries.count)...].filter { $0.end == nil }
  }

  /// The number of the first call of which nothing was said yet.
  mutating func nextOpen() -> Int {
    while firstOpen <= entries.count
      ? entries[firstOpen - 1].end != nil : kept[firstOpen] != nil
    {
      firstOpen += 1
    }
    return firstOpen
  }

  /// Ends an open call.
  ///
  /// - Returns: Those to wake.
  mutating func end(
    _ entry: Entry, _ end: Entry.End, with outcome: Entry.Outcome
  ) -> CallHolder.Wakeup {
    let waiter = entry.waiter
    if waiter != nil { heldCount -= 1 }
    (entry.end, entry.waiter) = (end, nil)
    guard case .callback? = waiter else {
      entry.outcome = outcome
      return CallHolder.Wakeup(waiter: waiter, watchers: watchers)
    }
    return CallHolder.Wakeup(waiter: waiter, outcome: outcome, watchers: watchers)
  }

  /// Lets go of a call that nothing can go on with.
  ///
  /// - Returns: What waited for it, to be released when the lock is free.
  mutating func drop(_ entry: Entry) -> Entry.Waiter? {
    let waiter = entry.waiter
    if waiter != nil { heldCount -= 1 }
    (entry.end, entry.waiter) = (.letGo, nil)
    return waiter
  }
}
