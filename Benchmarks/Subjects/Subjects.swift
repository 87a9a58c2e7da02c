/// The measured implementations.
enum Subjects {
  /// All implementations, in the order of the columns.
  ///
  /// Ratios are relative to the first implementation.
  static let all: [any Subject.Type] = [
    SpySubject.self,
    BoxedSubject.self,
    MynahSubject.self,
  ]

  /// The label of the implementation that the others are compared with.
  static var reference: String { SpySubject.label }
}
