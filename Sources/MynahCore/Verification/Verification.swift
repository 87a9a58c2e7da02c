/// An expectation about calls; what `verify` returns.
///
/// Verifying does not use calls up: the same call can fulfil several expectations.
public struct Verification<Result> {
  private let selection: (any CallSelection)?
  let location: CodeLocation

  init(
    _ selection: (any CallSelection)?, at location: CodeLocation,
    otherwise misuse: Misuse = .nothingToVerify
  ) {
    self.selection = selection.flatMap {
      $0.isSound(at: location) && $0.isRecorded(at: location) ? $0 : nil
    }
    self.location = location
    if selection == nil { MockFailure.misuse(misuse).report(at: location) }
  }

  /// Fails the test unless the call was made a number of times.
  ///
  /// ```swift
  /// verify(bird.chirp(volume: 42)).wasCalled(atLeast(2))
  /// ```
  ///
  /// ```text
  /// Expected bird.chirp(volume: 42) to be called at least twice, but it was called once.
  /// Matching calls: #2 chirp(volume: 42)
  /// Closest of 1 other call: #1 chirp(volume: *41*)     volume: expected 42, got 41
  /// ```
  ///
  /// - Parameter count: How often the call must have been made.
  public func wasCalled(_ count: CountMatcher) {
    expectation(count)?.checkOrCollect()
  }

  /// The expectation of a number of calls, which end in a way where that matters; nil where a mistake
  /// was made.
  func expectation(_ count: CountMatcher, _ outcome: ExpectedOutcome? = nil) -> Expectation? {
    guard let selection else {
      ExpectationCollector.current?.noteMisuse()
      return nil
    }
    if let misuse = count.misuse ?? (outcome == nil ? nil : selection.unrecordedOutcomes) {
      MockFailure.misuse(misuse).report(at: location)
      ExpectationCollector.current?.noteMisuse()
      return nil
    }
    return Expectation(selection, count, outcome, at: location)
  }

  /// Fails the test unless the call was made exactly a number of times, once where none is given.
  ///
  /// ```swift
  /// verify(bird.land()).wasCalled()
  /// verify(bird.chirp(volume: 42)).wasCalled(twice)
  /// ```
  ///
  /// - Parameter times: How often the call must have been made.
  public func wasCalled(_ times: Int = once) {
    wasCalled(exactly(times))
  }

  /// Fails the test unless the number of calls is in a range.
  ///
  /// ```swift
  /// verify(bird.chirp(volume: 42)).wasCalled(2...)
  /// ```
  ///
  /// - Parameter counts: How often the call must have been made.
  public func wasCalled(_ counts: some RangeExpression<Int>) {
    wasCalled(between(counts))
  }

  /// Fails the test if the call was made.
  ///
  /// ```text
  /// Expected bird.chirp(volume: 42) never to be called, but it was called once.
  /// Matching calls: #1 chirp(volume: 42)
  /// ```
  public func wasNeverCalled() {
    wasCalled(never)
  }

  /// Names the result type, where overloads differ in nothing else.
  ///
  /// - Parameter type: The result type of the meant overload.
  public func returning(_ type: Result.Type) -> Self { self }
}

extension CallSelection {
  /// The mistake that it is to ask how calls ended; nil where the mock records that.
  fileprivate var unrecordedOutcomes: Misuse? {
    guard let settings = mockedMember.settings, !settings.recordsOutcomes else { return nil }
    return .outcomesNotRecorded(expectation: text, mock: settings.name)
  }

  /// Whether the mock records what it could be verified by; reports where not.
  fileprivate func isRecorded(at location: CodeLocation) -> Bool {
    guard let settings = mockedMember.settings, settings.recording == .nothing else { return true }
    let misuse = Misuse.stubOnlyVerified(expectation: text, mock: settings.name)
    MockFailure.misuse(misuse).report(at: location)
    return false
  }
}
