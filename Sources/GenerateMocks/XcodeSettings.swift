#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// The build settings of a project that change the meaning of its sources.
  ///
  /// Xcode doesn't give plugins these settings, so they're read from the project file. If you set
  /// them elsewhere, such as in an `.xcconfig`, list them in a `.mynah` file next to the project:
  ///
  /// ```text
  /// SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor
  /// AviaryKit: PRODUCT_MODULE_NAME = Aviary
  /// ```
  struct XcodeSettings {
    /// The existing files that contain the settings.
    private(set) var files: [URL] = []

    /// The settings of each target, and of the project for the key nil.
    private var settings: [String?: [String: String]] = [:]

    init(of project: XcodeProject) {
      let folder = project.directoryURL
      let file = folder.appending(path: "\(project.displayName).xcodeproj/project.pbxproj")
      if let data = try? Data(contentsOf: file) {
        files.append(file)
        read(data)
      }
      let lines = folder.appending(path: ".mynah")
      if let text = lines.text {
        files.append(lines)
        read(text)
      }
    }

    /// Returns the name of a target's module.
    func module(of target: XcodeTarget) -> String {
      let name = self["PRODUCT_MODULE_NAME", target] ?? self["PRODUCT_NAME", target]
      // Xcode derives an identifier from the name.
      let separator = #/^\d|\W/#.matchingSemantics(.unicodeScalar)
      return (name ?? target.displayName).replacing(separator, with: "_")
    }

    /// Returns the options that describe how a target's module is compiled.
    func options(of target: XcodeTarget) -> [String] {
      var options: [String] = []
      if let isolation = self["SWIFT_DEFAULT_ACTOR_ISOLATION", target],
        ["MainActor", "nonisolated"].contains(isolation)
      {
        options += ["--default-isolation", isolation]
      }
      let feature = "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT"
      if (self[feature, target] ?? self["SWIFT_APPROACHABLE_CONCURRENCY", target]) == "YES" {
        options.append("--nonsending-by-default")
      }
      if self["SWIFT_STRICT_MEMORY_SAFETY", target] == "YES" {
        options.append("--strict-memory-safety")
      }
      // Swift 6 is the default, so it doesn't need an option.
      if let version = self["SWIFT_VERSION", target], ["4", "5"].contains(version.prefix(1)) {
        options += ["--language-mode", version]
      }
      return options
    }

    /// Returns the compilation flags of a target's module.
    func flags(of target: XcodeTarget) -> [String] {
      let setting = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
      let own = settings[target.displayName]?[setting] ?? "$(inherited)"
      let all = own.contains("$(inherited)") ? "\(own) \(settings[nil]?[setting] ?? "")" : own
      return Set(all.split(separator: " ").filter { !$0.hasPrefix("$") }.map(String.init)).sorted()
    }

    /// The value of a setting, or nil if it isn't set or refers to another setting.
    private subscript(_ setting: String, _ target: XcodeTarget) -> String? {
      let value = settings[target.displayName]?[setting] ?? settings[nil]?[setting]
      return value?.contains("$") == true ? nil : value
    }

    // MARK: - Reading

    /// Reads lines such as `SETTING = value` and `Target: SETTING = value`.
    private mutating func read(_ text: String) {
      for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
        let parts = line.split(separator: "=", maxSplits: 1).map(Self.trimmed)
        guard parts.count == 2 else { continue }
        let names = parts[0].split(separator: ":", maxSplits: 1).map(Self.trimmed)
        guard let setting = names.last else { continue }
        let target = names.count == 2 ? names[0] : nil
        settings[target, default: [:]][setting] = parts[1]
      }
    }

    private static func trimmed(_ text: Substring) -> String {
      text.trimmingCharacters(in: .whitespaces)
    }

    private typealias Object = [String: Any]

    /// Reads the project file, which is a property list that maps identifiers to objects.
    private mutating func read(_ data: Data) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Object
      guard let objects = list?["objects"] as? [String: Object] else { return }
      for object in objects.values {
        guard let id = object["buildConfigurationList"] as? String,
          let ids = objects[id]?["buildConfigurations"] as? [String]
        else { continue }
        // Tests use `Debug` by default.
        let configurations = ids.compactMap { objects[$0] }
        let chosen =
          configurations.first { $0["name"] as? String == "Debug" } ?? configurations.first
        let found = chosen?["buildSettings"] as? Object
        // Targets have names, and the project doesn't.
        settings[object["name"] as? String] = found?.compactMapValues { $0 as? String }
      }
    }
  }
#endif
