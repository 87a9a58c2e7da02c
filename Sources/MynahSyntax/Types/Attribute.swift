/// An attribute of a declaration, parameter or type, such as `@available(macOS 13, *)`.
public struct Attribute: Hashable, Sendable, CustomStringConvertible {
  /// The type after the `@`; for a built-in attribute it is its name.
  public var type: NamedType

  /// The text between the parentheses, or nil if there are none.
  public var arguments: String?

  /// The condition of the `#if` clause that the attribute alone is in.
  public var condition: String?

  /// Creates an attribute.
  public init(_ type: NamedType, arguments: String? = nil, condition: String? = nil) {
    self.type = type
    self.arguments = arguments
    self.condition = condition
  }

  /// Creates an attribute.
  public init(_ name: String, arguments: String? = nil) {
    self.init(NamedType(name), arguments: arguments)
  }

  /// The name after the `@`, without generic arguments.
  public var name: String { type.name }

  /// The attribute as it is written, without its condition.
  public var description: String { "@\(type)" + (arguments.map { "(\($0))" } ?? "") }
}
