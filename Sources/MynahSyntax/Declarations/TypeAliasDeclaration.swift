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
