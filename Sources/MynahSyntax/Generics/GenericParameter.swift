/// A generic parameter, such as the `Element: Hashable` of `struct Bag<Element: Hashable>`.
public struct GenericParameter: Sendable, CustomStringConvertible {
  /// What a generic parameter stands for.
  public enum Kind: Equatable, Sendable {
    /// A type.
    case type

    /// Any number of types: `each T`.
    case pack

    /// A value: `let count: Int`.
    case value
  }

  /// What the parameter stands for.
  public var kind: Kind

  /// The parameter's name.
  public var name: String

  /// The attributes before the parameter.
  public var attributes: [Attribute]

  /// The type after the colon.
  public var inheritedType: TypeSyntax?

  /// Creates a generic parameter.
  public init(
    _ name: String, kind: Kind = .type, attributes: [Attribute] = [],
    inheritedType: TypeSyntax? = nil
  ) {
    self.name = name
    self.kind = kind
    self.attributes = attributes
    self.inheritedType = inheritedType
  }

  /// The parameter as it is written.
  public var description: String {
    var text = ""
    for attribute in attributes { text += "\(attribute) " }
    switch kind {
    case .type: break
    case .pack: text += "each "
    case .value: text += "let "
    }
    text += name
    if let inheritedType { text += ": \(inheritedType)" }
    return text
  }
}
