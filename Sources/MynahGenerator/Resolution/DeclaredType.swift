public import MynahSyntax

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

/// A module whose sources were read.
public struct SourceModule: Sendable {
  /// The module's name, as it is imported.
  public let name: String

  /// The files, which are parsed only if something is looked for that they can declare.
  public let texts: [SourceText]

  /// Whether the module belongs to the package of the tests, so that its internal types can be seen.
  public let isInPackage: Bool

  /// How the module is compiled.
  public let settings: ModuleSettings

  /// Whether the module is one of the toolchain's own, whose declarations Mynah brings along.
  private(set) var isToolchain = false

  /// Describes a module.
  public init(
    name: String, texts: [SourceText] = [], isInPackage: Bool,
    settings: ModuleSettings = ModuleSettings()
  ) {
    self.name = name
    self.texts = texts
    self.isInPackage = isInPackage
    self.settings = settings
  }

  /// Describes a module of the toolchain.
  init(toolchain name: String, texts: [SourceText]) {
    self.init(name: name, texts: texts, isInPackage: false)
    isToolchain = true
  }
}

/// The settings by which a module is compiled that change what its declarations mean.
public struct ModuleSettings: Hashable, Sendable {
  /// Whether closures that suspend stay with their caller: the upcoming feature
  /// `NonisolatedNonsendingByDefault`.
  public var isNonsendingByDefault: Bool

  /// Whether declarations that say nothing of isolation are isolated to the main actor: the setting
  /// `defaultIsolation(MainActor.self)`.
  public var isMainActorByDefault: Bool

  /// Whether protocols do not take the isolation of what they refine: so it is in the language modes
  /// before Swift 6.
  public var isIsolatedOnlyAsWritten: Bool

  /// Describes settings; those of a module that is compiled without any, unless something is said.
  public init(
    isNonsendingByDefault: Bool = false, isMainActorByDefault: Bool = false,
    isIsolatedOnlyAsWritten: Bool = false
  ) {
    self.isNonsendingByDefault = isNonsendingByDefault
    self.isMainActorByDefault = isMainActorByDefault
    self.isIsolatedOnlyAsWritten = isIsolatedOnlyAsWritten
  }
}
