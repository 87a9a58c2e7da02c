internal import MynahGenerator
internal import MynahSyntax

/// The manifest of the package that source files belong to.
enum Manifest {
  /// The settings by which a module is compiled; those of a module without any where there is no
  /// manifest around its sources.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - paths: Its sources.
  static func settings(of module: String, at paths: [String]) -> ModuleSettings {
    guard let path = paths.first, let text = text(above: Files.absolute(path)) else {
      return ModuleSettings()
    }
    let hasOldTools = (toolsVersion(in: text) ?? 6) < 6
    // Most manifests speak of none of these, and need no closer look.
    guard ManifestSettings.keywords.contains(where: text.contains) else {
      return ModuleSettings(isIsolatedOnlyAsWritten: hasOldTools)
    }
    let settings = ManifestSettings(
      SourceToken.tokens(of: Array(text.utf8)).read(by: compilerVersion))
    return ModuleSettings(
      isNonsendingByDefault: settings.has(.nonsendingByDefault, module: module),
      isMainActorByDefault: settings.has(.mainActorByDefault, module: module),
      isIsolatedOnlyAsWritten: (settings.languageMode(of: module) ?? (hasOldTools ? 5 : 6)) < 6)
  }

  /// The first number of the version of the tools that a manifest is written for.
  private static func toolsVersion(in text: String) -> Int? {
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("//") }),
      let mark = line.split(separator: ":").first,
      mark.lowercased().hasSuffix("swift-tools-version")
    else { return nil }
    let version = line.dropFirst(mark.count + 1).drop { $0 == " " }
    return Int(version.prefix { $0.isNumber })
  }

  /// The text of the manifest in the closest folder around a path; nil where there is none.
  private static func text(above path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      guard let plain = try? Files.read("\(folder)/Package.swift") else { continue }
      let special = versions.lazy.compactMap {
        try? Files.read("\(folder)/Package@swift-\($0).swift")
      }.first
      return String(decoding: special ?? plain, as: UTF8.self)
    }
    return nil
  }

  /// The version of the compiler that reads the manifest: that which made this program.
  private static var compilerVersion: CompilerVersion? {
    versions.first.flatMap { CompilerVersion($0) }
  }

  /// The versions of Swift for which a package can have a manifest that is read instead of the plain
  /// one, the newest first.
  private static var versions: [String] {
    #if compiler(>=6.4)
      ["6.4", "6.3", "6.2", "6.1", "6.0", "6"]
    #elseif compiler(>=6.3)
      ["6.3", "6.2", "6.1", "6.0", "6"]
    #elseif compiler(>=6.2)
      ["6.2", "6.1", "6.0", "6"]
    #else
      ["6.1", "6.0", "6"]
    #endif
  }
}
