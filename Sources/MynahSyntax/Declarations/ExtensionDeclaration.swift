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
