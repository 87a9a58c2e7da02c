/// A target of forwarded calls, written after the operator `~>`.
///
/// ```swift
/// given(bird.name) ~> forward(to: Crow("Ryan"))
/// ```
public struct ForwardingContext {
  let target: ForwardingTarget
}

/// Returns the right operand of the operator `~>`, which forwards calls to another object.
///
/// ```swift
/// given(bird.name) ~> forward(to: Crow("Ryan"))
/// ```
///
/// - Parameter target: An object or value of the mocked type.
/// - Returns: The target as an operand of the operator.
public func forward<Target>(to target: Target) -> ForwardingContext {
  ForwardingContext(target: ForwardingTarget(target))
}

/// Stubs a call by forwarding it to another object.
///
/// ```swift
/// given(bird.land()) ~> forward(to: Crow("Ryan"))
/// ```
///
/// - Parameters:
///   - stubbing: The stub, returned by `given`.
///   - context: The target of the calls, returned by `forward(to:)`.
public func ~> <Function, Result, Failure>(
  stubbing: Stubbing<Function, Result, Failure>, context: ForwardingContext
) {
  stubbing.forward(to: context.target)
}

/// Stubs an assignment by forwarding it to another object.
///
/// ```swift
/// given(bird.name = any()) ~> forward(to: Crow("Ryan"))
/// ```
///
/// - Parameters:
///   - stubbing: The stub, returned by `given`.
///   - context: The target of the assignments, returned by `forward(to:)`.
@_disfavoredOverload
public func ~> (stubbing: AssignmentStubbing, context: ForwardingContext) {
  stubbing.forward(to: context.target)
}

extension Stubbing {
  /// Forwards calls to another object, unless a stub answers them.
  ///
  /// Stubs take precedence over targets, regardless of the order in which you add them. If the
  /// target is a value, mutating calls change the mock's copy of it.
  ///
  /// ```swift
  /// given(bird.name).willForward(to: Crow("Ryan"))
  /// ```
  ///
  /// - Parameter target: An object or value of the mocked type. Other targets are ignored.
  @discardableResult
  public func willForward<Target>(to target: Target) -> Self {
    forward(to: ForwardingTarget(target))
    return self
  }
}

extension LocalMock {
  /// Forwards all calls to another object until you clear the stubs, unless a stub answers them.
  ///
  /// ```swift
  /// let bird = mock(Bird.self)
  /// bird.forwardCalls(to: Crow("Ryan"))
  /// ```
  ///
  /// If there are several targets, the newest one answers. Members with variadic parameters, and
  /// members that take or return `Self`, can't be forwarded, because Swift can't express these
  /// calls.
  ///
  /// - Parameter target: An object or value of the mocked type. Other targets are ignored.
  @discardableResult
  nonisolated public func forwardCalls<Target>(to target: Target) -> Self {
    mockingContext.settings.forwardCalls(to: ForwardingTarget(target))
    return self
  }

  /// Forwards all calls to static members to another type, unless a stub answers them.
  ///
  /// The calls are forwarded until you call `clearStubs(on:)`.
  ///
  /// ```swift
  /// BirdMock.forwardCalls(to: Crow.self)
  /// ```
  ///
  /// - Parameter target: A type that conforms to the mocked protocol, or inherits from the mocked
  ///   class.
  nonisolated public static func forwardCalls<Target>(to target: Target.Type) {
    mockingContext.settings.forwardCalls(to: ForwardingTarget(target))
  }
}

/// Returns the right operand of the operator `~>`, which forwards calls to the mocked class.
///
/// ```swift
/// given(tree.color) ~> forwardToSuper()
/// ```
public func forwardToSuper() -> ForwardingContext {
  ForwardingContext(target: .superclass)
}

extension Stubbing {
  /// Forwards calls to the mocked class, unless a stub answers them.
  ///
  /// Stubs take precedence over the class, regardless of the order in which you add them. Mocks of
  /// protocols ignore this, because a protocol doesn't have a superclass.
  ///
  /// ```swift
  /// given(tree.color).willForwardToSuper()
  /// ```
  @discardableResult
  public func willForwardToSuper() -> Self {
    forward(to: .superclass)
    return self
  }
}

extension AssignmentStubbing {
  /// Forwards assignments to the mocked class, unless a stub answers them.
  ///
  /// ```swift
  /// given(tree.height = any()).willForwardToSuper()
  /// ```
  @_disfavoredOverload
  @discardableResult
  public func willForwardToSuper() -> Self {
    forward(to: .superclass)
    return self
  }
}

extension LocalMock {
  /// Forwards all calls to the mocked class until you clear the stubs, unless a stub answers them.
  ///
  /// ```swift
  /// let tree = mock(Tree.self).initialize(height: 42)
  /// tree.forwardCallsToSuper()
  /// ```
  ///
  /// Members with variadic parameters can't be forwarded, because Swift can't pass an array to
  /// them. Mocks of protocols ignore this, because a protocol doesn't have a superclass.
  @discardableResult
  nonisolated public func forwardCallsToSuper() -> Self {
    mockingContext.settings.forwardCalls(to: .superclass)
    return self
  }

  /// Forwards all calls to class members to the mocked class, unless a stub answers them.
  ///
  /// The calls are forwarded until you call `clearStubs(on:)`.
  ///
  /// ```swift
  /// TreeMock.forwardCallsToSuper()
  /// ```
  nonisolated public static func forwardCallsToSuper() {
    mockingContext.settings.forwardCalls(to: .superclass)
  }
}
