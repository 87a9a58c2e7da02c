import Foundation

/// The test files that hold the examples of the documentation.
struct TestedSources {
  private let texts: [String]

  /// Reads all Swift files of folders.
  ///
  /// - Parameter folders: The folders, seen from the package.
  init(in folders: [String]) throws {
    texts = try folders.flatMap(Repository.sources).map { file in
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      return Self.joined(lines)
    }
  }

  /// Returns whether lines follow each other in one of the files, however far they are indented there.
  func contain(_ lines: [String]) -> Bool {
    containPiece(Self.joined(lines))
  }

  /// Returns whether a piece of code stands on a line of one of the files.
  func containPiece(_ code: String) -> Bool {
    // The C library looks for it, for the texts are long.
    texts.contains { strstr($0, code) != nil }
  }

  private static func joined(_ lines: [String]) -> String {
    let trimmed = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return "\n" + trimmed.joined(separator: "\n") + "\n"
  }
}
