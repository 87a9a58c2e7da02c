internal import MynahGenerator
internal import MynahSyntax

/// A namespace for reading the manifest of the package that contains source files.
enum Manifest {
  /// Returns the compiler settings of a module.
  ///
  /// If the sources aren't in a package, the result contains the default settings.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - paths: The source files and folders of the module.
  static func settings(of module: String, at paths: [String]) -> ModuleSettings {
    guard let path = paths.first, let text = text(above: Files.absolute(path)) else {
      return ModuleSettings()
    }
    let hasOldTools = (toolsVersion(in: text) ?? 6) < 6
    // Most manifests don't contain any of these settings, so skip the slower analysis.
    guard ManifestSettings.keywords.contains(where: text.contains) else {
      return ModuleSettings(isIsolatedOnlyAsWritten: hasOldTools)
    }
    let settings = ManifestSettings(of: module, in: text)
    let languageMode = settings.languageMode ?? (hasOldTools ? 5 : 6)
    return ModuleSettings(
      isNonsendingByDefault: settings.isNonsendingByDefault,
      isMainActorByDefault: settings.isMainActorByDefault,
      isIsolatedOnlyAsWritten: languageMode < 6,
      isStrictlyMemorySafe: settings.isStrictlyMemorySafe)
  }

  /// Returns the major version of the tools version in a manifest.
  private static func toolsVersion(in text: String) -> Int? {
    guard let line = text.split(whereSeparator: \.isNewline).first(where: { $0.hasPrefix("//") }),
      let mark = line.split(separator: ":").first,
      mark.lowercased().hasSuffix("swift-tools-version")
    else { return nil }
    let version = line.dropFirst(mark.count + 1).drop { $0 == " " }
    return Int(version.prefix { $0.isNumber })
  }

  /// Returns the text of the closest manifest above a path, or nil if there isn't one.
  ///
  /// If the folder has a manifest for a specific Swift version, such as `Package@swift-6.2.swift`,
  /// that manifest takes precedence.
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

  /// Returns the lines of a manifest without the `#if compiler(...)` branches that don't apply.
  ///
  /// Branches with other conditions are kept, because the values of the conditions are unknown.
  static func activeLines(of text: String) -> [Substring] {
    // For each enclosing `#if`: whether the current branch is read, and whether a later branch may
    // be.
    var blocks: [(isRead: Bool, isOpen: Bool)] = []
    return text.split(whereSeparator: \.isNewline).filter { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard ["#if", "#else", "#endif"].contains(where: line.hasPrefix) else {
        return blocks.allSatisfy(\.isRead)
      }
      let isOpen = line.hasPrefix("#if") || blocks.popLast()?.isOpen != false
      if line.hasPrefix("#endif") { return false }
      let holds = isTrue(line)
      blocks.append((isOpen && holds != false, isOpen && holds != true))
      return false
    }
  }

  /// Evaluates a line such as `#elseif compiler(>=6.2)` or `#else`.
  ///
  /// - Returns: The value, or nil for other conditions.
  private static func isTrue(_ line: Substring) -> Bool? {
    let parts = line.split { " ()\t\r".contains($0) }
    if parts.first == "#else" { return true }
    guard parts.count == 3, parts[1] == "compiler" else { return nil }
    let bound = parts[2].drop { "<>=".contains($0) }.split(separator: ".").prefix(2)
    let version = versions[0].split(separator: ".")
    let isOlder = version.compactMap { Int($0) }
      .lexicographicallyPrecedes(bound.map { Int($0) ?? 0 })
    if parts[2].hasPrefix(">=") { return !isOlder }
    guard parts[2].hasPrefix("<") else { return nil }
    return isOlder
  }

  /// The Swift versions whose specific manifests this compiler prefers, newest first.
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
