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
