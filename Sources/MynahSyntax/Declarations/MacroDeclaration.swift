/// `macro name<T>(parameters) -> Result = #externalMacro(...)`.
public struct MacroDeclaration: DeclarationSyntax {
  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// The name.
  public var name: String

  /// Where the name is.
  public var namePosition: SourcePosition

  /// The generic parameters.
  public var genericParameters: [GenericParameter] = []

  /// The parameters.
  public var parameters: [Parameter] = []

  /// The type after the arrow.
  public var result: TypeSyntax?

  /// The source text of the definition.
  public var definition: String?

  /// The `where` clause.
  public var whereClause: GenericWhereClause?
}

/// `#name<T>(arguments) {}` where a declaration can be.
public struct MacroExpansionDeclaration: DeclarationSyntax {
  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// The name after the `#`.
  public var name: String

  /// The source text after the name.
  public var arguments: String = ""
}
