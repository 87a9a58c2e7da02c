/// How often calls that a pattern selects are expected.
struct Expectation {
  let selection: any CallSelection
  let count: CountMatcher
  let location: CodeLocation

  /// The context of the mock, whose other calls matter for the order of calls.
  let context: MockingContext?

  init(_ selection: any CallSelection, _ count: CountMatcher, at location: CodeLocation) {
    self.selection = selection
    self.count = count
    self.location = location
    context = selection.mockedMember.settings?.context
  }
}

extension Expectation: Checkable {
  var members: [_AnyMockedMember] { [selection.mockedMember] }

  func settle() -> Bool {
    let matched = selection.matchedCalls()
    guard count.matches(allOf: matched.possibleCounts) else { return false }
    if matched.count > 0 { selection.mockedMember.markVerified(matched) }
    return true
  }

  func failure(limit: String?) -> MockFailure? {
    let matched = selection.matchedCalls()
    guard count.matches(allOf: matched.possibleCounts) else {
      return MockFailure(
        .unsatisfied(selection.explanation(of: matched, expected: count, limit: limit)))
    }
    if matched.count > 0 { selection.mockedMember.markVerified(matched) }
    return nil
  }

  var canStillHold: Bool { count.canMatch(moreThan: selection.matchedCalls().count) }
}
