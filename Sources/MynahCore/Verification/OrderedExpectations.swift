/// The expectation that calls are made in the order of the steps.
struct OrderedExpectations: Checkable {
  /// The steps in order.
  ///
  /// The calls of one step can come in any order.
  let steps: [[Expectation]]
  let options: OrderedVerificationOptions
  let location: CodeLocation

  var members: [any MemberVariant] { steps.joined().flatMap(\.members) }

  func shortfall(in snapshot: CallSnapshot?) -> Shortfall? {
    // The order is an order among all calls to the mocks, so the search needs all of their members.
    let members = steps.joined().flatMap { $0.context?.members ?? $0.members }
      .unique { ObjectIdentifier($0) }
    let search = OrderSearch(steps, CallSnapshot(of: members))
    var begins: [Int?] = []
    var mismatch: CallOrder.Mismatch?
    do {
      // Check the order without options first. If the order is wrong, a failure about a forbidden
      // call wouldn't explain the problem.
      begins = try search.find([])
      if !options.isEmpty { begins = try search.find(options) }
    } catch {
      mismatch = error
    }
    let isForgotten = search.forgotten > 0 && options.contains(.noInvocationsBefore)
    guard mismatch != nil || isForgotten && begins.contains(where: { $0 != nil }) else {
      search.markVerified(in: begins.callRanges(until: search.invocations.count))
      return nil
    }
    var shortfall = Shortfall(isFinal: false) { [begins, mismatch] limit in
      let names = MockNames(of: steps.joined().compactMap { $0.selection.mockedMember.settings })
      let text = names.use { search.explanation(of: mismatch, begins: begins, limit: limit) }
      return MockFailure(([text] + names.lines).joined(separator: "\n"))
    }
    shortfall.markExplained = {
      search.markVerified(in: steps.map { _ in search.invocations.indices })
    }
    return shortfall
  }
}

/// A search for the calls that fulfill expectations in order.
private struct OrderSearch {
  let steps: [[Expectation]]

  /// The matching calls of each expectation.
  private let matched: [[MatchedCalls]]

  /// All recorded calls to the mocks in the block, and the number of older, forgotten calls.
  let invocations: [MockInvocation]
  let forgotten: Int

  /// The positions of each expectation's matching calls among all calls.
  private let matches: [[[Int]]]

  init(_ steps: [[Expectation]], _ snapshot: CallSnapshot) {
    self.steps = steps
    let invocations = snapshot.invocations
    self.invocations = invocations
    forgotten = snapshot.forgotten
    matched = steps.map { step in step.map { $0.matchedCalls(in: snapshot) } }
    matches = matched.map { step in step.map { $0.positions(in: invocations) } }
  }

  /// Finds the calls of each step.
  ///
  /// - Returns: The position at which each step's stretch begins, or nil for steps that aren't
  ///   called.
  func find(_ options: OrderedVerificationOptions) throws(CallOrder.Mismatch) -> [Int?] {
    let parts = zip(steps, matches).map { step, matches in
      CallOrder.Step(zip(step, matches).map { CallOrder.Part(matches: $1, count: $0.count) })
    }
    var order = CallOrder(parts, callCount: invocations.count, options: options)
    return try order.find()
  }

  /// Marks the calls that match the expectations of each step as verified.
  func markVerified(in callRanges: [Range<Int>]) {
    for (index, range) in callRanges.enumerated() {
      for (part, expectation) in steps[index].enumerated() {
        let counted = Set(matches[index][part].elements(in: range).map { invocations[$0].serial })
        expectation.selection.mockedMember.markVerified(
          matched[index][part].keeping(counted.contains))
      }
    }
  }

  /// Returns an explanation of why the calls weren't found.
  ///
  /// - Parameters:
  ///   - mismatch: The reason why the search failed. It's nil if the only problem is that forgotten
  ///     calls may have come before the first expected call, which an option forbids.
  ///   - begins: The beginnings of the stretches that were found without the options, if any.
  ///   - limit: The description of how long the test waited, or nil if it didn't wait.
  func explanation(
    of mismatch: CallOrder.Mismatch?, begins: [Int?], limit: String?
  ) -> String {
    let callRanges =
      if let mismatch, case .count = mismatch.reason { callRanges(until: mismatch) } else {
        begins.callRanges(until: invocations.count)
      }
    var lines = [
      headline(mismatch, begins.firstIndex { $0 != nil }, limit), "Expected in this order:",
    ]
    for index in steps.indices {
      let texts = steps[index].indices.map { text(ofPart: $0, of: index, in: callRanges) }
      if texts.count == 1 {
        lines.append("\(index + 1). \(texts[0])")
      } else {
        lines.append("\(index + 1). In any order:")
        lines += texts.map { "   \($0)" }
      }
    }
    let found = zip(matches, callRanges).flatMap { step, range in
      step.compactMap { $0.elements(in: range).last }
    }
    let last = mismatch == nil ? 0 : found.max() ?? 0
    let first = max(0, min(last - listedCalls / 2, invocations.count - listedCalls))
    if invocations.isEmpty {
      lines.append("There were no calls.")
    } else {
      lines.append("All calls: \(invocations.text(of: invocations.indices, from: first))")
    }
    if forgotten > 0 { lines.append("Before these, \(forgotten.asForgottenCalls).") }
    if let mismatch, case .count(_, let part) = mismatch.reason {
      let expectation = steps[mismatch.step][part]
      if matches[mismatch.step][part].isEmpty {
        lines += expectation.selection.closestCall { serial in
          1 + (invocations.firstIndex { $0.serial == serial } ?? 0)
        }
      }
      if let reason = expectation.reason { lines.append("Because: \(reason)") }
    }
    return lines.joined(separator: "\n").shorteningRepeated(invocations.flatMap(\.arguments))
  }

  private func headline(_ mismatch: CallOrder.Mismatch?, _ first: Int?, _ limit: String?) -> String
  {
    guard let mismatch else {
      return
        "Expected no other call\(place(nil, first))\(limit.asSuffix), but \(forgotten.asForgottenCalls)."
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
        + "\(limit.asSuffix), but it \(outcome.verb(times: actual))"
        + " there".when(!place.isEmpty) + "."
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
      + (before.map { " \("and ".when(after != nil))before \(names($0))" } ?? "")
  }

  /// Returns the stretches that were found, up to the step that fails.
  private func callRanges(until mismatch: CallOrder.Mismatch) -> [Range<Int>] {
    let failing = mismatch.step
    let end = failing < mismatch.begins.count ? mismatch.range.lowerBound : invocations.count
    let found = Array(mismatch.begins.prefix(failing)).callRanges(until: end)
    return found + Array(repeating: end..<end, count: failing - found.count) + [mismatch.range]
  }

  /// Returns the description of an expectation and the numbers of its calls.
  private func text(ofPart part: Int, of step: Int, in callRanges: [Range<Int>]) -> String {
    let expectation = steps[step][part]
    let outcome = expectation.outcome?.text
    let start =
      "\(expectation.selection.text), \(outcome.map { "to \($0) " } ?? "")\(expectation.count)"
    guard step < callRanges.count else { return "\(start): not reached" }
    let found = matches[step][part].elements(in: callRanges[step])
    if !found.isEmpty { return "\(start): \(numbers(found))" }
    let not = outcome == nil ? "not called" : "didn't"
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
  /// Returns a list of at most ten of the calls, with their numbers among all calls.
  ///
  /// - Parameters:
  ///   - places: The positions of the calls to list, counted from 0.
  ///   - first: The number of positions to leave out at the beginning.
  func text(of places: some Collection<Int>, from first: Int = 0) -> String {
    "\(first) earlier   ".when(first > 0)
      + listed(places.dropFirst(first), of: places.count - first) { "#\($0 + 1) \(self[$0])" }
  }

  /// Returns a list of at most ten of the calls, followed by the number of forgotten calls.
  func text(of places: [Int], andForgotten forgotten: Int) -> String {
    let texts = [text(of: places), "\(forgotten) forgotten".when(forgotten > 0)]
    return texts.filter { !$0.isEmpty }.joined(separator: "   ")
  }
}

extension String {
  /// Returns the string with repetitions of each long value shortened.
  ///
  /// The first occurrence of each value remains complete.
  fileprivate func shorteningRepeated(_ values: [String]) -> String {
    let longest = 60
    return Set(values).filter { $0.count > longest }.sorted().reduce(self) { text, value in
      guard let first = text.firstRange(of: value) else { return text }
      let rest = text[first.upperBound...]
        .replacing(value, with: "\(value.prefix(longest / 2))…")
      return String(text[..<first.upperBound]) + rest
    }
  }
}

extension MatchedCalls {
  /// Returns the positions of these calls in a list of calls that is sorted by serial number.
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
  /// Returns the stretches with these beginnings.
  ///
  /// A stretch ends at the beginning of the next stretch. Steps without a beginning have empty
  /// stretches.
  fileprivate func callRanges(until end: Int) -> [Range<Int>] {
    var end = end
    let ranges = reversed().map { begin in
      defer { end = begin ?? end }
      return (begin ?? end)..<end
    }
    return ranges.reversed()
  }
}
