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

extension _UntypedStubbing {
  @discardableResult
  func call<each Value>(
    _ values: (repeat each Value), at position: Int?, returning result: Result
  ) -> Self {
    add(untyped: callback(.atOnce(values), at: position, returning: result))
    return self
  }

  func holdCallback<each Value>(
    at position: Int?, returning result: Result
  ) -> HeldCallbacks<(repeat each Value)> {
    let holder = CallHolder<(repeat each Value), Never>(HolderOrigin(self, .completed))
    settings?.finishWhenCleared(holder)
    add(untyped: callback(.held(holder), at: position, returning: result), .onFirstNil)
    return HeldCallbacks(holder)
  }

  private func callback<each Value>(
    _ plan: CallbackPlan<(repeat each Value)>,
    at position: Int?, returning result: Result
  ) -> CallbackBehavior<Never, Result, Failure, (repeat each Value)> {
    var types: [Any.Type] = []
    repeat types.append((each Value).self)
    return CallbackBehavior(
      plan, handler: HandlerType(types), at: position, returning: result, location: location)
  }
}
