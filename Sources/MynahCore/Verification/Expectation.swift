/// How often calls that a pattern selects are expected.
struct Expectation {
  let selection: any CallSelection
  let count: CountMatcher
  let location: CodeLocation

  init(_ selection: any CallSelection, _ count: CountMatcher, at location: CodeLocation) {
    self.selection = selection
    self.count = count
    self.location = location
  }

  /// Fails the test unless the expectation holds.
  func check() {
    failure()?.report(at: location)
  }

  /// Why the expectation does not hold; nil where it does, and then the calls are verified.
  func failure() -> MockFailure? {
    let matched = selection.matchedCalls()
    guard count.matches(matched.count) else {
      return .unsatisfied(selection.explanation(of: matched, expected: count))
    }
    if matched.count > 0 { selection.mockedMember.markVerified(matched) }
    return nil
  }
}
