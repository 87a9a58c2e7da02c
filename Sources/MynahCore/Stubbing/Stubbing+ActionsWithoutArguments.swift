// A stub of an assignment takes closures without arguments. Where that of a call took none, the compiler
// would see an assignment in `given(bird.land(at: 3)).will { ... }`, and no call of a mock would be found.

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
    runAtOnce(action)
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
    runAsync(action)
    return self
  }
}

extension _UntypedStubbing {
  fileprivate func runAtOnce(_ action: @escaping () throws(Failure) -> Result) {
    add(untyped: ActionBehavior(action))
  }

  fileprivate func runAsync(_ action: @escaping () async throws(Failure) -> Result) {
    add(untyped: AsyncActionBehavior(action))
  }
}
