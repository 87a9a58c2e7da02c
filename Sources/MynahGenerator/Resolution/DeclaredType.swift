public import MynahSyntax

/// A type declaration of a program, with its context for looking up the names in it.
final class DeclaredType: Sendable {
  enum Declaration: Sendable {
    case type(TypeDeclaration)
    case alias(TypeAliasDeclaration)
  }

  let declaration: Declaration
  let module: SourceModule
  let file: SourceFile

  /// The names of the enclosing types, outermost first, followed by the name of the type.
  let path: [String]

  /// The number of names at the beginning of the path that name the extended type.
  ///
  /// It's 0 if the declaration isn't inside an extension.
  let extendedCount: Int

  /// A Boolean value that indicates whether the extension applies only to some generic arguments.
  let isExtensionConstrained: Bool

  /// The name as other files write it.
  let qualifiedName: String

  /// The lowest access level of the declaration and its enclosing types.
  let access: AccessLevel

  /// The `#if` conditions around the declaration, joined, or nil if it's unconditional.
  let condition: String?

  /// The protocols of a composition such as `Bird & Fish`, or an empty array for other types.
  let parts: [DeclaredType]

  /// The type of the closure that a protocol was created for, or nil for other types.
  let closure: TypeSyntax?

  /// The groups in `@_spi(Group)` of the declaration and its enclosing types.
  ///
  /// A file that names the type must import all of them.
  let spiGroups: [String]

  init(
    _ declaration: Declaration, module: SourceModule, file: SourceFile, path: [String],
    extendedCount: Int = 0, isExtensionConstrained: Bool = false, access: AccessLevel,
    condition: String?, spiGroups: [String] = [], qualifiedName: String? = nil,
    parts: [DeclaredType] = [], closure: TypeSyntax? = nil
  ) {
    self.closure = closure
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

  /// The declaration of a protocol, class, actor, struct, or enum, or nil for an alias.
  var type: TypeDeclaration? {
    if case .type(let type) = declaration { type } else { nil }
  }

  /// The unqualified name without backticks.
  var name: String { path[path.count - 1].unquoted }

  /// The last name of an alias's target, or nil for other declarations and targets.
  var aliasedName: String? {
    if case .alias(let alias) = declaration { alias.type.namedType?.last.name } else { nil }
  }

  /// The kind of the type, or nil for an alias.
  var kind: TypeDeclaration.Kind? { type?.kind }

  var attributes: [Attribute] { type?.attributes ?? [] }
  var inheritedTypes: [TypeSyntax] { type?.inheritedTypes ?? [] }
  var members: [MynahSyntax.Declaration] { type?.members ?? [] }
  var primaryAssociatedTypes: [String] { type?.primaryAssociatedTypes ?? [] }

  var genericParameters: [GenericParameter] {
    switch declaration {
    case .type(let type): type.genericParameters
    case .alias(let alias): alias.genericParameters
    }
  }

  /// A Boolean value that indicates whether other files can see the declaration.
  ///
  /// It's false if the declaration or an enclosing type is `private` or `fileprivate`.
  var isSeenByOtherFiles: Bool { access > .fileprivate }

  /// The position of the name.
  var position: SourcePosition {
    switch declaration {
    case .type(let type): type.namePosition
    case .alias(let alias): alias.namePosition
    }
  }
}

extension DeclaredType: Hashable {
  /// Returns whether two types are the same declaration, or compositions of the same protocols.
  static func == (left: DeclaredType, right: DeclaredType) -> Bool {
    left === right || !left.parts.isEmpty && left.parts == right.parts
  }

  func hash(into hasher: inout Hasher) {
    if parts.isEmpty { hasher.combine(ObjectIdentifier(self)) } else { hasher.combine(parts) }
  }
}

/// A module whose sources were read.
public struct SourceModule: Sendable {
  /// The name of the module, as written in imports.
  public var name: String

  /// The files of the module.
  ///
  /// A file is parsed only when Mynah looks up a name that the file might declare.
  public var texts: [SourceText]

  /// A Boolean value that indicates whether the module belongs to the package of the tests.
  ///
  /// The tests can see the internal types of such a module.
  public let isInPackage: Bool

  /// The settings that the module is compiled with.
  public let settings: ModuleSettings

  /// A Boolean value that indicates whether the module is part of the toolchain.
  ///
  /// Mynah contains the declarations of these modules.
  private(set) var isToolchain = false

  /// The least access of a declaration that other modules see without a testable import.
  var importedAccess: AccessLevel { isInPackage ? .package : .public }

  /// Creates a module.
  public init(
    name: String, texts: [SourceText] = [], isInPackage: Bool,
    settings: ModuleSettings = ModuleSettings()
  ) {
    self.name = name
    self.texts = texts
    self.isInPackage = isInPackage
    self.settings = settings
  }

  /// Creates a module of the toolchain.
  init(toolchain name: String, texts: [SourceText]) {
    self.init(name: name, texts: texts, isInPackage: false)
    isToolchain = true
  }
}

/// The compiler settings of a module that change the meaning of its declarations.
public struct ModuleSettings: Hashable, Sendable {
  /// A Boolean value that indicates whether nonisolated async code runs in its caller's isolation.
  ///
  /// This is the upcoming feature `NonisolatedNonsendingByDefault`.
  public var isNonsendingByDefault: Bool

  /// A Boolean value that indicates whether the main actor isolates declarations by default.
  ///
  /// This is the setting `defaultIsolation(MainActor.self)`.
  public var isMainActorByDefault: Bool

  /// A Boolean value that indicates whether protocols don't inherit isolation from other protocols.
  ///
  /// This is true for language modes before Swift 6.
  public var isIsolatedOnlyAsWritten: Bool

  /// A Boolean value that indicates whether the compiler checks that unsafe code is marked.
  ///
  /// This is the setting `strictMemorySafety()`.
  public var isStrictlyMemorySafe: Bool

  /// The compilation flags that have different values in this module and in the module of the tests.
  ///
  /// A flag is true if this module sets it. The file of mocks can't use such a flag, because the
  /// compiler would use its value in the module of the tests.
  public var flags: [String: Bool] = [:]

  /// Creates the settings of a module.
  ///
  /// The default values describe a module without settings.
  public init(
    isNonsendingByDefault: Bool = false, isMainActorByDefault: Bool = false,
    isIsolatedOnlyAsWritten: Bool = false, isStrictlyMemorySafe: Bool = false
  ) {
    self.isStrictlyMemorySafe = isStrictlyMemorySafe
    self.isNonsendingByDefault = isNonsendingByDefault
    self.isMainActorByDefault = isMainActorByDefault
    self.isIsolatedOnlyAsWritten = isIsolatedOnlyAsWritten
  }
}
