/// `func name<T>(parameters) async throws -> Result where ... {}`, also of an operator.
public struct FunctionDeclaration: DeclarationSyntax {
  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// The name, or the operator.
  public var name: String

  /// Where the name is.
  public var namePosition: SourcePosition

  /// Whether the name is an operator.
  public var isOperator: Bool = false

  /// The generic parameters.
  public var genericParameters: [GenericParameter] = []

  /// The parameters.
  public var parameters: [Parameter] = []

  /// The effects.
  public var effects: Effects = Effects()

  /// The type after the arrow, or nil if there is none.
  public var result: TypeSyntax?

  /// The `where` clause.
  public var whereClause: GenericWhereClause?
}

extension FunctionDeclaration {
  /// Creates a declaration without parameters.
  public init(_ name: String, head: DeclarationHead) {
    self.init(head: head, name: name, namePosition: head.position)
  }
}
