import Foundation

/// The compiler with Objective-C interoperability, and stand-ins for Apple's modules.
struct AppleCompiler {
  /// The compiler's errors and warnings about the stand-in modules.
  let problems: String

  /// The generated mocks that the test file in `Sources` uses.
  let mocks: String

  private let modules: TemporaryFolder
  private let folder: TemporaryFolder

  /// The compiled stand-in modules, which all compilers share, and the errors and warnings in them.
  private static let standIns = Task {
    let folder = try TemporaryFolder()
    var problems = ""
    for name in ["FoundationNetworking", "ObjectiveC", "Combine", "Foundation", "UIKit"] {
      problems += try await compile([
        "-emit-module", "-experimental-skip-all-function-bodies",
        "-disable-objc-attr-requires-foundation-module", "-I", folder.url.path,
        "-module-name", name, "-o", folder.file("\(name).swiftmodule").path,
        source("FrameworkDeclarations/\(name).swift").path,
      ])
    }
    return (folder: folder, problems: problems)
  }

  /// Generates the mocks that a test file in `Sources` uses.
  init(_ source: String, _ tests: String, isolation: String = "nonisolated") async throws {
    (modules, problems) = try await Self.standIns.value
    folder = try TemporaryFolder()
    let output = folder.file("Mocks.swift")
    let tests = Self.source("Sources/\(tests)")
    SwiftCompiler.generateMocks(
      of: [Self.source("Sources/\(source)"), tests], in: [tests], isolation: isolation,
      into: output)
    mocks = try folder.text(of: "Mocks.swift")
  }

  /// Type-checks files in `Sources` and a text, and returns a line for each error and warning.
  func check(
    _ names: [String], _ text: String, _ options: [String] = [], mode: String = "6"
  ) async throws -> String {
    // Write a separate file for each call, because tests run at the same time.
    let file = try folder.write(text, to: "\(UUID())/Mocks.swift")
    let files = names.map { Self.source("Sources/\($0)") } + [file]
    return try await Self.compile(
      ["-typecheck", "-module-name", "Birds", "-I", modules.url.path] + options + files.map(\.path),
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
