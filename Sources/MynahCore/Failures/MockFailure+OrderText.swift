extension UnsatisfiedOrder {
  /// The failure's text.
  var text: String {
    var lines = [headline, "Expected in this order:"]
    for (index, step) in steps.enumerated() {
      if step.count == 1 {
        lines.append("\(index + 1). \(step[0].text)")
      } else {
        lines.append("\(index + 1). In any order:")
        lines += step.map { "   \($0.text)" }
      }
    }
    lines.append(calls.count == 0 ? "There were no calls." : "All calls: \(calls.text)")
    if forgotten > 0 { lines.append("Before these, \(forgotten.asCalls) forgotten.") }
    lines += mocks.lines
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    switch reason {
    case .count(let actual, let part, let after, let before):
      let step = steps[failing][part]
      let place = place(after, before)
      let there = place.isEmpty ? "" : " there"
      return "Expected \(step.pattern) \(step.expected.asExpectation(to: step.outcome))\(place)"
        + "\(limit.asSuffix), but it \(step.outcome.asDone) \(actual.asTimes)\(there)."
    case .call(let call, let number, let after, let before):
      return "Expected no other call\(place(after, before))\(limit.asSuffix), "
        + "but #\(number) \(call) was made."
    case .forgotten(let before):
      return "Expected no other call\(place(nil, before))\(limit.asSuffix), "
        + "but \(forgotten.asCalls) forgotten."
    }
  }

  private func place(_ after: Int?, _ before: Int?) -> String {
    (after.map { " after \(steps[$0].names)" } ?? "")
      + (before.map { " \(after == nil ? "" : "and ")before \(steps[$0].names)" } ?? "")
  }
}

extension [UnsatisfiedOrder.Step] {
  /// The patterns, as in `bird.land() and tree.shake()`.
  fileprivate var names: String { map(\.pattern).asPhrase }
}

extension UnsatisfiedOrder.Step {
  fileprivate var text: String {
    guard let outcome else { return "\(pattern), \(expected): \(foundText)" }
    return "\(pattern), to \(outcome) \(expected): \(foundText)"
  }

  private var foundText: String {
    if !isReached { return "not reached" }
    if !found.isEmpty { return found.asNumbers }
    let not = outcome == nil ? "not called" : "not so"
    if !elsewhere.isEmpty { return "\(not) here, only \(elsewhere.asNumbers)" }
    return otherTypes.map { "not called \($0.asOnlyCalls)" } ?? not
  }
}

extension Int {
  /// A number of older calls as the subject of a sentence.
  fileprivate var asCalls: String { self == 1 ? "1 older call is" : "\(self) older calls are" }
}

extension [Int] {
  /// Numbers of calls, as in `#1, #3`.
  fileprivate var asNumbers: String {
    let text = prefix(10).map { "#\($0)" }.joined(separator: ", ")
    return count > 10 ? "\(text) and \(count - 10) more" : text
  }
}

extension CountMatcher {
  /// What is expected of a call, as in `to be called exactly once`, or in `to throw exactly once`.
  func asExpectation(to outcome: String?) -> String {
    let verb = outcome ?? "be called"
    if case .exactly(0) = rule { return "never to \(verb)" }
    return "to \(verb) \(self)"
  }
}

extension String? {
  /// What calls did that are expected to end in a way, or only to be made.
  var asDone: String { self == nil ? "was called" : "did so" }

  /// The text after a blank; nothing where there is none.
  var asSuffix: String { map { " \($0)" } ?? "" }
}

extension [String] {
  /// The texts in one phrase, as in `bird, counter and nest`.
  var asPhrase: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
