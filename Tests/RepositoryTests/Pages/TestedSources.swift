import Foundation

/// The test files that contain the documentation's examples.
struct TestedSources {
  private let texts: [String]

  /// Reads all Swift files in some folders.
  ///
  /// - Parameter folders: The paths of the folders, relative to the package.
  init(in folders: [String]) throws {
    texts = try folders.flatMap(Repository.sources).map { file in
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      return Self.joined(lines)
    }
  }

  /// Returns whether one of the files contains consecutive lines, regardless of indentation.
  func contain(_ lines: [String]) -> Bool {
    containPiece(Self.joined(lines))
  }

  /// Returns whether one of the files contains a piece of code.
  func containPiece(_ code: String) -> Bool {
    // Search with the C library, because it's fast and the files are long.
    texts.contains { strstr($0, code) != nil }
  }

  private static func joined(_ lines: [String]) -> String {
    let trimmed = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return "\n" + trimmed.joined(separator: "\n") + "\n"
  }
}
