/// The implementations that are measured.
enum Subjects {
  /// Every implementation, in the order of the columns.
  ///
  /// Ratios are to the first one.
  static let all: [any Subject.Type] = [
    SpySubject.self,
    BoxedSubject.self,
    MynahSubject.self,
  ]

  /// The label of the implementation to which the others are compared.
  static var reference: String { SpySubject.label }
}
