/// The calls that a stub holds until the test resumes them.
///
/// ```swift
/// let flight = given(bird.fly(to: any())).willSuspend()
/// async let distance = bird.fly(to: "Oslo")
/// await flight.isHeld(within: .seconds(1))
/// flight.resume(returning: 42)
/// ```
///
/// Calls are numbered from 1 in the order in which they arrive. If you resume a call that hasn't
/// arrived yet, it's resumed on arrival. Resume each call before your test releases this object,
/// clears the mock, or ends its session. Otherwise, the call continues anyway, and fails the test
/// at the stub's line:
///
/// ```text
/// Still held: call #1 to bird.fly(to: any()) was never resumed, and threw CancellationError().
/// Call: fly(to: "Oslo")
/// Resume each call before the test ends, or write given(...).lenient() if some may still be held.
/// ```
///
/// The call throws a `CancellationError` if the member can throw any error. Otherwise, it returns a
/// default value or throws a default error. If there isn't a default, the test process crashes.
public final class HeldCalls<Function, Result, Failure: Error>: @unchecked Sendable {
  let holder: CallHolder<Result, Failure>
  private let stubbing: Stubbing<Function, Result, Failure>

  init(
    _ holder: CallHolder<Result, Failure>, of stubbing: Stubbing<Function, Result, Failure>
  ) {
    self.holder = holder
    self.stubbing = stubbing
  }

  deinit { holder.abandon() }

  /// The stub, for adding more answers to its chain.
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend()
  /// flight.then.willReturn(42)  // The first call is held, and all that follow return 42.
  /// ```
  public var then: Stubbing<Function, Result, Failure> { stubbing }

  /// All calls so far, in order, including calls that have continued.
  ///
  /// ```swift
  /// #expect(flight.calls[0].arguments[0] as? String == "Oslo")
  /// ```
  public var calls: [HeldCall] { holder.heldCalls }

  /// The number of calls that are held now.
  public var heldCount: Int { holder.heldCount }
}

/// A call that a stub holds or has held.
public struct HeldCall: CustomStringConvertible {
  /// The position of the call among the calls of its stub, counted from 1.
  public let number: Int

  /// The arguments, in order.
  public let arguments: [Any]

  /// The call as source code, such as `fly(to: "Oslo")`.
  public let description: String

  let status: () -> (isHeld: Bool, isCancelled: Bool)

  /// A Boolean value that indicates whether the call is held now.
  public var isHeld: Bool { status().isHeld }

  /// A Boolean value that indicates whether the call's task was canceled while it was held.
  public var isCancelled: Bool { status().isCancelled }
}

extension HeldCalls {
  /// Resumes a call, which returns a value.
  ///
  /// ```swift
  /// flight.resume(returning: 42)
  /// flight.resume(call: 2, returning: 42)
  /// ```
  ///
  /// If you resume a call twice, the test fails:
  ///
  /// ```text
  /// Can't resume call #2 to bird.fly(to: any()): already resumed at BirdTests.swift:12.
  /// Resume only held calls, and each only once.
  /// ```
  ///
  /// - Parameters:
  ///   - number: The position of the call among this stub's calls, counted from 1. By default, the
  ///     first held call is resumed, or the next call that arrives if no call is held.
  ///   - value: The value that the call returns. Leave it out if the member has no result.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func resume(
    call number: Int? = nil, returning value: Result = (), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    holder.resume(number, with: .success(value), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Resumes a call, which throws an error.
  ///
  /// ```swift
  /// flight.resume(throwing: Storm.rain)
  /// flight.resume(call: 2, throwing: Storm.rain)
  /// ```
  ///
  /// - Parameters:
  ///   - number: The position of the call among this stub's calls, counted from 1. By default, the
  ///     first held call is resumed, or the next call that arrives if no call is held.
  ///   - error: The error that the call throws.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func resume(
    call number: Int? = nil, throwing error: Failure, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    holder.resume(number, with: .failure(error), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Resumes a call, which returns a value or throws an error.
  ///
  /// ```swift
  /// flight.resume(with: .success(42))
  /// ```
  ///
  /// - Parameters:
  ///   - number: The position of the call among this stub's calls, counted from 1. By default, the
  ///     first held call is resumed, or the next call that arrives if no call is held.
  ///   - result: The value that the call returns, or the error that it throws.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func resume(
    call number: Int? = nil, with result: Swift.Result<Result, Failure>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    holder.resume(number, with: result, at: CodeLocation(fileID, filePath, line, column))
  }

  /// Resumes all held calls, which return a value.
  ///
  /// ```swift
  /// flight.resumeAll(returning: 42)
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value that the calls return. Leave it out if the member has no result.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func resumeAll(
    returning value: Result = (), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    holder.resumeAll(with: .success(value), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Resumes all held calls, which throw an error.
  ///
  /// ```swift
  /// flight.resumeAll(throwing: Storm.rain)
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error that the calls throw.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func resumeAll(
    throwing error: Failure, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    holder.resumeAll(with: .failure(error), at: CodeLocation(fileID, filePath, line, column))
  }
}

extension HeldCalls {
  /// Waits until at least a number of calls are held.
  ///
  /// `wasCalled(within:)` returns when a call is recorded, which is before the call waits. `isHeld`
  /// returns when the calls are waiting.
  ///
  /// ```swift
  /// await flight.isHeld(2, within: .seconds(1))
  /// ```
  ///
  /// If the calls aren't held in time, the test fails:
  ///
  /// ```text
  /// Expected 2 calls to bird.fly(to: any()) to be held within 1.0 seconds, but 1 is.
  /// Calls: #1 fly(to: "Oslo") is held
  /// ```
  ///
  /// - Parameters:
  ///   - count: The smallest number of calls that must be held at the same time.
  ///   - limit: The maximum time to wait. The wait ends early if the task is canceled.
  ///   - isolation: The isolation of the call. Don't pass it.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func isHeld(
    _ count: Int = 1, within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await holder.wait(
      until: count, within: limit, at: CodeLocation(fileID, filePath, line, column),
      comparing: stubbing.selection)
  }

  /// Waits until the tasks of at least a number of calls have been canceled.
  ///
  /// A canceled call stays held, unless you specify a response with `willSuspend(onCancel:)`.
  ///
  /// ```swift
  /// await flight.isCancelled(within: .seconds(1))
  /// ```
  ///
  /// If the tasks aren't canceled in time, the test fails:
  ///
  /// ```text
  /// Expected 1 call to bird.fly(to: any()) to be canceled within 1.0 seconds, but none is.
  /// Calls: #1 fly(to: "Oslo") is held
  /// ```
  ///
  /// - Parameters:
  ///   - count: The smallest total number of calls that must be canceled.
  ///   - limit: The maximum time to wait. The wait ends early if the task is canceled.
  ///   - isolation: The isolation of the call. Don't pass it.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func isCancelled(
    _ count: Int = 1, within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await holder.wait(
      until: count, areCancelled: true, within: limit,
      at: CodeLocation(fileID, filePath, line, column), comparing: stubbing.selection)
  }
}
