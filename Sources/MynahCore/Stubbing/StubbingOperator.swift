// The standard library declares the operator `~>`.

/// Stubs a call with an expression, which is evaluated again for each call.
///
/// ```swift
/// given(bird.name) ~> "Ryan"
/// ```
///
/// - Parameters:
///   - stubbing: The stub, which `given` returns.
///   - value: The expression.
public func ~> <Function, Result, Failure>(
  stubbing: Stubbing<Function, Result, Failure>, value: @escaping @autoclosure () -> Result
) {
  stubbing.add(ProduceBehavior(value))
}

/// Stubs a call with a closure that takes the call's arguments.
///
/// ```swift
/// given(bird.chirp(volume: any())) ~> { volume in volume < 42 }
/// ```
///
/// - Parameters:
///   - stubbing: The stub, which `given` returns.
///   - function: A closure with the member's type.
public func ~> <Function, Result, Failure>(
  stubbing: Stubbing<Function, Result, Failure>, function: Function
) {
  stubbing.will(function)
}

/// Stubs a call with a sequence, or with another provider of answers.
///
/// ```swift
/// given(bird.name) ~> sequence(of: "Ryan", "Sterling")
/// ```
///
/// - Parameters:
///   - stubbing: The stub, which `given` returns.
///   - provider: The provider of answers.
public func ~> <Function, Result, Failure>(
  stubbing: Stubbing<Function, Result, Failure>,
  provider: ImplementationProvider<Function, Result, Failure>
) {
  stubbing.willReturn(provider)
}

/// Stubs an assignment with a closure that takes the assigned value.
///
/// ```swift
/// given(bird.name = any()) ~> { (name: String) in print(name) }
/// ```
///
/// - Parameters:
///   - stubbing: The stub, which `given` returns.
///   - closure: A closure that takes the assigned value.
@_disfavoredOverload
public func ~> <Value>(stubbing: AssignmentStubbing, closure: @escaping (Value) -> Void) {
  stubbing.will(closure)
}

/// Stubs an assignment with a closure that takes an assigned value of any type.
///
/// ```swift
/// given(bird.name = any()) ~> { value in print(value) }
/// ```
///
/// - Parameters:
///   - stubbing: The stub, which `given` returns.
///   - closure: A closure that takes the assigned value.
@_disfavoredOverload
public func ~> (stubbing: AssignmentStubbing, closure: @escaping (Any) -> Void) {
  stubbing.will(closure)
}

/// Stubs an assignment with a closure that doesn't take the assigned value.
///
/// ```swift
/// given(bird.name = any()) ~> { print("renamed") }
/// ```
///
/// - Parameters:
///   - stubbing: The stub, which `given` returns.
///   - closure: The closure.
@_disfavoredOverload
public func ~> (stubbing: AssignmentStubbing, closure: @escaping () -> Void) {
  stubbing.will(closure)
}

/// Stubs an assignment with a sequence of closures that take the assigned values.
///
/// ```swift
/// given(bird.name = any()) ~> sequence(of: { (name: String) in print(name) }, { _ in })
/// ```
///
/// - Parameters:
///   - stubbing: The stub, which `given` returns.
///   - provider: The provider of closures, such as a sequence.
@_disfavoredOverload
public func ~> <Value>(
  stubbing: AssignmentStubbing, provider: ImplementationProvider<(Value) -> Void, Void, Never>
) {
  stubbing.willReturn(provider)
}
