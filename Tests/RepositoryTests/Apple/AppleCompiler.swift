import Foundation

/// The compiler with Objective-C's protocols switched on, and modules that stand in for Apple's.
struct AppleCompiler {
  /// What the compiler says of the modules.
  let problems: String

  /// The mocks that the tests in `Sources` mention.
  let mocks: String

  private let folder: TemporaryFolder

  /// Compiles the modules, and generates the mocks of a file of `Sources`, and of another one with its tests.
  init(_ source: String, _ tests: String, isolation: String = "nonisolated") async throws {
    folder = try TemporaryFolder()
    var problems = ""
    for name in ["FoundationNetworking", "ObjectiveC", "Combine", "Foundation", "UIKit"] {
      problems += try await Self.compile([
        "-emit-module", "-experimental-skip-all-function-bodies",
        "-disable-objc-attr-requires-foundation-module", "-I", folder.url.path,
        "-module-name", name, "-o", folder.file("\(name).swiftmodule").path,
        Self.source("FrameworkDeclarations/\(name).swift").path,
      ])
    }
    self.problems = problems
    let output = folder.file("Mocks.swift")
    let tests = Self.source("Sources/\(tests)")
    SwiftCompiler.generateMocks(
      of: [Self.source("Sources/\(source)"), tests], in: [tests], isolation: isolation,
      into: output)
    mocks = try folder.text(of: "Mocks.swift")
  }

  /// Type-checks files of `Sources` beside a text, and returns the errors and warnings, a line each.
  func check(
    _ names: [String], _ text: String, _ options: [String] = [], mode: String = "6"
  ) async throws -> String {
    // Tests run at the same time.
    let file = try folder.write(text, to: "\(UUID())/Mocks.swift")
    let files = names.map { Self.source("Sources/\($0)") } + [file]
    return try await Self.compile(
      ["-typecheck", "-module-name", "Birds", "-I", folder.url.path] + options + files.map(\.path),
      mode: mode)
  }

  private static func compile(_ arguments: [String], mode: String = "6") async throws -> String {
    let options = ["-frontend", "-parse-as-library", "-enable-objc-interop"]
    let run = try await SwiftCompiler.run(options + SwiftCompiler.modules + arguments, mode: mode)
    return run.problems.map { "\($0.split(separator: "/").last ?? "")\n" }.joined()
  }

  private static func source(_ name: String) -> URL {
    Repository.file("Tests/RepositoryTests/Apple/\(name)")
  }
}
