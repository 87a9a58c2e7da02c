extension Stubbing {
  /// Calls the handler at a position among the arguments at once.
  ///
  /// ```swift
  /// given(api.load(id: any(), success: any(), failure: any())).willCall(at: 3, with: Storm.rain)
  /// ```
  ///
  /// The values have the types that the handler takes, optionals included. Where the argument is no such
  /// handler, the call fails the test at the stub's line:
  ///
  /// ```text
  /// Argument 1 of api.load(id:success:failure:) is of type Int, which is no handler that takes Storm.
  /// Write the position of a handler, with values of the types that it takes: willCall(at: 2, with: ...).
  /// ```
  ///
  /// - Parameters:
  ///   - position: The handler's place among the arguments, counted from 1.
  ///   - values: What the handler is called with.
  @discardableResult
  public func willCall<each Value>(
    at position: Int, with values: repeat each Value
  ) -> Self where Result == Void {
    call((repeat each values), at: position, returning: ())
  }

  /// Calls the handler at a position among the arguments at once.
  ///
  /// ```swift
  /// given(api.load(id: any(), success: any())).willCall(at: 2, with: user, returning: task)
  /// ```
  ///
  /// - Parameters:
  ///   - position: The handler's place among the arguments, counted from 1.
  ///   - values: What the handler is called with.
  ///   - result: What the call returns.
  @discardableResult
  public func willCall<each Value>(
    at position: Int, with values: repeat each Value, returning result: Result
  ) -> Self {
    call((repeat each values), at: position, returning: result)
  }

  /// Holds the handler at a position among the arguments until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), success: any(), failure: any()))
  ///   .willHoldCallback(at: 2, of: User.self)
  /// ```
  ///
  /// - Parameters:
  ///   - position: The handler's place among the arguments, counted from 1.
  ///   - types: The types of what the handler takes.
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each Value>(
    at position: Int, of types: repeat (each Value).Type
  ) -> HeldCallbacks<(repeat each Value)> where Result == Void {
    holdCallback(at: position, returning: ())
  }

  /// Holds the handler at a position among the arguments until the test calls it.
  ///
  /// - Parameters:
  ///   - position: The handler's place among the arguments, counted from 1.
  ///   - types: The types of what the handler takes.
  ///   - result: What the call returns.
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each Value>(
    at position: Int, of types: repeat (each Value).Type, returning result: Result
  ) -> HeldCallbacks<(repeat each Value)> {
    holdCallback(at: position, returning: result)
  }
}

/// When the handlers of calls are called.
private enum CallbackPlan<Values> {
  case atOnce(Values)
  case held(CallHolder<Values, Never>)
}

extension _UntypedStubbing {
  @discardableResult
  func call<each Value>(
    _ values: (repeat each Value), at position: Int?, returning result: Result
  ) -> Self {
    add(callback(handler(repeat (each Value).self), at: position, result, .atOnce(values)))
  }

  func holdCallback<each Value>(
    at position: Int?, returning result: Result
  ) -> HeldCallbacks<(repeat each Value)> {
    let holder = CallHolder<(repeat each Value), Never>(HolderOrigin(self, holdsCallbacks: true))
    settings?.finishWhenCleared(holder)
    let type = handler(repeat (each Value).self)
    let behavior = callback(type, at: position, result, .held(holder))
    add(behavior.link(.onFirstNil, at: location))
    return HeldCallbacks(holder)
  }

  private func handler<each Value>(_ type: repeat (each Value).Type) -> HandlerType {
    var types: [Any.Type] = []
    repeat types.append(each type)
    return HandlerType(types)
  }

  /// Makes what has a handler among the arguments of a call called, and returns a result.
  ///
  /// - Parameters:
  ///   - type: What the handler takes.
  ///   - position: The handler's place among the arguments, counted from 1; nil for the last argument.
  ///   - result: What the call returns.
  ///   - plan: When the handler is called, and with what.
  private func callback<Values>(
    _ type: HandlerType, at position: Int?, _ result: Result,
    _ plan: CallbackPlan<Values>
  ) -> ActionBehavior<Result, Failure> {
    ActionBehavior { [location] call throws(Failure) in
      let values = call.values
      let index = position.map { $0 - 1 } ?? values.count - 1
      let argument = values.indices.contains(index) ? values[index] : nil
      // An optional handler that is nil is not called.
      if let argument, isNil(argument) { return result }
      if let argument, let handler = type.handler(argument, taking: Values.self) {
        switch plan {
        case .atOnce(let values): handler(values)
        case .held(let holder): holder.keep(call, handler)
        }
        return result
      }
      let misuse = Misuse.noHandler(
        member: call.member.fullName, position: index + 1,
        type: argument.map { "\(Swift.type(of: $0))" }, wanted: "\(type)")
      MockFailure.misuse(misuse).report(at: location, for: call.member.settings)
      return result
    }
  }
}

extension CallHolder where Failure == Never {
  /// Keeps a handler until the test completes its call.
  fileprivate func keep<Result>(_ call: ReceivedCall<Result>, _ handler: @escaping (Value) -> Void)
  {
    // What a handler is called with that no test completes.
    let standIn = {
      (Value.self as? any FailableOutcome.Type)?.cancelled as? Value
        ?? ValueProvider.standardProvider.provideValue(for: Value.self)
    }
    keep(CallEntry(call, standIn: standIn)) { outcome in
      if case .success(let values) = outcome { handler(values) }
    }
  }
}

/// A result that can be a failure of any kind.
private protocol FailableOutcome {
  /// The outcome of what was cancelled; nil where it has failures of another type.
  static var cancelled: Any? { get }
}

extension Result: FailableOutcome {
  fileprivate static var cancelled: Any? {
    (CancellationError() as? Failure).map { Self.failure($0) }
  }
}

// The handler is the last parameter. The constraints on `Function` say so, once for each form in which a
// handler can be declared: only then does the compiler know what `.success(...)` means.

extension Stubbing {
  /// The type of a member that takes a completion handler last.
  public typealias _Taking<each A, Handler, Thrown: Error> = (repeat each A, Handler)
    throws(Thrown) -> Result
}

extension Stubbing where Result == Void {
  /// Calls the completion handler of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// ```
  ///
  /// - Parameter values: What the handler is called with.
  @discardableResult
  public func willCall<each A, each Value, T>(with values: repeat each Value) -> Self
  where Function == _Taking<repeat each A, (repeat each Value) -> Void, T> {
    call((repeat each values), at: nil, returning: ())
  }

  /// Holds the completion handler of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each A, each Value, T>() -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, (repeat each Value) -> Void, T> {
    holdCallback(at: nil, returning: ())
  }

  /// Calls the completion handler that is `Sendable` of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// ```
  ///
  /// - Parameter values: What the handler is called with.
  @discardableResult
  public func willCall<each A, each Value, T>(with values: repeat each Value) -> Self
  where Function == _Taking<repeat each A, @Sendable (repeat each Value) -> Void, T> {
    call((repeat each values), at: nil, returning: ())
  }

  /// Holds the completion handler that is `Sendable` of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each A, each Value, T>() -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, @Sendable (repeat each Value) -> Void, T> {
    holdCallback(at: nil, returning: ())
  }

  /// Calls the completion handler that is optional of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// ```
  ///
  /// - Parameter values: What the handler is called with.
  @discardableResult
  public func willCall<each A, each Value, T>(with values: repeat each Value) -> Self
  where Function == _Taking<repeat each A, ((repeat each Value) -> Void)?, T> {
    call((repeat each values), at: nil, returning: ())
  }

  /// Holds the completion handler that is optional of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each A, each Value, T>() -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, ((repeat each Value) -> Void)?, T> {
    holdCallback(at: nil, returning: ())
  }

  /// Calls the completion handler that is optional and `Sendable` of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// ```
  ///
  /// - Parameter values: What the handler is called with.
  @discardableResult
  public func willCall<each A, each Value, T>(with values: repeat each Value) -> Self
  where Function == _Taking<repeat each A, (@Sendable (repeat each Value) -> Void)?, T> {
    call((repeat each values), at: nil, returning: ())
  }

  /// Holds the completion handler that is optional and `Sendable` of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each A, each Value, T>() -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, (@Sendable (repeat each Value) -> Void)?, T> {
    holdCallback(at: nil, returning: ())
  }

  /// Calls the completion handler of the main actor of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// ```
  ///
  /// - Parameter values: What the handler is called with.
  @discardableResult
  public func willCall<each A, each Value, T>(with values: repeat each Value) -> Self
  where Function == _Taking<repeat each A, @MainActor (repeat each Value) -> Void, T> {
    call((repeat each values), at: nil, returning: ())
  }

  /// Holds the completion handler of the main actor of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each A, each Value, T>() -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, @MainActor (repeat each Value) -> Void, T> {
    holdCallback(at: nil, returning: ())
  }
}

extension Stubbing {
  /// Calls the completion handler of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user), returning: task)
  /// ```
  ///
  /// - Parameters:
  ///   - values: What the handler is called with.
  ///   - result: What the call returns.
  @discardableResult
  public func willCall<each A, each Value, T>(
    with values: repeat each Value, returning result: Result
  ) -> Self
  where Function == _Taking<repeat each A, (repeat each Value) -> Void, T> {
    call((repeat each values), at: nil, returning: result)
  }

  /// Holds the completion handler of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback(returning: task)
  /// ```
  ///
  /// - Parameter result: What the call returns.
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each A, each Value, T>(
    returning result: Result
  ) -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, (repeat each Value) -> Void, T> {
    holdCallback(at: nil, returning: result)
  }

  /// Calls the completion handler that is `Sendable` of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user), returning: task)
  /// ```
  ///
  /// - Parameters:
  ///   - values: What the handler is called with.
  ///   - result: What the call returns.
  @discardableResult
  public func willCall<each A, each Value, T>(
    with values: repeat each Value, returning result: Result
  ) -> Self
  where Function == _Taking<repeat each A, @Sendable (repeat each Value) -> Void, T> {
    call((repeat each values), at: nil, returning: result)
  }

  /// Holds the completion handler that is `Sendable` of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback(returning: task)
  /// ```
  ///
  /// - Parameter result: What the call returns.
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each A, each Value, T>(
    returning result: Result
  ) -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, @Sendable (repeat each Value) -> Void, T> {
    holdCallback(at: nil, returning: result)
  }

  /// Calls the completion handler that is optional of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user), returning: task)
  /// ```
  ///
  /// - Parameters:
  ///   - values: What the handler is called with.
  ///   - result: What the call returns.
  @discardableResult
  public func willCall<each A, each Value, T>(
    with values: repeat each Value, returning result: Result
  ) -> Self
  where Function == _Taking<repeat each A, ((repeat each Value) -> Void)?, T> {
    call((repeat each values), at: nil, returning: result)
  }

  /// Holds the completion handler that is optional of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback(returning: task)
  /// ```
  ///
  /// - Parameter result: What the call returns.
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each A, each Value, T>(
    returning result: Result
  ) -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, ((repeat each Value) -> Void)?, T> {
    holdCallback(at: nil, returning: result)
  }

  /// Calls the completion handler that is optional and `Sendable` of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user), returning: task)
  /// ```
  ///
  /// - Parameters:
  ///   - values: What the handler is called with.
  ///   - result: What the call returns.
  @discardableResult
  public func willCall<each A, each Value, T>(
    with values: repeat each Value, returning result: Result
  ) -> Self
  where Function == _Taking<repeat each A, (@Sendable (repeat each Value) -> Void)?, T> {
    call((repeat each values), at: nil, returning: result)
  }

  /// Holds the completion handler that is optional and `Sendable` of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback(returning: task)
  /// ```
  ///
  /// - Parameter result: What the call returns.
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each A, each Value, T>(
    returning result: Result
  ) -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, (@Sendable (repeat each Value) -> Void)?, T> {
    holdCallback(at: nil, returning: result)
  }

  /// Calls the completion handler of the main actor of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user), returning: task)
  /// ```
  ///
  /// - Parameters:
  ///   - values: What the handler is called with.
  ///   - result: What the call returns.
  @discardableResult
  public func willCall<each A, each Value, T>(
    with values: repeat each Value, returning result: Result
  ) -> Self
  where Function == _Taking<repeat each A, @MainActor (repeat each Value) -> Void, T> {
    call((repeat each values), at: nil, returning: result)
  }

  /// Holds the completion handler of the main actor of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback(returning: task)
  /// ```
  ///
  /// - Parameter result: What the call returns.
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each A, each Value, T>(
    returning result: Result
  ) -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, @MainActor (repeat each Value) -> Void, T> {
    holdCallback(at: nil, returning: result)
  }
}

/// The handlers that calls of a stub were given, which the test calls.
///
/// ```swift
/// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
/// api.load(id: 3) { result in print(result) }
/// load.complete(with: .success(user))
/// ```
///
/// Calls are numbered from 1 in the order in which they came. What is said before its call comes is kept
/// for it. Handlers that nobody completed when the test lets go of this object, clears the mock or ends
/// its session fail the test at the stub's line. One that takes a `Result` is called with a
/// `CancellationError`, others with default values, where there are some:
///
/// ```text
/// Still held: call #1 of api.load(id: any(), completion: any()) was never completed, and its callback was called with .failure(Swift.CancellationError()).
/// Call: load(id: 3, completion: a closure)
/// Complete each call before the test ends, or write given(...).lenient() where some may be held then.
/// ```
public final class HeldCallbacks<Values>: @unchecked Sendable {
  private let holder: CallHolder<Values, Never>

  init(_ holder: CallHolder<Values, Never>) {
    self.holder = holder
  }

  deinit { holder.abandon() }

  /// All calls that came, in their order: those whose handlers are held, and the others.
  public var calls: [HeldCall] {
    holder.heldCalls
  }

  /// How many handlers are held now.
  public var heldCount: Int { holder.heldCount }

  /// Calls the handler of a call, once.
  ///
  /// ```swift
  /// load.complete(with: .success(user))
  /// load.complete(call: 3, with: .success(user))
  /// ```
  ///
  /// If you complete a call twice, the test fails:
  ///
  /// ```text
  /// Call #2 of api.load(id: any(), completion: any()) is completed, but it was completed at APITests.swift:12.
  /// Complete each call once: its calls say which are held.
  /// ```
  ///
  /// - `number`: The call's place among the calls of this stub, counted from 1. If you leave it out, it is the
  ///   first call that is held, or the next one that comes.
  /// - `values`: What the handler is called with; a tuple where it takes several values.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func complete(
    call number: Int? = nil, with values: Values, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    holder.resume(number, with: .success(values), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Calls all handlers that are held.
  ///
  /// - `values`: What the handlers are called with; a tuple where they take several values.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func completeAll(
    with values: Values, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    holder.resumeAll(with: .success(values), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Waits until so many handlers are held, and fails the test where they are not in time.
  ///
  /// ```swift
  /// await load.isHeld(2, within: .seconds(1))
  /// ```
  ///
  /// - `count`: How many handlers must be held at once.
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
}

extension HeldCallbacks where Values == Void {
  /// Calls a handler that takes nothing: that of the first call that is held, or of the next one that
  /// comes.
  ///
  /// ```swift
  /// close.complete()
  /// ```
  ///
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func complete(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    complete(with: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
