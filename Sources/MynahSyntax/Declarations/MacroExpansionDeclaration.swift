/// `#name<T>(arguments) {}` where a declaration can be.
public struct MacroExpansionDeclaration: DeclarationSyntax {
  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// The name after the `#`.
  public var name: String

  /// The source text after the name.
  public var arguments: String = ""
}
