/// A search for calls in an order that failed, and what explains it.
struct OrderSearch {
  let expectations: [Expectation]

  /// For each expectation, the places of the calls that match it.
  let matches: [[Int]]
  let invocations: [Invocation]

  /// Where the stretches begin that were found without the options; empty where there are none.
  let begins: [Int?]

  /// Explains why the calls were not found.
  func explanation(of mismatch: CallOrder.Mismatch, limit: String?) -> UnsatisfiedOrder {
    let steps =
      switch mismatch.reason {
      case .count: steps(until: mismatch)
      case .call: steps(in: begins.stretches(until: invocations.count))
      }
    return UnsatisfiedOrder(
      reason: reason(of: mismatch), failing: mismatch.expectation, steps: steps,
      calls: ListedCalls(invocations, around: steps.flatMap(\.found).max() ?? 1), limit: limit)
  }

  private func reason(of mismatch: CallOrder.Mismatch) -> UnsatisfiedOrder.Reason {
    let failing = mismatch.expectation
    let next = matches.indices.dropFirst(failing + 1).first {
      matches[$0].contains(mismatch.range.upperBound)
    }
    switch mismatch.reason {
    case .count(let actual):
      let previous = mismatch.begins.prefix(failing).lastIndex { $0 != nil }
      return .count(actual, after: previous, before: next)
    case .call(let call):
      let isBeforeAll = mismatch.range.lowerBound > call || mismatch.begins.allSatisfy { $0 == nil }
      return .call(
        invocations[call].description, number: call + 1, after: isBeforeAll ? nil : failing,
        before: isBeforeAll ? failing : next)
    }
  }

  /// The expectations up to the one that fails, with what was found of each.
  private func steps(until mismatch: CallOrder.Mismatch) -> [UnsatisfiedOrder.Step] {
    let failing = mismatch.expectation
    let placed = Array(mismatch.begins.prefix(failing))
    let end = failing < mismatch.begins.count ? mismatch.range.lowerBound : invocations.count
    var stretches = placed.stretches(until: end)
    while stretches.count < failing { stretches.append(end..<end) }
    return steps(in: stretches + [mismatch.range])
  }

  private func steps(in stretches: [Range<Int>]) -> [UnsatisfiedOrder.Step] {
    expectations.enumerated().map { index, expectation in
      let isReached = index < stretches.count
      let numbers = matches[index].map { $0 + 1 }
      let found = isReached ? numbers.filter { stretches[index].contains($0 - 1) } : []
      return UnsatisfiedOrder.Step(
        pattern: expectation.selection.text, expected: expectation.count, found: found,
        elsewhere: found.isEmpty ? numbers : [], isReached: isReached)
    }
  }
}
