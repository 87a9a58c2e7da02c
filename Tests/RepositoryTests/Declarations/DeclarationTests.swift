import Foundation
internal import MynahCLI
import Testing

/// Tests that mocks of typical declarations compile in both language modes, with and without
/// default isolation to the main actor.
@Suite(.enabled(if: SwiftCompiler.hasExpectedTexts))
struct DeclarationTests {
  @Test(arguments: ["5", "6"], ["nonisolated", "MainActor"])
  func mocksCompile(mode: String, isolation: String) async throws {
    let folder = try TemporaryFolder()
    var options = ["-I", folder.url.path, "-default-isolation", isolation]
    if mode == "5" { options += ["-D", "ARCHIVE"] }
    for module in ["Aviary", "Birds"] {
      let run = try await SwiftCompiler.run(
        options + [
          "-emit-module", "-wmo", "-enable-testing", "-module-name", module, "-o",
          folder.file("\(module).swiftmodule").path, Self.source("\(module).swift").path,
        ], mode: mode)
      #expect(run.problems == [])
    }
    let mocks = folder.file("Mocks.swift")
    let tests = Self.source("BirdTests.swift")
    CommandLineProgram.run(
      ["generate", "--test-module", "BirdTests", "--library", "MynahCore", "--by-plugin"]
        + ["BirdTests", "Birds", "Aviary"].flatMap { module in
          [
            "--module", module, "--default-isolation", isolation, "--language-mode", mode,
            "--sources", Self.source("\(module).swift").path,
          ]
        } + ["--tests", tests.path, "--output", mocks.path])
    let run = try await SwiftCompiler.run(
      options + ["-typecheck", "-wmo", "-module-name", "BirdTests", "-parse-as-library"]
        + SwiftCompiler.modules + [tests.path, mocks.path], mode: mode)
    #expect(run.problems == [])
  }

  @Test func mocksCompileWithStrictMemorySafety() async throws {
    let folder = try TemporaryFolder()
    let options = ["-I", folder.url.path, "-strict-memory-safety"]
    let module = try await SwiftCompiler.run(
      options + [
        "-emit-module", "-wmo", "-enable-testing", "-module-name", "Pointers", "-o",
        folder.file("Pointers.swiftmodule").path, Self.source("Pointers.swift").path,
      ])
    #expect(module.problems == [])
    let mocks = folder.file("Mocks.swift")
    let tests = Self.source("PointerTests.swift")
    CommandLineProgram.run([
      "generate", "--test-module", "PointerTests", "--library", "MynahCore", "--by-plugin",
      "--module", "PointerTests", "--strict-memory-safety", "--sources", tests.path,
      "--module", "Pointers", "--sources", Self.source("Pointers.swift").path,
      "--tests", tests.path, "--output", mocks.path,
    ])
    let run = try await SwiftCompiler.run(
      options + ["-typecheck", "-wmo", "-module-name", "PointerTests", "-parse-as-library"]
        + SwiftCompiler.modules + [tests.path, mocks.path])
    #expect(run.problems == [])
  }

  private static func source(_ name: String) -> URL {
    Repository.file("Tests/RepositoryTests/Declarations/Sources/\(name)")
  }
}
