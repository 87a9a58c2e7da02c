import Foundation

/// The folder in which the packages are fetched and built, and the tools that the proof runs.
struct Workspace {
  /// The repository of Mynah.
  let repository: URL

  /// The folder that holds everything that is made; nothing of it is tracked.
  let scratch: URL

  /// The folder that the mocks are written to.
  let mocks: URL

  /// The package that depends on all others, so that one build makes them all.
  private var package: URL { scratch.appending(path: "packages") }

  var checkouts: URL { package.appending(path: ".build/checkouts") }
  var products: URL { package.appending(path: ".build/debug") }
  var modules: URL { products.appending(path: "Modules") }

  /// The generator, where one is built already.
  let builtGenerator: URL?

  var mynah: URL { builtGenerator ?? repository.appending(path: ".build/release/mynah") }

  /// Builds the generator, fetches the packages at their newest versions and builds their libraries.
  func prepare(_ packages: [PublicPackage]) throws {
    try FileManager.default.createDirectory(
      at: package.appending(path: "Sources/All"), withIntermediateDirectories: true)
    if builtGenerator == nil {
      try succeed(["swift", "build", "-c", "release", "--product", "mynah"], in: repository)
    }

    // The libraries of the packages are known once they have been fetched.
    try writeManifest(packages, libraries: [])
    try succeed(["swift", "package", "update"], in: package)
    var libraries: [String] = []
    for package in packages { libraries += try self.libraries(of: package) }
    try writeManifest(packages, libraries: libraries)
    try succeed(["swift", "build", "-Xswiftc", "-enable-testing"], in: package)
  }

  /// The packages that were fetched, those that others need included, by their names.
  func descriptions() throws -> [String: PackageDescription] {
    var descriptions: [String: PackageDescription] = [:]
    let folders = try FileManager.default.contentsOfDirectory(atPath: checkouts.path)
    for name in folders.sorted() {
      descriptions[name] = try PackageDescription.describe(
        checkouts.appending(path: name), scratch: scratch)
    }
    return descriptions
  }

  /// The versions that were fetched, by the packages' names.
  func versions() throws -> [String: String] {
    let file = package.appending(path: "Package.resolved")
    let resolved = try JSONDecoder().decode(Resolved.self, from: try Data(contentsOf: file))
    return resolved.pins.reduce(into: [:]) { versions, pin in
      versions[pin.identity] = pin.state.version ?? pin.state.revision
    }
  }

  // MARK: - The package that depends on all

  private func writeManifest(_ packages: [PublicPackage], libraries: [String]) throws {
    // Any version: the newest ones that fit together are found.
    let dependencies = packages.map { package in
      let traits = package.traits.map { ", traits: \($0)" } ?? ""
      return ".package(url: \"\(package.url)\", \"0.0.1\"..<\"1000.0.0\"\(traits)),"
    }
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "packages", platforms: [.macOS(.v15)],
        dependencies: [
          .package(name: "mynah", path: "\(repository.path)"),
      \(dependencies.map { "    \($0)\n" }.joined())  ],
        targets: [
          .target(
            name: "All",
            dependencies: [
              .product(name: "MynahCore", package: "mynah"),
      \(libraries.map { "        \($0)\n" }.joined())      ])
        ])

      """
    try Data(manifest.utf8).write(to: package.appending(path: "Package.swift"))
    try Data().write(to: package.appending(path: "Sources/All/All.swift"))
  }

  /// The library products of a package, as a manifest depends on them.
  private func libraries(of package: PublicPackage) throws -> [String] {
    struct Manifest: Decodable {
      struct Product: Decodable {
        let name: String
        let type: [String: [String]?]
      }
      let products: [Product]
    }
    let folder = checkouts.appending(path: package.name)
    let outcome = try succeed(["swift", "package", "dump-package"], in: folder)
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(outcome.output.utf8))
    return manifest.products.filter { $0.type.keys.contains("library") }.map {
      ".product(name: \"\($0.name)\", package: \"\(package.name)\"),"
    }
  }

  /// Runs a program that must succeed.
  @discardableResult
  private func succeed(_ arguments: [String], in folder: URL) throws -> Shell.Outcome {
    Progress.say("\(arguments.joined(separator: " ")) (in \(folder.lastPathComponent))")
    let outcome = try Shell.run(arguments, in: folder)
    guard outcome.status == 0 else {
      throw ProofError.failed(arguments.joined(separator: " "), outcome)
    }
    return outcome
  }

  private struct Resolved: Decodable {
    struct Pin: Decodable {
      struct State: Decodable {
        let version: String?
        let revision: String?
      }
      let identity: String
      let state: State
    }
    let pins: [Pin]
  }
}
