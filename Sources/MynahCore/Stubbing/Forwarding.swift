/// What `forward(to:)` makes, for the operator `~>`.
///
/// ```swift
/// given(bird.name) ~> forward(to: Crow("Ryan"))
/// ```
public struct ForwardingContext {
  let target: ForwardingTarget
}

/// Forwards calls to another object, written with the operator `~>`.
///
/// ```swift
/// given(bird.name) ~> forward(to: Crow("Ryan"))
/// ```
///
/// - Parameter target: An object or a value that is what the mock mocks.
/// - Returns: What the operator takes.
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
///   - stubbing: What `given` returns.
///   - context: What `forward(to:)` returns.
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
///   - stubbing: What `given` returns.
///   - context: What `forward(to:)` returns.
@_disfavoredOverload
public func ~> (stubbing: AssignmentStubbing, context: ForwardingContext) {
  stubbing.forward(context)
}

extension Stubbing {
  /// Forwards calls that no stub answers to another object.
  ///
  /// Stubs answer before targets do, in whatever order they were added. A target that is a value keeps
  /// what calls change in it.
  ///
  /// ```swift
  /// given(bird.name).willForward(to: Crow("Ryan"))
  /// ```
  ///
  /// - Parameter target: An object or a value that is what the mock mocks; others are passed over.
  @discardableResult
  public func willForward<Target>(to target: Target) -> Self {
    forward(to: ForwardingTarget(target))
    return self
  }
}

extension LocalMock {
  /// Forwards all calls that no stub answers to another object, until `clearStubs`.
  ///
  /// ```swift
  /// let bird = mock(Bird.self)
  /// bird.forwardCalls(to: Crow("Ryan"))
  /// ```
  ///
  /// Of several targets the newest answers. Members with variadic parameters, and those that take or
  /// return `Self`, can not be forwarded: Swift can not call them so.
  ///
  /// - Parameter target: An object or a value that is what the mock mocks; others are passed over.
  @discardableResult
  nonisolated public func forwardCalls<Target>(to target: Target) -> Self {
    mockingContext.settings.forwardCalls(to: ForwardingTarget(target))
    return self
  }

  /// Forwards all calls of static members that no stub answers to another type, until `clearStubs`.
  ///
  /// ```swift
  /// BirdMock.forwardCalls(to: Crow.self)
  /// ```
  ///
  /// - Parameter target: A type that is what the mock mocks.
  nonisolated public static func forwardCalls<Target>(to target: Target.Type) {
    mockingContext.settings.forwardCalls(to: ForwardingTarget(target))
  }
}

/// Forwards calls to the mocked class itself, written with the operator `~>`.
///
/// ```swift
/// given(tree.color) ~> forwardToSuper()
/// ```
public func forwardToSuper() -> ForwardingContext {
  ForwardingContext(target: .superclass)
}

extension Stubbing {
  /// Forwards calls that no stub answers to the mocked class itself.
  ///
  /// Stubs answer before the class does, in whatever order they were added. A protocol has no
  /// superclass, so its mocks pass this over.
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
  /// Forwards assignments that no stub answers to the mocked class itself.
  ///
  /// ```swift
  /// given(tree.height = any()).willForwardToSuper()
  /// ```
  @_disfavoredOverload
  @discardableResult
  public func willForwardToSuper() -> Self {
    forward(forwardToSuper())
    return self
  }
}

extension LocalMock {
  /// Forwards all calls that no stub answers to the mocked class itself, until `clearStubs`.
  ///
  /// ```swift
  /// let tree = mock(Tree.self).initialize(height: 42)
  /// tree.forwardCallsToSuper()
  /// ```
  ///
  /// Members with variadic parameters can not be forwarded: Swift can not pass an array for them. A
  /// protocol has no superclass, so its mocks pass this over.
  @discardableResult
  nonisolated public func forwardCallsToSuper() -> Self {
    mockingContext.settings.forwardCalls(to: .superclass)
    return self
  }

  /// Forwards all calls of class members that no stub answers to the mocked class itself, until
  /// `clearStubs`.
  ///
  /// ```swift
  /// TreeMock.forwardCallsToSuper()
  /// ```
  nonisolated public static func forwardCallsToSuper() {
    mockingContext.settings.forwardCalls(to: .superclass)
  }
}
