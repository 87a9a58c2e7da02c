/// Begins an expectation about calls of a method, or about reading a property or a subscript.
///
/// ```swift
/// verify(bird.chirp(volume: any())).wasCalled(twice)
/// verify(bird.name).wasCalled()
/// ```
///
/// An expectation without a number of calls fails the test:
///
/// ```text
/// verify(bird.name) checks nothing.
/// Write how often the call is expected, as in verify(bird.name).wasCalled().
/// ```
///
/// - `call`: The calls that are meant, written as a call with values or matchers as arguments.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The expectation that takes the number of calls.
public func verify<Call: _CallOfMock>(
  _ call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Verification<Call._Result> {
  Verification(call._call.selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about calls of an `async` method without a result.
///
/// ```swift
/// await verify(bird.rest(hours: 3)).wasCalled()
/// ```
///
/// - `call`: The calls that are meant, written as a call with values or matchers as arguments.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The expectation that takes the number of calls.
public func verify<Function, Failure>(
  _ call: _AsyncCallPattern<Function, Failure>, isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> Verification<Void> {
  Verification(call._call.selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about assigning a property or subscript.
///
/// ```swift
/// verify(bird.name = "Ryan").wasCalled()
/// ```
///
/// - `assignment`: The assignment of a value or a matcher.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The expectation that takes the number of calls.
@_disfavoredOverload
public func verify(
  _ assignment: @autoclosure () -> _Assignment, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Void> {
  let slot = recordedAssignment(assignment)
  return Verification(
    slot.assignment?.selection, at: CodeLocation(fileID, filePath, line, column),
    otherwise: slot.misuse(in: "verify"))
}

/// An expectation about calls or assignments; what `verify` returns.
///
/// Verifying does not use calls up: the same call can fulfil several expectations.
public struct Verification<Result> {
  private let statement: VerifyStatement?
  let location: CodeLocation

  private var selection: (any CallSelection)? { statement?.selection }

  init(
    _ selection: (any CallSelection)?, at location: CodeLocation,
    otherwise misuse: Misuse = .notAPattern(in: "verify")
  ) {
    statement = selection.flatMap {
      $0.isSound(at: location) && $0.isRecorded(at: location) ? VerifyStatement($0, location) : nil
    }
    self.location = location
    if selection == nil { misuse.report(at: location) }
  }

  /// Fails the test unless the call was made a number of times: once, if you don't pass a count.
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
  ///   - count: How often the call must have been made: a number, a range, or a ``CountMatcher``.
  ///   - reason: The reason for the expectation, which the failure shows.
  public func wasCalled(_ count: some _CallCount = once, because reason: String? = nil) {
    expectation(count._countMatcher, because: reason)?.checkOrCollect()
  }

  /// Fails the test if the call was made.
  ///
  /// ```text
  /// Expected bird.chirp(volume: 42) never to be called, but it was called once.
  /// Matching calls: #1 chirp(volume: 42)
  /// ```
  ///
  /// - Parameter reason: The reason for the expectation, which the failure shows.
  public func wasNeverCalled(because reason: String? = nil) {
    wasCalled(never, because: reason)
  }

  /// Waits until the call was made a number of times, and fails the test if it isn't in time.
  ///
  /// ```swift
  /// await verify(bird.land()).wasCalled(within: .seconds(1))
  /// await verify(bird.chirp(volume: any())).wasCalled(atLeast(2), within: .seconds(1))
  /// ```
  ///
  /// ```text
  /// Expected bird.chirp(volume: any()) to be called at least twice within 1.0 seconds, but it was called once.
  /// Matching calls: #1 chirp(volume: 42)
  /// If the call comes later, write a longer time.
  /// ```
  ///
  /// Calls that were made before count, too. It returns with the call that fulfills the count, so
  /// `exactly(2)` doesn't notice a third call that comes later. A count that matches no calls at all, such as
  /// `atMost(2)`, is checked when the time is over. It fails early if no further call can help.
  ///
  /// - Parameters:
  ///   - count: How often the call must be made: a number, a range, or a ``CountMatcher``.
  ///   - limit: How long to wait at most; it ends earlier if the task is cancelled.
  ///   - reason: The reason for the expectation, which the failure shows.
  ///   - isolation: The actor of the test; leave it out.
  public func wasCalled(
    _ count: some _CallCount = once, within limit: Duration, because reason: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await check(expectation(count._countMatcher, because: reason), within: limit)
  }

  /// Waits, and fails the test as soon as the call is made.
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
  ///   - limit: How long to wait; it ends earlier if the call is made or the task is cancelled.
  ///   - reason: The reason for the expectation, which the failure shows.
  ///   - isolation: The actor of the test; leave it out.
  public func wasNeverCalled(
    within limit: Duration, because reason: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await wasCalled(never, within: limit, because: reason)
  }

  /// Names the result type, where overloads differ in nothing else.
  ///
  /// - Parameter type: The result type of the meant overload.
  public func returning(_ type: Result.Type) -> Self { self }
}

/// A `verify` in a test, which fails the test unless it's finished by `wasCalled` or a method like it.
private final class VerifyStatement {
  let selection: any CallSelection
  private let location: CodeLocation
  var isFinished = false

  init(_ selection: any CallSelection, _ location: CodeLocation) {
    (self.selection, self.location) = (selection, location)
  }

  deinit {
    guard !isFinished else { return }
    Misuse.unfinishedVerification(selection.text).report(
      at: location, for: selection.mockedMember.settings)
    ExpectationCollector.current?.noteMisuse()
  }
}

extension Verification {
  /// The expectation of a number of calls, and of how they end if that matters; nil after a mistake.
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

  /// Waits until an expectation holds, and fails the test if it doesn't in time.
  func check(
    _ expectation: Expectation?, within limit: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    guard let expectation, limit.isTime(at: expectation.location) else { return }
    // What ended the wait is not looked at again: by then a further call may have come.
    var last: Shortfall?
    let end = await waitForCalls(of: expectation.members, within: limit) {
      let shortfall = expectation.shortfall()
      let isDone = shortfall.map(\.isFinal) ?? !expectation.count.matches(0)
      if isDone { last = shortfall }
      return isDone
    }
    if let collector = ExpectationCollector.current {
      collector.add([expectation])
    } else if end != .done {
      expectation.check(limit: end.text(limit))
    } else if let last {
      expectation.report(last, limit: end.text(limit))
    }
  }
}

extension CallSelection {
  /// The mistake that it is to ask how calls ended; nil where the mock records that.
  fileprivate var unrecordedOutcomes: Misuse? {
    guard let settings = mockedMember.settings, !settings.recordsOutcomes else { return nil }
    return .outcomesNotRecorded(expectation: text, mock: settings.name)
  }

  /// Whether the mock records what it could be verified by; reports where not.
  fileprivate func isRecorded(at location: CodeLocation) -> Bool {
    if mockedMember.recordsCalls { return true }
    Misuse.stubOnlyVerified(expectation: text, mock: mockedMember.settings?.name ?? "").report(
      at: location)
    return false
  }
}

extension Duration {
  /// Whether this is a time that one can wait, which none below zero is; reports where not.
  func isTime(at location: CodeLocation) -> Bool {
    if self >= .zero { return true }
    Misuse.negativeTime("within", "\(self)").report(at: location)
    ExpectationCollector.current?.noteMisuse()
    return false
  }
}

extension WaitEnd {
  /// What failures say of the time.
  func text(_ limit: Duration) -> String {
    self == .cancelled ? "before the task was cancelled" : "within \(limit)"
  }
}

// A number alone says how often a call threw. Beside `returned` it would be a result: there, a count is
// `exactly(2)`, or stands behind a result.

extension Verification {
  /// Fails the test unless the call threw a number of times, once where none is given.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).recordingOutcomes()
  /// verify(bird.eat(any())).threw(atLeast(2))
  /// ```
  ///
  /// ```text
  /// Expected bird.eat(any()) to throw at least twice, but it did so once.
  /// Matching calls: #1 eat("stone"), which threw Indigestion()
  /// Closest of 1 other call: #2 eat("worm"), which returned 3
  /// ```
  ///
  /// The mock must record outcomes: write ``LocalMock/recordingOutcomes()-method``. A call that has not ended
  /// threw nothing.
  ///
  /// - Parameter count: How often: a number, a range, or a ``CountMatcher``.
  public func threw(_ count: some _CallCount = once) {
    expectation(count._countMatcher, .error("throw") { _ in true })?.checkOrCollect()
  }

  /// Fails the test unless the call threw errors of a type a number of times, once where none is given.
  ///
  /// ```swift
  /// verify(bird.eat("stone")).threw(Indigestion.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the errors.
  ///   - count: How often: a number, a range, or a ``CountMatcher``.
  public func threw<Thrown: Error>(_ type: Thrown.Type, _ count: some _CallCount = once) {
    expectation(count._countMatcher, .error(of: type))?.checkOrCollect()
  }

  /// Fails the test unless the call threw an error a number of times, once where none is given.
  ///
  /// ```swift
  /// verify(bird.fly(to: "Oslo")).threw(Storm.rain)
  /// verify(bird.fly(to: "Oslo")).threw(any(where: { $0 is Storm }), atLeast(2))
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error, compared as exact arguments are, or a matcher.
  ///   - count: How often: a number, a range, or a ``CountMatcher``.
  public func threw(
    _ error: @autoclosure () -> (any Error)?, _ count: some _CallCount = once
  ) {
    expectation(count._countMatcher, thrown(error))?.checkOrCollect()
  }

  /// Fails the test unless the call returned a number of times, once where none is given.
  ///
  /// ```swift
  /// verify(bird.eat(any())).returned()
  /// verify(bird.eat(any())).returned(atLeast(2))
  /// ```
  ///
  /// A call that has not ended returned nothing.
  ///
  /// - Parameter count: How often.
  public func returned(_ count: CountMatcher = exactly(once)) {
    expectation(count, .result(nil))?.checkOrCollect()
  }

  /// Fails the test unless the call returned a result a number of times, once where none is given.
  ///
  /// ```swift
  /// verify(bird.eat("worm")).returned(3)
  /// verify(bird.eat(any())).returned(any(where: { $0 > 2 }), atLeast(2))
  /// ```
  ///
  /// ```text
  /// Expected bird.eat("worm") to return 4 exactly once, but it did so 0 times.
  /// Closest of 1 call: #1 eat("worm"), which returned 3
  /// ```
  ///
  /// - Parameters:
  ///   - result: The result, compared as exact arguments are, or a matcher.
  ///   - count: How often: a number, a range, or a ``CountMatcher``.
  public func returned(_ result: @autoclosure () -> Result?, _ count: some _CallCount = once) {
    expectation(count._countMatcher, .result(outcome(result)))?.checkOrCollect()
  }
}

extension Verification {
  /// The error that a test wrote.
  private func thrown(_ error: () -> (any Error)?) -> ExpectedOutcome {
    let matcher = outcome(error)
    let text = {
      (matcher.onlyValue as? any Error).map { describe(error: $0) } ?? matcher.description
    }
    return .error("throw \(text())") { matcher.matches($0) }
  }

  /// What a test wrote as an outcome: a value or a matcher.
  private func outcome<Value>(_ value: () -> Value?) -> _ArgumentMatcher<Value> {
    let matcher = _argument(value)
    if let misuse = matcher.misuse {
      let isNil = matcher.description == "nil"
      MockFailure.misuse(isNil ? .nilOutcome("\(Value.self)") : misuse).report(at: location)
    }
    return matcher
  }
}

// What is no call of a mock finds these, so that the compiler says what to write. It takes them only
// where nothing else fits.

/// What `verify` says where it is given something other than a call of a mock.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this is no call of a mock. Write a member of what mock(...) returned, as in verify(bird.chirp(volume: any())): its type is BirdMock, not 'any Bird'. Constants, members of extensions and of final classes are not mocked"
)
@_disfavoredOverload
public func verify<Value>(_ value: Value) -> Verification<Value> { fatalError() }

/// What `verify` says where it is given a mock.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this is a mock without a call. Write which call is meant, as in verify(bird.chirp(volume: any())), or verifyNoInteractions(bird)"
)
public func verify<Value: LocalMock>(_ mock: Value) -> _CallBelongsInParentheses { fatalError() }

/// The value of `given(bird)` and `verify(bird)`: an error for a call that follows has the type's name.
@_documentation(visibility: private)
public struct _CallBelongsInParentheses {
  /// The error of a count without a call.
  public func wasCalled(_ count: some _CallCount = 1) {}
  /// The error of a count without a call.
  public func wasNeverCalled() {}
}

/// What `verify` says where it is given a closure, or a method that is not called.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this is a function and no call. Write the call with its arguments, as in verify(bird.chirp(volume: any())); for several calls write inOrder { ... } or inAnyOrder { ... }"
)
public func verify<each Argument, Result>(
  _ function: (repeat each Argument) throws -> Result
) -> Verification<Result> { fatalError() }

/// What `verify` says where nothing tells the types of a generic member.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "calls of a generic member are counted for one set of types. Name them, as in verify(client.store(any(Int.self)))"
)
@_disfavoredOverload
public func verify<Result, Failure>(
  _ call: _AllTypesPattern<Result, Failure>
) -> Verification<Result> { fatalError() }
