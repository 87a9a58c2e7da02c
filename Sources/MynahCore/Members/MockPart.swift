/// A mock that is part of another one, as that of a client within a struct of clients is.
///
/// It never changes, though Swift knows no constant that is weak before 6.2.
struct MockPart: @unchecked Sendable {
  /// The part's context, for as long as the mock exists.
  private(set) weak var context: MockingContext?

  /// What of a target of the whole is one of the part; nil where that is not known.
  private let target: @Sendable (Any) -> Any?

  init(_ context: MockingContext, _ target: @escaping @Sendable (Any) -> Any?) {
    self.context = context
    self.target = target
  }

  /// Forwards calls of the part to what a target of the whole has for it.
  func forwardCalls(to target: ForwardingTarget) {
    guard !target.isSuperclass, let context, let part = self.target(target.value) else { return }
    context.settings.forwardCalls(to: ForwardingTarget(part))
  }
}

extension MockingContext {
  /// The context, and those of the mocks that are parts of this one, however deep.
  var withParts: [MockingContext] {
    [self] + settings.parts.compactMap(\.context).flatMap(\.withParts)
  }
}
