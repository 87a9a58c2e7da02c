/// The arguments and results that the cases share.
enum Sample {
  /// The argument of `lookup(_:)`, `find(_:in:)`, and `load(_:)`.
  static let id = 7

  /// The second argument of `find(_:in:)`.
  static let shelf = "north"

  /// The value that the stubbed members return.
  static let result = 14

  /// The value that `name` returns, and that is assigned to it.
  static let name = "Ryan"
}
