/// A protocol, class, actor, struct or enum.
public struct TypeDeclaration: DeclarationSyntax {
  /// The kinds of types that have a body.
  public enum Kind: String, Sendable, CaseIterable {
    case `protocol`
    case `class`
    case actor
    case `struct`
    case `enum`
  }

  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// The kind of type.
  public var kind: Kind

  /// The name.
  public var name: String

  /// Where the name is.
  public var namePosition: SourcePosition

  /// The generic parameters; empty for a protocol.
  public var genericParameters: [GenericParameter] = []

  /// The associated types between a protocol's angle brackets.
  public var primaryAssociatedTypes: [String] = []

  /// The types after the colon, with their attributes.
  public var inheritedTypes: [TypeSyntax] = []

  /// The `where` clause.
  public var whereClause: GenericWhereClause?

  /// The declarations of the body.
  public var members: [Declaration] = []

  /// Whether a diagnostic is about the declaration, so that members can be missing or incomplete.
  public var hasProblems: Bool = false
}

extension TypeDeclaration {
  /// Creates a declaration with an empty body.
  public init(_ kind: Kind, _ name: String, at position: SourcePosition) {
    self.init(
      head: DeclarationHead(position: position), kind: kind, name: name, namePosition: position)
  }
}

/// `associatedtype Name: Protocol = Default where ...`.
public struct AssociatedTypeDeclaration: DeclarationSyntax {
  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// The name.
  public var name: String

  /// Where the name is.
  public var namePosition: SourcePosition

  /// The types after the colon.
  public var inheritedTypes: [TypeSyntax] = []

  /// The `where` clause.
  public var whereClause: GenericWhereClause?
}

extension AssociatedTypeDeclaration {
  /// Creates a declaration without constraints.
  public init(_ name: String, at position: SourcePosition) {
    self.init(head: DeclarationHead(position: position), name: name, namePosition: position)
  }
}

/// `case` of an enum, with one or several elements.
public struct EnumCaseDeclaration: DeclarationSyntax {
  /// One case.
  public struct Element: Sendable {
    /// The name.
    public var name: String

    /// Where the name is.
    public var position: SourcePosition

    /// The associated values; nil if there are no parentheses.
    public var parameters: [Parameter]?
  }

  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// The cases; more than one if they are separated by commas.
  public var elements: [Element]
}

/// `extension Name: Protocol where ... {}`.
public struct ExtensionDeclaration: DeclarationSyntax {
  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// The type that is extended.
  public var extendedType: TypeSyntax

  /// The types after the colon, with their attributes.
  public var inheritedTypes: [TypeSyntax] = []

  /// The `where` clause.
  public var whereClause: GenericWhereClause?

  /// The declarations of the body.
  public var members: [Declaration] = []

  /// Whether a diagnostic is about the declaration, so that members can be missing or incomplete.
  public var hasProblems: Bool = false
}

/// `typealias Name<T> = Type where ...`.
public struct TypeAliasDeclaration: DeclarationSyntax {
  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// The name.
  public var name: String

  /// Where the name is.
  public var namePosition: SourcePosition

  /// The generic parameters.
  public var genericParameters: [GenericParameter] = []

  /// The type that the name stands for.
  public var type: TypeSyntax

  /// The `where` clause.
  public var whereClause: GenericWhereClause?
}
