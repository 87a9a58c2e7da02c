/// A modifier of a declaration or type, such as `static`, `private(set)`, or `inout`.
public struct Modifier: Hashable, Sendable, CustomStringConvertible {
  /// The word without its detail, such as `private`.
  public var name: String

  /// The text in parentheses, such as `set`.
  public var detail: String?

  /// Creates a modifier.
  public init(_ name: String, detail: String? = nil) {
    self.name = name
    self.detail = detail
  }

  /// A Boolean value that indicates whether the specifier is part of a function's type.
  ///
  /// Other specifiers describe how a value is passed.
  public var isPartOfType: Bool { name == "nonisolated" }

  /// The modifier as source text.
  public var description: String { detail.map { "\(name)(\($0))" } ?? name }
}
