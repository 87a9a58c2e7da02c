/// Expectations in their order, beside the calls that may fulfil them.
struct OrderSearch {
  let steps: [[Expectation]]

  /// For each expectation, the calls that match.
  let matched: [[MatchedCalls]]

  /// All calls of the mocks that are mentioned.
  let invocations: [MockInvocation]

  /// How many older calls of those mocks are forgotten.
  let forgotten: Int

  /// For each expectation, the places of the matching calls among all.
  private let matches: [[[Int]]]

  init(
    steps: [[Expectation]], matched: [[MatchedCalls]], invocations: [MockInvocation], forgotten: Int
  ) {
    self.forgotten = forgotten
    self.steps = steps
    self.matched = matched
    self.invocations = invocations
    matches = matched.map { step in step.map { $0.positions(in: invocations) } }
  }

  /// Finds the calls.
  ///
  /// - Returns: Where the stretch of each step begins; nil for what is not called.
  func find(_ options: OrderedVerificationOptions) throws(CallOrder.Mismatch) -> [Int?] {
    let parts = zip(steps, matches).map { step, matches in
      CallOrder.Step(
        zip(step, matches).map { CallOrder.Part(matches: $1, count: $0.count) })
    }
    var order = CallOrder(parts, callCount: invocations.count, options: options)
    return try order.find()
  }

  /// Marks the calls that the expectations count as verified.
  func markVerified(_ begins: [Int?]) {
    for (index, range) in begins.stretches(until: invocations.count).enumerated() {
      for (part, expectation) in steps[index].enumerated() {
        let counted = Set(matches[index][part].elements(in: range).map { invocations[$0].serial })
        expectation.selection.mockedMember.markVerified(
          matched[index][part].keeping(counted.contains))
      }
    }
  }

  /// Explains why the calls were not found.
  ///
  /// - Parameters:
  ///   - mismatch: What was not found.
  ///   - begins: The stretches that were found without the options; empty where there are none.
  ///   - limit: How long was waited; nil where nobody waited.
  func explanation(
    of mismatch: CallOrder.Mismatch, begins: [Int?], limit: String?
  ) -> UnsatisfiedOrder {
    let described =
      switch mismatch.reason {
      case .count: describe(until: mismatch)
      case .call: describe(in: begins.stretches(until: invocations.count))
      }
    let lastFound = described.joined().flatMap(\.found).max()
    return UnsatisfiedOrder(
      reason: reason(of: mismatch), failing: mismatch.step, steps: described,
      calls: ListedCalls(invocations, around: lastFound ?? 1), forgotten: forgotten, limit: limit)
  }

  /// The first step with calls, where forgotten calls stand before it and an option allows none there.
  func firstAfterForgotten(_ options: OrderedVerificationOptions, begins: [Int?]) -> Int? {
    guard forgotten > 0, options.contains(.noInvocationsBefore) else { return nil }
    return begins.firstIndex { $0 != nil }
  }

  /// Says that forgotten calls stand before a step, where an option allows none.
  func explanation(
    ofForgottenBefore first: Int, begins: [Int?], limit: String?
  ) -> UnsatisfiedOrder {
    UnsatisfiedOrder(
      reason: .forgotten(before: first), failing: first,
      steps: describe(in: begins.stretches(until: invocations.count)),
      calls: ListedCalls(invocations), forgotten: forgotten, limit: limit)
  }

  private func reason(of mismatch: CallOrder.Mismatch) -> UnsatisfiedOrder.Reason {
    let failing = mismatch.step
    let next = matches.indices.dropFirst(failing + 1).first { step in
      matches[step].contains { $0.includes(mismatch.range.upperBound) }
    }
    switch mismatch.reason {
    case .count(let actual, let part):
      let previous = mismatch.begins.prefix(failing).lastIndex { $0 != nil }
      return .count(actual, part: part, after: previous, before: next)
    case .call(let call):
      let isBeforeAll = mismatch.begins.allSatisfy { $0 == nil }
      return .call(
        invocations[call].description, number: call + 1, after: isBeforeAll ? nil : failing,
        before: isBeforeAll ? failing : next)
    }
  }

  /// The steps up to the one that fails, with what was found of each.
  private func describe(until mismatch: CallOrder.Mismatch) -> [[UnsatisfiedOrder.Step]] {
    let failing = mismatch.step
    let placed = Array(mismatch.begins.prefix(failing))
    let end = failing < mismatch.begins.count ? mismatch.range.lowerBound : invocations.count
    var stretches = placed.stretches(until: end)
    while stretches.count < failing { stretches.append(end..<end) }
    return describe(in: stretches + [mismatch.range])
  }

  private func describe(in stretches: [Range<Int>]) -> [[UnsatisfiedOrder.Step]] {
    steps.enumerated().map { index, step in
      let isReached = index < stretches.count
      return step.enumerated().map { part, expectation in
        let numbers = matches[index][part].map { $0 + 1 }
        let found = isReached ? numbers.filter { stretches[index].contains($0 - 1) } : []
        return UnsatisfiedOrder.Step(
          pattern: expectation.selection.text, outcome: expectation.outcome?.text,
          expected: expectation.count, found: found,
          elsewhere: found.isEmpty ? numbers : [],
          otherTypes: expectation.selection.mockedMember.onlyCalledTypes, isReached: isReached)
      }
    }
  }
}

extension MatchedCalls {
  /// The places of these calls in a list of calls that is ordered.
  fileprivate func positions(in invocations: [MockInvocation]) -> [Int] {
    var positions: [Int] = []
    positions.reserveCapacity(count)
    var position = 0
    for index in 0..<serials.count where contains(index) {
      let serial = serials[index]
      while position < invocations.count, invocations[position].serial < serial { position += 1 }
      if position < invocations.count, invocations[position].serial == serial {
        positions.append(position)
      }
    }
    return positions
  }
}

extension [Int?] {
  /// The stretches that have these beginnings; empty where there is none.
  fileprivate func stretches(until end: Int) -> [Range<Int>] {
    var end = end
    let ranges = reversed().map { begin in
      defer { end = begin ?? end }
      return (begin ?? end)..<end
    }
    return ranges.reversed()
  }
}
