/// Finds expected calls, in an order, among the calls of mocks.
///
/// Each step that is called at all owns a stretch of the calls: from its first call up to the first call
/// of the next step. In its stretch, each of its parts must be called as often as expected. A stretch
/// begins with the first call that matches, unless the step before counts that call; so one `sing()` and
/// then one `land()` are not found in `sing(), sing(), land()`, and `land()` twice and then once is found
/// in three calls of `land()`. Where a step may go uncalled, no call between the beginnings of its
/// neighbours' stretches matches it.
struct CallOrder {
  /// An expectation.
  struct Part {
    /// The positions of the calls that match, ascending.
    let matches: [Int]

    /// How often it must be called.
    let count: CountMatcher
  }

  /// Expectations whose calls may come in any order among themselves; mostly one.
  struct Step {
    let parts: [Part]

    /// The positions of the calls that match some part, ascending.
    let matches: [Int]

    init(_ parts: [Part]) {
      self.parts = parts
      matches = parts.count == 1 ? parts[0].matches : Set(parts.flatMap(\.matches)).sorted()
    }

    var mayGoUncalled: Bool { parts.allSatisfy { $0.count.matches(0) } }
  }

  /// Why the calls are not found.
  struct Mismatch: Error {
    enum Reason {
      /// A part is not called as often as expected in its stretch.
      case count(Int, part: Int)

      /// A call stands where an option allows none.
      case call(Int)
    }

    let reason: Reason

    /// The step that fails.
    let step: Int

    /// Where the step's calls were looked for.
    let range: Range<Int>

    /// Where the stretches before begin.
    let begins: [Int?]
  }

  let steps: [Step]

  /// How many calls there are.
  let callCount: Int

  let options: OrderedVerificationOptions

  /// The beginnings of the stretches that are being tried; nil for what is not called.
  private var begins: [Int?] = []

  /// What has been tried from there on, without success.
  private var failed: Set<[Int]> = []

  private var mismatch: Mismatch?

  init(_ steps: [Step], callCount: Int, options: OrderedVerificationOptions) {
    self.steps = steps
    self.callCount = callCount
    self.options = options
  }

  /// Returns the beginnings of the stretches, or throws why there are none.
  mutating func find() throws(Mismatch) -> [Int?] {
    if place(after: nil) { return begins }
    guard let mismatch else { preconditionFailure("What is not found has a reason.") }
    throw mismatch
  }

  /// Places all steps after the one placed last, `current`.
  private mutating func place(after current: Int?) -> Bool {
    let start = current.flatMap { begins[$0] }
    if let current, let start, failed.contains([current, start]) { return false }
    let first = begins.count
    for next in first...steps.count {
      if next == steps.count {
        if fits(current, until: callCount, uncalled: first..<next) {
          begins += Array(repeating: nil, count: next - first)
          return true
        }
      } else if place(next, after: current, start: start, first: first) {
        return true
      }
      guard next < steps.count, steps[next].mayGoUncalled else { break }
    }
    if let current, let start { failed.insert([current, start]) }
    return false
  }

  /// Tries the calls that `next` may begin with.
  private mutating func place(_ next: Int, after current: Int?, start: Int?, first: Int) -> Bool {
    let candidates = steps[next].matches
    let from = start.map { $0 + 1 } ?? 0
    var index = candidates.firstIndex(from: from)
    if index == candidates.endIndex, fits(current, until: callCount, uncalled: first..<next),
      let part = steps[next].parts.firstIndex(where: { !$0.count.matches(0) })
    {
      fail(.count(0, part: part), at: next, in: from..<callCount)
    }
    while index < candidates.endIndex {
      let begin = candidates[index]
      if fits(current, until: begin, uncalled: first..<next) {
        begins += Array(repeating: nil, count: next - first) + [begin]
        if place(after: next) { return true }
        begins.removeLast(begins.count - first)
      }
      guard let current, steps[current].matches.includes(begin) else { break }
      index += 1
    }
    return false
  }

  /// Whether the step placed last is called as expected until a call, and those after it that may go
  /// uncalled are not called.
  private mutating func fits(_ current: Int?, until end: Int, uncalled: Range<Int>) -> Bool {
    let start = current.flatMap { begins[$0] }
    if let current, let start {
      for (index, part) in steps[current].parts.enumerated() {
        let actual = part.matches.elements(in: start..<end).count
        guard part.count.matches(actual) else {
          return fail(.count(actual, part: index), at: current, in: start..<end)
        }
      }
      if let call = unwanted(in: steps[current], from: start, until: end) {
        return fail(.call(call), at: current, in: start..<end)
      }
    } else if end > 0, end < callCount, options.contains(.noInvocationsBefore) {
      return fail(.call(0), at: uncalled.upperBound, in: 0..<end)
    }
    let range = (start.map { $0 + 1 } ?? 0)..<end
    for step in uncalled {
      for (index, part) in steps[step].parts.enumerated() {
        let calls = part.matches.elements(in: range).filter { call in
          !(current.map { steps[$0].matches.includes(call) } ?? false)
        }
        if !calls.isEmpty { return fail(.count(calls.count, part: index), at: step, in: range) }
      }
    }
    return true
  }

  /// The first call that an option forbids in a stretch.
  private func unwanted(in step: Step, from start: Int, until end: Int) -> Int? {
    let counted = step.matches.elements(in: start..<end)
    let last = counted.last ?? start
    if options.contains(.onlyConsecutiveInvocations) {
      let upper = end == callCount ? last + 1 : end
      if counted.count < upper - start {
        return zip(counted, start...).first { $0 != $1 }?.1 ?? start + counted.count
      }
    }
    if options.contains(.noInvocationsAfter), end == callCount, last + 1 < end { return last + 1 }
    return nil
  }

  /// Keeps the mismatch that comes latest in the order.
  @discardableResult
  private mutating func fail(
    _ reason: Mismatch.Reason, at step: Int, in range: Range<Int>
  ) -> Bool {
    if mismatch.map({ $0.step < step }) ?? true {
      mismatch = Mismatch(reason: reason, step: step, range: range, begins: begins)
    }
    return false
  }
}
