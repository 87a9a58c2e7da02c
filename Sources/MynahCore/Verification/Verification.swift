/// Begins an expectation about calls to a method, or about reading a property or subscript.
///
/// ```swift
/// verify(bird.chirp(volume: any())).wasCalled(twice)
/// verify(bird.name).wasCalled()
/// ```
///
/// Finish each expectation with `wasCalled` or a similar method. An unfinished expectation fails
/// the test:
///
/// ```text
/// verify(bird.name) checks nothing.
/// Add the expected number of calls: verify(bird.name).wasCalled().
/// ```
///
/// - Parameters:
///   - call: The calls to verify, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: An expectation to finish with `wasCalled(_:because:)` or a similar method.
public func verify<Call: _CallOfMock>(
  _ call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Verification<Call._Result> {
  verify(call._call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about calls to an `async` method without a result, or with a synchronous
/// overload.
///
/// ```swift
/// await verify(bird.rest(hours: 3)).wasCalled()
/// ```
///
/// - Parameters:
///   - call: The calls to verify, written as one call with values or matchers as its arguments.
///   - isolation: The isolation of the call. Don't pass it.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: An expectation to finish with `wasCalled(_:because:)` or a similar method.
public func verify<Function, Result, Failure>(
  _ call: _AsyncCallPattern<Function, Result, Failure>,
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Verification<Result> {
  verify(call.call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about calls to an `async` method without a result, in a synchronous
/// function.
@_documentation(visibility: private)
@_disfavoredOverload
public func verify<Function, Result, Failure>(
  _ call: _AsyncCallPattern<Function, Result, Failure>?, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Result> {
  verify(call?.call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about calls to an `async` method, if it has a synchronous overload with
/// the same parameters.
///
/// In an async test, you can also write `await verify(...)`.
///
/// ```swift
/// verify(async: exporter.flush()).wasCalled()
/// ```
///
/// - Parameters:
///   - call: The calls to verify, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: An expectation to finish with `wasCalled(_:because:)` or a similar method.
public func verify<Function, Result, Failure>(
  async call: _AsyncCallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Result> {
  verify(call.call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about calls to a synchronous method, if it has an `async` overload with
/// the same parameters.
///
/// In a synchronous test, you can also write `verify(...)`.
///
/// ```swift
/// verify(sync: exporter.flush()).wasCalled()
/// ```
///
/// - Parameters:
///   - call: The calls to verify, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: An expectation to finish with `wasCalled(_:because:)` or a similar method.
public func verify<Function, Result, Failure>(
  sync call: _SyncCallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Result> {
  verify(call.call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation of a synchronous method with an `async` overload, in a synchronous
/// function.
@_documentation(visibility: private)
@_disfavoredOverload
public func verify<Function, Result, Failure>(
  _ call: _SyncCallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Result> {
  verify(sync: call, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Begins an expectation about assignments to a property or subscript.
///
/// ```swift
/// verify(bird.name = "Ryan").wasCalled()
/// ```
///
/// - Parameters:
///   - assignment: The assignment of a value or a matcher.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: An expectation to finish with `wasCalled(_:because:)` or a similar method.
@_disfavoredOverload
public func verify(
  _ assignment: @autoclosure () -> _Assignment, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Void> {
  verify(assignment, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about calls at a location.
package func verify<Function, Result, Failure>(
  _ call: CallPattern<Function, Result, Failure>?, at location: CodeLocation
) -> Verification<Result> {
  Verification(call?.selection, at: location)
}

/// Begins an expectation about assignments at a location.
package func verify(
  _ assignment: () -> _Assignment, at location: CodeLocation
) -> Verification<Void> {
  let slot = recordedAssignment(assignment)
  return Verification(
    slot.assignment?.selection, at: location, otherwise: slot.misuse(in: "verify"))
}

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
  /// - Parameter type: The result type of the overload to verify.
  public func returning(_ type: Result.Type) -> Self { self }
}

/// A `verify` statement of a test, which fails the test if it's released before it's finished.
///
/// `wasCalled` and similar methods finish the statement.
private final class VerifyStatement: OpenStatement {
  let selection: any CallSelection
  private let location: CodeLocation
  var isFinished = false

  init(_ selection: any CallSelection, _ location: CodeLocation) {
    (self.selection, self.location) = (selection, location)
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
    // Keep the shortfall that ended the wait. By the time the wait returns, another call may have
    // arrived, and a second check would count it.
    var last: Shortfall?
    let end = await waitForCalls(of: expectation.members, within: limit) {
      let shortfall = expectation.shortfall(in: nil)
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

extension Duration {
  /// Returns a Boolean value that indicates whether the duration isn't negative.
  ///
  /// It's impossible to wait for a negative duration, so a mistake is reported.
  func isValidTime(at location: CodeLocation) -> Bool {
    if self >= .zero { return true }
    Misuse.negativeTime("within", "\(self)").report(at: location)
    ExpectationCollector.current?.noteMisuse()
    return false
  }
}

extension WaitEnd {
  /// Returns a phrase for failures that describes how long the test waited.
  func text(_ limit: Duration) -> String {
    self == .cancelled ? "before the task was cancelled" : "within \(limit)"
  }
}

// `threw(2)` expects a call to throw twice, but `returned(2)` expects the result 2. Without a
// result, `returned` therefore takes its count only as a matcher, for example
// `returned(exactly(2))`.

extension Verification {
  /// Fails the test unless the call threw the given number of times, by default once.
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
  /// The mock must record outcomes. Turn this on with ``LocalMock/recordingOutcomes()-method``.
  /// Calls that are still running don't count.
  ///
  /// - Parameter count: The expected number of calls: a number, a range, or a ``CountMatcher``.
  public func threw(_ count: some _CallCount = once) {
    expectation(count._countMatcher, .error("throw") { _ in true })?.checkOrCollect()
  }

  /// Fails the test unless the call threw errors of a type the given number of times.
  ///
  /// ```swift
  /// verify(bird.eat("stone")).threw(Indigestion.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the errors.
  ///   - count: The expected number of calls: a number, a range, or a ``CountMatcher``. The default
  ///     is once.
  public func threw<Thrown: Error>(_ type: Thrown.Type, _ count: some _CallCount = once) {
    expectation(count._countMatcher, .error(of: type))?.checkOrCollect()
  }

  /// Fails the test unless the call threw an error the given number of times, by default once.
  ///
  /// ```swift
  /// verify(bird.fly(to: "Oslo")).threw(Storm.rain)
  /// verify(bird.fly(to: "Oslo")).threw(any(where: { $0 is Storm }), atLeast(2))
  /// ```
  ///
  /// - Parameters:
  ///   - error: The expected error, which is compared like an exact argument, or a matcher.
  ///   - count: The expected number of calls: a number, a range, or a ``CountMatcher``.
  public func threw(
    _ error: @autoclosure () -> (any Error)?, _ count: some _CallCount = once
  ) {
    expectation(count._countMatcher, thrown(error))?.checkOrCollect()
  }

  /// Fails the test unless the call returned the given number of times, by default once.
  ///
  /// ```swift
  /// verify(bird.eat(any())).returned()
  /// verify(bird.eat(any())).returned(atLeast(2))
  /// ```
  ///
  /// Calls that are still running don't count.
  ///
  /// - Parameter count: The expected number of calls.
  public func returned(_ count: CountMatcher = exactly(once)) {
    expectation(count, .result(nil))?.checkOrCollect()
  }

  /// Fails the test unless the call returned a result the given number of times, by default once.
  ///
  /// ```swift
  /// verify(bird.eat("worm")).returned(3)
  /// verify(bird.eat(any())).returned(any(where: { $0 > 2 }), atLeast(2))
  /// ```
  ///
  /// ```text
  /// Expected bird.eat("worm") to return 4 exactly once, but it never did.
  /// Closest of 1 call: #1 eat("worm"), which returned 3
  /// ```
  ///
  /// - Parameters:
  ///   - result: The expected result, which is compared like an exact argument, or a matcher.
  ///   - count: The expected number of calls: a number, a range, or a ``CountMatcher``.
  public func returned(_ result: @autoclosure () -> Result?, _ count: some _CallCount = once) {
    expectation(count._countMatcher, .result(outcome(result)))?.checkOrCollect()
  }
}

extension Verification {
  /// Returns the expected outcome for an error or for a matcher of errors.
  private func thrown(_ error: () -> (any Error)?) -> ExpectedOutcome {
    let matcher = outcome(error)
    let text = {
      (matcher.onlyValue as? any Error).map { describe(error: $0) } ?? matcher.description
    }
    return .error("throw \(text())") { matcher.matches($0) }
  }

  /// Returns a matcher for the value or matcher that a test passed as the expected outcome.
  ///
  /// Mistakes, such as passing nil for a result that isn't optional, are reported.
  private func outcome<Value>(_ value: () -> Value?) -> _ArgumentMatcher<Value> {
    let matcher = _argument(value)
    if let misuse = matcher.misuse {
      let isNil = matcher.description == "nil"
      MockFailure.misuse(isNil ? .nilOutcome("\(Value.self)") : misuse).report(at: location)
    }
    return matcher
  }
}

// The compiler chooses these unavailable overloads only if no other `verify` accepts the argument.
// Their messages explain how to fix the mistake.

/// Rejects arguments that aren't calls to a mock.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this isn't a call to a mock. Write a member of a mock, such as verify(bird.chirp(volume: any())). Use the type BirdMock, not 'any Bird'. Constants, final classes, and extension members aren't mocked"
)
@_disfavoredOverload
public func verify<Value>(_ value: Value) -> Verification<Value> { fatalError() }

/// Rejects mocks that are passed without a call.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this is a mock, not a call. Write the call, such as verify(bird.chirp(volume: any())), or write verifyNoInteractions(bird)"
)
public func verify<Value: LocalMock>(_ mock: Value) -> _CallBelongsInParentheses { fatalError() }

/// The result of `given(bird)` and `verify(bird)`, which lack a call.
///
/// If a call follows the parentheses, such as in `verify(bird).land()`, the compiler's error
/// contains this type's name.
@_documentation(visibility: private)
public struct _CallBelongsInParentheses {
  /// Accepts a count, so the missing call in `verify` is the only error.
  public func wasCalled(_ count: some _CallCount = 1) {}
  /// Accepts a count of zero, so the missing call in `verify` is the only error.
  public func wasNeverCalled() {}
}

/// Rejects closures, and references to methods that aren't called.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this is a function reference, not a call. Write its arguments, such as verify(bird.chirp(volume: any())). For several calls, write inOrder { ... } or inAnyOrder { ... }"
)
public func verify<each Argument, Result>(
  _ function: (repeat each Argument) throws -> Result
) -> Verification<Result> { fatalError() }

/// Rejects calls to generic members if the arguments don't determine the generic types.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "a generic member's calls are counted per type. Name the type, such as verify(client.store(any(Int.self)))"
)
@_disfavoredOverload
public func verify<Result, Failure>(
  _ call: _AllTypesPattern<Result, Failure>
) -> Verification<Result> { fatalError() }
