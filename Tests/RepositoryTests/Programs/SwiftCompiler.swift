import Foundation
internal import MynahCLI

/// The compiler that built these tests, and what it built.
enum SwiftCompiler {
  /// Its program; nil if `PATH` has none.
  static let program = Program(named: "swiftc")

  /// The folder of the build, which is around the program of the tests; nil if there are no modules.
  static let products: URL? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let module = folder.appending(path: "Modules/MynahCore.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return folder }
    }
    return nil
  }()

  /// Whether its texts are those that tests expect: each version has its own.
  static var hasExpectedTexts: Bool {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      products != nil && program != nil
    #else
      false
    #endif
  }

  /// The options by which it finds the modules that were built.
  static var modules: [String] {
    let folder = products?.path ?? ""
    let headers = Repository.file("Sources/MynahPlatform/include").path
    return ["-I", "\(folder)/Modules", "-Xcc", "-I\(headers)"]
      + ["MynahPlatform", "MynahShims", "MynahBootstrap"].flatMap { module in
        ["-Xcc", "-fmodule-map-file=\(folder)/\(module).build/module.modulemap"]
      }
  }

  /// Runs it in a language mode.
  static func run(_ arguments: [String], mode: String = "6") async throws -> Program.Run {
    guard let program else { throw CocoaError(.fileNoSuchFile) }
    return try await program.run(arguments + ["-swift-version", mode, "-diagnostic-style=llvm"])
  }

  /// Generates the mocks that tests mention into a file of their module.
  static func generateMocks(
    of sources: [URL], in tests: [URL], module: String = "Birds", testModule: String = "Birds",
    library: String = "MynahCore", isolation: String = "nonisolated", into output: URL
  ) {
    CommandLineProgram.run(
      ["generate", "--module", module, "--test-module", testModule]
        + ["--default-isolation", isolation, "--sources"] + sources.map(\.path)
        + ["--tests"] + tests.map(\.path)
        + ["--library", library, "--by-plugin", "--output", output.path])
  }
}

extension Program.Run {
  /// The errors and warnings in what a compiler printed, a line each.
  var problems: [Substring] {
    output.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }
  }
}
