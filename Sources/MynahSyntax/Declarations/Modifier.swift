/// A modifier of a declaration, such as `static`, `private(set)` or `nonisolated(unsafe)`.
public struct Modifier: Sendable, CustomStringConvertible {
  /// The word.
  public var name: String

  /// The text in parentheses, such as `set`.
  public var detail: String?

  /// Creates a modifier.
  public init(_ name: String, detail: String? = nil) {
    self.name = name
    self.detail = detail
  }

  /// The modifier as it is written.
  public var description: String { detail.map { "\(name)(\($0))" } ?? name }
}
