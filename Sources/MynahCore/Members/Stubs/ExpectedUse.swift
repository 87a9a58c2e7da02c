/// The number of calls that a stub is expected to answer.
///
/// The member of the stub keeps the expectation, and forgets it when the stub is cleared. The
/// expectation is checked when its session ends, or outside of a session, when its mock is released
/// or its XCTest test ends.
final class ExpectedUse: OpenStatement, @unchecked Sendable {
  /// The matchers of the stub's arguments, in order.
  let parts: [_AnyArgumentMatcher]

  private let count: CountMatcher
  private let member: _Member
  private let settings: MockSettings?
  private let location: CodeLocation
  private let isCheckedAtEnd = MockSession.current != nil

  private struct State: @unchecked Sendable {
    var uses = 0

    /// A Boolean value that indicates whether the stub has an answer, and its uses aren't reported.
    var isOpen = false

    /// A closure that returns the location of another stub that answered matching calls.
    var otherStub: (() -> CodeLocation?)?
  }

  private let state = Locked(State())

  init(
    _ count: CountMatcher, parts: [_AnyArgumentMatcher], of member: _AnyMockedMember,
    at location: CodeLocation
  ) {
    self.count = count
    self.parts = parts
    self.location = location
    self.member = member.member
    settings = member.settings
  }

  deinit {
    if !isCheckedAtEnd { reportUnfinished() }
  }

  /// Begins to expect calls, when the stub gets its first answer.
  ///
  /// - Parameter otherStub: A closure that returns the location of another stub that answered
  ///   matching calls. It mustn't retain the member.
  func begin(otherStub: @escaping () -> CodeLocation? = { nil }) {
    state.withLock { ($0.isOpen, $0.otherStub) = (true, otherStub) }
    OpenStatements.current?.insert(self)
  }

  /// Counts a call that the stub answers.
  func noteUse() { state.withLock { $0.uses += 1 } }

  /// Ends the expectation without a check.
  func end() { state.withLock { $0.isOpen = false } }

  var isFinished: Bool { state.withLock { !$0.isOpen } }

  var isReportedAfterFailure: Bool { false }

  func reportUnfinished() {
    check(at: location)
    end()
  }

  /// Reports a failure if the stub wasn't used as often as expected, which ends the expectation.
  func check(at location: CodeLocation) {
    let state = state.withLock { $0 }
    guard state.isOpen, !count.matches(state.uses) else { return }
    end()
    failure(state).report(at: location, for: settings)
  }

  private func failure(_ state: State) -> MockFailure {
    let pattern = member.text(in: settings.mockName, of: parts.map(\.description))
    var lines = [
      """
      Expected the stub of \(pattern) at \(location.brief) \(count.asExpectation(to: "be used")), but it \
      was used \(state.uses.asTimes).
      """
    ]
    if count.canMatch(moreThan: state.uses), let stub = state.otherStub?() {
      lines.append("A matching call was answered by the newer stub at \(stub.brief).")
    }
    lines += settings.nameLines
    return MockFailure(lines.joined(separator: "\n"), call: pattern)
  }
}

extension _MockedMember {
  /// Keeps an expectation of the stub with a serial number.
  func keep(_ expected: ExpectedUse, ofStub serial: UInt64, at location: CodeLocation) {
    allowUnused(stub: serial)
    locked { record.expectedUses.append(expected) }
    guard let matcher = newestStub?.find(serial)?.matcher else { return }
    expected.begin { [weak self] in
      self?.otherStub(than: serial, at: location, for: matcher)
    }
  }

  var expectedUses: [ExpectedUse] {
    guard hasState else { return [] }
    return locked { record.expectedUses }
  }

  /// Ends the expectations of stubs that only answer calls that a matcher accepts.
  ///
  /// - Parameter matcher: The matcher, or `nil` to end all expectations.
  func endExpectations(coveredBy matcher: CallMatcher<Arguments>? = nil) {
    let ended = expectedUses.filter { matcher?.parts.cover($0.parts) ?? true }
    for expected in ended { expected.end() }
    _ = locked {
      defer { record.expectedUses.removeAll { expected in ended.contains { $0 === expected } } }
      return record.expectedUses
    }
  }
}

extension MockingContext {
  /// The expectations of the mock's stubs, in the order of the members, oldest first.
  var expectedUses: [ExpectedUse] {
    declaredMembers.flatMap { member in
      member.sharedStubs.flatMap(\.expectedUses) + member.variants.flatMap(\.expectedUses)
    }
  }
}
