/// An expectation about calls or assignments, returned by `verify`.
///
/// Verifying calls doesn't use them up. The same call can fulfill several expectations.
public struct Verification<Result> {
  private let statement: VerifyStatement?
  let location: CodeLocation

  private var selection: (any CallSelection)? { statement?.selection }

  init(
    _ selection: (any CallSelection)?, at location: CodeLocation,
    otherwise misuse: @autoclosure () -> Misuse = .notAPattern(in: "verify")
  ) {
    self.location = location
    guard let selection else {
      misuse().report(at: location)
      statement = nil
      return
    }
    let isCorrect = selection.isSound(at: location) && selection.isRecorded(at: location)
    statement = isCorrect ? VerifyStatement(selection, location) : nil
  }

  /// Fails the test unless the call was made the given number of times, by default once.
  ///
  /// ```swift
  /// verify(bird.land()).wasCalled()
  /// verify(bird.chirp(volume: 42)).wasCalled(atLeast(2))
  /// verify(bird.name = any()).wasCalled(1...3)
  /// ```
  ///
  /// ```text
  /// Expected bird.chirp(volume: 42) to be called at least twice, but it was called once.
  /// Matching calls: #2 chirp(volume: 42)
  /// Closest of 1 other call: #1 chirp(volume: *41*)     volume: expected 42, got 41
  /// ```
  ///
  /// - Parameters:
  ///   - count: The expected number of calls: a number, a range, or a ``CountMatcher``.
  ///   - reason: The reason for the expectation, which is shown if it fails.
  public func wasCalled(_ count: some _CallCount = once, because reason: String? = nil) {
    expectation(count._countMatcher, because: reason)?.checkOrCollect()
  }

  /// Fails the test if the call was made.
  ///
  /// ```swift
  /// verify(bird.chirp(volume: 42)).wasNeverCalled()
  /// ```
  ///
  /// ```text
  /// Expected bird.chirp(volume: 42) never to be called, but it was called once.
  /// Matching calls: #1 chirp(volume: 42)
  /// ```
  ///
  /// - Parameter reason: The reason for the expectation, which is shown if it fails.
  public func wasNeverCalled(because reason: String? = nil) {
    wasCalled(never, because: reason)
  }

  /// Waits for the given number of calls, and fails the test if they aren't made in time.
  ///
  /// ```swift
  /// await verify(bird.land()).wasCalled(within: .seconds(1))
  /// await verify(bird.chirp(volume: any())).wasCalled(atLeast(2), within: .seconds(1))
  /// ```
  ///
  /// ```text
  /// Expected bird.chirp(volume: any()) to be called at least twice within 1.0 seconds, but it was called once.
  /// Matching calls: #1 chirp(volume: 42)
  /// If the call is made later, wait longer.
  /// ```
  ///
  /// Earlier calls count, too. The wait ends with the call that fulfills the count, so `exactly(2)`
  /// doesn't notice a third call that comes later. If the count accepts zero calls, for example
  /// `atMost(2)`, the wait lasts until the time limit. The test fails early if further calls can't
  /// fulfill the count.
  ///
  /// - Parameters:
  ///   - count: The expected number of calls: a number, a range, or a ``CountMatcher``.
  ///   - limit: The maximum time to wait. The wait ends early if the task is canceled.
  ///   - reason: The reason for the expectation, which is shown if it fails.
  ///   - isolation: The isolation of the test. Don't pass it.
  public func wasCalled(
    _ count: some _CallCount = once, within limit: Duration, because reason: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await check(expectation(count._countMatcher, because: reason), within: limit)
  }

  /// Waits for the given time, and fails the test as soon as the call is made.
  ///
  /// ```swift
  /// await verify(bird.land()).wasNeverCalled(within: .milliseconds(100))
  /// ```
  ///
  /// ```text
  /// Expected bird.land() never to be called within 0.1 seconds, but it was called once.
  /// Matching calls: #1 land()
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The time to wait. The wait ends early if the call is made or the task is canceled.
  ///   - reason: The reason for the expectation, which is shown if it fails.
  ///   - isolation: The isolation of the test. Don't pass it.
  public func wasNeverCalled(
    within limit: Duration, because reason: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await wasCalled(never, within: limit, because: reason)
  }

  /// Selects one of several overloads that differ only in their result types.
  ///
  /// ```swift
  /// verify(egg.age()).returning(Int.self).wasCalled()
  /// ```
  ///
  /// - Parameter type: The result type of the overload to verify.
  public func returning(_ type: Result.Type) -> Self { self }

  /// Selects the overload, or the type of a generic member, whose optional result wraps a type.
  ///
  /// ```swift
  /// verify(cache.find("food")).returning([String].self).wasCalled()
  /// ```
  ///
  /// - Parameter type: The result type of the member, without the question mark.
  @_disfavoredOverload
  public func returning<Wrapped>(_ type: Wrapped.Type) -> Self where Result == Wrapped? { self }
}

/// A `verify` statement of a test, which fails the test if it's released before it's finished.
///
/// `wasCalled` and similar methods finish the statement.
private final class VerifyStatement: OpenStatement {
  let selection: any CallSelection
  private let location: CodeLocation
  var isFinished = false

  init(_ selection: any CallSelection, _ location: CodeLocation) {
    self.selection = selection
    self.location = location
    OpenStatements.current?.insert(self)
  }

  deinit {
    if !isFinished { reportUnfinished() }
  }

  func reportUnfinished() {
    isFinished = true
    Misuse.unfinishedVerification(selection.text).report(
      at: location, for: selection.mockedMember.settings)
    ExpectationCollector.current?.noteMisuse()
  }
}

extension Verification {
  /// Returns an expectation of a number of calls, or nil if the test made a mistake.
  ///
  /// The mistake is reported here, unless the initializer already reported it.
  func expectation(
    _ count: CountMatcher, _ outcome: ExpectedOutcome? = nil, because reason: String? = nil
  ) -> Expectation? {
    statement?.isFinished = true
    let misuse = count.misuse ?? (outcome == nil ? nil : selection?.unrecordedOutcomes)
    if let selection, misuse == nil {
      return Expectation(
        selection: selection, count: count, outcome: outcome, reason: reason, location: location)
    }
    if selection != nil, let misuse { misuse.report(at: location) }
    ExpectationCollector.current?.noteMisuse()
    return nil
  }

  /// Waits until an expectation holds, and fails the test if it doesn't hold in time.
  func check(
    _ expectation: Expectation?, within limit: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    guard let expectation, limit.isValidTime(at: expectation.location) else { return }
    let report = await ExpectationGroup([[expectation]])
      .wait(within: limit, wholeTime: expectation.count.matches(0))
    if let collector = ExpectationCollector.current {
      collector.add([expectation])
    } else {
      report()
    }
  }
}

extension CallSelection {
  /// The mistake of verifying outcomes if the mock doesn't record them, or nil if it does.
  fileprivate var unrecordedOutcomes: Misuse? {
    guard let settings = mockedMember.settings, !settings.recordsOutcomes else { return nil }
    return .outcomesNotRecorded(expectation: text, mock: settings.name)
  }

  /// Returns a Boolean value that indicates whether the mock records calls.
  ///
  /// If it doesn't, the calls can't be verified, and a mistake is reported.
  fileprivate func isRecorded(at location: CodeLocation) -> Bool {
    if mockedMember.recordsCalls { return true }
    Misuse.stubOnlyVerified(expectation: text, mock: mockedMember.settings?.name ?? "").report(
      at: location)
    return false
  }
}
