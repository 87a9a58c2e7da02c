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
    selection?.forward(to: .superclass)
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
