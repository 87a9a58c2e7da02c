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
/// This declaration is what the compiler finds where no mock was generated; it can not be called. The
/// file that the plugin generates has one of its own in its place, which knows more.
@available(
  *, unavailable,
  message:
    "No mock was generated for this type, for the target has no plugin that does it. In Package.swift, add to the target: plugins: [.plugin(name: \"MynahPlugin\", package: \"mynah\")]. If it is there, build the target once; if mocks are committed, run `swift package generate-mocks` again"
)
public func mock<Mocked>(_ type: Mocked.Type) -> Mocked {
  fatalError("No mock was generated for \(type).")
}
