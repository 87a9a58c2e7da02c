/// A stub of an assignment that takes its behaviors; what `given(bird.name = any())` returns.
///
/// ```swift
/// given(bird.name = any()).will { (name: String) in print(name) }
/// ```
//
// All methods are disfavored: `given(bird.land()).willReturn()` could be this one as well. Those that take a
// closure of any type take an optional one, so that the compiler would rather see one that takes anything
// where nothing tells the type: in `"\(value)"` it would see a metatype.
public final class AssignmentStubbing {
  private let target: (any AssignmentTarget)?
  private let location: CodeLocation
  private let stubbing: _UntypedStubbing<Void, Never>

  init(_ target: (any AssignmentTarget)?, at location: CodeLocation, otherwise misuse: Misuse) {
    stubbing = _UntypedStubbing(target?.selection, at: location, otherwise: misuse)
    self.target = stubbing.selection == nil ? nil : target
    self.location = location
  }

  /// Calls a closure with the assigned value.
  ///
  /// ```swift
  /// given(bird.name = any()).will { (name: String) in print(name) }
  /// ```
  ///
  /// A closure that takes another type than the property's fails the test:
  ///
  /// ```text
  /// The closure of this stub takes Int, but String is assigned.
  /// Write: .will { (value: String) in ... }
  /// ```
  ///
  /// - Parameter closure: The closure, with the type of its parameter written out.
  @_disfavoredOverload
  @discardableResult
  public func will<Value>(_ closure: ((Value) -> Void)?) -> Self {
    closure.map { add($0, of: Value.self) } ?? willReturn()
  }

  /// Calls a closure with the assigned value, whatever its type.
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

  /// Calls a closure that does not take the assigned value.
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
    stubbing.add(ReturnBehavior(()))
    return self
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
  ///   - provider: What has the closures, with the types of their parameters written out.
  ///   - transition: When the next link of the chain takes over.
  @_disfavoredOverload
  @discardableResult
  public func willReturn<Value>(
    _ provider: ImplementationProvider<(Value) -> Void, Void, Never>,
    transition: TransitionStrategy = .onFirstNil
  ) -> Self {
    guard let target else { return self }
    let setter = target.selection.mockedMember
    return add(provider.behavior(of: setter, transition, at: location), of: Value.self)
  }

  /// Forwards assignments that no stub answers to another object.
  ///
  /// ```swift
  /// given(bird.name = any()).willForward(to: Crow("Ryan"))
  /// ```
  ///
  /// - Parameter target: An object or a value that is what the mock mocks; others are passed over.
  @_disfavoredOverload
  @discardableResult
  public func willForward<Target>(to target: Target) -> Self {
    forward(ForwardingContext(target: ForwardingTarget(target)))
    return self
  }

  /// Lets this stub stay unused in a strict session.
  ///
  /// ```swift
  /// given(bird.name = any()).lenient().willReturn()
  /// ```
  @_disfavoredOverload
  @discardableResult
  public func lenient() -> Self {
    stubbing.isLenient = true
    return self
  }

  func forward(_ context: ForwardingContext) {
    stubbing.forward(to: context.target)
  }

  private func add(_ answer: Any, of type: Any.Type) -> Self {
    guard let target else { return self }
    guard let behavior = target.behavior(answer, taking: type) else {
      return report(.assignedType(takes: "\(type)", assigned: "\(target.valueType)", by: "will"))
    }
    stubbing.add(behavior)
    return self
  }

  /// Has a closure run next to each answer.
  func run(_ action: Any, of type: Any.Type) -> Self {
    guard let target else { return self }
    guard let sideEffect = target.sideEffect(action) else {
      return report(
        .assignedType(takes: "\(type)", assigned: "\(target.valueType)", by: "perform"))
    }
    stubbing.run(sideEffect)
    return self
  }

  private func report(_ misuse: Misuse) -> Self {
    stubbing.isFinished = true
    misuse.report(at: location)
    return self
  }
}

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
