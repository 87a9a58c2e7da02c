import Foundation
internal import MynahCLI

/// The compiler that built these tests, and the modules that it built.
enum SwiftCompiler {
  /// The compiler's executable, or nil if `PATH` doesn't contain one.
  static let program = Program(named: "swiftc")

  /// The build folder around the test executable, or nil if no enclosing folder has modules.
  static let products: URL? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let module = folder.appending(path: "Modules/MynahCore.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return folder }
    }
    return nil
  }()

  /// A Boolean value that indicates whether tests can expect this compiler version's messages.
  static var hasExpectedTexts: Bool {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      products != nil && program != nil
    #else
      false
    #endif
  }

  /// The options that tell the compiler where the built modules are.
  static var modules: [String] {
    let folder = products?.path ?? ""
    let headers = Repository.file("Sources/MynahPlatform/include").path
    return ["-I", "\(folder)/Modules", "-Xcc", "-I\(headers)"]
      + ["MynahPlatform", "MynahShims", "MynahBootstrap"].flatMap { module in
        ["-Xcc", "-fmodule-map-file=\(folder)/\(module).build/module.modulemap"]
      }
  }

  /// Runs the compiler in a language mode.
  static func run(_ arguments: [String], mode: String = "6") async throws -> Program.Run {
    guard let program else { throw CocoaError(.fileNoSuchFile) }
    return try await program.run(arguments + ["-swift-version", mode, "-diagnostic-style=llvm"])
  }

  /// Writes the mocks that tests use to a file, which becomes part of the tests' module.
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
  /// The lines of a compiler's output that report an error or a warning.
  var problems: [Substring] {
    output.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }
  }
}
