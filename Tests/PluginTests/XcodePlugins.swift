import Foundation

/// The plugins as a project of Xcode has them: compiled with a module that has the documented interface
/// of `XcodeProjectPlugin`, and run on a project that is made up.
struct XcodePlugins {
  /// Both, which are compiled once.
  static let shared = Result { try XcodePlugins() }

  private let folder = Self.folder

  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("mynah-plugins-\(ProcessInfo.processInfo.processIdentifier)")

  private init() throws {
    atexit { try? FileManager.default.removeItem(at: XcodePlugins.folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try compile(
      "XcodeProjectPlugin", [fixture("XcodeProjectPlugin.swift")],
      ["-emit-library", "-emit-module", "-o", folder.path + "/libXcodeProjectPlugin.so"])
    for (plugin, driver) in [
      ("MynahPlugin", "BuildDriver.swift"), ("GenerateMocks", "CommandDriver.swift"),
    ] {
      let sources = Self.repository.appendingPathComponent("Sources/\(plugin)")
      let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
      try compile(
        plugin,
        names.map(sources.appendingPathComponent)
          + [fixture("MadeUpProject.swift"), fixture(driver)],
        ["-lXcodeProjectPlugin", "-o", "\(folder.path)/\(plugin)"])
    }
  }

  /// Runs the build plugin for a target, or the command with some arguments.
  func run(
    _ plugin: String, in project: URL, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    try Self.run(folder.appendingPathComponent(plugin), [project.path] + arguments)
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

  private static var compiler: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The folder of the toolchain's module `PackagePlugin`.
  private static var interface: URL {
    (compiler ?? repository).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/pm/PluginAPI")
  }

  private func fixture(_ name: String) -> URL {
    Self.repository.appendingPathComponent("Tests/PluginTests/Xcode/\(name)")
  }

  private func compile(_ module: String, _ files: [URL], _ options: [String]) throws {
    guard let compiler = Self.compiler else { throw CocoaError(.fileNoSuchFile) }
    var arguments = files.map(\.path) + options
    arguments += ["-module-name", module, "-parse-as-library", "-wmo", "-Onone"]
    arguments += ["-swift-version", "6", "-package-description-version", "6.1.0"]
    arguments += ["-lPackagePlugin"]
    for path in [Self.interface.path, folder.path] {
      arguments += ["-I", path, "-L", path, "-Xlinker", "-rpath", "-Xlinker", path]
    }
    let (status, output) = try Self.run(compiler, arguments)
    // What the fixtures use and what is deprecated are the same: paths that are no URLs.
    let sources = "\(Self.repository.path)/Sources/"
    guard status == 0, !output.contains(sources) else { throw Failed(output: output) }
  }

  struct Failed: Error {
    let output: String
  }

  private static func run(
    _ program: URL, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
