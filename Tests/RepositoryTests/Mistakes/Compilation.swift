import Foundation

/// The compiler's diagnostics for files that contain mistakes.
///
/// The files and the mocks that they use are type-checked together, as one module.
struct Compilation {
  /// The diagnostics of each file, sorted by position, such as `3:10: error: value of type ...`.
  let diagnostics: [String: [String]]

  /// Type-checks files with mistakes.
  ///
  /// - Parameters:
  ///   - sources: The files that declare the mocked types.
  ///   - mistakes: The files with mistakes.
  init(of sources: [URL], _ mistakes: [URL]) async throws {
    let folder = try TemporaryFolder()
    let texts = try mistakes.map { mistake in
      let text = try String(contentsOf: mistake, encoding: .utf8)
      return try folder.write("import Mynah\n\(text)", to: mistake.lastPathComponent)
    }
    let mocks = folder.file("Mocks.swift")
    SwiftCompiler.generateMocks(of: sources + texts, in: texts, into: mocks)
    let output = try await Self.typeCheck(sources + [mocks] + texts)
    diagnostics = Dictionary(grouping: output.split(separator: "\n").compactMap(Line.init)) {
      $0.file
    }.mapValues { lines in lines.sorted { $0.sortKey < $1.sortKey }.map(\.text) }
  }

  /// Type-checks files as one module, and returns the compiler's output.
  ///
  /// The compiler reports an error for a statement that takes long to check, so that a slow
  /// statement fails the test instead of blocking it.
  static func typeCheck(_ files: [URL]) async throws -> String {
    let options = [
      "-typecheck", "-wmo", "-module-name", "Birds",
      "-Xfrontend", "-solver-expression-time-threshold=10",
    ]
    return try await SwiftCompiler.run(options + SwiftCompiler.modules + files.map(\.path)).output
  }

  /// A line of the compiler's output that contains a diagnostic.
  private struct Line {
    let file: String
    let text: String
    let sortKey: (Int, Int, String)

    /// Parses a line, or returns nil if the line doesn't report an error or a warning.
    init?(_ line: Substring) {
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, let row = Int(parts[1]), let column = Int(parts[2]),
        ["error", "warning"].contains(parts[3].trimmingCharacters(in: .whitespaces))
      else { return nil }
      file = String(parts[0].split(separator: "/").last ?? "")
      // Don't count the first line, because it's the import that the test adds to the file.
      sortKey = (row, column, String(parts[4]))
      text = "\(row - 1):\(column):\(parts[3]):\(parts[4])"
    }
  }
}
