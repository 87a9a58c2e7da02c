import Foundation

/// The files of this package.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the URL of a file.
  ///
  /// - Parameter path: The file's path, relative to the package.
  static func file(_ path: String) -> URL { root.appending(path: path) }

  /// Returns the contents of a file.
  ///
  /// - Parameter path: The file's path, relative to the package.
  static func text(of path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }

  /// Returns the paths of a folder's files with an extension, without files in subfolders.
  ///
  /// - Parameters:
  ///   - path: The folder's path, relative to the package.
  ///   - suffix: The extension of the files, without the dot.
  static func files(in path: String, withExtension suffix: String) -> [String] {
    names(in: path).filter { $0.hasSuffix(".\(suffix)") }
  }

  /// Returns the sorted paths of the files and folders in a folder.
  static func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: file(path).path)
    return (names ?? []).sorted().map { "\(path)/\($0)" }
  }

  /// Returns the Swift files in a folder and its subfolders, except for files that don't compile.
  ///
  /// - Parameter path: The folder's path, relative to the package.
  static func sources(in path: String) -> [URL] {
    let files = FileManager.default.enumerator(at: file(path), includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter {
      $0.pathExtension == "swift" && !$0.path.contains("/Mistakes/Mistakes/")
    }
  }
}
