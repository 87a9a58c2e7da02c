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
  ///   - value: The value that the call returns.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func resume(
    call number: Int? = nil, returning value: Result, fileID: StaticString = #fileID,
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

  /// Resumes all held calls, which return a value.
  ///
  /// ```swift
  /// flight.resumeAll(returning: 42)
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value that the calls return.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func resumeAll(
    returning value: Result, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
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

extension HeldCalls where Result == Void {
  /// Resumes a call to a member without a result.
  ///
  /// ```swift
  /// rest.resume()
  /// rest.resume(call: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - number: The position of the call among this stub's calls, counted from 1. By default, the
  ///     first held call is resumed, or the next call that arrives if no call is held.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func resume(
    call number: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    holder.resume(number, with: .success(()), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Resumes all held calls to a member without a result.
  ///
  /// ```swift
  /// rest.resumeAll()
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func resumeAll(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    holder.resumeAll(with: .success(()), at: CodeLocation(fileID, filePath, line, column))
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

// The constraint on `Function` requires an `async` member, because other calls can't be suspended.
// There's an overload for members that throw and one for other members. A single overload would
// have to name the type of the error, which isn't possible at run time before macOS 15 and iOS 18.
// Combine the overloads when macOS 15 and iOS 18 are the oldest supported systems.

extension Stubbing {
  /// Holds calls to an `async` member until the test resumes them.
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend()
  /// async let distance = bird.fly(to: "Oslo")
  /// await flight.isHeld(within: .seconds(1))
  /// flight.resume(returning: 42)
  /// ```
  ///
  /// If the task of a call is canceled, the call stays held. To react to the cancellation, pass a
  /// closure:
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend(while: { held in
  ///   await withTaskCancellationHandler {
  ///     await held()
  ///   } onCancel: {
  ///     print("The flight is cancelled.")
  ///   }
  /// })
  /// ```
  ///
  /// - Parameters:
  ///   - body: A closure that answers the call. The call is held while the closure awaits `held()`,
  ///     which returns the value or throws the error with which you resume the call.
  ///   - transition: The condition under which the next answer of the chain takes over. By default,
  ///     this happens after one call.
  /// - Returns: A handle that resumes the calls.
  public func willSuspend<each Argument>(
    while body:
      (
        (_ held: @escaping @Sendable () async throws(Failure) -> Result) async throws(Failure) ->
          Result
      )? = nil,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure>
  where Function == (repeat each Argument) async -> Result {
    // `body.map` would need runtime support for typed throws, which systems before macOS 15 and
    // iOS 18 lack. Use `map` when macOS 15 and iOS 18 are the oldest supported systems.
    guard let body else { return hold(onCancel: .stayHeld, transition) }
    return hold(onCancel: .stayHeld, transition, while: WhileHeldClosure(body: body))
  }

  /// Holds calls to a throwing `async` member until the test resumes them.
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend()
  /// async let distance = bird.fly(to: "Oslo")
  /// await flight.isHeld(within: .seconds(1))
  /// flight.resume(returning: 42)
  /// ```
  ///
  /// If the task of a call is canceled, the call stays held. To react to the cancellation, pass a
  /// closure:
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend(while: { held in
  ///   try await withTaskCancellationHandler {
  ///     try await held()
  ///   } onCancel: {
  ///     print("The flight is cancelled.")
  ///   }
  /// })
  /// ```
  ///
  /// - Parameters:
  ///   - body: A closure that answers the call. The call is held while the closure awaits `held()`,
  ///     which returns the value or throws the error with which you resume the call.
  ///   - transition: The condition under which the next answer of the chain takes over. By default,
  ///     this happens after one call.
  /// - Returns: A handle that resumes the calls.
  public func willSuspend<each Argument>(
    while body:
      (
        (_ held: @escaping @Sendable () async throws(Failure) -> Result) async throws(Failure) ->
          Result
      )? = nil,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure>
  where Function == (repeat each Argument) async throws -> Result {
    guard let body else { return hold(onCancel: .stayHeld, transition) }
    return hold(onCancel: .stayHeld, transition, while: WhileHeldClosure(body: body))
  }

  /// Holds calls to an `async` member until they're resumed, or their tasks are canceled.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willSuspend(onCancel: .return(0))
  /// ```
  ///
  /// You don't have to keep the handle.
  ///
  /// - Parameters:
  ///   - response: The response of a held call to the cancellation of its task.
  ///   - transition: The condition under which the next answer of the chain takes over. By default,
  ///     this happens after one call.
  /// - Returns: A handle that resumes the calls.
  @discardableResult
  public func willSuspend<each Argument>(
    onCancel response: CancellationResponse<Result, Failure>,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure>
  where Function == (repeat each Argument) async -> Result {
    hold(onCancel: response, transition)
  }

  /// Holds calls to a throwing `async` member until they're resumed, or their tasks are canceled.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
  /// ```
  ///
  /// You don't have to keep the handle.
  ///
  /// - Parameters:
  ///   - response: The response of a held call to the cancellation of its task.
  ///   - transition: The condition under which the next answer of the chain takes over. By default,
  ///     this happens after one call.
  /// - Returns: A handle that resumes the calls.
  @discardableResult
  public func willSuspend<each Argument>(
    onCancel response: CancellationResponse<Result, Failure>,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure>
  where Function == (repeat each Argument) async throws -> Result {
    hold(onCancel: response, transition)
  }

  /// Holds calls by blocking the threads that make them, until the test resumes them.
  ///
  /// ```swift
  /// let song = given(bird.chirp(volume: any())).willBlock()
  /// Thread.detachNewThread { _ = bird.chirp(volume: 42) }
  /// await song.isHeld(within: .seconds(1))
  /// song.resume(returning: true)
  /// ```
  ///
  /// Make each call on a separate thread. A test that makes the call itself would wait for itself,
  /// and a task would block a thread of the small pool that all tasks share. Calls to an `async`
  /// member are suspended instead.
  ///
  /// Each call is held for a limited time:
  ///
  /// ```text
  /// Timed out: call #1 to bird.chirp(volume: any()) was held for 300.0 seconds, and returned false.
  /// Call: chirp(volume: 42)
  /// Resume the call from another thread or task, or write willBlock(atMost:) with a longer time.
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The maximum time to hold a call.
  ///   - transition: The condition under which the next answer of the chain takes over. By default,
  ///     this happens after one call.
  /// - Returns: A handle that resumes the calls.
  public func willBlock(
    atMost limit: Duration = .seconds(300), transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure> {
    hold(onCancel: .stayHeld, transition, atMost: limit)
  }

  private func hold(
    onCancel response: CancellationResponse<Result, Failure>, _ transition: TransitionStrategy,
    atMost limit: Duration = .endless, while whileHeld: WhileHeldClosure<Result, Failure>? = nil
  ) -> HeldCalls<Function, Result, Failure> {
    let holder = CallHolder(StubDescription(self), cancellation: response.outcome)
    settings?.finishWhenCleared(holder)
    let behavior = HoldBehavior(holder, atMost: limit, while: whileHeld)
    add(behavior.link(transition, at: location))
    return HeldCalls(holder, of: self)
  }
}

extension Stubbing {
  /// Rejects a suspension, because the member isn't `async`.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "only calls to async members can be suspended. Write willBlock(), which blocks the calling thread"
  )
  @_disfavoredOverload
  @discardableResult
  public func willSuspend(
    onCancel response: CancellationResponse<Result, Failure> = .stayHeld,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure> { willBlock(transition: transition) }
}

/// The response of a held call to the cancellation of its task.
///
/// ```swift
/// given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
/// ```
public struct CancellationResponse<Result, Failure: Error> {
  let outcome: Swift.Result<Result, Failure>?

  /// A response that keeps the call held until it's resumed.
  public static var stayHeld: Self { Self(outcome: nil) }

  /// Returns a response that ends the call with an error.
  ///
  /// - Parameter error: The error, of the type that the member throws.
  public static func `throw`(_ error: Failure) -> Self { Self(outcome: .failure(error)) }

  /// Returns a response that ends the call with a value.
  ///
  /// - Parameter value: The value that the call returns.
  public static func `return`(_ value: Result) -> Self { Self(outcome: .success(value)) }
}

extension CancellationResponse where Failure == any Error {
  /// A response that ends the call with a `CancellationError`.
  ///
  /// You can use this if the member can throw any error.
  public static var throwCancellationError: Self { Self(outcome: .failure(CancellationError())) }
}
