public import MynahSyntax

/// A module whose sources were read.
public struct SourceModule: Sendable {
  /// The module's name, as it is imported.
  public let name: String

  /// The parsed files.
  public let files: [SourceFile]

  /// Whether the module belongs to the package of the tests, so that its internal types can be seen.
  public let isInPackage: Bool

  /// Whether the module is one of the toolchain's own, whose declarations Mynah brings along.
  let isToolchain: Bool

  /// Describes a module.
  public init(name: String, files: [SourceFile], isInPackage: Bool) {
    self.name = name
    self.files = files
    self.isInPackage = isInPackage
    isToolchain = false
  }

  init(name: String, files: [SourceFile], isInPackage: Bool, isToolchain: Bool) {
    self.name = name
    self.files = files
    self.isInPackage = isInPackage
    self.isToolchain = isToolchain
  }
}
