public import MynahSyntax

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
  let isToolchain: Bool

  /// Describes a module.
  public init(
    name: String, texts: [SourceText] = [], isInPackage: Bool,
    settings: ModuleSettings = ModuleSettings()
  ) {
    self.name = name
    self.texts = texts
    self.isInPackage = isInPackage
    self.settings = settings
    isToolchain = false
  }

  /// Describes a module of the toolchain.
  init(toolchain name: String, texts: [SourceText]) {
    self.name = name
    self.texts = texts
    isInPackage = false
    settings = ModuleSettings()
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
