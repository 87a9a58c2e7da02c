/// What every mock conforms to.
///
/// You do not write mocks: they are generated for the types that your tests mention.
///
/// ```swift
/// let bird = mock(Bird.self)
/// ```
public protocol Mock: LocalMock, Sendable {}

/// Creates a mock of a type.
///
/// This declaration is what the compiler finds when no mock was generated; it can not be called.
@available(
  *, unavailable,
  message:
    "No mock was generated for this type. Add the plugin \"MynahPlugin\" to the test target and write the type's name out in mock(Name.self); `mynah list` tells which types can be mocked"
)
public func mock<Mocked>(_ type: Mocked.Type) -> Mocked {
  fatalError("No mock was generated for \(type).")
}
