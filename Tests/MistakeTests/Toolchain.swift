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
    ]
    return try await compiler.run(options + modules.options() + files.map(\.path)).output
  }

  private static let modules = BuiltModules()

  private static let compiler = Program(named: "swiftc")
}
