/// `infix operator +++: AdditionPrecedence`.
public struct OperatorDeclaration: DeclarationSyntax {
  /// The attributes, modifiers (`prefix`, `infix` or `postfix`) and position.
  public var head: DeclarationHead

  /// The operator.
  public var name: String

  /// The names after the colon: a precedence group, or designated types.
  public var precedenceAndTypes: [String] = []
}

/// `precedencegroup Name {}`.
public struct PrecedenceGroupDeclaration: DeclarationSyntax {
  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// The name.
  public var name: String
}
