import Foundation
import Testing

/// Tests of the compiler's diagnostics for common mistakes.
///
/// `Mistakes` has a Swift file for each kind of mistake, next to a text file with the diagnostics.
@Suite(.enabled(if: SwiftCompiler.hasExpectedTexts))
struct MistakeTests {
  private static let mistakes = files(in: "Mistakes")

  /// The compilation that all tests share, in a task so that waiting doesn't block a thread.
  private static let compilation = Task {
    try await Compilation(of: files(in: "Sources"), mistakes)
  }

  @Test(arguments: mistakes)
  func diagnosticsMatchTheExpectedText(mistake: URL) async throws {
    let diagnostics = try await Self.compilation.value.diagnostics[mistake.lastPathComponent] ?? []
    let expectation = mistake.deletingPathExtension().appendingPathExtension("txt")
    let expected = try String(contentsOf: expectation, encoding: .utf8)
    #expect(diagnostics.map { "\($0)\n" }.joined() == expected)
  }

  @Test func mocksCompile() async throws {
    let diagnostics = try await Self.compilation.value.diagnostics
    #expect(diagnostics["Birds.swift"] == nil)
    #expect(diagnostics["Mocks.swift"] == nil)
  }

  @Test func missingMocksAreExplained() async throws {
    // The library explains what to do if the generated file is missing, because the target doesn't
    // have the plugin or the editor hasn't run it.
    let file = try TemporaryFolder().write(
      "import MynahCore\nprotocol Bird {}\nfunc test() { _ = mock(Bird.self) }\n",
      to: "BirdTests.swift")
    let output = try await Compilation.typeCheck([file])
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      errors == [
        """
        \(file.path):3:19: error: 'mock' is unavailable: No mock of this type is known. If only the \
        editor reports this, turn on its background indexing, which runs plugins. Otherwise, add the \
        plugin to the target: in Package.swift, write plugins: [.plugin(name: "MynahPlugin", \
        package: "mynah")]. In an Xcode project, add MynahPlugin to the target's build phase \
        "Run Build Tool Plug-ins". If mocks are committed, generate them again. In a generic \
        function, pass the mock in
        """
      ])
  }

  private static func files(in name: String) -> [URL] {
    Repository.files(in: "Tests/RepositoryTests/Mistakes/\(name)", withExtension: "swift")
      .map(Repository.file)
  }
}
