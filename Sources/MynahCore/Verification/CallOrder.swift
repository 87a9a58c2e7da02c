/// A search for expected calls, in order, among the calls to mocks.
///
/// Each step that is called owns a stretch of the calls, which reaches from its first call up to
/// the first call of the next step. In its stretch, each part of the step must be called as often
/// as expected. A stretch begins with the first call that matches, unless the previous step counts
/// that call. For example, one `sing()` and then one `land()` aren't found in
/// `sing(), sing(), land()`, but `land()` twice and then once is found in three calls to `land()`.
///
/// A step that accepts zero calls can be skipped. Between the beginnings of the stretches before
/// and after a skipped step, no call may match the step, unless the previous step counts that call.
///
/// This is a backtracking search. It places the steps one after the other: each possible
/// beginning of the next step ends the stretch of the current step. If the stretch contains the
/// expected calls, the search places the remaining steps in the same way. If they don't fit, it
/// tries the next possible beginning. For example, `land()` twice and then once is expected, and
/// there are three calls to `land()`. If the second step begins with call 2, the first step has a
/// single call, which isn't enough. If the second step begins with call 3, both steps fit.
///
/// Whether the remaining steps fit only depends on the current step and its beginning, and not on
/// how the search got there. It therefore remembers the pairs of a step and a beginning that
/// failed, and tries each pair only once. Without this, the time could grow exponentially with the
/// number of steps.
struct CallOrder {
  /// An expectation.
  struct Part {
    /// The positions of the matching calls, in ascending order.
    let matches: [Int]

    /// The expected number of calls.
    let count: CountMatcher
  }

  /// A group of expectations, usually a single one, whose calls may come in any order.
  struct Step {
    let parts: [Part]

    /// The positions of the calls that match at least one part, in ascending order.
    let matches: [Int]

    init(_ parts: [Part]) {
      self.parts = parts
      if parts.count == 1 {
        matches = parts[0].matches
      } else {
        matches = Set(parts.flatMap(\.matches)).sorted()
      }
    }

    var mayGoUncalled: Bool { parts.allSatisfy { $0.count.matches(0) } }
  }

  /// The reason why the expected calls aren't found.
  struct Mismatch: Error {
    enum Reason {
      /// The number of calls in a part's stretch, which isn't the expected number.
      case count(Int, part: Int)

      /// The call at this position is forbidden by an option.
      case call(Int)
    }

    let reason: Reason

    /// The step that fails, and the range of calls in which the step's calls were expected.
    let step: Int
    let range: Range<Int>

    /// The beginnings of the stretches before the step that fails.
    let begins: [Int?]
  }

  let steps: [Step]
  let callCount: Int
  let options: OrderedVerificationOptions

  /// The beginnings of the current attempt's stretches, or nil for steps that aren't called.
  private var begins: [Int?] = []

  /// The pairs of a step and its beginning after which the remaining steps didn't fit.
  private var failed: Set<[Int?]> = []
  private var mismatch: Mismatch?

  init(_ steps: [Step], callCount: Int, options: OrderedVerificationOptions) {
    self.steps = steps
    self.callCount = callCount
    self.options = options
  }

  /// Returns the beginnings of the stretches, or throws the reason why the calls aren't found.
  mutating func find() throws(Mismatch) -> [Int?] {
    if place() { return begins }
    guard let mismatch else { preconditionFailure("Calls that aren't found have a reason.") }
    throw mismatch
  }

  /// An attempt to place the steps after `current`, which is the step that was placed last.
  private struct Attempt {
    let current: Int?
    let start: Int?

    /// The step to place, and its possible beginnings that weren't tried.
    var next: Int
    var candidates: ArraySlice<Int>
  }

  private mutating func attempt(after current: Int?, at start: Int?, placing next: Int) -> Attempt {
    let candidates = candidates(for: next, after: current, at: start)
    return Attempt(current: current, start: start, next: next, candidates: candidates)
  }

  /// Places all steps.
  ///
  /// This tries each possible beginning of the next step, and backtracks if the remaining steps
  /// don't fit. It's a loop instead of a recursion, because many steps would overflow the stack.
  ///
  /// - Returns: A Boolean value that indicates whether all steps fit.
  private mutating func place() -> Bool {
    var attempts = [attempt(after: nil, at: nil, placing: 0)]
    while var attempt = attempts.popLast() {
      let (current, start, next) = (attempt.current, attempt.start, attempt.next)
      let first = (current ?? -1) + 1
      begins.removeLast(begins.count - first)
      guard let begin = attempt.candidates.popFirst() else {
        if next < steps.count, steps[next].mayGoUncalled {
          attempts.append(self.attempt(after: current, at: start, placing: next + 1))
        } else {
          failed.insert([current, start])
        }
        continue
      }
      attempts.append(attempt)
      guard fits(current, start, until: begin, uncalled: first..<next) else { continue }
      begins += Array(repeating: nil, count: next - first)
      guard next < steps.count else { return true }
      guard !failed.contains([next, begin]) else { continue }
      begins.append(begin)
      attempts.append(self.attempt(after: next, at: begin, placing: next + 1))
    }
    return false
  }

  /// Returns the positions of the calls with which a step can begin.
  ///
  /// The first matching call is a candidate. If the previous step counts that call, the next
  /// matching call is a candidate, too, and so on. After the last step, the end of all calls is the
  /// only candidate.
  private mutating func candidates(
    for next: Int, after current: Int?, at start: Int?
  ) -> ArraySlice<Int> {
    guard next < steps.count else { return [callCount] }
    let from = start.map { $0 + 1 } ?? 0
    let matches = steps[next].matches.elements(in: from..<max(from, callCount))
    if matches.isEmpty, let part = steps[next].parts.firstIndex(where: { !$0.count.matches(0) }),
      fits(current, start, until: callCount, uncalled: (current ?? -1) + 1..<next)
    {
      fail(.count(0, part: part), at: next, in: from..<callCount)
    }
    let shared = matches.prefix { counts($0, in: current) }
    return matches.prefix(shared.count + 1)
  }

  /// Returns a Boolean value that indicates whether the step that was placed last fits.
  ///
  /// It fits if its stretch, which ends before `end`, contains the expected calls, and if the
  /// skipped steps after it aren't called.
  private mutating func fits(
    _ current: Int?, _ start: Int?, until end: Int, uncalled: Range<Int>
  ) -> Bool {
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
          !counts(call, in: current)
        }
        if !calls.isEmpty { return fail(.count(calls.count, part: index), at: step, in: range) }
      }
    }
    return true
  }

  private func counts(_ call: Int, in step: Int?) -> Bool {
    step.map { steps[$0].matches.includes(call) } ?? false
  }

  /// Returns the position of the first call in a stretch that an option forbids.
  private func unwanted(in step: Step, from start: Int, until end: Int) -> Int? {
    let counted = step.matches.elements(in: start..<end)
    let last = counted.last ?? start
    let upper = end == callCount ? last + 1 : end
    if options.contains(.onlyConsecutiveInvocations), counted.count < upper - start {
      return (start..<upper).first { !step.matches.includes($0) }
    }
    let isLast = end == callCount && last + 1 < end
    guard isLast, options.contains(.noInvocationsAfter) else { return nil }
    return last + 1
  }

  /// Keeps the mismatch of the latest step, and returns false.
  ///
  /// The latest step is the most informative, because all steps before it were found.
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
