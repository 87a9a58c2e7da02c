/// What a mock is that is not `Sendable`, because the class that it mocks says it can not be.
///
/// Every ``Mock`` is a local mock too: what takes one takes both.
///
/// ```swift
/// let sapling = mock(Sapling.self)
/// reset(sapling)
/// ```
public protocol LocalMock: AnyObject, _UsableAnywhere {
  /// The stubs, calls and settings of this mock.
  nonisolated var mockingContext: MockingContext { get }

  /// The stubs, calls and settings of the mock type's static members.
  nonisolated static var mockingContext: MockingContext { get }
}

#if compiler(>=6.2)
  /// What makes the conformance of a mock usable anywhere, also where conformances are isolated by
  /// default.
  public typealias _UsableAnywhere = SendableMetatype
#else
  /// What makes the conformance of a mock usable anywhere, which all are for this compiler.
  public typealias _UsableAnywhere = Any
#endif

/// The mock that a value is; nil where it is none.
///
/// What is no object is not cast: with Foundation, the runtime makes an object of it first, of a
/// collection element by element.
func mock(in value: Any) -> (any LocalMock)? {
  type(of: value) is AnyClass ? value as? any LocalMock : nil
}
