import Foundation

/// The output of `swift package describe` for a package.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    let name: String
    let c99name: String
    let type: String
    let path: String
    let sources: [String]
    let moduleType: String

    /// A Boolean value that indicates whether the target is a Swift module that others can import.
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

  /// The traits that are enabled by default.
  private(set) var defaultTraits: [String]? = []

  /// The settings in the package's manifest that begin with `AvailabilityMacro=`.
  private(set) var availabilityMacros: [String]? = []

  /// The name by which other packages refer to this package.
  var identity: String { path.split(separator: "/").last?.lowercased() ?? "" }

  /// Returns the compiler options of a test target of the package: the package's name, its traits,
  /// and its availability macros.
  func testOptions(traits: [String]?) -> [String] {
    let name = String(identity.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return ["-package-name", name]
      + (traits ?? defaultTraits ?? []).flatMap { ["-D", $0] }
      + (availabilityMacros ?? []).flatMap { ["-enable-experimental-feature", $0] }
  }

  /// Returns the paths of a target's Swift files.
  func files(of target: Target) -> [String] {
    target.sources.filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(path)/\(target.path)/\($0)" }
  }

  /// Describes the package in a folder, and caches the description in the build folder.
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

/// The package's traits in the output of `swift package dump-package`.
private struct Manifest: Decodable {
  struct Trait: Decodable {
    let name: String
    let enabledTraits: [String]
  }
  let traits: [Trait]?
}
