// The closure takes the member's arguments and returns nothing: that is what the constraints on
// `Function` say, once for members that are called at once and once for `async` ones.

extension Stubbing {
  /// Runs a closure at each call that this stub answers, before the answer.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).perform { place in print(place) }.willReturn(42)
  /// ```
  ///
  /// It says nothing of the answer, so write that too. Several closures run in their order, whatever
  /// link of the chain answers. The closure may use the mock: it does not run under a lock.
  ///
  /// A member that has an `inout` argument, or a closure that does not escape, refuses a closure that takes
  /// arguments: nothing of those can be kept. The compiler says so, and what to write.
  ///
  /// - Parameter action: A closure that takes the member's arguments.
  /// - Returns: The stub, which takes its behaviors.
  public func perform<each Argument, Thrown: Error>(
    _ action: @escaping (repeat each Argument) -> Void
  ) -> Self where Function == (repeat each Argument) throws(Thrown) -> Result {
    run(SideEffect(action))
    return self
  }

  /// Runs a closure at each call of an `async` member that this stub answers, before the answer.
  ///
  /// ```swift
  /// given(bird.rest(hours: any())).perform { hours in print(hours) }.willReturn()
  /// ```
  ///
  /// - Parameter action: A closure that takes the member's arguments.
  /// - Returns: The stub, which takes its behaviors.
  public func perform<each Argument, Thrown: Error>(
    _ action: @escaping (repeat each Argument) -> Void
  ) -> Self where Function == (repeat each Argument) async throws(Thrown) -> Result {
    run(SideEffect(action))
    return self
  }

  /// Runs a closure that takes no arguments at each call that this stub answers, before the answer.
  ///
  /// ```swift
  /// given(bird.fly(to: any())).perform { print("off") }.willReturn(42)
  /// ```
  ///
  /// - Parameter action: The closure.
  /// - Returns: The stub, which takes its behaviors.
  @_disfavoredOverload
  public func perform(_ action: @escaping () -> Void) -> Self {
    run(SideEffect(ofAnyCall: action))
    return self
  }

  /// What `perform` says where the closure takes other arguments.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "the closure takes other arguments than this member, or the member has an inout one. Write the member's arguments, or will { ... }"
  )
  @_disfavoredOverload
  public func perform<Action>(_ action: Action) -> Self { self }
}
