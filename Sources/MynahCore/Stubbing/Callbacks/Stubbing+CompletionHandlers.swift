// The handler is the last parameter: that is what the constraints on `Function` say, one for each form
// that handlers are declared in.

extension Stubbing where Result == Void {
  /// Calls the completion handler of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// ```
  ///
  /// - Parameter values: What the handler is called with.
  @discardableResult
  public func willCall<each Argument, each Value, Thrown: Error>(
    with values: repeat each Value
  ) -> Self
  where
    Function == (repeat each Argument, @escaping (repeat each Value) -> Void) throws(Thrown) -> Void
  {
    call((repeat each values), at: nil, returning: ())
    return self
  }

  /// Holds the completion handler of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each Argument, each Value, Thrown: Error>()
    -> HeldCallbacks<(repeat each Value)>
  where
    Function == (repeat each Argument, @escaping (repeat each Value) -> Void) throws(Thrown) -> Void
  {
    holdCallback(of: (repeat each Value).self, at: nil, returning: ())
  }

  /// Calls the completion handler that is `Sendable` of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// ```
  ///
  /// - Parameter values: What the handler is called with.
  @discardableResult
  public func willCall<each Argument, each Value, Thrown: Error>(
    with values: repeat each Value
  ) -> Self
  where
    Function == (repeat each Argument, @escaping @Sendable (repeat each Value) -> Void)
      throws(Thrown) -> Void
  {
    call((repeat each values), at: nil, returning: ())
    return self
  }

  /// Holds the completion handler that is `Sendable` of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each Argument, each Value, Thrown: Error>()
    -> HeldCallbacks<(repeat each Value)>
  where
    Function == (repeat each Argument, @escaping @Sendable (repeat each Value) -> Void)
      throws(Thrown) -> Void
  {
    holdCallback(of: (repeat each Value).self, at: nil, returning: ())
  }

  /// Calls the completion handler that is optional of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// ```
  ///
  /// - Parameter values: What the handler is called with.
  @discardableResult
  public func willCall<each Argument, each Value, Thrown: Error>(
    with values: repeat each Value
  ) -> Self
  where Function == (repeat each Argument, ((repeat each Value) -> Void)?) throws(Thrown) -> Void {
    call((repeat each values), at: nil, returning: ())
    return self
  }

  /// Holds the completion handler that is optional of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each Argument, each Value, Thrown: Error>()
    -> HeldCallbacks<(repeat each Value)>
  where Function == (repeat each Argument, ((repeat each Value) -> Void)?) throws(Thrown) -> Void {
    holdCallback(of: (repeat each Value).self, at: nil, returning: ())
  }

  /// Calls the completion handler that is optional and `Sendable` of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// ```
  ///
  /// - Parameter values: What the handler is called with.
  @discardableResult
  public func willCall<each Argument, each Value, Thrown: Error>(
    with values: repeat each Value
  ) -> Self
  where
    Function == (repeat each Argument, (@Sendable (repeat each Value) -> Void)?) throws(Thrown) ->
      Void
  {
    call((repeat each values), at: nil, returning: ())
    return self
  }

  /// Holds the completion handler that is optional and `Sendable` of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each Argument, each Value, Thrown: Error>()
    -> HeldCallbacks<(repeat each Value)>
  where
    Function == (repeat each Argument, (@Sendable (repeat each Value) -> Void)?) throws(Thrown) ->
      Void
  {
    holdCallback(of: (repeat each Value).self, at: nil, returning: ())
  }

  /// Calls the completion handler of the main actor of each call at once, which is the last argument.
  ///
  /// ```swift
  /// given(api.load(id: any(), completion: any())).willCall(with: .success(user))
  /// ```
  ///
  /// - Parameter values: What the handler is called with.
  @discardableResult
  public func willCall<each Argument, each Value, Thrown: Error>(
    with values: repeat each Value
  ) -> Self
  where
    Function == (repeat each Argument, @escaping @MainActor (repeat each Value) -> Void)
      throws(Thrown) -> Void
  {
    call((repeat each values), at: nil, returning: ())
    return self
  }

  /// Holds the completion handler of the main actor of each call, which is the last argument, until the test calls it.
  ///
  /// ```swift
  /// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
  /// ```
  ///
  /// - Returns: What calls the handlers.
  public func willHoldCallback<each Argument, each Value, Thrown: Error>()
    -> HeldCallbacks<(repeat each Value)>
  where
    Function == (repeat each Argument, @escaping @MainActor (repeat each Value) -> Void)
      throws(Thrown) -> Void
  {
    holdCallback(of: (repeat each Value).self, at: nil, returning: ())
  }
}
