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
    let hasOldTools = (toolsVersion(in: text).first ?? 6) < 6
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

  /// Returns the compilation flags of a module that aren't in `define`, so plugins don't know them.
  static func unsafeFlags(of module: String, at paths: [String]) -> [String] {
    guard let path = paths.first, let text = text(above: Files.absolute(path)),
      text.contains("\"-D")
    else { return [] }
    return ManifestSettings(of: module, in: text).unsafeFlags
  }

  /// Returns the numbers of the tools version in a manifest.
  private static func toolsVersion(in text: String) -> [Int] {
    guard let line = text.split(whereSeparator: \.isNewline).first(where: { $0.hasPrefix("//") }),
      let mark = line.split(separator: ":").first,
      mark.lowercased().hasSuffix("swift-tools-version")
    else { return [] }
    return line.dropFirst(mark.count + 1).split { " ;".contains($0) }.first?
      .split(separator: ".").compactMap { Int($0) } ?? []
  }

  /// Returns the text of the closest manifest above a path, or nil if there isn't one.
  ///
  /// A manifest for this Swift version, such as `Package@swift-6.2.swift`, takes precedence. A
  /// manifest for an earlier version does if its tools version is newer.
  private static func text(above path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      func manifest(_ suffix: String) -> String? {
        (try? Files.read("\(folder)/Package\(suffix).swift")).map {
          String(decoding: $0, as: UTF8.self)
        }
      }
      guard let plain = manifest("") else { continue }
      for version in versions {
        guard let special = manifest("@swift-\(version)") else { continue }
        if [versions[0], "6"].contains(version)
          || toolsVersion(in: plain).lexicographicallyPrecedes(toolsVersion(in: special))
        {
          return special
        }
      }
      return plain
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
      let line = line.drop(while: \.isWhitespace)
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
