import Foundation
internal import MynahCLI
internal import Programs

/// The compiler with Objective-C's protocols switched on, and modules that stand in for Apple's.
struct AppleCompiler {
  /// What the compiler says of the modules.
  let problems: String

  /// The mocks that the tests in `Sources` mention.
  let mocks: String

  private let folder = Self.folder

  /// The folder of all tests, which is there until they have ended.
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("mynah-apple-\(ProcessInfo.processInfo.processIdentifier)")

  /// Compiles the modules, and generates the mocks.
  init() async throws {
    atexit { try? FileManager.default.removeItem(at: AppleCompiler.folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = [
      "FoundationXML", "FoundationNetworking", "ObjectiveC", "Combine", "Foundation", "SwiftUI",
    ]
    var problems = ""
    for name in names {
      let module = folder.appendingPathComponent("\(name).swiftmodule")
      problems += try await Self.compile([
        "-emit-module", "-experimental-skip-all-function-bodies",
        "-disable-objc-attr-requires-foundation-module", "-I", folder.path,
        "-module-name", name, "-o", module.path,
        Self.sources.appendingPathComponent("StandIns/\(name).swift").path,
      ])
    }
    self.problems = problems
    let output = folder.appendingPathComponent("Mocks.swift")
    let sources = ["Birds.swift", "Tests.swift"].map {
      Self.sources.appendingPathComponent("Sources/\($0)").path
    }
    CommandLineProgram.run(
      ["generate", "--module", "Birds", "--test-module", "Birds"]
        + ["--default-isolation", "nonisolated", "--sources"] + sources
        + ["--tests", sources[1], "--library", "MynahCore", "--output", output.path])
    mocks = try String(contentsOf: output, encoding: .utf8)
  }

  /// Type-checks files of `Sources` beside a text, and returns the errors and warnings, a line each.
  func check(_ names: [String], _ text: String) async throws -> String {
    // Tests run at the same time.
    let own = folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    let file = own.appendingPathComponent("Mocks.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let files = names.map { Self.sources.appendingPathComponent("Sources/\($0)") } + [file]
    return try await Self.compile(
      ["-typecheck", "-module-name", "Birds", "-I", folder.path] + files.map(\.path))
  }

  private static func compile(_ arguments: [String]) async throws -> String {
    guard let built, let compiler else { throw CocoaError(.fileNoSuchFile) }
    let options = [
      "-frontend", "-swift-version", "6", "-parse-as-library", "-enable-objc-interop",
      "-diagnostic-style=llvm",
    ]
    let run = try await compiler.run(options + built.options() + arguments)
    return run.output.split(separator: "\n").filter { line in
      line.contains(": error: ") || line.contains(": warning: ")
    }.map { "\($0.split(separator: "/").last ?? "")\n" }.joined()
  }

  /// Whether there is a compiler of a version whose texts are known, on a system without Objective-C.
  static var isAvailable: Bool {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      built != nil && compiler != nil
    #else
      false
    #endif
  }

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static let built = BuiltModules()

  private static let compiler = Program(named: "swiftc")
}
