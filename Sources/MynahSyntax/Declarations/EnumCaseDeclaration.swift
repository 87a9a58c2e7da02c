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
