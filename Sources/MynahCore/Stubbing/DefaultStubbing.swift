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
    add(ForwardBehavior(.superclass))
  }
}

/// A mock of a protocol with default implementations, if tests mention them.
///
/// Generated mocks conform to this protocol.
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
