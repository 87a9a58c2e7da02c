import Foundation
import Testing

/// The plugins as Xcode runs them, compiled with a module that has the documented interface of
/// `XcodeProjectPlugin`, and run on a made-up project.
struct XcodePlugins {
  /// The compiled plugins, in a task so that tests can wait for it without blocking a thread.
  static let shared = Task { try await XcodePlugins() }

  private let folder: TemporaryFolder

  private init() async throws {
    folder = try TemporaryFolder()
    try await compile(
      "XcodeProjectPlugin", [fixture("XcodeProjectPlugin.swift")],
      ["-emit-library", "-emit-module", "-o", folder.file("libXcodeProjectPlugin.so").path])
    async let buildPlugin: Void = compilePlugin("MynahPlugin", with: "BuildDriver.swift")
    async let command: Void = compilePlugin("GenerateMocks", with: "CommandDriver.swift")
    _ = try await (buildPlugin, command)
  }

  private func compilePlugin(_ plugin: String, with driver: String) async throws {
    try await compile(
      plugin,
      Repository.files(in: "Sources/\(plugin)", withExtension: "swift").map(Repository.file)
        + [fixture("MadeUpProject.swift"), fixture(driver)],
      ["-lXcodeProjectPlugin", "-o", folder.file(plugin).path])
  }

  /// Runs the build plugin for a target, or the command with some arguments.
  func run(
    _ plugin: String, in project: URL, _ arguments: [String]
  ) async throws -> Program.Run {
    try await Program(folder.file(plugin)).run([project.path] + arguments)
  }

  // MARK: - The toolchain

  /// A Boolean value that indicates whether the toolchain has the expected PackagePlugin version.
  static var canBeCompiled: Bool {
    SwiftCompiler.hasExpectedTexts && FileManager.default.fileExists(atPath: interface.path)
  }

  /// The folder of the toolchain's module `PackagePlugin`.
  private static var interface: URL {
    (SwiftCompiler.program?.toolchain ?? Repository.root).appendingPathComponent(
      "lib/swift/pm/PluginAPI")
  }

  private func fixture(_ name: String) -> URL {
    Repository.file("Tests/RepositoryTests/Plugins/Xcode/\(name)")
  }

  private func compile(_ module: String, _ files: [URL], _ options: [String]) async throws {
    var arguments = files.map(\.path) + options
    arguments += ["-module-name", module, "-parse-as-library", "-wmo", "-Onone"]
    arguments += ["-package-description-version", "6.1.0"]
    arguments += ["-lPackagePlugin"]
    for path in [Self.interface.path, folder.url.path] {
      arguments += ["-I", path, "-L", path, "-Xlinker", "-rpath", "-Xlinker", path]
    }
    let run = try await SwiftCompiler.run(arguments)
    // Ignore warnings in the fixtures, because they have to use deprecated paths instead of URLs.
    let sources = Repository.file("Sources/").path
    try #require(run.status == 0 && !run.output.contains(sources), "\(run.output)")
  }
}
