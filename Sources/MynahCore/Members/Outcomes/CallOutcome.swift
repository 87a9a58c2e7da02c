/// How a call ended that a member received.
enum CallOutcome: @unchecked Sendable {
  /// It has not ended yet.
  case pending
  case returned(Any)
  case threw(any Error)
}

/// A call whose outcome is recorded.
struct TrackedCall {
  /// What tells the call from those before the last clearing.
  let era: UInt64

  /// Its place among the calls of the era, counted from 0.
  let number: Int
}

/// How a member's calls ended, beside their log; there is one where a test asked for it before.
///
/// A call is recorded by one function and answered by another, which does not know its number. Between the
/// two the thread runs nothing but matchers, and what these call has ended when they return: so the
/// newest call that the thread has begun is the one that it answers.
struct OutcomeLog {
  private struct Begun {
    let thread: UnsafeMutableRawPointer
    let call: TrackedCall
  }

  /// What tells these calls from those before the last clearing.
  private var era: UInt64 = 0

  /// The number of the call that the first outcome is of.
  private var first = 0
  private var outcomes: [CallOutcome] = []

  /// How many of the first outcomes are forgotten.
  private var forgotten = 0

  /// Forgotten outcomes, whose release may run people's code.
  private var dropped: [CallOutcome] = []

  /// The calls that are recorded, and that nothing answers yet.
  private var begun: [Begun] = []

  /// Takes a call that a thread begins: the next one of its era.
  mutating func begin(_ call: TrackedCall, on thread: UnsafeMutableRawPointer) {
    if call.era != era || call.number != first + outcomes.count { removeAll() }
    if outcomes.isEmpty { (era, first) = (call.era, call.number) }
    outcomes.append(.pending)
    begun.append(Begun(thread: thread, call: call))
  }

  /// Returns the call that a thread is about to answer; nil where its outcome is not recorded.
  mutating func take(on thread: UnsafeMutableRawPointer) -> TrackedCall? {
    begun.lastIndex { $0.thread == thread }.map { begun.remove(at: $0).call }
  }

  /// Notes how a call ended, unless it is forgotten.
  mutating func end(_ call: TrackedCall, _ outcome: CallOutcome) {
    let index = call.number - first
    guard call.era == era, index >= forgotten, index < outcomes.count else { return }
    outcomes[index] = outcome
  }

  /// Forgets all calls before a number.
  mutating func forget(before number: Int) {
    let end = min(number - first, outcomes.count)
    guard end > forgotten else { return }
    for index in forgotten..<end {
      dropped.append(outcomes[index])
      outcomes[index] = .pending
    }
    forgotten = end
    // Rarely, for the others are moved.
    if forgotten >= 64, forgotten > outcomes.count / 2 {
      outcomes.removeFirst(forgotten)
      (first, forgotten) = (first + forgotten, 0)
    }
  }

  /// Forgets all calls.
  mutating func removeAll() {
    dropped += outcomes
    (outcomes, begun, forgotten) = ([], [], 0)
  }

  /// Whether there is something to release.
  var hasDropped: Bool { !dropped.isEmpty }

  /// Returns what is to be released when no lock is held.
  mutating func takeDropped() -> [CallOutcome] {
    defer { dropped = [] }
    return dropped
  }

  /// How a call ended; nil where that was not recorded.
  func outcome(of index: Int, in serials: RecordedSerials) -> CallOutcome? {
    let place = serials.forgotten + index - first
    guard serials.era == era, place >= forgotten, place < outcomes.count else { return nil }
    return outcomes[place]
  }
}
