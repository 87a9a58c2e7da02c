import Foundation

/// What the compiler says of files that hold mistakes.
///
/// All files are one module with the mocks that they mention, and are type-checked at once.
struct Compilation {
  /// The diagnostics of each file by their places, a line each: `3:10: error: value of type ...`.
  let diagnostics: [String: [String]]

  /// Compiles.
  ///
  /// - Parameters:
  ///   - sources: The files with what is mocked.
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

  /// Type-checks files as one module, and returns what the compiler printed.
  ///
  /// A statement that takes the compiler long is an error: so a hang fails the test and does not stop
  /// it.
  static func typeCheck(_ files: [URL]) async throws -> String {
    let options = [
      "-typecheck", "-wmo", "-module-name", "Birds",
      "-Xfrontend", "-solver-expression-time-threshold=10",
    ]
    return try await SwiftCompiler.run(options + SwiftCompiler.modules + files.map(\.path)).output
  }

  /// A diagnostic of the compiler, which stands in a line.
  private struct Line {
    let file: String
    let text: String
    let sortKey: (Int, Int, String)

    /// Takes a line apart; nil where it is none of an error or a warning.
    init?(_ line: Substring) {
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, let row = Int(parts[1]), let column = Int(parts[2]),
        ["error", "warning"].contains(parts[3].trimmingCharacters(in: .whitespaces))
      else { return nil }
      file = String(parts[0].split(separator: "/").last ?? "")
      // The line of the import is the test's own.
      sortKey = (row, column, String(parts[4]))
      text = "\(row - 1):\(column):\(parts[3]):\(parts[4])"
    }
  }
}
