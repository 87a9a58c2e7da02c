import Foundation
internal import MynahCLI
import Testing

/// Tests that stubs of typical declarations in several modules compile in both language modes.
@Suite(.enabled(if: SwiftCompiler.hasExpectedTexts))
struct DeclaredStubTests {
  @Test(arguments: ["5", "6"])
  func stubsCompileNextToTypesWithStandardNames(mode: String) async throws {
    let folder = try await Self.folder(
      with: ["Sky", "SkyFixtures", "Clouds", "Winds", "Weather"], mode)
    let stubs = folder.file("Stubs.swift")
    let tests = Self.source("ServiceTests")
    CommandLineProgram.run(
      ["generate", "--test-module", "ServiceTests", "--library", "MynahCore", "--by-plugin"]
        + ["ServiceTests", "Weather", "Clouds", "Winds", "SkyFixtures", "Sky"].flatMap {
          ["--module", $0, "--sources", Self.source($0).path]
        } + ["--tests", tests.path, "--output", stubs.path])
    let run = try await Self.compile([tests, stubs], as: "ServiceTests", into: folder, mode)
    #expect(run.problems == [])
  }

  @Test(arguments: ["5", "6"])
  func publicStubsCompileInAnotherModule(mode: String) async throws {
    let folder = try await Self.folder(with: ["Winds"], mode)
    let stubs = folder.file("Stubs.swift")
    CommandLineProgram.run([
      "generate", "--test-module", "WindStubs", "--library", "MynahCore", "--public",
      "--style", "autostub", "--style", "stubbable", "--module", "Winds",
      "--sources", Self.source("Winds").path, "--output", stubs.path,
    ])
    let library = try await Self.compile([stubs], as: "WindStubs", into: folder, mode)
    #expect(library.problems == [])
    let tests = folder.file("Tests.swift")
    try Data(
      """
      import WindStubs

      func winds() async throws {
        let stub = WindServiceStub()
        stub.speedResultToBeReturned = .success(3)
        stub.pair(success: { _ in }, failure: { _ in })
        _ = try await stub.speed()
        _ = StubbableWindService { $0.noop() }
      }
      """.utf8
    ).write(to: tests)
    let run = try await Self.compile([tests], as: "WindTests", into: folder, mode)
    #expect(run.problems == [])
  }

  /// Returns a folder with compiled modules.
  private static func folder(with modules: [String], _ mode: String) async throws -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    for module in modules {
      let run = try await compile([source(module)], as: module, into: folder, mode)
      #expect(run.problems == [])
    }
    return folder
  }

  private static func compile(
    _ files: [URL], as module: String, into folder: TemporaryFolder, _ mode: String
  ) async throws -> Program.Run {
    try await SwiftCompiler.run(
      [
        "-I", folder.url.path, "-wmo", "-enable-testing", "-parse-as-library",
        "-enable-upcoming-feature", "MemberImportVisibility", "-module-name", module,
        "-emit-module", "-o", folder.file("\(module).swiftmodule").path,
      ] + SwiftCompiler.modules + files.map(\.path), mode: mode)
  }

  private static func source(_ name: String) -> URL {
    Repository.file("Tests/RepositoryTests/Declarations/Sources/\(name).swift")
  }
}
