// Closures for members without a result that `will(_ function: Function)` doesn't take, or takes too late: a
// stub of an assignment takes closures, too. Without these functions, the compiler would see an assignment in
// `given(bird.land(at: 3)).will { ... }`, and complain that it isn't the call of a mock.

extension Stubbing {
  /// Calls a closure that does not take the call's arguments, where the member has no result.
  ///
  /// ```swift
  /// given(bird.fly(to: "Oslo")).will { print("off") }
  /// ```
  ///
  /// - Parameter action: The closure, which throws what the member throws.
  @_disfavoredOverload
  @discardableResult
  public func will(_ action: @escaping () throws(Failure) -> Void) -> Self where Result == Void {
    answer { _ throws(Failure) in try action() }
    return self
  }

  /// Calls a closure that does not take the call's arguments, where an `async` member has no result.
  ///
  /// ```swift
  /// await given(bird.rest(hours: 3)).will { await Task.yield() }
  /// ```
  ///
  /// - Parameter action: The closure, which throws what the member throws.
  @_disfavoredOverload
  @discardableResult
  public func will<each Argument, Thrown: Error>(
    _ action: @escaping () async throws(Failure) -> Void
  ) -> Self where Result == Void, Function == (repeat each Argument) async throws(Thrown) -> Void {
    nonisolated(unsafe) let action = action
    answerAsync { (_) async throws(Failure) in try await action() }
    return self
  }

  /// Calls a closure that neither suspends nor throws, where the member may.
  ///
  /// In an `async` test, the compiler would rather take a stub of an assignment than treat such a closure as
  /// one that can suspend.
  ///
  /// ```swift
  /// await given(bird.rest(hours: 3)).will { hours in print(hours) }
  /// ```
  ///
  /// - Parameter function: The closure.
  @discardableResult
  public func will<each Argument, Thrown: Error>(
    _ function: @escaping (repeat each Argument) -> Void
  ) -> Self where Result == Void, Function == (repeat each Argument) async throws(Thrown) -> Void {
    answer(SideEffect(function).perform)
    return self
  }

  #if compiler(>=6.2)
    /// Calls a closure that does not take the call's arguments, where an `async` member without a result
    /// stays with its caller.
    ///
    /// ```swift
    /// await given(bird.rest(hours: 3)).will { await Task.yield() }
    /// ```
    ///
    /// - Parameter action: The closure, which throws what the member throws.
    @_disfavoredOverload
    @discardableResult
    public func will<each Argument, Thrown: Error>(
      _ action: nonisolated(nonsending) @escaping () async throws(Failure) -> Void
    ) -> Self
    where
      Result == Void,
      Function == nonisolated(nonsending) (repeat each Argument) async throws(Thrown) -> Void
    {
      nonisolated(unsafe) let action = action
      answerAsync { (_) async throws(Failure) in try await action() }
      return self
    }

    /// Calls a closure that neither suspends nor throws, where the member may and stays with its caller.
    ///
    /// ```swift
    /// await given(bird.rest(hours: 3)).will { hours in print(hours) }
    /// ```
    ///
    /// - Parameter function: The closure.
    @discardableResult
    public func will<each Argument, Thrown: Error>(
      _ function: @escaping (repeat each Argument) -> Void
    ) -> Self
    where
      Result == Void,
      Function == nonisolated(nonsending) (repeat each Argument) async throws(Thrown) -> Void
    {
      answer(SideEffect(function).perform)
      return self
    }
  #endif
}

extension _UntypedStubbing {
  fileprivate func answer(_ action: @escaping (Any) throws(Failure) -> Result) {
    add(ActionBehavior { call throws(Failure) in try action(call.arguments) })
  }

  func answerAsync(_ action: @escaping AsyncActionBehavior<Result, Failure>.Action) {
    add(AsyncActionBehavior(action))
  }
}
