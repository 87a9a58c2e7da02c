import Foundation

@testable import MynahCLI

/// A temporary folder for the files of one test, which `deinit` removes.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "mynah-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Returns the paths of the Swift files in the folder, relative to the folder.
  func swiftFiles(ignoring ignores: Bool = true) throws -> [String] {
    var reader = SourceReader(Progress("a test"))
    return try reader.files(in: [path], ignoring: ignores).map {
      String($0.dropFirst(path.count + 1))
    }
  }
}

/// Returns the lines of all imports in a generated file, in source order.
func imports(in source: String) -> [Substring] {
  source.split(separator: "\n").filter { $0.hasPrefix("import ") || $0.hasPrefix("@testable ") }
}

/// Returns the names of all classes in a generated file, in source order.
func classes(in source: String) -> [String] {
  source.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(of: "class"), index + 1 < words.count,
      !line.hasPrefix("//")
    else { return nil }
    return String(words[index + 1].prefix { $0.isLetter || $0.isNumber })
  }
}
