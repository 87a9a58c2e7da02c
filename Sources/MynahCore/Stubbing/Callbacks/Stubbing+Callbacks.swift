extension Stubbing {
  /// Calls the handler at the given argument position immediately.
  ///
  /// ```swift
  /// given(api.load(id: any(), success: any(), failure: any())).willCall(at: 3, with: Storm.rain)
  /// given(loader.load(id: any(), success: any())).willCall(at: 2, with: user, returning: task)
  /// ```
  ///
  /// The values must have the types of the handler's parameters, including optionals. If the
  /// argument isn't such a handler, the call fails the test at the stub's line:
  ///
  /// ```text
  /// Argument 1 of api.load(id:success:failure:) has type Int, which isn't a handler that takes Storm.
  /// Write a handler's position, and the values that it takes: willCall(at: ..., with: ...).
  /// ```
  ///
  /// - Parameters:
  ///   - position: The position of the handler in the arguments, counted from 1.
  ///   - values: The values to pass to the handler.
  ///   - result: The value that the call returns. Leave it out if the member has no result.
  @discardableResult
  public func willCall<each Value>(
    at position: Int, with values: repeat each Value, returning result: Result = ()
  ) -> Self {
    call((repeat each values), at: position, returning: result)
  }

  /// Holds the handler at the given argument position until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), success: any(), failure: any()))
  ///   .willHoldCallback(at: 2, of: User.self)
  /// ```
  ///
  /// - Parameters:
  ///   - position: The position of the handler in the arguments, counted from 1.
  ///   - types: The types of the handler's parameters.
  ///   - result: The value that the call returns. Leave it out if the member has no result.
  /// - Returns: A handle that calls the handlers.
  public func willHoldCallback<each Value>(
    at position: Int, of types: repeat (each Value).Type, returning result: Result = ()
  ) -> HeldCallbacks<(repeat each Value)> {
    holdCallback(at: position, returning: result)
  }
}

// In the overloads below, the handler is the last parameter. Each overload constrains `Function` to
// one form in which a handler can be declared, because the compiler needs this to infer the type of
// `.success(...)`.

extension Stubbing {
  /// The type of a member whose last parameter is a completion handler.
  ///
  /// `R` is the type `Result`. The constraints can't name `Result` because of the default argument
  /// `returning: Result = ()`.
  public typealias _Taking<each A, Handler, Thrown: Error, R> = (repeat each A, Handler)
    throws(Thrown) -> R

  /// Calls the completion handler of each call immediately.
  ///
  /// The handler is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// given(loader.load(id: any(), completion: any()))
  ///   .willCall(with: .success(user), returning: task)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values to pass to the handler.
  ///   - result: The value that the call returns. Leave it out if the member has no result.
  @discardableResult
  public func willCall<each A, each Value, T, R>(
    with values: repeat each Value, returning result: Result = ()
  ) -> Self
  where Function == _Taking<repeat each A, (repeat each Value) -> Void, T, R> {
    call((repeat each values), at: nil, returning: result)
  }

  /// Holds the completion handler of each call until the test calls it.
  ///
  /// The handler is the last argument.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Parameter result: The value that the call returns. Leave it out if the member has no result.
  /// - Returns: A handle that calls the handlers.
  public func willHoldCallback<each A, each Value, T, R>(
    returning result: Result = ()
  ) -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, (repeat each Value) -> Void, T, R> {
    holdCallback(at: nil, returning: result)
  }

  /// Calls the `Sendable` completion handler of each call immediately.
  ///
  /// The handler is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// given(loader.load(id: any(), completion: any()))
  ///   .willCall(with: .success(user), returning: task)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values to pass to the handler.
  ///   - result: The value that the call returns. Leave it out if the member has no result.
  @discardableResult
  public func willCall<each A, each Value, T, R>(
    with values: repeat each Value, returning result: Result = ()
  ) -> Self
  where Function == _Taking<repeat each A, @Sendable (repeat each Value) -> Void, T, R> {
    call((repeat each values), at: nil, returning: result)
  }

  /// Holds the `Sendable` completion handler of each call until the test calls it.
  ///
  /// The handler is the last argument.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Parameter result: The value that the call returns. Leave it out if the member has no result.
  /// - Returns: A handle that calls the handlers.
  public func willHoldCallback<each A, each Value, T, R>(
    returning result: Result = ()
  ) -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, @Sendable (repeat each Value) -> Void, T, R> {
    holdCallback(at: nil, returning: result)
  }

  /// Calls the optional completion handler of each call immediately.
  ///
  /// The handler is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// given(loader.load(id: any(), completion: any()))
  ///   .willCall(with: .success(user), returning: task)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values to pass to the handler.
  ///   - result: The value that the call returns. Leave it out if the member has no result.
  @discardableResult
  public func willCall<each A, each Value, T, R>(
    with values: repeat each Value, returning result: Result = ()
  ) -> Self
  where Function == _Taking<repeat each A, ((repeat each Value) -> Void)?, T, R> {
    call((repeat each values), at: nil, returning: result)
  }

  /// Holds the optional completion handler of each call until the test calls it.
  ///
  /// The handler is the last argument.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Parameter result: The value that the call returns. Leave it out if the member has no result.
  /// - Returns: A handle that calls the handlers.
  public func willHoldCallback<each A, each Value, T, R>(
    returning result: Result = ()
  ) -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, ((repeat each Value) -> Void)?, T, R> {
    holdCallback(at: nil, returning: result)
  }

  /// Calls the optional `Sendable` completion handler of each call immediately.
  ///
  /// The handler is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// given(loader.load(id: any(), completion: any()))
  ///   .willCall(with: .success(user), returning: task)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values to pass to the handler.
  ///   - result: The value that the call returns. Leave it out if the member has no result.
  @discardableResult
  public func willCall<each A, each Value, T, R>(
    with values: repeat each Value, returning result: Result = ()
  ) -> Self
  where Function == _Taking<repeat each A, (@Sendable (repeat each Value) -> Void)?, T, R> {
    call((repeat each values), at: nil, returning: result)
  }

  /// Holds the optional `Sendable` completion handler of each call until the test calls it.
  ///
  /// The handler is the last argument.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Parameter result: The value that the call returns. Leave it out if the member has no result.
  /// - Returns: A handle that calls the handlers.
  public func willHoldCallback<each A, each Value, T, R>(
    returning result: Result = ()
  ) -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, (@Sendable (repeat each Value) -> Void)?, T, R> {
    holdCallback(at: nil, returning: result)
  }

  /// Calls the main-actor completion handler of each call immediately.
  ///
  /// The handler is the last argument. If the call isn't made on the main actor, the handler is
  /// called in a task.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// given(loader.load(id: any(), completion: any()))
  ///   .willCall(with: .success(user), returning: task)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values to pass to the handler.
  ///   - result: The value that the call returns. Leave it out if the member has no result.
  @discardableResult
  public func willCall<each A, each Value, T, R>(
    with values: repeat each Value, returning result: Result = ()
  ) -> Self
  where Function == _Taking<repeat each A, @MainActor (repeat each Value) -> Void, T, R> {
    call((repeat each values), at: nil, returning: result)
  }

  /// Holds the main-actor completion handler of each call until the test calls it.
  ///
  /// The handler is the last argument.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Parameter result: The value that the call returns. Leave it out if the member has no result.
  /// - Returns: A handle that calls the handlers.
  public func willHoldCallback<each A, each Value, T, R>(
    returning result: Result = ()
  ) -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, @MainActor (repeat each Value) -> Void, T, R> {
    holdCallback(at: nil, returning: result)
  }

  /// Calls the optional main-actor completion handler of each call immediately.
  ///
  /// The handler is the last argument. If the call isn't made on the main actor, the handler is
  /// called in a task.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// given(loader.load(id: any(), completion: any()))
  ///   .willCall(with: .success(user), returning: task)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values to pass to the handler.
  ///   - result: The value that the call returns. Leave it out if the member has no result.
  @discardableResult
  public func willCall<each A, each Value, T, R>(
    with values: repeat each Value, returning result: Result = ()
  ) -> Self
  where Function == _Taking<repeat each A, (@MainActor (repeat each Value) -> Void)?, T, R> {
    call((repeat each values), at: nil, returning: result)
  }

  /// Holds the optional main-actor completion handler of each call until the test calls it.
  ///
  /// The handler is the last argument.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Parameter result: The value that the call returns. Leave it out if the member has no result.
  /// - Returns: A handle that calls the handlers.
  public func willHoldCallback<each A, each Value, T, R>(
    returning result: Result = ()
  ) -> HeldCallbacks<(repeat each Value)>
  where Function == _Taking<repeat each A, (@MainActor (repeat each Value) -> Void)?, T, R> {
    holdCallback(at: nil, returning: result)
  }
}
