/// A stub of assignments that you add answers to, returned by `given(bird.name = any())`.
///
/// ```swift
/// given(bird.name = any()).will { (name: String) in print(name) }
/// ```
//
// All methods are disfavored, because `given(bird.land()).willReturn()` could also be a stub of an
// assignment. If a closure's parameter is generic, the closure is optional. If nothing determines
// the type of the parameter, the compiler then prefers the method whose closure takes `Any`.
// Otherwise, it would infer a metatype for `value` in `"\(value)"`.
public final class AssignmentStubbing: _UntypedStubbing<Void, Never> {
  /// The assignment, or nil if the test made a mistake.
  private var target: (any AssignmentTarget)?

  init(
    _ target: (any AssignmentTarget)?, at location: CodeLocation,
    otherwise misuse: @autoclosure () -> Misuse
  ) {
    super.init(target?.selection, at: location, otherwise: misuse())
    self.target = selection == nil ? nil : target
  }

  /// Calls a closure with the assigned value.
  ///
  /// ```swift
  /// given(bird.name = any()).will { (name: String) in print(name) }
  /// ```
  ///
  /// If the closure's parameter doesn't have the type of the property, the test fails:
  ///
  /// ```text
  /// The closure of this stub takes Int, but String is assigned.
  /// Write: .will { (value: String) in ... }
  /// ```
  ///
  /// - Parameter closure: A closure that declares the type of its parameter.
  @_disfavoredOverload
  @discardableResult
  public func will<Value>(_ closure: ((Value) -> Void)?) -> Self {
    closure.map { add($0, of: Value.self) } ?? willReturn()
  }

  /// Calls a closure with an assigned value of any type.
  ///
  /// ```swift
  /// given(bird.name = any()).will { value in print(value) }
  /// ```
  ///
  /// - Parameter closure: The closure.
  @_disfavoredOverload
  @discardableResult
  public func will(_ closure: @escaping (Any) -> Void) -> Self {
    add(closure, of: Any.self)
  }

  /// Calls a closure that doesn't take the assigned value.
  ///
  /// ```swift
  /// given(bird.name = any()).will { print("renamed") }
  /// ```
  ///
  /// - Parameter closure: The closure.
  @_disfavoredOverload
  @discardableResult
  public func will(_ closure: @escaping () -> Void) -> Self {
    add(closure, of: Void.self)
  }

  /// Does nothing when the property is assigned.
  ///
  /// ```swift
  /// given(bird.name = any()).willReturn()
  /// ```
  @_disfavoredOverload
  @discardableResult
  public func willReturn() -> Self {
    add(ReturnBehavior(()))
  }

  /// Calls one closure after another with the assigned values.
  ///
  /// ```swift
  /// given(bird.name = any())
  ///   .willReturn(finiteSequence(of: { (name: String) in print("first", name) }))
  ///   .will { (name: String) in print("later", name) }
  /// ```
  ///
  /// - Parameters:
  ///   - provider: The provider of the closures, which declare the types of their parameters.
  ///   - transition: The condition under which the next answer of the chain takes over.
  @_disfavoredOverload
  @discardableResult
  public func willReturn<Value>(
    _ provider: ImplementationProvider<(Value) -> Void, Void, Never>,
    transition: TransitionStrategy = .onFirstNil
  ) -> Self {
    guard let target else { return self }
    let behavior = provider.makeBehavior(target.selection.mockedMember, location)
    return add(behavior, of: Value.self, limit: transition.limit(at: location))
  }

  /// Forwards assignments to another object, unless a stub answers them.
  ///
  /// ```swift
  /// given(bird.name = any()).willForward(to: Crow("Ryan"))
  /// ```
  ///
  /// - Parameter target: An object or value of the mocked type. Other targets are ignored.
  @_disfavoredOverload
  @discardableResult
  public func willForward<Target>(to target: Target) -> Self {
    forward(to: ForwardingTarget(target))
    return self
  }

  /// Allows this stub to stay unused in a strict session.
  ///
  /// ```swift
  /// given(bird.name = any()).lenient().willReturn()
  /// ```
  @_disfavoredOverload
  @discardableResult
  public func lenient() -> Self {
    isLenient = true
    return self
  }

  private func add(_ answer: Any, of type: Any.Type, limit: Int? = nil) -> Self {
    guard let target else { return self }
    guard let behavior = target.behavior(answer, taking: type) else {
      return report(.assignedType(takes: "\(type)", assigned: "\(target.valueType)", by: "will"))
    }
    return add(behavior, limit: limit)
  }

  /// Adds a closure that runs before each answer.
  func run(_ action: Any, of type: Any.Type) -> Self {
    guard let target else { return self }
    guard let sideEffect = target.sideEffect(action) else {
      return report(
        .assignedType(takes: "\(type)", assigned: "\(target.valueType)", by: "perform"))
    }
    run(sideEffect)
    return self
  }

  private func report(_ misuse: Misuse) -> Self {
    isFinished = true
    misuse.report(at: location)
    return self
  }
}

extension AssignmentStubbing {
  /// Runs a closure with the assigned value before each answer of this stub.
  ///
  /// ```swift
  /// given(bird.name = any()).perform { (name: String) in print(name) }.willReturn()
  /// ```
  ///
  /// The closure doesn't answer the assignment, so add an answer, too. If you add several closures,
  /// they run in order before every answer of the chain. If a closure's parameter doesn't have the
  /// type of the property, the test fails:
  ///
  /// ```text
  /// The closure of this stub takes Int, but String is assigned.
  /// Write: .perform { (value: String) in ... }
  /// ```
  ///
  /// - Parameter action: A closure that declares the type of its parameter.
  /// - Returns: The same stub, which still needs an answer.
  @_disfavoredOverload
  public func perform<Value>(_ action: ((Value) -> Void)?) -> Self {
    action.map { run($0, of: Value.self) } ?? self
  }

  /// Runs a closure with an assigned value of any type before each answer of this stub.
  ///
  /// ```swift
  /// given(bird.name = any()).perform { value in print(value) }.willReturn()
  /// ```
  ///
  /// - Parameter action: The closure.
  /// - Returns: The same stub, which still needs an answer.
  @_disfavoredOverload
  public func perform(_ action: @escaping (Any) -> Void) -> Self {
    run(action, of: Any.self)
  }

  /// Runs a closure that doesn't take the assigned value before each answer of this stub.
  ///
  /// ```swift
  /// given(bird.name = any()).perform { print("renamed") }.willReturn()
  /// ```
  ///
  /// - Parameter action: The closure.
  /// - Returns: The same stub, which still needs an answer.
  @_disfavoredOverload
  public func perform(_ action: @escaping () -> Void) -> Self {
    run(action, of: Void.self)
  }
}
