/// A word before a type, such as `inout` or `nonisolated(nonsending)`.
public struct TypeSpecifier: Hashable, Sendable, CustomStringConvertible {
  /// The word.
  public var name: String

  /// The text in parentheses, such as `nonsending`.
  public var detail: String?

  /// Creates a specifier.
  public init(_ name: String, detail: String? = nil) {
    self.name = name
    self.detail = detail
  }

  /// The specifier as it is written.
  public var description: String { detail.map { "\(name)(\($0))" } ?? name }
}
