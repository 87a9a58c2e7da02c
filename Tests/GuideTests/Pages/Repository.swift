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

  /// Returns the paths of the files of a kind in a folder, but not in the folders in it.
  ///
  /// - Parameters:
  ///   - path: The folder, seen from the package.
  ///   - suffix: The kind of files.
  static func files(in path: String, withExtension suffix: String) -> [String] {
    names(in: path).filter { $0.hasSuffix(".\(suffix)") }.map { "\(path)/\($0)" }
  }

  /// Returns the paths of the folders in a folder.
  ///
  /// - Parameter path: The folder, seen from the package.
  static func folders(in path: String) -> [String] {
    names(in: path).map { "\(path)/\($0)" }.filter {
      (try? file($0).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    }
  }

  private static func names(in path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: file(path).path).sorted()) ?? []
  }

  /// Returns the Swift files in a folder, and in the folders in it.
  ///
  /// - Parameter path: The folder, seen from the package.
  static func sources(in path: String) -> [URL] {
    let files = FileManager.default.enumerator(at: file(path), includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }
}
