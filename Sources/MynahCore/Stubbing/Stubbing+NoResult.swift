// These overloads are for members without a result. They take closures that
// `will(_ function: Function)` doesn't accept, or that also fit `AssignmentStubbing.will`. Without
// them, the compiler would choose an `AssignmentStubbing` for
// `given(bird.land(at: 3)).will { ... }`, and report that its argument isn't a call to a mock.

extension Stubbing {
  /// Calls a closure without parameters.
  ///
  /// You can use this if the member doesn't have a result.
  ///
  /// ```swift
  /// given(bird.land()).will { print("landed") }
  /// ```
  ///
  /// - Parameter action: A closure, which can throw the member's errors.
  @_disfavoredOverload
  @discardableResult
  public func will(_ action: @escaping () throws(Failure) -> Void) -> Self where Result == Void {
    answer { _ throws(Failure) in try action() }
    return self
  }

  /// Calls an `async` closure without parameters.
  ///
  /// You can use this if the member is `async` and doesn't have a result.
  ///
  /// ```swift
  /// await given(bird.rest(hours: 3)).will { await Task.yield() }
  /// ```
  ///
  /// - Parameter action: A closure, which can throw the member's errors.
  @_disfavoredOverload
  @discardableResult
  public func will<each Argument, Thrown: Error>(
    _ action: @escaping () async throws(Failure) -> Void
  ) -> Self where Result == Void, Function == (repeat each Argument) async throws(Thrown) -> Void {
    nonisolated(unsafe) let action = action
    answerAsync { (_) async throws(Failure) in try await action() }
    return self
  }

  /// Calls a synchronous, nonthrowing closure.
  ///
  /// You can use this if the member is `async` and doesn't have a result. Without this overload,
  /// the compiler would choose an `AssignmentStubbing` in an `async` test, rather than convert the
  /// closure to an `async` closure.
  ///
  /// ```swift
  /// await given(bird.rest(hours: 3)).will { hours in print(hours) }
  /// ```
  ///
  /// - Parameter function: The closure.
  @discardableResult
  public func will<A, Thrown: Error>(_ function: @escaping (A) -> Void) -> Self
  where Result == Void, Function == (A) async throws(Thrown) -> Void {
    answer(SideEffect(function).perform)
    return self
  }

  // There's an overload for each of the first numbers of parameters, because Swift 6.3 lets a
  // parameter pack accept `inout` parameters, and then loses the changes of the argument.

  /// Calls a synchronous, nonthrowing closure with two parameters.
  @_documentation(visibility: private)
  @discardableResult
  public func will<A, B, Thrown: Error>(_ function: @escaping (A, B) -> Void) -> Self
  where Result == Void, Function == (A, B) async throws(Thrown) -> Void {
    answer(SideEffect(function).perform)
    return self
  }

  /// Calls a synchronous, nonthrowing closure with three or more parameters.
  @_documentation(visibility: private)
  @discardableResult
  public func will<A, B, C, each Other, Thrown: Error>(
    _ function: @escaping (A, B, C, repeat each Other) -> Void
  ) -> Self
  where Result == Void, Function == (A, B, C, repeat each Other) async throws(Thrown) -> Void {
    answer(SideEffect(function).perform)
    return self
  }

  // `nonisolated(nonsending)` requires Swift 6.2. Remove the condition when Swift 6.2 is the oldest
  // supported version.
  #if compiler(>=6.2)
    /// Calls an `async` closure without parameters in the isolation of the caller.
    ///
    /// You can use this if the member is `nonisolated(nonsending)` and doesn't have a result.
    ///
    /// ```swift
    /// await given(bird.rest(hours: 3)).will { await Task.yield() }
    /// ```
    ///
    /// - Parameter action: A closure, which can throw the member's errors.
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

    /// Calls a synchronous, nonthrowing closure in the isolation of the caller.
    ///
    /// You can use this if the member is `nonisolated(nonsending)` and doesn't have a result.
    ///
    /// ```swift
    /// await given(bird.rest(hours: 3)).will { hours in print(hours) }
    /// ```
    ///
    /// - Parameter function: The closure.
    @discardableResult
    public func will<A, Thrown: Error>(_ function: @escaping (A) -> Void) -> Self
    where Result == Void, Function == nonisolated(nonsending) (A) async throws(Thrown) -> Void {
      answer(SideEffect(function).perform)
      return self
    }

    /// Calls a synchronous, nonthrowing closure with two parameters in the isolation of the caller.
    @_documentation(visibility: private)
    @discardableResult
    public func will<A, B, Thrown: Error>(_ function: @escaping (A, B) -> Void) -> Self
    where Result == Void, Function == nonisolated(nonsending) (A, B) async throws(Thrown) -> Void {
      answer(SideEffect(function).perform)
      return self
    }

    /// Calls a synchronous, nonthrowing closure with three or more parameters in the isolation of
    /// the caller.
    @_documentation(visibility: private)
    @discardableResult
    public func will<A, B, C, each Other, Thrown: Error>(
      _ function: @escaping (A, B, C, repeat each Other) -> Void
    ) -> Self
    where
      Result == Void,
      Function == nonisolated(nonsending) (A, B, C, repeat each Other) async throws(Thrown) -> Void
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
