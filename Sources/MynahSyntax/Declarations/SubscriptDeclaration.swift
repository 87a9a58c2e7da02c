/// `subscript(parameters) -> Result { get set }`.
public struct SubscriptDeclaration: DeclarationSyntax {
  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// The generic parameters.
  public var genericParameters: [GenericParameter] = []

  /// The parameters; without a second name they have no label.
  public var parameters: [Parameter] = []

  /// The type after the arrow.
  public var result: TypeSyntax

  /// The `where` clause.
  public var whereClause: GenericWhereClause?

  /// The accessors.
  public var accessors: [Accessor] = []
}
