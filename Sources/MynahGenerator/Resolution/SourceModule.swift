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
