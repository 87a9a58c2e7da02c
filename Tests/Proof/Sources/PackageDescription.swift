import Foundation

/// What `swift package describe` says of a package.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    let name: String
    let c99name: String
    let type: String
    let path: String
    let sources: [String]
    let moduleType: String

    /// Whether it is a module of Swift that other targets can import.
    var isLibrary: Bool { moduleType == "SwiftTarget" && type == "library" }
  }

  struct Product: Decodable {
    let name: String
    let type: [String: [String]?]

    var isLibrary: Bool { type.keys.contains("library") }
  }

  struct Dependency: Decodable {
    let identity: String
  }

  let path: String
  let targets: [Target]
  let products: [Product]
  let dependencies: [Dependency]

  /// The traits that are on if nobody names any.
  private(set) var defaultTraits: [String]? = []

  /// The settings of the package's manifest that begin in `AvailabilityMacro=`.
  private(set) var availabilityMacros: [String]? = []

  /// The name by which other packages know it.
  var identity: String { path.split(separator: "/").last?.lowercased() ?? "" }

  /// The options that a test target of the package is compiled with: its name, its traits, and the
  /// names that it gives to sets of versions.
  func testOptions(traits: [String]?) -> [String] {
    let name = String(identity.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return ["-package-name", name]
      + (traits ?? defaultTraits ?? []).flatMap { ["-D", $0] }
      + (availabilityMacros ?? []).flatMap { ["-enable-experimental-feature", $0] }
  }

  /// The paths of a target's files of Swift.
  func files(of target: Target) -> [String] {
    target.sources.filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(path)/\(target.path)/\($0)" }
  }

  /// Describes the package in a folder, once: what was found is kept in the build folder.
  static func describe(_ folder: URL, build: URL) throws -> PackageDescription {
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let said = { (command: [String]) in
      let kept = build.appending(path: "\(command[0]).json")
      if let data = try? Data(contentsOf: kept) { return data }
      let output = try Shell.output(
        of: ["swift", "package", "--package-path", folder.path, "--scratch-path", build.path]
          + command, in: build)
      try Data(output.utf8).write(to: kept)
      return Data(output.utf8)
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    var description = try decoder.decode(Self.self, from: said(["describe", "--type", "json"]))
    let manifest = try said(["dump-package"])
    description.defaultTraits =
      try JSONDecoder().decode(Manifest.self, from: manifest)
      .traits?.first { $0.name == "default" }?.enabledTraits
    let macros = String(decoding: manifest, as: UTF8.self)
      .matches(of: /"(AvailabilityMacro=[^"]*)"/).map { String($0.1) }
    description.availabilityMacros = Set(macros).sorted()
    return description
  }
}

/// What `swift package dump-package` says of a package's traits.
private struct Manifest: Decodable {
  struct Trait: Decodable {
    let name: String
    let enabledTraits: [String]
  }
  let traits: [Trait]?
}
