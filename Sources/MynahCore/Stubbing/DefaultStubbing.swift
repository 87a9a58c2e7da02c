/// A stub of a member with a default implementation, returned by `given`.
///
/// ```swift
/// given(host.greeting()).willUseDefault()
/// ```
public final class DefaultStubbing<Function, Result, Failure: Error>:
  Stubbing<Function, Result, Failure>
{
  /// Calls the default implementation that a protocol extension provides.
  ///
  /// If the default implementation uses other requirements, it calls the mock, so you can stub and
  /// verify them.
  ///
  /// ```swift
  /// given(host.name()).willReturn("Ryan")
  /// given(host.greeting()).willUseDefault()
  /// ```
  ///
  /// To use all default implementations of a mock, call `useDefaultImplementations()`.
  @discardableResult
  public func willUseDefault() -> Self {
    add(Behavior(.callsSuper))
  }
}

extension Stubbing {
  /// Rejects a member whose default implementation a stub can't call.
  ///
  /// The parameter distinguishes this method from the method of the subclass.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "a stub can't call a default implementation of this member. For a settable property, write given(bird.getName()). For a subscript or an async member without a result, see 'Use a default implementation' in the guide"
  )
  @discardableResult
  public func willUseDefault(_ nothing: Void = ()) -> Self { self }
}

extension AssignmentStubbing {
  /// Rejects an assignment, because its pattern doesn't know the property.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message: "to call the default implementation of a setter, write given(bird.setName(any()))"
  )
  @_disfavoredOverload
  @discardableResult
  public func willUseDefault() -> Self { self }
}

/// A mock of a protocol with default implementations, if tests mention them.
///
/// Generated mocks conform to this protocol.
@_documentation(visibility: private)
public protocol _HasDefaultImplementations: LocalMock {}

extension _HasDefaultImplementations {
  /// Calls the default implementations that protocol extensions provide until you clear the stubs,
  /// unless a stub answers a call.
  ///
  /// If a default implementation uses other requirements, it calls the mock, so you can stub and
  /// verify them.
  ///
  /// ```swift
  /// let host = mock(Host.self)
  /// host.useDefaultImplementations()
  /// ```
  @discardableResult
  nonisolated public func useDefaultImplementations() -> Self {
    mockingContext.settings.forwardCalls(to: .superclass)
    return self
  }

  /// Calls the default implementations of static members until you call `clearStubs(on:)`, unless a
  /// stub answers a call.
  ///
  /// ```swift
  /// HostMock.useDefaultImplementations()
  /// ```
  nonisolated public static func useDefaultImplementations() {
    mockingContext.settings.forwardCalls(to: .superclass)
  }
}

extension LocalMock {
  /// Rejects a mock of a type without default implementations.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "the mocked type doesn't have default implementations that a mock can call. See 'Use a default implementation' in the guide"
  )
  @_disfavoredOverload
  @discardableResult
  nonisolated public func useDefaultImplementations() -> Self { self }

  /// Rejects a mock of a type without default implementations.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "the mocked type doesn't have default implementations that a mock can call. See 'Use a default implementation' in the guide"
  )
  @_disfavoredOverload
  nonisolated public static func useDefaultImplementations() {}
}
