import Foundation

/// A new folder, which is there until the tests end.
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

  /// Returns where a file is.
  ///
  /// - Parameter name: The file, seen from the folder.
  func file(_ name: String) -> URL { url.appending(path: name) }

  /// Returns what a file holds.
  func text(of name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  /// Writes a file, and the folders that it's in.
  ///
  /// - Returns: Where it is.
  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    let file = file(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}
