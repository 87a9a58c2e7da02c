extension CallHolder {
  var heldCount: Int { state.withLock { $0.heldCount } }

  var cancelledCount: Int { state.withLock { $0.cancelledCount } }

  var entries: [Entry] { state.withLock { $0.entries } }

  /// The calls as failures list them.
  var calls: [HeldCallFailure.Call] {
    let states = state.withLock { state in
      state.entries.map { entry -> (Entry, HeldCallFailure.Call.State) in
        switch entry.end {
        case nil: (entry, entry.isCancelled ? .heldAfterCancellation : .held)
        case .resumed?: (entry, entry.isCancelled ? .resumedAfterCancellation : .resumed)
        case .cancelled?: (entry, .cancelled)
        case .letGo?: (entry, .letGo)
        }
      }
    }
    return states.map { HeldCallFailure.Call(number: $0.number, text: $0.text, state: $1) }
  }

  /// Whether a call is held, and whether it was cancelled.
  func status(of entry: Entry) -> (isHeld: Bool, isCancelled: Bool) {
    state.withLock { _ in (entry.waiter != nil, entry.isCancelled) }
  }

  func watch(_ watcher: CallWatcher) {
    state.withLock { $0.watchers.append(watcher) }
  }

  func unwatch(_ watcher: CallWatcher) {
    state.withLock { $0.watchers.removeAll { $0 === watcher } }
  }
}
