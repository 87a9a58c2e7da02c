import Foundation
internal import MynahCLI

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
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mynah-mistakes-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    // The product that tests import is the core: the reporter to test frameworks is nothing to them.
    let header = "import MynahCore\n"
    var texts: [URL] = []
    for mistake in mistakes {
      let copy = folder.appendingPathComponent(mistake.lastPathComponent)
      try (header + String(contentsOf: mistake, encoding: .utf8))
        .write(to: copy, atomically: true, encoding: .utf8)
      texts.append(copy)
    }
    let mocks = folder.appendingPathComponent("Mocks.swift")
    var arguments = [
      "generate", "--module", "Birds", "--test-module", "Birds", "--default-isolation",
      "nonisolated", "--sources",
    ]
    arguments += (sources + texts).map(\.path)
    arguments.append("--tests")
    arguments += texts.map(\.path)
    arguments += ["--library", "MynahCore", "--by-plugin", "--output", mocks.path]
    CommandLineProgram.run(arguments)
    let output = try await Toolchain.typeCheck(sources + [mocks] + texts)
    diagnostics = Dictionary(grouping: output.split(separator: "\n").compactMap(Line.init)) {
      $0.file
    }.mapValues { lines in lines.sorted { $0.sortKey < $1.sortKey }.map(\.text) }
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
