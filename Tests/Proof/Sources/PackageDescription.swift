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

  let name: String
  let path: String
  let targets: [Target]

  /// Describes the package in a folder.
  static func describe(_ folder: URL, scratch: URL) throws -> PackageDescription {
    let outcome = try Shell.run(
      [
        "swift", "package", "--package-path", folder.path, "--scratch-path",
        scratch.appending(path: "describe/\(folder.lastPathComponent)").path, "describe",
        "--type", "json",
      ], in: scratch)
    guard outcome.status == 0 else { throw ProofError.failed("swift package describe", outcome) }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Self.self, from: Data(outcome.output.utf8))
  }
}

extension PackageDescription.Target {
  /// The paths of the source files of a kind.
  func files(of package: PackageDescription, withSuffix suffix: String) -> [String] {
    sources.filter { $0.hasSuffix(suffix) }.sorted().map { "\(package.path)/\(path)/\($0)" }
  }
}
