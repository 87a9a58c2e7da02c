internal import MynahSyntax

/// A type declaration of a program, with what is needed to understand the names in it.
final class DeclaredType: Sendable {
  enum Declaration: Sendable {
    case type(TypeDeclaration)
    case alias(TypeAliasDeclaration)
  }

  let declaration: Declaration
  let module: SourceModule
  let file: SourceFile

  /// The names of the enclosing types, outermost first, and the type's own.
  let path: [String]

  /// How many names at the beginning of the path are those of the type whose extension the
  /// declaration stands in; 0 where it stands in none.
  let extendedCount: Int

  /// Whether that extension is one of some arguments of a generic type only.
  let isExtensionConstrained: Bool

  /// The name as other files write it.
  let qualifiedName: String

  /// The least access of the declaration and its enclosing types.
  let access: AccessLevel

  /// The `#if` conditions around the declaration, joined; nil where there are none.
  let condition: String?

  /// The protocols of a composition such as `Bird & Fish`; empty where the type is none.
  let parts: [DeclaredType]

  /// The groups in `@_spi(Group)` of the declaration and its enclosing types, all of which a file must
  /// import that names it.
  let spiGroups: [String]

  init(
    _ declaration: Declaration, module: SourceModule, file: SourceFile, path: [String],
    extendedCount: Int = 0, isExtensionConstrained: Bool = false, access: AccessLevel,
    condition: String?, spiGroups: [String] = [], qualifiedName: String? = nil,
    parts: [DeclaredType] = []
  ) {
    self.declaration = declaration
    self.module = module
    self.file = file
    self.path = path
    self.extendedCount = extendedCount
    self.isExtensionConstrained = isExtensionConstrained
    self.qualifiedName = qualifiedName ?? path.joined(separator: ".")
    self.access = access
    self.condition = condition
    self.spiGroups = spiGroups
    self.parts = parts
  }

  /// The declaration of a protocol, class, actor, struct or enum.
  var type: TypeDeclaration? {
    if case .type(let type) = declaration { type } else { nil }
  }

  /// Whether the declaration is neither `private` nor `fileprivate`, nor inside of one that is.
  var isSeenByOtherFiles: Bool { access > .fileprivate }

  /// Where the name is.
  var position: SourcePosition {
    switch declaration {
    case .type(let type): type.namePosition
    case .alias(let alias): alias.namePosition
    }
  }
}
