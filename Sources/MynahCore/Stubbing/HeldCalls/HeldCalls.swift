/// The calls that a stub holds until the test lets them go on.
///
/// ```swift
/// let flight = given(bird.fly(to: any())).willSuspend()
/// async let distance = bird.fly(to: "Oslo")
/// await flight.isHeld(within: .seconds(1))
/// flight.resume(returning: 42)
/// ```
///
/// Calls are numbered from 1 in the order in which they came. What is said before its call comes is kept
/// for it. A call that nobody resumed when the test lets go of this object, clears the mock or ends its
/// session goes on all the same, and fails the test at the stub's line:
///
/// ```text
/// Still held: call #1 of bird.fly(to: any()) was never resumed, and threw CancellationError().
/// Call: fly(to: "Oslo")
/// Resume each call before the test ends, or write given(...).lenient() where some may be held then.
/// ```
///
/// It throws a `CancellationError` where the member throws any error, and returns a default value
/// elsewhere.
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

  /// The stub, to which the next links of its chain are added.
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend()
  /// flight.then.willReturn(42)  // The first call is held, and all that follow return 42.
  /// ```
  public var then: Stubbing<Function, Result, Failure> { stubbing }

  /// All calls that came, in their order: those that are held, and those that went on.
  ///
  /// ```swift
  /// #expect(flight.calls[0].arguments[0] as? String == "Oslo")
  /// ```
  public var calls: [HeldCall] { holder.heldCalls }

  /// How many calls are held now.
  public var heldCount: Int { holder.heldCount }
}

/// A call that a stub holds, or held.
public struct HeldCall: CustomStringConvertible {
  /// The call's place among the calls of its stub, counted from 1.
  public let number: Int

  /// The arguments, in order.
  public let arguments: [Any]

  /// The call as it is written, as in `fly(to: "Oslo")`.
  public let description: String

  let status: () -> (isHeld: Bool, isCancelled: Bool)

  /// Whether the call is held now.
  public var isHeld: Bool { status().isHeld }

  /// Whether the call's task was cancelled while it was held.
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
  /// A call is resumed once:
  ///
  /// ```text
  /// Call #2 of bird.fly(to: any()) is resumed, but it was resumed at BirdTests.swift:12.
  /// Resume each call once: its calls say which are held.
  /// ```
  ///
  /// - `number`: The call's place among the calls of this stub, counted from 1. Without a number, it's the first
  ///   call that is held, or the next call that comes.
  /// - `value`: What the call returns.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resume(
    call number: Int? = nil, returning value: Result, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    holder.resume(number, with: .success(value), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Resumes a call, which throws.
  ///
  /// ```swift
  /// flight.resume(throwing: Storm.rain)
  /// flight.resume(call: 2, throwing: Storm.rain)
  /// ```
  ///
  /// - `number`: The call's place among the calls of this stub, counted from 1. Without a number, it's the first
  ///   call that is held, or the next call that comes.
  /// - `error`: What the call throws.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resume(
    call number: Int? = nil, throwing error: Failure, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    holder.resume(number, with: .failure(error), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Resumes all calls that are held, which return a value.
  ///
  /// ```swift
  /// flight.resumeAll(returning: 42)
  /// ```
  ///
  /// - `value`: What the calls return.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resumeAll(
    returning value: Result, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    holder.resumeAll(with: .success(value), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Resumes all calls that are held, which throw.
  ///
  /// ```swift
  /// flight.resumeAll(throwing: Storm.rain)
  /// ```
  ///
  /// - `error`: What the calls throw.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resumeAll(
    throwing error: Failure, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    holder.resumeAll(with: .failure(error), at: CodeLocation(fileID, filePath, line, column))
  }
}

extension HeldCalls where Result == Void {
  /// Resumes a call, which returns.
  ///
  /// ```swift
  /// rest.resume()
  /// rest.resume(call: 2)
  /// ```
  ///
  /// - `number`: The call's place among the calls of this stub, counted from 1. Without a number, it's the first
  ///   call that is held, or the next call that comes.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resume(
    call number: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    holder.resume(number, with: .success(()), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Resumes all calls that are held, which return.
  ///
  /// ```swift
  /// rest.resumeAll()
  /// ```
  ///
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func resumeAll(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    holder.resumeAll(with: .success(()), at: CodeLocation(fileID, filePath, line, column))
  }
}

extension HeldCalls {
  /// Waits until so many calls are held, and fails the test where they are not in time.
  ///
  /// `wasCalled(within:)` returns when a call is recorded, which is before it waits; this returns when
  /// the calls do wait.
  ///
  /// ```swift
  /// await flight.isHeld(2, within: .seconds(1))
  /// ```
  ///
  /// ```text
  /// Expected 2 calls of bird.fly(to: any()) to be held within 1.0 seconds, but 1 is.
  /// Calls: #1 fly(to: "Oslo") is held
  /// ```
  ///
  /// - `count`: How many calls must be held at once.
  /// - `limit`: How long to wait at most; it ends earlier where the task is cancelled.
  /// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func isHeld(
    _ count: Int = 1, within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await holder.wait(
      until: count, within: limit, at: CodeLocation(fileID, filePath, line, column))
  }

  /// Waits until the tasks of so many held calls were cancelled, and fails the test where they are not in
  /// time.
  ///
  /// A call that is cancelled stays held, unless `willSuspend(onCancel:)` says otherwise.
  ///
  /// ```swift
  /// await flight.isCancelled(within: .seconds(1))
  /// ```
  ///
  /// ```text
  /// Expected 1 call of bird.fly(to: any()) to be cancelled within 1.0 seconds, but none is.
  /// Calls: #1 fly(to: "Oslo") is held
  /// ```
  ///
  /// - `count`: How many calls must be cancelled in all.
  /// - `limit`: How long to wait at most; it ends earlier where the task is cancelled.
  /// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func isCancelled(
    _ count: Int = 1, within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await holder.wait(
      until: count, areCancelled: true, within: limit,
      at: CodeLocation(fileID, filePath, line, column))
  }
}

// The member must be `async` where its calls are suspended: that is what the constraint on `Function` says,
// once for members that throw and once for others. One constraint for both would name the thrown error,
// which older systems can not do at run time.

extension Stubbing {
  /// Holds calls of an `async` member until the test resumes them.
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend()
  /// async let distance = bird.fly(to: "Oslo")
  /// await flight.isHeld(within: .seconds(1))
  /// flight.resume(returning: 42)
  /// ```
  ///
  /// A call whose task is cancelled stays held. To react to more than that, pass a closure:
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
  ///   - body: Runs in place of the call, if you pass it. The call is held while the closure awaits `held()`,
  ///     which returns or throws what the call is resumed with.
  ///   - transition: When the next link of the chain takes over: after one call, unless you pass something
  ///     else.
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
    hold(onCancel: .stayHeld, transition, while: body.map(HoldSurroundings.init))
  }

  /// Holds calls of an `async` member that throws until the test resumes them.
  ///
  /// ```swift
  /// let flight = given(bird.fly(to: any())).willSuspend()
  /// async let distance = bird.fly(to: "Oslo")
  /// await flight.isHeld(within: .seconds(1))
  /// flight.resume(returning: 42)
  /// ```
  ///
  /// A call whose task is cancelled stays held. To react to more than that, pass a closure:
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
  ///   - body: Runs in place of the call, if you pass it. The call is held while the closure awaits `held()`,
  ///     which returns or throws what the call is resumed with.
  ///   - transition: When the next link of the chain takes over: after one call, unless you pass something
  ///     else.
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
    hold(onCancel: .stayHeld, transition, while: body.map(HoldSurroundings.init))
  }

  /// Holds calls of an `async` member until the test lets them continue, or their tasks are cancelled.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
  /// ```
  ///
  /// The test need not keep what lets the calls go on.
  ///
  /// - Parameters:
  ///   - response: What a call does when its task is cancelled.
  ///   - transition: When the next link of the chain takes over: after one call, unless it says
  ///     otherwise.
  /// - Returns: What lets the calls go on.
  @discardableResult
  public func willSuspend<each Argument>(
    onCancel response: CancellationResponse<Result, Failure>,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure>
  where Function == (repeat each Argument) async -> Result {
    hold(onCancel: response, transition)
  }

  /// Holds calls of an `async` member that throws until the test lets them continue, or their tasks are cancelled.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
  /// ```
  ///
  /// The test need not keep what lets the calls go on.
  ///
  /// - Parameters:
  ///   - response: What a call does when its task is cancelled.
  ///   - transition: When the next link of the chain takes over: after one call, unless it says
  ///     otherwise.
  /// - Returns: What lets the calls go on.
  @discardableResult
  public func willSuspend<each Argument>(
    onCancel response: CancellationResponse<Result, Failure>,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure>
  where Function == (repeat each Argument) async throws -> Result {
    hold(onCancel: response, transition)
  }

  /// Holds calls by blocking the threads that make them, until the test lets them go on.
  ///
  /// ```swift
  /// let song = given(bird.chirp(volume: any())).willBlock()
  /// Thread.detachNewThread { _ = bird.chirp(volume: 42) }
  /// await song.isHeld(within: .seconds(1))
  /// song.resume(returning: true)
  /// ```
  ///
  /// Make the calls from threads of their own: one that the test itself makes would wait for itself, and
  /// tasks share few threads. Calls of an `async` member are suspended instead. No call is held forever:
  ///
  /// ```text
  /// Still held: call #1 of bird.chirp(volume: any()) was held for 300.0 seconds, and returned false.
  /// Call: chirp(volume: 42)
  /// Resume the call from another thread or task, or write willBlock(atMost:) with a longer time.
  /// ```
  ///
  /// - Parameters:
  ///   - limit: How long a call is held at most.
  ///   - transition: When the next link of the chain takes over: after one call, unless it says
  ///     otherwise.
  /// - Returns: What lets the calls go on.
  public func willBlock(
    atMost limit: Duration = .seconds(300), transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure> {
    hold(onCancel: .stayHeld, transition, atMost: limit)
  }

  private func hold(
    onCancel response: CancellationResponse<Result, Failure>, _ transition: TransitionStrategy,
    atMost limit: Duration = .endless, while surroundings: HoldSurroundings<Result, Failure>? = nil
  ) -> HeldCalls<Function, Result, Failure> {
    let holder = CallHolder(HolderOrigin(self), cancellation: response.outcome)
    settings?.finishWhenCleared(holder)
    let behavior = HoldBehavior(holder, atMost: limit, while: surroundings)
    add(behavior.link(transition, at: location))
    return HeldCalls(holder, of: self)
  }
}

extension Stubbing {
  /// What `willSuspend` says where the member is not `async`.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "only calls of an async member can be suspended. Write willBlock(), which blocks the calling thread"
  )
  @_disfavoredOverload
  @discardableResult
  public func willSuspend(
    onCancel response: CancellationResponse<Result, Failure> = .stayHeld,
    transition: TransitionStrategy = .after(1)
  ) -> HeldCalls<Function, Result, Failure> { willBlock(transition: transition) }
}

/// What a held call does when its task is cancelled.
///
/// ```swift
/// given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
/// ```
public struct CancellationResponse<Result, Failure: Error> {
  let outcome: Swift.Result<Result, Failure>?

  /// The call stays held until it is resumed.
  public static var stayHeld: Self { Self(outcome: nil) }

  /// The call throws an error.
  ///
  /// - Parameter error: The error, of the type that the member throws.
  public static func `throw`(_ error: Failure) -> Self { Self(outcome: .failure(error)) }

  /// The call returns a value.
  ///
  /// - Parameter value: The value.
  public static func `return`(_ value: Result) -> Self { Self(outcome: .success(value)) }
}

extension CancellationResponse where Failure == any Error {
  /// The call throws a `CancellationError`; exists where the member throws any error.
  public static var throwCancellationError: Self { Self(outcome: .failure(CancellationError())) }
}
