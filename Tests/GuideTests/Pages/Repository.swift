import Foundation

/// The files of this package.
enum Repository {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns where a file is.
  ///
  /// - Parameter path: The file, seen from the package.
  static func file(_ path: String) -> URL { root.appending(path: path) }

  /// Returns the Swift files in a folder, and in the folders in it.
  ///
  /// - Parameter path: The folder, seen from the package.
  static func sources(in path: String) -> [URL] {
    let files = FileManager.default.enumerator(at: file(path), includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }
}
