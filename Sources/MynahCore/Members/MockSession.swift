/// A session that tracks the mocks of one test while the test runs.
///
/// Sessions are task-local, so tests that run in parallel don't see each other's static stubs.
/// Until it ends, a session keeps the calls and stubs of its mocks, even if a mock doesn't exist
/// anymore.
package final class MockSession: Sendable {
  @TaskLocal static var current: MockSession?

  let strictness: MockStrictness

  /// The default values of the session's mocks, or `nil` if calls without a stub are unexpected.
  let defaultValues: ValueProvider?

  /// A Boolean value that indicates whether the session's mocks record outcomes.
  let recordsOutcomes: Bool

  /// A Boolean value that indicates whether the session covers a whole test.
  ///
  /// If it does, the session's mocks must not outlive it.
  private let isWholeTest: Bool

  /// The session in which this session runs.
  private let outer = MockSession.current

  /// The statements of the session's test.
  let statements = OpenStatements()

  /// The reporter of the session's test, or `nil` if failures go to the test framework.
  private let reporter = FailureReporter.scoped?.identity

  /// A number for the session's test, or `nil` if it isn't known, as in XCTest.
  private let test = FailureReporter.installed.test?()

  /// The static members of mock types, which other sessions don't see.
  let staticMembers = Locked<[ObjectIdentifier: any Sendable]>([:])

  private let state = Locked(State())

  private struct State {
    var contexts: [MockingContext] = []
    var groups = MockGroups()
    var postponed: [(failure: MockFailure, location: CodeLocation)] = []
    var hasFailed = false

    /// A Boolean value that indicates whether the test framework tells the session about failures.
    var hearsFailures = false

    var reported: Set<UInt64> = []
    var hasEnded = false

    /// The stream that passes failures to the session's test after the session ended.
    var late: AsyncStream<(MockFailure, CodeLocation)>.Continuation?

    /// A Boolean value that indicates whether something failed, or will be reported as a failure.
    var isFailure: Bool { hasFailed || !postponed.isEmpty }
  }

  deinit { state.withLock(\.late)?.finish() }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - strictness: The strictness of the session, or `nil` for the strictness of the session in
  ///     which this session runs.
  ///   - defaults: The default values of the session's mocks. They're added to the default values
  ///     of the session in which this session runs.
  ///   - recordingOutcomes: A Boolean value that indicates whether the session's mocks record
  ///     outcomes. They also do if the session in which this session runs records outcomes.
  ///   - isWholeTest: A Boolean value that indicates whether the session covers a whole test. If it
  ///     covers only a part of a test, the test's objects may retain its mocks.
  package init(
    _ strictness: MockStrictness?, defaults: ValueProvider? = nil, recordingOutcomes: Bool = false,
    isWholeTest: Bool = false
  ) {
    self.strictness = strictness ?? MockSession.current?.strictness ?? .lenient
    recordsOutcomes = recordingOutcomes || MockSession.current?.recordsOutcomes == true
    let inherited = MockSession.current?.defaultValues
    defaultValues = defaults.map { inherited?.adding($0) ?? $0 } ?? inherited
    self.isWholeTest = isWholeTest
  }

  /// Registers a mock that was made while the session runs, or before, such as in `setUp`.
  ///
  /// If a task makes a mock after the session ended, the mock isn't registered, because the session
  /// and the mock would retain each other forever.
  func register(_ context: MockingContext) {
    state.withLock { if !$0.hasEnded { $0.contexts.append(context) } }
  }

  /// A Boolean value that indicates whether the session has ended.
  var hasEnded: Bool { state.withLock(\.hasEnded) }

  /// The settings of the mocks that were made or first used since the session began.
  var mocks: [MockSettings] { state.withLock { $0.contexts }.map(\.settings) }

  /// The session's mocks by their names and types.
  var groups: MockGroups {
    state.withLock { state in
      state.groups.add(state.contexts)
      return state.groups
    }
  }

  /// Groups the mocks again for the next failure, because a mock's name or location changed.
  func regroup(_ mock: MockSettings) {
    state.update { if $0.groups.contains(mock) { $0.groups = MockGroups() } }
  }

  /// Returns a closure to call for each failure of the current session's test until it ends.
  ///
  /// The session then doesn't note the failures of its mocks itself, because they can be known
  /// issues.
  package static func listenForFailures() -> @Sendable () -> Void {
    let session = current
    session?.state.withLock { $0.hearsFailures = true }
    return { session?.noteFailure() }
  }

  /// Notes that something failed.
  ///
  /// After a failure, the session doesn't report unused stubs.
  func noteFailure() {
    state.withLock { $0.hasFailed = true }
  }

  /// Notes in this session and in outer sessions that a failure is reported.
  ///
  /// A failure is noted in outer sessions too, because the error that it throws may reach their
  /// tests.
  func noteReport(of failure: MockFailure) {
    var session: MockSession? = self
    while let current = session {
      // If the reporters differ, the failure may not reach this session's test.
      if current.reporter === FailureReporter.scoped?.identity {
        current.state.withLock { state in
          if current === self, !state.hearsFailures { state.hasFailed = true }
          if let occurrence = failure.occurrence { state.reported.insert(occurrence) }
        }
      }
      session = current.outer
    }
  }

  /// Returns a Boolean value that indicates whether a failure was reported to the session's test.
  func hasReported(_ failure: MockFailure) -> Bool {
    guard let occurrence = failure.occurrence else { return false }
    return state.withLock { $0.reported.contains(occurrence) }
  }

  /// Postpones a failure until the session ends, because the failure's test isn't known.
  ///
  /// If the session has already ended, a task of its test reports the failure immediately, unless
  /// the caller belongs to the same test.
  ///
  /// - Returns: A Boolean value that indicates whether the session reports the failure.
  func postpone(_ failure: MockFailure, at location: CodeLocation) -> Bool {
    let isInOwnTest = reporter == nil && test == FailureReporter.installed.test?()
    return state.withLock { state in
      guard !state.hasEnded else {
        guard !isInOwnTest, let late = state.late else { return false }
        late.yield((failure, location))
        return true
      }
      state.postponed.append((failure, location))
      if let occurrence = failure.occurrence { state.reported.insert(occurrence) }
      return true
    }
  }

  /// Reports the postponed failures of the current session, whose test is running.
  ///
  /// They are reported as soon as the test uses Mynah, so a known issue that surrounds the code
  /// under test matches them.
  static func reportPostponed() {
    guard let session = current else { return }
    let postponed = session.state.withLock { state in
      defer { state.postponed = [] }
      return state.postponed
    }
    for (failure, location) in postponed { failure.report(at: location) }
  }

  /// Ends the session, and reports its failures.
  ///
  /// The session reports unfinished statements and postponed failures. If nothing failed, it also
  /// reports stubs that weren't used as often as expected, unused stubs if it's strict, and calls
  /// that aren't verified if it's exhaustive.
  ///
  /// - Returns: The mocks that must not outlive the test.
  @discardableResult
  func end() -> [MockSettings] {
    state.withLock { $0.hearsFailures = false }
    statements.reportUnfinished(hasFailed: state.withLock(\.isFailure))
    let mocks = mocks
    for mock in mocks { mock.finishWaiting() }
    if !mocks.isEmpty { reportLateFailures() }
    let (postponed, contexts, hasFailed) = state.withLock { state in
      defer { state.hasEnded = true }
      return (state.postponed, state.contexts, state.isFailure)
    }
    for (failure, location) in postponed { failure.report(at: location) }
    let isChecked = strictness != .lenient && !hasFailed
    if isChecked {
      for context in contexts where !context.settings.isLenient {
        for unused in context.unusedStubs { unused.report(at: unused.location) }
        if strictness == .exhaustive {
          context.unverifiedCalls?.report(at: context.settings.location)
        }
      }
    }
    if state.withLock(\.hasFailed) { attachDescriptions(of: contexts) }
    let ownMocks = isChecked && isWholeTest ? mocks.filter { !$0.isLenient && !$0.isAdopted } : []
    // A recorded argument can retain a mock, such as a completion handler of an object that uses the
    // mock. Only the mock retains the argument, so the code under test doesn't leak.
    for mock in ownMocks { mock.context?.clearInvocations() }
    releaseMocks(consume contexts)
    return ownMocks.filter { !$0.isNested }
  }

  /// Begins to report late failures.
  ///
  /// They're reported in a task that the test framework assigns to the session's test.
  private func reportLateFailures() {
    let (failures, late) = AsyncStream.makeStream(of: (MockFailure, CodeLocation).self)
    Self.$current.withValue(nil) {
      _ = Task { for await (failure, location) in failures { failure.report(at: location) } }
    }
    state.withLock { $0.late = late }
  }

  /// Reports the mocks that outlive the test.
  func checkLifetimes(of mocks: [MockSettings]) async {
    // Let the main actor finish its current work, because it releases some mocks of classes later.
    if mocks.contains(where: \.isAlive) { await MainActor.run {} }
    for mock in mocks where mock.isAlive {
      MockFailure.outlivingMock(mock.name, origin: mock.origin).report(at: mock.location)
    }
  }

  /// Passes the received calls to the test framework, which attaches them to the failing test.
  private func attachDescriptions(of contexts: [MockingContext]) {
    guard let attach = FailureReporter.current.attach, !contexts.isEmpty else { return }
    // Nobody reads thousands of calls, and describing them would make a failing test slow.
    let limit = 100
    let listed = contexts.suffix(limit)
    let omitted = contexts.count - listed.count
    let beginning = "… \(omitted.withNoun("earlier mock"))\n\n".when(omitted > 0)
    let lists = listed.map { $0.callList(limit: limit) }
    attach(beginning + lists.joined(separator: "\n\n") + "\n")
  }

  /// Releases the session's mocks while the lock is free.
  ///
  /// Otherwise, the session and its mocks would retain each other forever.
  ///
  /// - Parameter contexts: The contexts of the mocks, which the caller doesn't need anymore.
  private func releaseMocks(_ contexts: consuming [MockingContext]) {
    state.update { state in
      state.contexts = []
      state.postponed = []
      state.groups = MockGroups()
    }
    staticMembers.update { $0 = [:] }
  }
}

/// The strictness with which a session checks your test.
///
/// ```swift
/// withMocks(.strict) {
///   let bird = mock(Bird.self)
/// }
/// ```
public enum MockStrictness: Comparable, Sendable {
  /// The session reports the same failures as a test without a session.
  case lenient

  /// The session also reports unused stubs, and calls that don't match any of their member's stubs.
  case strict

  /// The session also reports calls without a stub to members that return `Void`, and calls that no
  /// `verify` covers.
  ///
  /// ```swift
  /// withMocks(.exhaustive) {
  ///   let bird = mock(Bird.self)
  ///   given(bird.land()).willReturn()
  ///   bird.land()
  /// }
  /// ```
  ///
  /// ```text
  /// Expected each call to bird to be verified, but 1 of 1 call isn't.
  /// Not verified: #1 bird.land()
  /// Write: verify(bird.land()).wasCalled()
  /// ```
  ///
  /// A call also counts as verified if its stub has an expectation, or if the stub or the mock is
  /// lenient.
  case exhaustive
}
