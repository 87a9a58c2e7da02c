import Foundation
internal import MynahCLI

/// Measures how much longer the compiler takes if a file with mistakes is added.
///
/// The tests compare the diagnostics of these files. Each file contains one kind of mistake, in a
/// few statements.
struct MistakeGauge {
  let compiler: Compiler

  private let sources: [String]
  private let mistakes: [URL]

  /// Finds the files, or returns nil if this program isn't in the repository.
  init?(_ compiler: Compiler) {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Tests/RepositoryTests/Mistakes")
    let files = { (name: String) in
      let folder = tests.appendingPathComponent(name)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().map(folder.appendingPathComponent)
    }
    self.compiler = compiler
    sources = files("Sources").map(\.path)
    mistakes = files("Mistakes")
    if sources.isEmpty || mistakes.isEmpty { return nil }
  }

  /// Returns the milliseconds that the slowest kind of mistake takes.
  func read() -> Double {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mynah-mistakes-\(ProcessInfo.processInfo.processIdentifier)")
    let mocks = folder.appendingPathComponent("Mocks.swift").path
    let copy = folder.appendingPathComponent("Mistake.swift")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      CommandLineProgram.run(
        ["generate", "--module", "Birds", "--test-module", "Birds"]
          + ["--default-isolation", "nonisolated", "--sources"] + sources
          + ["--library", "MynahCore", "--by-plugin", "--output", mocks])
      let without = compiler.milliseconds(of: sources + [mocks], ["-typecheck"])
      return try mistakes.map { mistake in
        let text = try String(contentsOf: mistake, encoding: .utf8)
        try "import MynahCore\n\(text)".write(to: copy, atomically: true, encoding: .utf8)
        let with = compiler.milliseconds(
          of: sources + [mocks, copy.path], ["-typecheck"], expectingErrors: true)
        return with - without
      }.max() ?? 0
    } catch {
      preconditionFailure("The mistakes of a benchmark can't be written: \(error)")
    }
  }
}
