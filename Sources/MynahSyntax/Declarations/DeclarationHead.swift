/// The attributes, modifiers, position, and documentation comment of a declaration.
public struct DeclarationHead: Sendable {
  /// The attributes in source order.
  public var attributes: [Attribute]

  /// The modifiers in source order.
  public var modifiers: [Modifier]

  /// The position of the introducer, such as the word `func`.
  public var position: SourcePosition

  /// The lines of the documentation comment without the slashes, if there is one.
  ///
  /// Only members of protocols, classes, and actors have one.
  public var documentation: String?

  /// Creates a head.
  public init(
    attributes: [Attribute] = [], modifiers: [Modifier] = [], position: SourcePosition,
    documentation: String? = nil
  ) {
    self.attributes = attributes
    self.modifiers = modifiers
    self.position = position
    self.documentation = documentation
  }
}

/// A declaration with attributes, modifiers, and a position.
///
/// Names include their backticks if the source has them.
public protocol DeclarationSyntax: Sendable {
  /// The attributes, modifiers, position, and documentation comment.
  var head: DeclarationHead { get set }
}

extension DeclarationSyntax {
  /// The attributes in source order.
  public var attributes: [Attribute] { head.attributes }

  /// The modifiers in source order.
  public var modifiers: [Modifier] { head.modifiers }

  /// The position of the introducer, such as the word `func`.
  public var position: SourcePosition { head.position }

  /// The lines of the documentation comment without the slashes, if there is one.
  ///
  /// Only members of protocols, classes, and actors have one.
  public var documentation: String? { head.documentation }

  /// The access level, if the declaration has an explicit one.
  public var accessLevel: AccessLevel? { accessLevel(detail: nil) }

  /// The access level of the setter, if the declaration has an explicit one such as `private(set)`.
  public var setterAccessLevel: AccessLevel? { accessLevel(detail: "set") }

  /// A Boolean value that indicates whether the declaration is `static` or `class`.
  public var isStatic: Bool { hasModifier("static") || hasModifier("class") }

  /// Returns whether the declaration has a modifier with the given name and any detail.
  public func hasModifier(_ name: String) -> Bool { modifier(named: name) != nil }

  /// Returns the first modifier with the given name.
  public func modifier(named name: String) -> Modifier? {
    head.modifiers.first { $0.name == name }
  }

  /// Returns whether the declaration has an attribute with the given name.
  public func hasAttribute(_ name: String) -> Bool { attribute(named: name) != nil }

  /// Returns the first attribute with the given name.
  public func attribute(named name: String) -> Attribute? {
    head.attributes.first { $0.name == name }
  }

  private func accessLevel(detail: String?) -> AccessLevel? {
    for modifier in head.modifiers where modifier.detail == detail {
      if let level = AccessLevel(rawValue: modifier.name) { return level }
    }
    return nil
  }
}

/// An access level, which determines which code can use a declaration.
public enum AccessLevel: String, Sendable, Comparable, CaseIterable {
  // The levels are in order.
  case `private`
  case `fileprivate`
  case `internal`
  case `package`
  case `public`
  case `open`

  /// Returns whether the first access level is more restricted than the second one.
  public static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool {
    lhs.rank < rhs.rank
  }

  private var rank: Int { Self.allCases.prefix { $0 != self }.count }
}

/// An import such as `import Module`, or of one declaration such as `import struct Module.Name`.
public struct ImportDeclaration: DeclarationSyntax {
  /// The attributes such as `@testable`, the modifiers such as `public`, and the position.
  public var head: DeclarationHead

  /// The kind of the imported declaration, such as `struct`, or nil for a whole module.
  public var kind: String?

  /// The identifiers of the path, beginning with the module.
  public var path: [String]

  /// The conditions of all `#if` clauses around the import, joined by `&&`.
  public var condition: String?

  /// The name of the module.
  public var module: String { path.first ?? "" }

  /// Creates an import.
  public init(head: DeclarationHead, kind: String? = nil, path: [String], condition: String? = nil)
  {
    self.head = head
    self.kind = kind
    self.path = path
    self.condition = condition
  }
}
