import Foundation
import Testing

/// What the compiler says of the mistakes that people make.
///
/// `Mistakes` has a file for each kind of mistake, and beside it what the compiler must say.
@Suite(.enabled(if: SwiftCompiler.hasExpectedTexts))
struct MistakeTests {
  private static let mistakes = files(in: "Mistakes")

  /// A task, which all of the tests wait for without a thread.
  private static let compilation = Task {
    try await Compilation(of: files(in: "Sources"), mistakes)
  }

  @Test(arguments: mistakes)
  func compilerSaysWhatToDo(mistake: URL) async throws {
    let diagnostics = try await Self.compilation.value.diagnostics[mistake.lastPathComponent] ?? []
    let expectation = mistake.deletingPathExtension().appendingPathExtension("txt")
    let expected = try String(contentsOf: expectation, encoding: .utf8)
    #expect(diagnostics.map { "\($0)\n" }.joined() == expected)
  }

  @Test func mocksAreSoundAndWithoutThemTheCompilerSaysWhatToDo() async throws {
    let diagnostics = try await Self.compilation.value.diagnostics
    #expect(diagnostics["Birds.swift"] == nil)
    #expect(diagnostics["Mocks.swift"] == nil)

    // What the library says where the generated file is not there: the target has no plugin, or
    // an editor has not run it.
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
        "Run Build Tool Plug-ins". If mocks are committed, generate them again
        """
      ])
  }

  private static func files(in name: String) -> [URL] {
    Repository.files(in: "Tests/RepositoryTests/Mistakes/\(name)", withExtension: "swift")
      .map(Repository.file)
  }
}
