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

  /// The type after the equal sign.
  public var defaultType: TypeSyntax?

  /// The `where` clause.
  public var whereClause: GenericWhereClause?
}
