extension AssignmentStubbing {
  /// Runs a closure with the assigned value at each assignment that this stub answers, before the answer.
  ///
  /// ```swift
  /// given(bird.name = any()).perform { (name: String) in print(name) }.willReturn()
  /// ```
  ///
  /// It says nothing of the answer, so write that too. Several closures run in their order, whatever link
  /// of the chain answers. A closure that takes another type than the property's fails the test:
  ///
  /// ```text
  /// The closure of this stub takes Int, but String is assigned.
  /// Write: .perform { (value: String) in ... }
  /// ```
  ///
  /// - Parameter action: The closure, with the type of its parameter written out.
  /// - Returns: The stub, which takes its behaviors.
  @_disfavoredOverload
  public func perform<Value>(_ action: ((Value) -> Void)?) -> Self {
    action.map { run($0, of: Value.self) } ?? self
  }

  /// Runs a closure with the assigned value, whatever its type, before the answer.
  ///
  /// ```swift
  /// given(bird.name = any()).perform { value in print(value) }.willReturn()
  /// ```
  ///
  /// - Parameter action: The closure.
  /// - Returns: The stub, which takes its behaviors.
  @_disfavoredOverload
  public func perform(_ action: @escaping (Any) -> Void) -> Self {
    run(action, of: Any.self)
  }

  /// Runs a closure that does not take the assigned value, before the answer.
  ///
  /// ```swift
  /// given(bird.name = any()).perform { print("renamed") }.willReturn()
  /// ```
  ///
  /// - Parameter action: The closure.
  /// - Returns: The stub, which takes its behaviors.
  @_disfavoredOverload
  public func perform(_ action: @escaping () -> Void) -> Self {
    run(action, of: Void.self)
  }
}
