import Foundation

/// A new folder that is removed when the test process exits.
struct TemporaryFolder {
  let url = Self.all.appending(path: UUID().uuidString)

  private static let all: URL = {
    atexit { try? FileManager.default.removeItem(at: TemporaryFolder.all) }
    return FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "mynah-tests-\(ProcessInfo.processInfo.processIdentifier)")
  }()

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Returns the URL of a file.
  ///
  /// - Parameter name: The file's path, relative to the folder.
  func file(_ name: String) -> URL { url.appending(path: name) }

  /// Returns the contents of a file.
  func text(of name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  /// Writes a file, and creates the folders that contain it.
  ///
  /// - Returns: The file's URL.
  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    let file = file(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}
