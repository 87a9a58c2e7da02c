/// Finds expected calls, in an order, among the calls of mocks.
///
/// Each step that is called at all owns a stretch of the calls: from its first call up to the first call
/// of the next step. In its stretch, each of its parts must be called as often as expected. A stretch
/// begins with the first call that matches, unless the previous step counts that call. For example, one
/// `sing()` and then one `land()` aren't found in `sing(), sing(), land()`, but `land()` twice and then once
/// is found in three calls of `land()`. If a step may go uncalled, no call between the beginnings of its
/// neighbors' stretches matches it.
struct CallOrder {
  /// An expectation.
  struct Part {
    /// The positions of the calls that match, ascending.
    let matches: [Int]

    /// How often it must be called.
    let count: CountMatcher
  }

  /// Expectations whose calls may come in any order among themselves; usually one.
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

  /// Why the calls aren't found.
  struct Mismatch: Error {
    enum Reason {
      /// A part is called so many times in its stretch, which isn't as often as expected.
      case count(Int, part: Int)

      /// There is a call that an option forbids.
      case call(Int)
    }

    let reason: Reason

    /// The step that fails, and where its calls were looked for.
    let step: Int
    let range: Range<Int>

    /// Where the stretches before begin.
    let begins: [Int?]
  }

  let steps: [Step]
  let callCount: Int
  let options: OrderedVerificationOptions

  /// The beginnings of the stretches that are being tried; nil for steps that aren't called.
  private var begins: [Int?] = []

  /// The steps and beginnings that were tried without success.
  private var failed: Set<[Int?]> = []
  private var mismatch: Mismatch?

  init(_ steps: [Step], callCount: Int, options: OrderedVerificationOptions) {
    self.steps = steps
    self.callCount = callCount
    self.options = options
  }

  /// Returns the beginnings of the stretches, or throws why there are none.
  mutating func find() throws(Mismatch) -> [Int?] {
    if place(after: nil) { return begins }
    guard let mismatch else { preconditionFailure("Calls that aren't found have a reason.") }
    throw mismatch
  }

  /// Places all steps after the step that was placed last, `current`.
  private mutating func place(after current: Int?) -> Bool {
    let start = current.flatMap { begins[$0] }
    guard !failed.contains([current, start]) else { return false }
    let first = begins.count
    for next in first...steps.count {
      for begin in candidates(for: next, after: current, at: start, first: first)
      where fits(current, start, until: begin, uncalled: first..<next) {
        begins += Array(repeating: nil, count: next - first)
        guard next < steps.count else { return true }
        begins.append(begin)
        if place(after: next) { return true }
        begins.removeLast(begins.count - first)
      }
      guard next < steps.count, steps[next].mayGoUncalled else { break }
    }
    failed.insert([current, start])
    return false
  }

  /// Returns the calls that a step may begin with.
  ///
  /// They are the first call that matches and, as long as the step before counts them, the calls that follow
  /// it. After the last step, it's the end of all calls.
  private mutating func candidates(
    for next: Int, after current: Int?, at start: Int?, first: Int
  ) -> ArraySlice<Int> {
    guard next < steps.count else { return [callCount] }
    let from = start.map { $0 + 1 } ?? 0
    let matches = steps[next].matches.elements(in: from..<max(from, callCount))
    if matches.isEmpty, let part = steps[next].parts.firstIndex(where: { !$0.count.matches(0) }),
      fits(current, start, until: callCount, uncalled: first..<next)
    {
      fail(.count(0, part: part), at: next, in: from..<callCount)
    }
    let shared = matches.prefix { counts($0, in: current) }
    return matches.prefix(shared.count + 1)
  }

  /// Returns a Boolean value that indicates whether the step that was placed last is called as expected
  /// until a call, and the steps after it aren't called.
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

  /// The first call that an option forbids in a stretch.
  private func unwanted(in step: Step, from start: Int, until end: Int) -> Int? {
    let counted = step.matches.elements(in: start..<end)
    let last = counted.last ?? start
    let upper = end == callCount ? last + 1 : end
    if options.contains(.onlyConsecutiveInvocations), counted.count < upper - start {
      return (start..<upper).first { !step.matches.includes($0) }
    }
    let isLast = end == callCount && last + 1 < end
    return isLast && options.contains(.noInvocationsAfter) ? last + 1 : nil
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
