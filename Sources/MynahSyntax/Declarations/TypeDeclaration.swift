/// A protocol, class, actor, struct, or enum.
public struct TypeDeclaration: DeclarationSyntax {
  /// The kinds of types that have a body.
  public enum Kind: String, Sendable {
    case `protocol`
    case `class`
    case actor
    case `struct`
    case `enum`
  }

  /// The attributes, modifiers, and position.
  public var head: DeclarationHead

  /// The kind of type.
  public var kind: Kind

  /// The name.
  public var name: String

  /// The position of the name.
  public var namePosition: SourcePosition

  /// The generic parameters, which are empty for a protocol.
  public var genericParameters: [GenericParameter] = []

  /// The primary associated types, which a protocol lists in angle brackets.
  public var primaryAssociatedTypes: [String] = []

  /// The types after the colon, with their attributes.
  public var inheritedTypes: [TypeSyntax] = []

  /// The `where` clause.
  public var whereClause: GenericWhereClause?

  /// The declarations of the body.
  public var members: [Declaration] = []

  /// A Boolean value that indicates whether the declaration caused a diagnostic.
  ///
  /// If it did, members can be missing or incomplete.
  public var hasProblems: Bool = false
}

extension TypeDeclaration {
  /// Creates a declaration with an empty body.
  public init(_ kind: Kind, _ name: String, at position: SourcePosition) {
    self.init(
      head: DeclarationHead(position: position), kind: kind, name: name, namePosition: position)
  }
}

/// An associated type such as `associatedtype Name: Protocol = Default where ...`.
public struct AssociatedTypeDeclaration: DeclarationSyntax {
  /// The attributes, modifiers, and position.
  public var head: DeclarationHead

  /// The name.
  public var name: String

  /// The types after the colon.
  public var inheritedTypes: [TypeSyntax] = []

  /// The `where` clause.
  public var whereClause: GenericWhereClause?
}

extension AssociatedTypeDeclaration {
  /// Creates a declaration without constraints.
  public init(_ name: String, at position: SourcePosition) {
    self.init(head: DeclarationHead(position: position), name: name)
  }
}

/// A `case` declaration of an enum with one or more cases.
public struct EnumCaseDeclaration: DeclarationSyntax {
  /// One case.
  public struct Element: Sendable {
    /// The name.
    public var name: String

    /// The associated values, or nil if the case doesn't have parentheses.
    public var parameters: [Parameter]?
  }

  /// The attributes, modifiers, and position.
  public var head: DeclarationHead

  /// The cases, which are separated by commas in the source.
  public var elements: [Element]
}

/// An extension such as `extension Name: Protocol where ... {}`.
public struct ExtensionDeclaration: DeclarationSyntax {
  /// The attributes, modifiers, and position.
  public var head: DeclarationHead

  /// The extended type.
  public var extendedType: TypeSyntax

  /// The types after the colon, with their attributes.
  public var inheritedTypes: [TypeSyntax] = []

  /// The `where` clause.
  public var whereClause: GenericWhereClause?

  /// The declarations of the body.
  public var members: [Declaration] = []

  /// A Boolean value that indicates whether the declaration caused a diagnostic.
  ///
  /// If it did, members can be missing or incomplete.
  public var hasProblems: Bool = false
}

/// A type alias such as `typealias Name<T> = Type where ...`.
public struct TypeAliasDeclaration: DeclarationSyntax {
  /// The attributes, modifiers, and position.
  public var head: DeclarationHead

  /// The name.
  public var name: String

  /// The position of the name.
  public var namePosition: SourcePosition

  /// The generic parameters.
  public var genericParameters: [GenericParameter] = []

  /// The aliased type.
  public var type: TypeSyntax

  /// The `where` clause.
  public var whereClause: GenericWhereClause?
}
