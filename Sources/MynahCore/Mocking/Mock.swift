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
    "No mock of this type is known. Where the build finds it and only the editor does not, turn on the editor's background indexing, which runs plugins. Else the target has no plugin that generates mocks: in Package.swift, add to it: plugins: [.plugin(name: \"MynahPlugin\", package: \"mynah\")]; in a project of Xcode, add MynahPlugin to its build phase \"Run Build Tool Plug-ins\". If mocks are committed, generate them again"
)
public func mock<Mocked>(_ type: Mocked.Type) -> Mocked {
  fatalError("No mock was generated for \(type).")
}

/// Creates a mock of a closure.
///
/// The compiler finds this declaration if no mock was generated. You can't call it.
@available(
  *, unavailable,
  message:
    "No mock of this closure is known. Write its type out, as in mock(closure: ((Int) -> Bool).self), and add the plugin to the target: in Package.swift, add to it: plugins: [.plugin(name: \"MynahPlugin\", package: \"mynah\")]"
)
public func mock<Mocked>(closure type: Mocked.Type) -> Mocked {
  fatalError("No mock was generated for \(type).")
}
