/// `import Module`, also of one declaration: `import struct Module.Name`.
public struct ImportDeclaration: DeclarationSyntax {
  /// The attributes, such as `@testable`, modifiers, such as `public`, and position.
  public var head: DeclarationHead

  /// The kind of declaration of a scoped import, such as `struct`.
  public var kind: String?

  /// The identifiers of the path; the first one is the module.
  public var path: [String]

  /// The conditions of all `#if` clauses around the import, joined by `&&`.
  public var condition: String?

  /// The module.
  public var module: String { path.first ?? "" }

  /// Creates an import.
  public init(head: DeclarationHead, kind: String? = nil, path: [String], condition: String? = nil)
  {
    self.head = head
    self.kind = kind
    self.path = path
    self.condition = condition
  }
}
