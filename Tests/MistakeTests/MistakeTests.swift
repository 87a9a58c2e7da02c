import Foundation
import Testing

/// What the compiler says of the mistakes that people make.
///
/// `Mistakes` has a file for each kind of mistake, and beside it what the compiler must say.
@Suite(.enabled(if: Toolchain.hasExpectedTexts))
struct MistakeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static let mistakes = files(in: "Mistakes")

  private static let compilation = Result {
    try Compilation(of: files(in: "Sources"), mistakes)
  }

  @Test(arguments: mistakes)
  func compilerSaysWhatToDo(mistake: URL) throws {
    let diagnostics = try Self.compilation.get().diagnostics[mistake.lastPathComponent] ?? []
    let expectation = mistake.deletingPathExtension().appendingPathExtension("txt")
    let expected = try String(contentsOf: expectation, encoding: .utf8)
    #expect(diagnostics.map { "\($0)\n" }.joined() == expected)
  }

  @Test func whatIsMockedIsSound() throws {
    let diagnostics = try Self.compilation.get().diagnostics
    #expect(diagnostics["Birds.swift"] == nil)
    #expect(diagnostics["Mocks.swift"] == nil)
  }

  private static func files(in name: String) -> [URL] {
    let folder = folder.appendingPathComponent(name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map(folder.appendingPathComponent)
  }
}
