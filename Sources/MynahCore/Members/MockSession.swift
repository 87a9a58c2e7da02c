/// The mocks of one test, for as long as the test runs.
///
/// A session is task-local, so that tests which run side by side do not see each other's static stubs.
/// It keeps what its mocks know until it ends, also of mocks that are gone by then.
package final class MockSession: Sendable {
  @TaskLocal static var current: MockSession?

  let strictness: MockStrictness

  /// What answers calls that no stub answers, where a mock has nothing of its own; nil where they are
  /// unexpected.
  let defaultValues: ValueProvider?

  /// Whether its mocks record how calls end.
  let recordsOutcomes: Bool

  /// Whether the session is a whole test, so that nothing of it should live on.
  private let isWholeTest: Bool

  /// The session that this one runs in.
  private let outer = MockSession.current

  /// Where failures go that end the session's test; nil where they go to the test framework.
  private let reporter = FailureReporter.scoped?.identity
  private let state = Locked(State())

  private struct State {
    var contexts: [MockingContext] = []
    var staticMembers: [ObjectIdentifier: any Sendable] = [:]
    var postponed: [(failure: MockFailure, location: CodeLocation)] = []
    var hasFailed = false
    var reported: Set<UInt64> = []
    var hasEnded = false

    /// Takes the failures after the end of the session to the session's test.
    var late: AsyncStream<(MockFailure, CodeLocation)>.Continuation?
  }

  deinit { state.withLock(\.late)?.finish() }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - strictness: How much the session asks of the test.
  ///   - defaults: The default values of its mocks, beside those of the session that it runs in.
  ///   - recordingOutcomes: Whether its mocks record how calls end; those of a session in one that does, do.
  ///   - isWholeTest: Whether the session is a whole test, and not a part of one whose objects may hold
  ///     its mocks.
  package init(
    _ strictness: MockStrictness, defaults: ValueProvider? = nil, recordingOutcomes: Bool = false,
    isWholeTest: Bool = false
  ) {
    self.strictness = strictness
    recordsOutcomes = recordingOutcomes || MockSession.current?.recordsOutcomes == true
    let inherited = MockSession.current?.defaultValues
    defaultValues = defaults.map { inherited?.adding($0) ?? $0 } ?? inherited
    self.isWholeTest = isWholeTest
  }

  /// Takes a mock that is made while the session runs.
  ///
  /// One that a task makes later belongs to nobody but who holds it: the session would keep it, and it the
  /// session.
  func register(_ context: MockingContext) {
    state.withLock { if !$0.hasEnded { $0.contexts.append(context) } }
  }

  /// The settings of the mocks that were made since the session began.
  var mocks: [MockSettings] { state.withLock { $0.contexts }.map(\.settings) }

  /// Returns the static members of a mock type, which no other session sees.
  ///
  /// A task that outlives the session has new ones for each of its uses, for nothing keeps them.
  func staticMembers<Shared: Sendable>(
    of type: any LocalMock.Type, _ make: () -> Shared
  ) -> Shared {
    let found = state.withLock { $0.staticMembers[ObjectIdentifier(type)] as? Shared }
    if let found { return found }
    // Made outside of the lock: it registers its context.
    let new = make()
    return state.withLock { state in
      if let earlier = state.staticMembers[ObjectIdentifier(type)] as? Shared { return earlier }
      if state.hasEnded { return new }
      state.staticMembers[ObjectIdentifier(type)] = new
      return new
    }
  }

  /// Returns what notes that the test of the current session failed otherwise, as by `#expect`.
  package static var failureNote: @Sendable () -> Void {
    let session = current
    return { session?.noteFailure() }
  }

  /// Notes that something failed, after which unused stubs are no news.
  func noteFailure() {
    state.withLock { $0.hasFailed = true }
  }

  /// Notes that a failure is reported, here and where this session's test may throw it to.
  func noteReport(of failure: MockFailure) {
    noteFailure()
    guard let occurrence = failure.occurrence else { return }
    var session: MockSession? = self
    while let current = session {
      // Another reporter may keep a failure from the test.
      if current.reporter === FailureReporter.scoped?.identity {
        _ = current.state.withLock { $0.reported.insert(occurrence) }
      }
      session = current.outer
    }
  }

  /// Whether a failure was reported to where those go that end the session's test.
  func hasReported(_ failure: MockFailure) -> Bool {
    guard let occurrence = failure.occurrence else { return false }
    return state.withLock { $0.reported.contains(occurrence) }
  }

  /// Keeps a failure that happened where no test is known, to be raised when the session ends.
  ///
  /// After the end, it's raised at once.
  ///
  /// - Returns: A Boolean value that indicates whether the failure is taken care of.
  func postpone(_ failure: MockFailure, at location: CodeLocation) -> Bool {
    state.withLock { state in
      guard !state.hasEnded else {
        state.late?.yield((failure, location))
        return state.late != nil
      }
      state.postponed.append((failure, location))
      if let occurrence = failure.occurrence { state.reported.insert(occurrence) }
      state.hasFailed = true
      return true
    }
  }

  /// Ends the session: reports the failures that were postponed and, if the session is strict and nothing
  /// failed, the stubs that weren't used.
  ///
  /// - Returns: The mocks that must not outlive the test.
  @discardableResult
  func end() -> [MockSettings] {
    for mock in mocks { mock.finishWaiting() }
    if !mocks.isEmpty { reportLateFailures() }
    let (postponed, contexts, hasFailed) = state.withLock { state in
      defer { state.hasEnded = true }
      return (state.postponed, state.contexts, state.hasFailed)
    }
    for (failure, location) in postponed { failure.report(at: location) }
    if hasFailed { attachDescriptions(of: contexts) }
    guard strictness == .strict, !hasFailed else {
      releaseMocks()
      return []
    }
    for context in contexts where !context.settings.isLenient {
      for stub in context.unusedStubs {
        stub.failure.report(at: stub.location)
      }
    }
    if state.withLock(\.hasFailed) { attachDescriptions(of: contexts) }
    let mocks = contexts.map(\.settings)
    releaseMocks(consume contexts)
    return isWholeTest ? mocks.filter { !$0.isLenient && !$0.isNested } : []
  }

  /// Reports failures from now on in a task that the test framework knows as a part of the session's test.
  private func reportLateFailures() {
    let (failures, late) = AsyncStream.makeStream(of: (MockFailure, CodeLocation).self)
    Self.$current.withValue(nil) {
      _ = Task { for await (failure, location) in failures { failure.report(at: location) } }
    }
    state.withLock { $0.late = late }
  }

  /// Reports the mocks that outlive the test.
  func checkLifetimes(of mocks: [MockSettings]) async {
    // The main actor releases some mocks of classes a little later.
    if mocks.contains(where: \.isHeld) { await MainActor.run {} }
    for mock in mocks where mock.isHeld {
      MockFailure.outlivingMock(mock.name, origin: mock.origin).report(at: mock.location)
    }
  }

  /// Hands what the mocks received to the test framework, which keeps it beside the failing test.
  private func attachDescriptions(of contexts: [MockingContext]) {
    guard let attach = FailureReporter.current.attach, !contexts.isEmpty else { return }
    attach(contexts.map(\.callsText).joined(separator: "\n\n") + "\n")
  }

  /// Releases what the mocks know, outside of the lock: the mocks know the session, and they would keep
  /// each other.
  ///
  /// - Parameter contexts: Those of the mocks, which the caller no longer needs.
  private func releaseMocks(_ contexts: consuming [MockingContext] = []) {
    state.update { ($0.contexts, $0.staticMembers, $0.postponed) = ([], [:], []) }
  }
}

extension MockFailure {
  /// Reports this failure once.
  package func report(at location: CodeLocation) {
    MockSession.current?.noteReport(of: self)
    var failure = self
    failure.location = location
    FailureReporter.current.report(failure, at: location)
  }

  /// Reports this failure; where no test is known, on the test that owns the mock.
  ///
  /// - Parameters:
  ///   - location: The place that it belongs to.
  ///   - settings: Those of the mock.
  func report(at location: CodeLocation, for settings: MockSettings?) {
    if MockSession.current == nil, FailureReporter.scoped == nil, let session = settings?.session,
      session.postpone(self, at: location)
    {
      return
    }
    report(at: location)
  }
}

/// How much a session asks of its test.
///
/// ```swift
/// withMocks(.strict) {
///   let bird = mock(Bird.self)
/// }
/// ```
public enum MockStrictness: Sendable {
  /// What fails without a session fails in it, and nothing else.
  case lenient

  /// Stubs that were not used fail, and so do calls that stubs were meant for but none matches.
  case strict
}

/// A stub that no call used.
package struct UnusedStub: Sendable {
  /// The stub's pattern as it is written, as in `bird.fly(to: any())`.
  let pattern: String

  let memberName: String

  /// The members of this name and other types that were called, where this one was not.
  let otherTypes: OtherTypes?

  /// The mock, where its name is not its own.
  let mocks: [String]

  /// The location of a newer stub that answered calls in place of this one.
  var newerStub: CodeLocation?

  /// Where the stub was given.
  let location: CodeLocation
}

extension _MockedMember {
  /// The stubs that answered no call and need to, oldest first.
  ///
  /// A stub that an equal one replaced doesn't need to.
  func unusedStubs() -> [UnusedStub] {
    var unused: [UnusedStub] = []
    var used: Set<String> = []
    let (history, calls) = (history, calls)
    var candidate = newestStub
    while let stub = candidate {
      candidate = stub.older
      let pattern = text(of: stub.matcher.parts.map(\.description))
      // A condition has no text of its own.
      if stub.isUsed, !pattern.contains("where:") { used.insert(pattern) }
      if stub.isUsed || stub.isLenient || used.contains(pattern) { continue }
      let call = (0..<calls.count).first {
        calls.serials[$0] > stub.serial && stub.matcher.matches(calls.arguments(at: $0))
      }
      unused.append(
        UnusedStub(
          pattern: pattern, memberName: member.title, otherTypes: onlyCalledTypes, mocks: namedMock,
          newerStub: call.flatMap { history.stubLocation($0) }, location: stub.location))
    }
    return unused.reversed()
  }

  /// Lets a stub stay unused.
  func excuse(stub serial: UInt64) {
    newestStub?.find(serial)?.excuse()
  }
}

/// What has to end when the stubs of its mock are cleared, or the mock's session ends.
protocol EndsWithStubs: AnyObject, Sendable {
  /// Lets go on what waits for the test.
  func finish()

  /// Releases the arguments of calls.
  func forgetCalls()
}

extension EndsWithStubs {
  func forgetCalls() {}
}

/// Refers to what others keep.
struct WeakReference {
  weak var object: (any EndsWithStubs)?
}
