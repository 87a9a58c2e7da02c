/// A call that a stub holds or has held.
///
/// The holder's lock protects the variables of the call.
final class CallEntry<Value, Failure: Error>: @unchecked Sendable {
  typealias Outcome = Swift.Result<Value, Failure>

  /// The reason why a call isn't held anymore.
  enum End {
    case resumed(CodeLocation)
    case cancelled

    /// The test didn't resume the call before a time limit, or before the test ended.
    case released(after: Duration?)
  }

  /// The arguments, in order, or nil after they were released.
  fileprivate var arguments: [Any]?
  private let member: _Member

  /// A closure that creates a default result, or returns nil if there isn't one.
  private let replacement: () -> Value?

  /// The position of the call in its holder, counted from 1, or 0 until the holder numbers it.
  fileprivate(set) var number = 0

  /// A closure that lets the call continue with its outcome, or nil if the call isn't held.
  fileprivate var resume: ((Outcome) -> Void)?

  /// The reason why the call isn't held anymore, or nil while it's held.
  fileprivate var end: End?
  fileprivate var isCancelled = false

  init<Result>(_ call: ReceivedCall<Result>, replacement: @escaping () -> Value?) {
    arguments = call.values
    member = call.member.member
    self.replacement = replacement
  }

  /// Returns the call as source code, such as `fly(to: "Oslo")`.
  fileprivate func text(_ arguments: [Any]?) -> String {
    let texts = arguments?.map { describe($0) }
    return member.call(with: texts ?? Array(repeating: "…", count: member.argumentCount))
  }

  /// The outcome of a call that the test doesn't resume, or nil if there isn't one.
  ///
  /// A `CancellationError` is preferred to a default result, and a default result to a default
  /// error.
  fileprivate var outcomeWithoutTest: Outcome? {
    if let cancellation = CancellationError() as? Failure { return .failure(cancellation) }
    if let replacement = replacement() { return .success(replacement) }
    return ValueProvider.standardProvider.provideValue(for: Failure.self).map { .failure($0) }
  }
}

/// An object that holds the calls of a stub until the test lets them continue.
///
/// The stub's behavior and the test's handle share a holder. Code that changes the state under the
/// lock returns a closure, which wakes the call and the waiting tests. The closure runs after the
/// lock is released, because it can run user code.
final class CallHolder<Value, Failure: Error>: StubResource {
  typealias Entry = CallEntry<Value, Failure>
  typealias Outcome = Entry.Outcome

  private struct State {
    /// All calls, in the order of their numbers.
    var entries: [Entry] = []

    /// The outcomes of calls that the test resumed before they arrived, by number.
    var earlyOutcomes: [Int: (outcome: Outcome, location: CodeLocation)] = [:]

    /// The number from which to search for an open call.
    ///
    /// All calls with smaller numbers have ended, or were resumed before they arrived.
    var firstOpen = 1

    /// A Boolean value that indicates whether the test released its handle.
    var isAbandoned = false

    /// A Boolean value that indicates whether the mock was cleared, or its session ended.
    var hasEnded = false

    var openEntries: [Entry] { entries.filter { $0.end == nil } }

    /// Finds the number of the first call that hasn't ended, and that wasn't resumed early.
    mutating func nextOpen() -> Int {
      while isDecided(firstOpen) { firstOpen += 1 }
      return firstOpen
    }

    /// Returns a Boolean value that indicates whether a call has ended, or was resumed before it
    /// arrived.
    private func isDecided(_ number: Int) -> Bool {
      if number <= entries.count { return entries[number - 1].end != nil }
      return earlyOutcomes[number] != nil
    }
  }

  /// The stub, for failure messages.
  let origin: StubDescription

  /// The outcome of a canceled call, or nil if a canceled call stays held.
  private let cancellation: UncheckedBox<Outcome?>
  private let state = Locked(State())
  private let watchers = CallWatchers()

  init(_ origin: StubDescription, cancellation: Outcome? = nil) {
    self.origin = origin
    self.cancellation = UncheckedBox(cancellation)
  }

  deinit { reportUnusedOutcomes() }

  // MARK: - Calls

  /// Holds a call to an `async` member until it's resumed, or a time limit is reached.
  func hold(
    _ entry: Entry, atMost limit: Duration, isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Value {
    var timer: Task<Void, Never>?
    defer { timer?.cancel() }
    let outcome = await withTaskCancellationHandler(
      operation: {
        await withUnsafeContinuation(isolation: isolation) { continuation in
          enter(entry) { continuation.resume(returning: UncheckedBox($0)) }
          // Only a call that has entered can be unblocked.
          if limit < .endless { timer = Task { await unblock(entry, after: limit) } }
        }
      }, onCancel: { cancel(entry) }, isolation: isolation)
    return try outcome.value.get()
  }

  private func unblock(_ entry: Entry, after limit: Duration) async {
    guard (try? await Task.sleep(for: limit)) != nil else { return }
    unblock([entry], after: limit)
  }

  /// Holds the calling thread until the call is resumed, or a time limit is reached.
  func block(_ entry: Entry, atMost limit: Duration) throws(Failure) -> Value {
    let gate = Gate()
    var outcome: Outcome?
    enter(entry) {
      outcome = $0
      gate.open()
    }
    if !gate.wait(for: limit) {
      unblock([entry], after: limit)
      // Another thread may have ended the call just before, and may not have opened the gate yet.
      _ = gate.wait(for: .endless)
    }
    guard let outcome else { preconditionFailure("A call continues when its outcome is known.") }
    return try outcome.get()
  }

  /// Numbers a call and holds it, unless its outcome is already known.
  func enter(_ entry: Entry, _ resume: @escaping (Outcome) -> Void) {
    let act = state.withLock { state -> () -> Void in
      state.entries.append(entry)
      entry.number = state.entries.count
      entry.resume = resume
      if let (outcome, location) = state.earlyOutcomes.removeValue(forKey: entry.number) {
        return end(entry, .resumed(location), with: outcome, &state)
      }
      if entry.isCancelled, let outcome = cancellation.value {
        return end(entry, .cancelled, with: outcome, &state)
      }
      // Let the call continue if the test can't resume it anymore.
      let isStranded = state.hasEnded || state.isAbandoned && cancellation.value == nil
      if isStranded { return { [self] in unblock([entry]) } }
      return { [watchers] in watchers.wake() }
    }
    act()
  }

  private func cancel(_ entry: Entry) {
    let wake = state.withLock { state in
      guard entry.end == nil else { return {} }
      entry.isCancelled = true
      // A call without a number isn't held yet. `enter` then ends the call.
      guard entry.number > 0, let outcome = cancellation.value else { return watchers.wake }
      return end(entry, .cancelled, with: outcome, &state)
    }
    wake()
  }

  // MARK: - Ending calls

  /// Ends an open call, and returns a closure that lets it continue.
  ///
  /// The caller must hold the lock, and must release it before it runs the closure. Without an
  /// outcome, a callback is released and isn't called.
  private func end(
    _ entry: Entry, _ end: Entry.End, with outcome: Outcome?, _ state: inout State
  ) -> () -> Void {
    let resume = entry.resume
    entry.end = end
    entry.resume = nil
    return { [self] in
      if let outcome { resume?(outcome) }
      if let recording = origin.settings?.recording, recording != .all { release([entry]) }
      watchers.wake()
    }
  }

  /// Releases the arguments of calls outside of the lock, because this can run user code.
  private func release(_ entries: [Entry]) {
    _ = state.withLock { _ in
      entries.map { entry in
        defer { entry.arguments = nil }
        return entry.arguments
      }
    }
  }

  /// Releases the arguments of all calls, because the mock was cleared or its session ends.
  func forgetCalls() { release(state.withLock(\.entries)) }

  private func text(of entry: Entry) -> String {
    entry.text(state.withLock { _ in entry.arguments })
  }

  // MARK: - Functions for the test's handle

  /// Resumes a call.
  ///
  /// If the call hasn't arrived yet, it's resumed on arrival.
  ///
  /// - Parameters:
  ///   - number: The number of the call, or nil for the first call that hasn't ended.
  ///   - outcome: The outcome of the call.
  ///   - location: The location at which the test resumes the call.
  func resume(_ number: Int?, with outcome: Outcome, at location: CodeLocation) {
    let act = state.withLock { state -> () -> Void in
      let number = number ?? state.nextOpen()
      let count = state.entries.count
      let fail = { [self] (problem: String, advice: String) in
        { self.report(number, problem, advice, at: location) }
      }
      if number < 1 { return fail("calls are numbered from 1", "Write: \(origin.example)") }
      let entry = number <= count ? state.entries[number - 1] : nil
      if let end = entry?.end ?? state.earlyOutcomes[number].map({ .resumed($0.location) }) {
        return fail(
          "already \(text(of: end))", "\(origin.verb) only held calls, and each only once.")
      }
      if let entry { return end(entry, .resumed(location), with: outcome, &state) }
      if state.hasEnded { return { [self] in reportMissing(number, of: count, at: location) } }
      state.earlyOutcomes[number] = (outcome, location)
      return {}
    }
    act()
  }

  /// Resumes all calls that are held.
  func resumeAll(with outcome: Outcome, at location: CodeLocation) {
    let wakes = state.withLock { state in
      state.openEntries.map { end($0, .resumed(location), with: outcome, &state) }
    }
    for wake in wakes { wake() }
  }

  /// Lets held calls continue, because the test released its handle.
  ///
  /// If there's an outcome for canceled calls, calls stay held, because cancellation can still end
  /// them.
  func abandon() {
    let stranded = state.withLock { state in
      state.isAbandoned = true
      return cancellation.value == nil ? state.openEntries : []
    }
    unblock(stranded)
  }

  /// Lets all calls continue, because the mock was cleared or its session ends.
  func finish() {
    let held = state.withLock { state in
      state.hasEnded = true
      return state.openEntries
    }
    unblock(held)
    reportUnusedOutcomes()
    forgetCalls()
  }

  /// All calls so far, including calls that have ended.
  var heldCalls: [HeldCall] {
    state.withLock { $0.entries.map { ($0, $0.arguments) } }.map { entry, arguments in
      HeldCall(
        number: entry.number, arguments: arguments ?? [], description: entry.text(arguments),
        status: { [self] in state.withLock { _ in (entry.resume != nil, entry.isCancelled) } })
    }
  }

  var heldCount: Int { state.withLock { $0.entries.count { $0.resume != nil } } }

  /// Waits until a number of calls are held, or were canceled.
  ///
  /// If no call arrives, the failure compares other calls with the calls that the stub holds.
  func wait(
    until count: Int, areCancelled: Bool = false, within limit: Duration, at location: CodeLocation,
    comparing selection: (any CallSelection)?, isolation: isolated (any Actor)? = #isolation
  ) async {
    let shortfall = await waitForNumber(
      of: watchers, expected: count, within: limit, at: location
    ) {
      guard areCancelled else { return heldCount }
      return state.withLock { $0.entries.count(where: \.isCancelled) }
    }
    guard let shortfall else { return }
    let calls = state.withLock { state in
      state.entries.map { (entry: $0, end: $0.end, isCancelled: $0.isCancelled) }
    }
    let list = listed(calls, of: calls.count) { call in
      let after = "canceled and ".when(call.isCancelled)
      let state =
        switch call.end {
        case nil: "is \(after)held"
        case .resumed?: "was \(after)\(origin.pastVerb)"
        case .cancelled?: "was canceled"
        case .released?: "was released"
        }
      return "#\(call.entry.number) \(text(of: call.entry)) \(state)"
    }
    var lines = [
      "Expected \(count.withNoun("call")) to \(origin.pattern) to be "
        + "\(areCancelled ? "canceled" : "held") \(shortfall.limit), but \(shortfall.actual.withVerb)."
    ]
    if calls.isEmpty {
      let otherCalls = selection?.closestCall(numberedBy: nil) ?? []
      lines += otherCalls.isEmpty ? ["No calls."] : otherCalls
    } else {
      lines.append("Calls: \(list)")
    }
    origin.report(lines, at: location)
  }

  // MARK: - Failures

  /// Reports calls that the test didn't resume, and lets them continue.
  ///
  /// - Parameters:
  ///   - entries: The calls.
  ///   - limit: The time for which a call was held, or nil for calls that can't be resumed anymore.
  private func unblock(_ entries: [Entry], after limit: Duration? = nil) {
    guard let first = entries.first else { return }
    // Get the outcome outside of the lock, because this can run user code.
    let outcome = first.outcomeWithoutTest
    let (open, wakes) = state.withLock { state in
      let open = entries.filter { $0.end == nil }
      return (open, open.map { end($0, .released(after: limit), with: outcome, &state) })
    }
    guard !open.isEmpty else { return }
    let failure = failure(of: open, after: limit, endingWith: outcome)
    if limit != nil || !origin.mayHoldCallsAtEnd {
      failure.report(at: origin.location, for: origin.settings)
    }
    if outcome == nil, !origin.holdsCallbacks { fatalError(failure.description) }
    for wake in wakes { wake() }
  }

  /// Describes the calls that the test didn't resume, of which there's at least one.
  private func failure(
    of entries: [Entry], after limit: Duration?, endingWith outcome: Outcome?
  ) -> MockFailure {
    let calls: String
    let list: String
    if entries.count == 1 {
      calls = "call #\(entries[0].number)"
      list = "Call: \(text(of: entries[0]))"
    } else {
      calls = "\(entries.count) calls"
      list = "Calls: " + listed(entries, of: entries.count) { "#\($0.number) \(text(of: $0))" }
    }
    let consequence = consequence(of: outcome)
    if let limit {
      return origin.failure(
        [
          "Timed out: \(calls) to \(origin.pattern) was held for \(limit), and \(consequence).",
          list,
        ],
        advice:
          "Resume the call from another thread or task, or write willBlock(atMost:) with a longer time."
      )
    }
    let verb = entries.count == 1 ? "was" : "were"
    return origin.failure(
      [
        "Still held: \(calls) to \(origin.pattern) \(verb) never \(origin.pastVerb), and \(consequence).",
        list,
      ],
      advice: "\(origin.verb) each call before the test ends, or write given(...).lenient() "
        + "if some may still be held.")
  }

  private func consequence(of outcome: Outcome?) -> String {
    switch outcome {
    case .success(let value)? where origin.holdsCallbacks:
      "its callback was called with \(describe(value))"
    case .success(let value)?: "returned \(describe(value))"
    case .failure(let error)?: "threw \(describe(error))"
    case nil where origin.holdsCallbacks: "its callback was not called"
    case nil: "there's no value to return instead"
    }
  }

  /// Reports the calls that were resumed but never arrived.
  private func reportUnusedOutcomes() {
    let (earlyOutcomes, count) = state.withLock { state in
      defer { state.earlyOutcomes = [:] }
      return (state.earlyOutcomes, state.entries.count)
    }
    for (number, (_, location)) in earlyOutcomes.sorted(by: { $0.key < $1.key }) {
      reportMissing(number, of: count, at: location)
    }
  }

  private func reportMissing(_ number: Int, of count: Int, at location: CodeLocation) {
    let calls = count == 0 ? "no call" : "only \(count.withNoun("call"))"
    report(
      number, "\(calls) arrived", "\(origin.verb) only calls that arrive.", at: location)
  }

  private func report(
    _ number: Int, _ problem: String, _ advice: String, at location: CodeLocation
  ) {
    origin.report(
      ["Can't \(origin.verb.lowercased()) call #\(number) to \(origin.pattern): \(problem)."],
      advice: advice, at: location)
  }

  private func text(of end: Entry.End) -> String {
    switch end {
    case .resumed(let location): "\(origin.pastVerb) at \(location.brief)"
    case .cancelled: "canceled, which ended it"
    case .released(let limit?): "released after \(limit)"
    case .released:
      "released because its handle was freed, its stub was cleared, or its session ended"
    }
  }
}
