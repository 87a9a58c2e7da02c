extension CallHolder {
  /// Holds the call of an `async` member until it is resumed.
  func hold(
    _ entry: Entry, isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Value {
    if arrive(entry) {
      await withTaskCancellationHandler(
        operation: {
          await withUnsafeContinuation(isolation: isolation) { continuation in
            if !park(entry, .task(continuation)) { continuation.resume() }
          }
        }, onCancel: { cancel(entry) }, isolation: isolation)
    }
    return try outcome(of: entry).get()
  }

  /// Holds the calling thread until the call is resumed.
  ///
  /// - Parameters:
  ///   - entry: The call.
  ///   - limit: How long it is held at most.
  func block(_ entry: Entry, atMost limit: Duration) throws(Failure) -> Value {
    if arrive(entry) {
      guard Gate.hasThreads else {
        letGo([entry], because: .withoutThreads)
        return try outcome(of: entry).get()
      }
      let gate = Gate()
      if park(entry, .thread(gate)), !gate.wait(for: limit) {
        letGo([entry], because: .waited(limit))
      }
    }
    return try outcome(of: entry).get()
  }

  /// Holds a callback until it is completed.
  func keep(_ entry: Entry, _ callback: @escaping (Outcome) -> Void) {
    if arrive(entry), park(entry, .callback(callback)) { return }
    callback(outcome(of: entry))
  }

  /// Numbers a call.
  ///
  /// - Returns: Whether it is to be held; false where it is known already what it goes on with.
  private func arrive(_ entry: Entry) -> Bool {
    let (isOpen, isStranded, watchers) = state.withLock { state in
      state.entries.append(entry)
      entry.number = state.entries.count
      if let (outcome, location) = state.kept.removeValue(forKey: entry.number) {
        (entry.outcome, entry.end) = (outcome, .resumed(location))
      }
      let isStranded = state.hasEnded || state.isAbandoned && cancellation.value == nil
      return (entry.end == nil, isStranded, state.watchers)
    }
    if isOpen, isStranded { letGo([entry]) }
    for watcher in watchers { watcher.wake() }
    return isOpen && !isStranded
  }

  /// Makes a call one that is held.
  ///
  /// - Returns: Whether it is; false where it was resumed meanwhile.
  private func park(_ entry: Entry, _ waiter: Entry.Waiter) -> Bool {
    let watchers = state.withLock { state -> [CallWatcher]? in
      guard entry.end == nil else { return nil }
      entry.waiter = waiter
      state.heldCount += 1
      return state.watchers
    }
    for watcher in watchers ?? [] { watcher.wake() }
    return watchers != nil
  }

  /// Takes what a call goes on with.
  private func outcome(of entry: Entry) -> Outcome {
    let outcome = state.withLock { _ in
      defer { entry.outcome = nil }
      return entry.outcome
    }
    guard let outcome else { preconditionFailure("A call goes on when it is known with what.") }
    return outcome
  }

  private func cancel(_ entry: Entry) {
    let wakeup = state.withLock { state -> Wakeup? in
      guard entry.end == nil, !entry.isCancelled else { return nil }
      entry.isCancelled = true
      state.cancelledCount += 1
      guard let outcome = cancellation.value else { return Wakeup(watchers: state.watchers) }
      return state.end(entry, .cancelled, with: outcome)
    }
    wakeup?.run()
  }
}
