extension CallHolder {
  /// Lets a call go on, or the first one of which nothing was said yet; where it has not come, when it
  /// comes.
  ///
  /// - Parameters:
  ///   - number: The call's number; nil for the first one.
  ///   - outcome: What it goes on with.
  ///   - location: Where the test says so.
  func resume(_ number: Int?, with outcome: Outcome, at location: CodeLocation) {
    let result = state.withLock { state -> Swift.Result<Wakeup, HeldCallFailure.Problem> in
      let number = number ?? state.nextOpen()
      if number < 1 { return .failure(.noSuchCall(number)) }
      if number <= state.entries.count {
        let entry = state.entries[number - 1]
        if let end = entry.end { return .failure(.resumedTwice(number, end.earlier)) }
        return .success(state.end(entry, .resumed(location), with: outcome))
      }
      if let (_, earlier) = state.kept[number] {
        return .failure(.resumedTwice(number, .resumed(earlier)))
      }
      if state.hasEnded { return .failure(.resumedInVain(number, calls: state.entries.count)) }
      state.kept[number] = (outcome, location)
      return .success(Wakeup())
    }
    switch result {
    case .success(let wakeup): wakeup.run()
    case .failure(let problem): origin.report(problem, at: location)
    }
  }

  /// Lets all calls go on that are held.
  func resumeAll(with outcome: Outcome, at location: CodeLocation) {
    let wakeups = state.withLock { state in
      state.openEntries.map { state.end($0, .resumed(location), with: outcome) }
    }
    for wakeup in wakeups { wakeup.run() }
  }

  /// Says that nobody is left who could resume a call.
  func abandon() {
    let stranded = state.withLock { state in
      state.isAbandoned = true
      return cancellation.value == nil ? state.openEntries : []
    }
    letGo(stranded)
  }

  /// Lets all calls go on, because the mock was cleared or its session ends.
  func finish() {
    let held = state.withLock { state in
      state.hasEnded = true
      return state.openEntries
    }
    letGo(held)
    reportKept()
  }

  /// Lets calls go on that nobody resumes, with what stands in for their results, and reports them.
  ///
  /// - Parameters:
  ///   - entries: The calls.
  ///   - reason: Why a call that blocks its thread does so no longer; nil where the calls wait for a test
  ///     that is over.
  func letGo(_ entries: [Entry], because reason: HeldCallFailure.UnblockingReason? = nil) {
    guard let first = entries.first else { return }
    // Made outside of the lock: it may run people's code.
    let outcome = first.outcomeWithoutTest
    let (wakeups, ended) = state.withLock { state in
      let ended = entries.filter { $0.end == nil }
      guard let outcome else { return ([Wakeup](), ended) }
      return (ended.map { state.end($0, .letGo, with: outcome) }, ended)
    }
    if !ended.isEmpty {
      let consequence =
        outcome.map { HeldCallFailure.Consequence($0, of: origin.word) }
        ?? (origin.word == .resumed ? .stopped : .dropped)
      let calls = ended.map { HeldCallFailure.Call(number: $0.number, text: $0.text, state: .held) }
      let problem: HeldCallFailure.Problem =
        reason.map { .unblocked(calls[0], $0, consequence) } ?? .stillHeld(calls, consequence)
      let failure = origin.failure(problem)
      if reason != nil || !origin.isExcused { origin.report(failure, at: origin.location) }
      if outcome == nil, origin.word == .resumed { fatalError(failure.description) }
    }
    for wakeup in wakeups { wakeup.run() }
    // A callback that can not be called is let go of.
    if outcome == nil { drop(ended) }
  }

  private func drop(_ entries: [Entry]) {
    let waiters = state.withLock { state in
      entries.filter { $0.end == nil }.map { state.drop($0) }
    }
    withExtendedLifetime(waiters) {}
  }

  /// Reports what was said of calls that never came.
  func reportKept() {
    let (kept, count) = state.withLock { state in
      defer { state.kept = [:] }
      return (state.kept, state.entries.count)
    }
    for (number, (_, location)) in kept.sorted(by: { $0.key < $1.key }) {
      origin.report(.resumedInVain(number, calls: count), at: location)
    }
  }
}
