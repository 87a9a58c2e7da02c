import Foundation

/// The files of this package.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns where a file is.
  ///
  /// - Parameter path: The file, seen from the package.
  static func file(_ path: String) -> URL { root.appending(path: path) }

  /// Returns what a file holds.
  ///
  /// - Parameter path: The file, seen from the package.
  static func text(of path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }

  /// Returns the paths of the files of a kind in a folder, but not in the folders in it.
  ///
  /// - Parameters:
  ///   - path: The folder, seen from the package.
  ///   - suffix: The kind of files.
  static func files(in path: String, withExtension suffix: String) -> [String] {
    names(in: path).filter { $0.hasSuffix(".\(suffix)") }
  }

  /// Returns the paths of what is in a folder, in order.
  static func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: file(path).path)
    return (names ?? []).sorted().map { "\(path)/\($0)" }
  }

  /// Returns the Swift files in a folder, and in the folders in it, but not those that don't compile.
  ///
  /// - Parameter path: The folder, seen from the package.
  static func sources(in path: String) -> [URL] {
    let files = FileManager.default.enumerator(at: file(path), includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter {
      $0.pathExtension == "swift" && !$0.path.contains("/Mistakes/Mistakes/")
    }
  }
}
