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

  /// The `where` clause.
  public var whereClause: GenericWhereClause?
}

extension AssociatedTypeDeclaration {
  /// Creates a declaration without constraints.
  public init(_ name: String, at position: SourcePosition) {
    self.init(head: DeclarationHead(position: position), name: name, namePosition: position)
  }
}
