import Foundation

/// A package in a temporary folder, which the compiler builds.
struct TemporaryPackage {
  private static let swift: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: "\($0)/swift") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// A Boolean value that indicates whether `swift` is installed.
  static var canBuild: Bool { swift != nil }

  /// The folder of Mynah's package.
  static let mynah = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "mynah-package-\(UUID().uuidString)")

  /// Writes files, by their paths in the package.
  func write(_ files: [String: String]) {
    do {
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    } catch {
      preconditionFailure("The package of a benchmark can't be written: \(error)")
    }
  }

  /// Writes the manifest of a package with the target `Nest` and its tests.
  func writeManifest(withMynah: Bool) {
    let library = withMynah ? #", .product(name: "Mynah", package: "mynah")"# : ""
    let plugin = withMynah ? #", plugins: [.plugin(name: "MynahPlugin", package: "mynah")]"# : ""
    let dependency = withMynah ? ".package(name: \"mynah\", path: \"\(Self.mynah.path)\")" : ""
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "nest", dependencies: [\(dependency)],
        targets: [
          .target(name: "Nest"),
          .testTarget(name: "NestTests", dependencies: ["Nest"\(library)]\(plugin)),
        ])
      """
    write(["Package.swift": manifest])
  }

  /// Builds the tests, and returns the milliseconds of processor time.
  func build() -> Double {
    let process = Process()
    process.executableURL = Self.swift
    process.arguments = ["build", "--build-tests", "--package-path", folder.path]
    process.standardOutput = FileHandle.nullDevice
    let start = ChildProcesses.processorMilliseconds()
    do {
      try process.run()
    } catch {
      preconditionFailure("The package of a benchmark can't be built: \(error)")
    }
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "The package of a benchmark does not build.")
    return ChildProcesses.processorMilliseconds() - start
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
