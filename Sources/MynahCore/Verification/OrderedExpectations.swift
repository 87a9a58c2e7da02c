/// Expectations that hold if the calls were made in their order.
struct OrderedExpectations: Checkable {
  /// The steps in their order; the expectations of one step have no order among themselves.
  let steps: [[Expectation]]
  let options: OrderedVerificationOptions
  let location: CodeLocation

  var members: [any MemberVariant] { steps.joined().flatMap(\.members) }

  func shortfall() -> Shortfall? {
    let search = OrderSearch(steps)
    var begins: [Int?] = []
    var mismatch: CallOrder.Mismatch?
    do {
      // The order comes first: if it's wrong, the calls that an option forbids explain nothing.
      begins = try search.find([])
      if !options.isEmpty { begins = try search.find(options) }
    } catch {
      mismatch = error
    }
    let isForgotten = search.forgotten > 0 && options.contains(.noInvocationsBefore)
    guard mismatch != nil || isForgotten && begins.contains(where: { $0 != nil }) else {
      search.markVerified(begins)
      return nil
    }
    return Shortfall(isFinal: false) { [begins, mismatch] limit in
      let names = MockNames(of: steps.joined().compactMap { $0.selection.mockedMember.settings })
      let lines = names.use { search.explanation(of: mismatch, begins: begins, limit: limit) }
      return MockFailure((lines + names.lines).joined(separator: "\n"))
    }
  }
}

/// Expectations in their order, with the calls that may fulfill them.
private struct OrderSearch {
  let steps: [[Expectation]]

  /// For each expectation, the calls that match.
  private let matched: [[MatchedCalls]]

  /// All calls of the mentioned mocks, and the number of older calls that are forgotten.
  private let invocations: [MockInvocation]
  let forgotten: Int

  /// For each expectation, the positions of the matching calls among all calls.
  private let matches: [[[Int]]]

  init(_ steps: [[Expectation]]) {
    self.steps = steps
    var seen: Set<ObjectIdentifier> = []
    var members: [any MemberVariant] = []
    for expectation in steps.joined() {
      let key: AnyObject = expectation.context ?? expectation.selection.mockedMember
      if seen.insert(ObjectIdentifier(key)).inserted {
        members += expectation.context?.members ?? expectation.members
      }
    }
    let invocations = [MockInvocation].received(by: members)
    self.invocations = invocations
    forgotten = members.reduce(0) { $0 + $1.history.serials.forgotten }
    matched = steps.map { step in step.map { $0.matchedCalls() } }
    matches = matched.map { step in step.map { $0.positions(in: invocations) } }
  }

  /// Finds the calls.
  ///
  /// - Returns: Where the stretch of each step begins; nil for steps that aren't called.
  func find(_ options: OrderedVerificationOptions) throws(CallOrder.Mismatch) -> [Int?] {
    let parts = zip(steps, matches).map { step, matches in
      CallOrder.Step(zip(step, matches).map { CallOrder.Part(matches: $1, count: $0.count) })
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

  /// Explains why the calls weren't found.
  ///
  /// - Parameters:
  ///   - mismatch: What wasn't found; nil if there are forgotten calls where an option forbids calls.
  ///   - begins: The stretches that were found without the options; empty if there are none.
  ///   - limit: How long was waited; nil if nobody waited.
  func explanation(
    of mismatch: CallOrder.Mismatch?, begins: [Int?], limit: String?
  ) -> [String] {
    let stretches =
      if let mismatch, case .count = mismatch.reason { stretches(until: mismatch) } else {
        begins.stretches(until: invocations.count)
      }
    var lines = [
      headline(mismatch, begins.firstIndex { $0 != nil }, limit), "Expected in this order:",
    ]
    for index in steps.indices {
      let texts = steps[index].indices.map { text(ofPart: $0, of: index, in: stretches) }
      lines +=
        texts.count == 1
        ? ["\(index + 1). \(texts[0])"] : ["\(index + 1). In any order:"] + texts.map { "   \($0)" }
    }
    let found = zip(matches, stretches).flatMap { step, range in
      step.compactMap { $0.elements(in: range).last }
    }
    let last = mismatch == nil ? 0 : found.max() ?? 0
    let first = max(0, min(last - listedCalls / 2, invocations.count - listedCalls))
    lines.append(
      invocations.isEmpty
        ? "There were no calls."
        : "All calls: \(invocations.text(of: invocations.indices, from: first))")
    if forgotten > 0 { lines.append("Before these, \(olderCalls) forgotten.") }
    return lines
  }

  private var olderCalls: String {
    forgotten == 1 ? "1 older call is" : "\(forgotten) older calls are"
  }

  private func headline(_ mismatch: CallOrder.Mismatch?, _ first: Int?, _ limit: String?) -> String
  {
    guard let mismatch else {
      return
        "Expected no other call\(place(nil, first))\(limit.asSuffix), but \(olderCalls) forgotten."
    }
    let failing = mismatch.step
    let next = matches.indices.dropFirst(failing + 1).first { step in
      matches[step].contains { $0.includes(mismatch.range.upperBound) }
    }
    switch mismatch.reason {
    case .count(let actual, let part):
      let step = steps[failing][part]
      let place = place(mismatch.begins.prefix(failing).lastIndex { $0 != nil }, next)
      let outcome = step.outcome?.text
      return "Expected \(step.selection.text) \(step.count.asExpectation(to: outcome))\(place)"
        + "\(limit.asSuffix), but it \(outcome.asDone) \(actual.asTimes)"
        + "\(place.isEmpty ? "" : " there")."
    case .call(let call):
      let isBeforeAll = mismatch.begins.allSatisfy { $0 == nil }
      let place = isBeforeAll ? place(nil, failing) : place(failing, next)
      return "Expected no other call\(place)\(limit.asSuffix), "
        + "but #\(call + 1) \(invocations[call]) was made."
    }
  }

  private func place(_ after: Int?, _ before: Int?) -> String {
    let names = { (step: Int) in steps[step].map(\.selection.text).asPhrase }
    return (after.map { " after \(names($0))" } ?? "")
      + (before.map { " \(after == nil ? "" : "and ")before \(names($0))" } ?? "")
  }

  /// The stretches of the steps up to the one that fails, as far as they were found.
  private func stretches(until mismatch: CallOrder.Mismatch) -> [Range<Int>] {
    let failing = mismatch.step
    let end = failing < mismatch.begins.count ? mismatch.range.lowerBound : invocations.count
    let found = Array(mismatch.begins.prefix(failing)).stretches(until: end)
    return found + Array(repeating: end..<end, count: failing - found.count) + [mismatch.range]
  }

  /// An expectation, and where its calls were found.
  private func text(ofPart part: Int, of step: Int, in stretches: [Range<Int>]) -> String {
    let expectation = steps[step][part]
    let outcome = expectation.outcome?.text
    let start =
      "\(expectation.selection.text), \(outcome.map { "to \($0) " } ?? "")\(expectation.count)"
    guard step < stretches.count else { return "\(start): not reached" }
    let found = matches[step][part].elements(in: stretches[step])
    if !found.isEmpty { return "\(start): \(numbers(found))" }
    let not = outcome == nil ? "not called" : "not so"
    let elsewhere = matches[step][part]
    if !elsewhere.isEmpty { return "\(start): \(not) here, only \(numbers(elsewhere[...]))" }
    let otherTypes = expectation.selection.mockedMember.onlyCalledTypes
    return "\(start): \(otherTypes.map { "not called \($0.asOnlyCalls)" } ?? not)"
  }

  private func numbers(_ positions: ArraySlice<Int>) -> String {
    listed(positions, of: positions.count, separator: ", ") { "#\($0 + 1)" }
  }
}

extension [MockInvocation] {
  /// Lists some of the calls, ten at most, with their places among all calls.
  ///
  /// - Parameters:
  ///   - places: The places of the calls, counted from 0.
  ///   - first: The number of places that are left out at the beginning.
  func text(of places: some Collection<Int>, from first: Int = 0) -> String {
    (first > 0 ? "\(first) earlier   " : "")
      + listed(places.dropFirst(first), of: places.count - first) { "#\($0 + 1) \(self[$0])" }
  }
}

extension MatchedCalls {
  /// The positions of these calls in a list of calls that is ordered.
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
  /// The stretches that have these beginnings; empty if there is none.
  fileprivate func stretches(until end: Int) -> [Range<Int>] {
    var end = end
    let ranges = reversed().map { begin in
      defer { end = begin ?? end }
      return (begin ?? end)..<end
    }
    return ranges.reversed()
  }
}
