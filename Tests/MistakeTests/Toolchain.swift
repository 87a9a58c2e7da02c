import Foundation
internal import Programs

/// The compiler that built these tests, and what it built.
enum Toolchain {
  /// Whether the texts are those that the expectations have: each version of the compiler has its own.
  static var hasExpectedTexts: Bool {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      modules != nil && compiler != nil
    #else
      false
    #endif
  }

  /// Type-checks files as one module, and returns what the compiler printed.
  ///
  /// A statement that takes the compiler long is an error: so a hang fails the test and does not stop
  /// it.
  static func typeCheck(_ files: [URL]) async throws -> String {
    guard let modules, let compiler else { throw CocoaError(.fileNoSuchFile) }
    let options = [
      "-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Birds",
      "-diagnostic-style=llvm", "-Xfrontend", "-solver-expression-time-threshold=10",
      "-I", modules.appendingPathComponent("Modules").path,
      "-Xcc", "-fmodule-map-file=\(modules.path)/MynahShims.build/module.modulemap",
      "-Xcc", "-fmodule-map-file=\(modules.path)/MynahPlatform.build/module.modulemap",
      "-Xcc", "-I\(repository.path)/Sources/MynahPlatform/include",
    ]
    return try await compiler.run(options + files.map(\.path)).output
  }

  /// The folder of the package.
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder with what was built beside these tests.
  private static var modules: URL? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let module = folder.appendingPathComponent("Modules/MynahCore.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return folder }
    }
    return nil
  }

  private static let compiler = Program(named: "swiftc")
}
