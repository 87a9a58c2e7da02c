import Foundation

/// The folder in which the packages are fetched and built, and the tools that the proof runs.
struct Workspace {
  /// Mynah's repository, which is the folder in which the program is started.
  let repository = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

  /// The folder for all files that the program writes, except for the report.
  private let scratch: URL

  /// The generator's executable, which is built unless `--generator` names one.
  private let mynah: URL

  /// The folder that the mocks are written to.
  var mocks: URL { scratch.appending(path: "mocks") }

  /// A package that depends on all other packages, so that one build compiles all of them.
  private var package: URL { scratch.appending(path: "packages") }

  private var checkouts: URL { package.appending(path: ".build/checkouts") }
  private var products: URL { package.appending(path: ".build/debug") }
  var modules: URL { products.appending(path: "Modules") }

  /// Fetches and builds the packages, unless `--prepared` is set.
  init(_ options: Options) throws {
    scratch = options.url("--scratch") ?? repository.appending(path: ".build/proof")
    mynah = options.url("--generator") ?? repository.appending(path: ".build/release/mynah")
    guard !options.isPrepared else { return }
    if options.url("--generator") == nil {
      try Shell.output(
        of: ["swift", "build", "-c", "release", "--product", "mynah"], in: repository)
    }
    try prepare()
  }

  /// Runs the generator's command with arguments from a file, and returns its output.
  @discardableResult
  func runGenerator(_ command: String, _ arguments: [String]) throws -> String {
    let file = mocks.appending(path: "arguments.txt")
    try Data(arguments.joined(separator: "\n").utf8).write(to: file)
    return try Shell.output(of: [mynah.path, command, "@\(file.path)"], in: mocks, limit: 120)
  }

  /// Returns the path of the module map that the build made for a C module.
  func moduleMap(of target: String) -> String {
    products.appending(path: "\(target).build/module.modulemap").path
  }

  /// Returns whether a Swift module was built.
  func hasBuilt(_ module: String) -> Bool {
    FileManager.default.fileExists(
      atPath: modules.appending(path: "\(module).swiftmodule").path)
  }

  /// Returns the fetched packages, including indirect dependencies, by their names.
  func descriptions() throws -> [String: PackageDescription] {
    var descriptions: [String: PackageDescription] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: checkouts.path) {
      descriptions[name] = try PackageDescription.describe(
        checkouts.appending(path: name), build: scratch.appending(path: "describe/\(name)"))
    }
    return descriptions
  }

  /// Returns the fetched versions, by the packages' names.
  func versions() throws -> [String: String] {
    struct Resolved: Decodable {
      let pins: [Pin]
    }
    struct Pin: Decodable {
      let identity: String
      let state: State
    }
    struct State: Decodable {
      let version: String?
      let revision: String?
    }
    let file = package.appending(path: "Package.resolved")
    let resolved = try JSONDecoder().decode(Resolved.self, from: try Data(contentsOf: file))
    return resolved.pins.reduce(into: [:]) { versions, pin in
      versions[pin.identity] = pin.state.version ?? pin.state.revision
    }
  }

  // MARK: - The package that depends on all others

  /// Fetches the packages at their newest versions and builds their libraries.
  private func prepare() throws {
    try? FileManager.default.removeItem(at: scratch.appending(path: "describe"))
    try FileManager.default.createDirectory(
      at: package.appending(path: "Sources/All"), withIntermediateDirectories: true)
    // The packages' libraries are only known after the packages are fetched.
    try writeManifest(libraries: [])
    try Shell.output(of: ["swift", "package", "update"], in: package)
    let descriptions = try descriptions()
    try writeManifest(
      libraries: PublicPackage.all.flatMap { package in
        descriptions[package.name]?.products.filter(\.isLibrary).map {
          ".product(name: \"\($0.name)\", package: \"\(package.name)\"),"
        } ?? []
      })
    try Shell.output(of: ["swift", "build", "-Xswiftc", "-enable-testing"], in: package)
  }

  private func writeManifest(libraries: [String]) throws {
    // Allow any version, so that the package manager finds the newest compatible versions.
    let dependencies = PublicPackage.all.map { package in
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
}
