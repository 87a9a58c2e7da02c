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
      misuse.report(at: location, for: call.member.settings)
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
