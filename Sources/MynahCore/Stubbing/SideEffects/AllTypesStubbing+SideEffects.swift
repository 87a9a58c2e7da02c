extension AllTypesStubbing {
  /// Runs a closure with the arguments of each call that this stub answers, before the answer.
  ///
  /// ```swift
  /// given(client.send(any())).perform { arguments in print(arguments[0]) }.willThrow(Offline())
  /// ```
  ///
  /// It says nothing of the answer, so write that too. Several closures run in their order, whatever link
  /// of the chain answers.
  ///
  /// - Parameter action: The closure, which takes the arguments in order. Of closures that do not escape it
  ///   gets what stands for them.
  /// - Returns: The stub, which takes its behaviors.
  public func perform(_ action: @escaping ([Any]) -> Void) -> Self {
    run(action)
    return self
  }

  /// Runs a closure that takes no arguments at each call that this stub answers, before the answer.
  ///
  /// ```swift
  /// given(client.send(any())).perform { print("sent") }.willThrow(Offline())
  /// ```
  ///
  /// - Parameter action: The closure.
  /// - Returns: The stub, which takes its behaviors.
  @_disfavoredOverload
  public func perform(_ action: @escaping () -> Void) -> Self {
    run { _ in action() }
    return self
  }
}
