/// Finds expected calls, in an order, among the calls of mocks.
///
/// Each expectation that is called at all owns a stretch of the calls: from its first call up to the
/// first call of the next one. In its stretch it must be called as often as expected. A stretch begins
/// with the first call that matches, unless the expectation before counts that call; so one `sing()`
/// and then one `land()` are not found in `sing(), sing(), land()`, and `land()` twice and then once is
/// found in three calls of `land()`. Where an expectation may go uncalled, no call between the beginnings
/// of its neighbours' stretches matches it.
struct CallOrder {
  /// For each expectation, the positions of the calls that match it, ascending.
  let matches: [[Int]]

  /// For each expectation, how often it must be called.
  let counts: [CountMatcher]

  /// How many calls there are.
  let callCount: Int

  let options: OrderedVerificationOptions

  /// The beginnings of the stretches that are being tried; nil for what is not called.
  private var begins: [Int?] = []

  /// What has been tried from there on, without success.
  private var failed: Set<[Int]> = []

  private var mismatch: Mismatch?

  /// Why the calls are not found.
  struct Mismatch {
    enum Reason {
      /// An expectation is not called as often as expected in its stretch.
      case count(Int)

      /// A call stands where an option allows none.
      case call(Int)
    }

    let reason: Reason

    /// The expectation that fails.
    let expectation: Int

    /// Where the expectation's calls were looked for.
    let range: Range<Int>

    /// Where the stretches before begin.
    let begins: [Int?]
  }

  init(
    matches: [[Int]], counts: [CountMatcher], callCount: Int, options: OrderedVerificationOptions
  ) {
    self.matches = matches
    self.counts = counts
    self.callCount = callCount
    self.options = options
  }

  /// Returns the beginnings of the stretches, or throws why there are none.
  mutating func find() throws(Mismatch) -> [Int?] {
    if place(after: nil) { return begins }
    guard let mismatch else { preconditionFailure("What is not found has a reason.") }
    throw mismatch
  }

  /// The positions of the calls that an expectation counts.
  func counted(_ expectation: Int, in range: Range<Int>) -> ArraySlice<Int> {
    let own = matches[expectation]
    return own[own.firstIndex(from: range.lowerBound)..<own.firstIndex(from: range.upperBound)]
  }

  /// Places all expectations after the one placed last, `current`.
  private mutating func place(after current: Int?) -> Bool {
    let start = current.flatMap { begins[$0] }
    if let current, let start, failed.contains([current, start]) { return false }
    let first = begins.count
    for next in first...counts.count {
      if next == counts.count {
        if fits(current, until: callCount, uncalled: first..<next) {
          begins += Array(repeating: nil, count: next - first)
          return true
        }
      } else if place(next, after: current, start: start, first: first) {
        return true
      }
      guard next < counts.count, counts[next].matches(0) else { break }
    }
    if let current, let start { failed.insert([current, start]) }
    return false
  }

  /// Tries the calls that `next` may begin with.
  private mutating func place(_ next: Int, after current: Int?, start: Int?, first: Int) -> Bool {
    let candidates = matches[next]
    var index = candidates.firstIndex(from: start.map { $0 + 1 } ?? 0)
    if index == candidates.endIndex, !counts[next].matches(0),
      fits(current, until: callCount, uncalled: first..<next)
    {
      fail(.count(0), at: next, in: (start.map { $0 + 1 } ?? 0)..<callCount)
    }
    while index < candidates.endIndex {
      let begin = candidates[index]
      if fits(current, until: begin, uncalled: first..<next) {
        begins += Array(repeating: nil, count: next - first) + [begin]
        if place(after: next) { return true }
        begins.removeLast(begins.count - first)
      }
      guard let current, isMatch(begin, of: current) else { break }
      index += 1
    }
    return false
  }

  /// Whether the expectation placed last is called as expected until a call, and those after it that
  /// may go uncalled are not called.
  private mutating func fits(_ current: Int?, until end: Int, uncalled: Range<Int>) -> Bool {
    let start = current.flatMap { begins[$0] }
    if let current, let start {
      let counted = counted(current, in: start..<end)
      guard counts[current].matches(counted.count) else {
        return fail(.count(counted.count), at: current, in: start..<end)
      }
      if let call = unwanted(after: counted, from: start, until: end) {
        return fail(.call(call), at: current, in: start..<end)
      }
    } else if end > 0, end < callCount, options.contains(.noInvocationsBefore) {
      return fail(.call(0), at: uncalled.upperBound, in: 0..<end)
    }
    let range = (start.map { $0 + 1 } ?? 0)..<end
    for expectation in uncalled {
      let calls = counted(expectation, in: range).filter { call in
        !(current.map { isMatch(call, of: $0) } ?? false)
      }
      if !calls.isEmpty { return fail(.count(calls.count), at: expectation, in: range) }
    }
    return true
  }

  /// The first call that an option forbids in a stretch.
  private func unwanted(after counted: ArraySlice<Int>, from start: Int, until end: Int) -> Int? {
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

  private func isMatch(_ call: Int, of expectation: Int) -> Bool {
    let index = matches[expectation].firstIndex(from: call)
    return index < matches[expectation].endIndex && matches[expectation][index] == call
  }

  /// Keeps the mismatch that comes latest in the order.
  @discardableResult
  private mutating func fail(
    _ reason: Mismatch.Reason, at expectation: Int, in range: Range<Int>
  ) -> Bool {
    if mismatch.map({ $0.expectation < expectation }) ?? true {
      mismatch = Mismatch(
        reason: reason, expectation: expectation, range: range, begins: begins)
    }
    return false
  }
}

extension CallOrder.Mismatch: Error {}

extension [Int] {
  /// The index of the first element of this ascending list that is at least a number.
  fileprivate func firstIndex(from number: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
