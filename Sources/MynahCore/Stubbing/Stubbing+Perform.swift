// The constraints on `Function` require a closure that takes the member's arguments and doesn't
// return a value. There's an overload for synchronous members and one for `async` members.

extension Stubbing {
  /// Runs a closure before each answer of this stub.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).perform { place in print(place) }.willReturn(42)
  /// ```
  ///
  /// The closure doesn't answer the call, so add an answer, too. If you add several closures, they
  /// run in order before every answer of the chain. They can use the mock, because they don't run
  /// under a lock.
  ///
  /// If the member has an `inout` parameter or a nonescaping closure, `action` can't take the
  /// arguments, because Mynah can't store them. The compiler reports this, and explains the
  /// alternatives.
  ///
  /// - Parameter action: A closure that takes the member's arguments.
  /// - Returns: The same stub, which still needs an answer.
  public func perform<each Argument, Thrown: Error>(
    _ action: @escaping (repeat each Argument) -> Void
  ) -> Self where Function == (repeat each Argument) throws(Thrown) -> Result {
    run(SideEffect(action))
    return self
  }

  /// Runs a closure before each answer of this stub of an `async` member.
  ///
  /// ```swift
  /// given(bird.rest(hours: any())).perform { hours in print(hours) }.willReturn()
  /// ```
  ///
  /// - Parameter action: A closure that takes the member's arguments.
  /// - Returns: The same stub, which still needs an answer.
  public func perform<each Argument, Thrown: Error>(
    _ action: @escaping (repeat each Argument) -> Void
  ) -> Self where Function == (repeat each Argument) async throws(Thrown) -> Result {
    run(SideEffect(action))
    return self
  }

  // `nonisolated(nonsending)` requires Swift 6.2. Remove the condition when Swift 6.2 is the oldest
  // supported version.
  #if compiler(>=6.2)
    /// Runs a closure before each answer of this stub of a `nonisolated(nonsending)` member.
    ///
    /// - Parameter action: A closure that takes the member's arguments.
    /// - Returns: The same stub, which still needs an answer.
    @_documentation(visibility: private)
    public func perform<each Argument, Thrown: Error>(
      _ action: @escaping (repeat each Argument) -> Void
    ) -> Self
    where Function == nonisolated(nonsending) (repeat each Argument) async throws(Thrown) -> Result
    {
      run(SideEffect(action))
      return self
    }
  #endif

  /// Runs a closure without parameters before each answer of this stub.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).perform { print("off") }.willReturn(42)
  /// ```
  ///
  /// - Parameter action: The closure.
  /// - Returns: The same stub, which still needs an answer.
  @_disfavoredOverload
  public func perform(_ action: @escaping () -> Void) -> Self {
    run(SideEffect(ofAnyCall: action))
    return self
  }
}
