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
