/// What every declaration begins with: attributes, modifiers, the place of its introducer, and a
/// comment.
public struct DeclarationHead: Sendable {
  /// The attributes in source order.
  public var attributes: [Attribute]

  /// The modifiers in source order.
  public var modifiers: [Modifier]

  /// Where the introducer is, such as the word `func`.
  public var position: SourcePosition

  /// The lines of the documentation comment, without the slashes, of a member of a protocol or class;
  /// nil where there is none.
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

/// A declaration with attributes, modifiers and a position.
///
/// Names are kept with their back-ticks if they were written with them.
public protocol DeclarationSyntax: Sendable {
  /// The attributes, modifiers and position.
  var head: DeclarationHead { get set }
}

extension DeclarationSyntax {
  /// The attributes in source order.
  public var attributes: [Attribute] { head.attributes }

  /// The modifiers in source order.
  public var modifiers: [Modifier] { head.modifiers }

  /// Where the introducer is, such as the word `func`.
  public var position: SourcePosition { head.position }

  /// The lines of the documentation comment of a member of a protocol or class, without the slashes.
  public var documentation: String? { head.documentation }

  /// The access level that is written, or nil.
  public var accessLevel: AccessLevel? { accessLevel(detail: nil) }

  /// The access level of the setter that is written, such as in `private(set)`, or nil.
  public var setterAccessLevel: AccessLevel? { accessLevel(detail: "set") }

  /// Whether the declaration is `static` or `class`.
  public var isStatic: Bool { hasModifier("static") || hasModifier("class") }

  /// Whether the declaration has the modifier, with whatever detail.
  public func hasModifier(_ name: String) -> Bool { modifier(named: name) != nil }

  /// The first modifier of the name.
  public func modifier(named name: String) -> Modifier? {
    for modifier in head.modifiers where modifier.name == name { return modifier }
    return nil
  }

  /// Whether the declaration has the attribute.
  public func hasAttribute(_ name: String) -> Bool { attribute(named: name) != nil }

  /// The first attribute of the name.
  public func attribute(named name: String) -> Attribute? {
    for attribute in head.attributes where attribute.name == name { return attribute }
    return nil
  }

  private func accessLevel(detail: String?) -> AccessLevel? {
    for modifier in head.modifiers where modifier.detail == detail {
      if let level = AccessLevel(rawValue: modifier.name) { return level }
    }
    return nil
  }
}

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

/// From where a declaration can be used.
public enum AccessLevel: String, Sendable, Comparable, CaseIterable {
  case `private`
  case `fileprivate`
  case `internal`
  case `package`
  case `public`
  case `open`

  /// Orders access levels from the most to the least restricted.
  public static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool {
    lhs.rank < rhs.rank
  }

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }
}

/// `import Module`, also of one declaration: `import struct Module.Name`.
public struct ImportDeclaration: DeclarationSyntax {
  /// The attributes, such as `@testable`, modifiers, such as `public`, and position.
  public var head: DeclarationHead

  /// The kind of declaration of a scoped import, such as `struct`.
  public var kind: String?

  /// The identifiers of the path; the first one is the module.
  public var path: [String]

  /// The conditions of all `#if` clauses around the import, joined by `&&`.
  public var condition: String?

  /// The module.
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
