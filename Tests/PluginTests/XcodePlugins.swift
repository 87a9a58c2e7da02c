import Foundation
internal import Programs

/// The plugins as a project of Xcode has them: compiled with a module that has the documented interface
/// of `XcodeProjectPlugin`, and run on a project that is made up.
struct XcodePlugins {
  /// Both, which are compiled once: a task, which all of the tests wait for without a thread.
  static let shared = Task { try await XcodePlugins() }

  private let folder = Self.folder

  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("mynah-plugins-\(ProcessInfo.processInfo.processIdentifier)")

  private init() async throws {
    atexit { try? FileManager.default.removeItem(at: XcodePlugins.folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await compile(
      "XcodeProjectPlugin", [fixture("XcodeProjectPlugin.swift")],
      ["-emit-library", "-emit-module", "-o", folder.path + "/libXcodeProjectPlugin.so"])
    async let buildPlugin: Void = compilePlugin("MynahPlugin", with: "BuildDriver.swift")
    async let command: Void = compilePlugin("GenerateMocks", with: "CommandDriver.swift")
    _ = try await (buildPlugin, command)
  }

  private func compilePlugin(_ plugin: String, with driver: String) async throws {
    let sources = Self.repository.appendingPathComponent("Sources/\(plugin)")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    try await compile(
      plugin,
      names.map(sources.appendingPathComponent)
        + [fixture("MadeUpProject.swift"), fixture(driver)],
      ["-lXcodeProjectPlugin", "-o", "\(folder.path)/\(plugin)"])
  }

  /// Runs the build plugin for a target, or the command with some arguments.
  func run(
    _ plugin: String, in project: URL, _ arguments: [String]
  ) async throws -> Program.Run {
    try await Program(folder.appendingPathComponent(plugin)).run([project.path] + arguments)
  }

  // MARK: - The toolchain

  /// Whether they can be compiled here: other versions of PackagePlugin hide other things.
  static var canBeCompiled: Bool {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      compiler != nil && FileManager.default.fileExists(atPath: interface.path)
    #else
      false
    #endif
  }

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let compiler = Program(named: "swiftc")

  /// The folder of the toolchain's module `PackagePlugin`.
  private static var interface: URL {
    (compiler?.toolchain ?? repository).appendingPathComponent("lib/swift/pm/PluginAPI")
  }

  private func fixture(_ name: String) -> URL {
    Self.repository.appendingPathComponent("Tests/PluginTests/Xcode/\(name)")
  }

  private func compile(_ module: String, _ files: [URL], _ options: [String]) async throws {
    guard let compiler = Self.compiler else { throw CocoaError(.fileNoSuchFile) }
    var arguments = files.map(\.path) + options
    arguments += ["-module-name", module, "-parse-as-library", "-wmo", "-Onone"]
    arguments += ["-swift-version", "6", "-package-description-version", "6.1.0"]
    arguments += ["-lPackagePlugin"]
    for path in [Self.interface.path, folder.path] {
      arguments += ["-I", path, "-L", path, "-Xlinker", "-rpath", "-Xlinker", path]
    }
    let run = try await compiler.run(arguments)
    // What the fixtures use and what is deprecated are the same: paths that are no URLs.
    let sources = "\(Self.repository.path)/Sources/"
    guard run.status == 0, !run.output.contains(sources) else { throw Failed(output: run.output) }
  }

  struct Failed: Error {
    let output: String
  }
}
