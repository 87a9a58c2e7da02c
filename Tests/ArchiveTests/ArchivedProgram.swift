import Foundation
internal import MynahCLI

/// A program that is linked with an archive of what these tests were built with.
struct ArchivedProgram {
  private let folder: URL

  /// Compiles a program and the mocks that it mentions.
  ///
  /// - Parameters:
  ///   - source: The program.
  ///   - library: The module that the generated file imports.
  ///   - product: The product that the archive is made of.
  init(_ source: String, mocksOf library: String, archiveOf product: String = "Mynah") throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let main = folder.appendingPathComponent("main.swift")
    let mocks = folder.appendingPathComponent("Mocks.swift")
    try source.write(to: main, atomically: true, encoding: .utf8)
    CommandLineProgram.run([
      "generate", "--module", "Birds", "--test-module", "Birds", "--default-isolation",
      "nonisolated", "--sources", main.path, "--tests", main.path, "--library", library,
      "--by-plugin", "--output", mocks.path,
    ])
    let archive = folder.appendingPathComponent("libMynah.a")
    try succeed(Self.tool("ar"), ["rcs", archive.path] + Self.objects(of: product))
    let built = Self.built?.path ?? ""
    let platform = "\(Self.repository.path)/Sources/MynahPlatform/include"
    var arguments = [main.path, mocks.path, archive.path, "-o", program.path]
    arguments += ["-module-name", "Birds", "-I", "\(built)/Modules", "-Xcc", "-I\(platform)"]
    for module in ["MynahPlatform", "MynahShims", "MynahBootstrap"] {
      arguments += ["-Xcc", "-fmodule-map-file=\(built)/\(module).build/module.modulemap"]
    }
    try succeed(Self.tool("swiftc"), arguments)
  }

  private var program: URL { folder.appendingPathComponent("Birds") }

  /// Runs the program once, and removes it.
  ///
  /// - Returns: How it ended, and what it printed of its failure, the folder left out.
  func run() throws -> (status: Int32, errors: [String]) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, output) = try Self.run(program, [])
    let name = "\(folder.resolvingSymlinksInPath().path)/"
    let lines = output.replacingOccurrences(of: name, with: "").split(separator: "\n")
      .prefix { $0 != "Current stack trace:" }
    let isNoise = { (line: Substring) in
      line.isEmpty || line.hasPrefix("Test ") || line.hasPrefix("\t ")
    }
    return (status, lines.filter { !isNoise($0) }.map(String.init))
  }

  // MARK: - The toolchain

  /// Whether what was built can be linked here: not with the symbols of a sanitizer or of coverage.
  static var canBeBuilt: Bool {
    #if os(Linux)
      tool("ar") != nil && tool("swiftc") != nil && built != nil
        && dlsym(nil, "__tsan_init") == nil && dlsym(nil, "__asan_init") == nil
        && dlsym(nil, "__llvm_profile_runtime") == nil
    #else
      false
    #endif
  }

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder with what was built beside these tests.
  private static var built: URL? {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let module = folder.appendingPathComponent("Modules/Mynah.swiftmodule")
    return FileManager.default.fileExists(atPath: module.path) ? folder : nil
  }

  private static func objects(of product: String) -> [String] {
    let core = ["MynahCore", "MynahShims", "MynahPlatform"]
    return (product == "Mynah" ? ["Mynah", "MynahBootstrap"] + core : core).flatMap { target in
      let folder = "\(built?.path ?? "")/\(target).build"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      // What was built of a file that is gone is still there.
      let sources = FileManager.default.enumerator(
        atPath: repository.appendingPathComponent("Sources/\(target)").path)
      let objects = Set(
        (sources?.compactMap { $0 as? String } ?? []).map {
          ($0 as NSString).lastPathComponent + ".o"
        })
      return names.filter(objects.contains).sorted().map { "\(folder)/\($0)" }
    }
  }

  private static func tool(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  // MARK: - Processes

  private struct Failure: Error {
    let output: String
  }

  private func succeed(_ tool: URL?, _ arguments: [String]) throws {
    guard let tool else { throw CocoaError(.fileNoSuchFile) }
    let (status, output) = try Self.run(tool, arguments)
    guard status == 0 else { throw Failure(output: output) }
  }

  private static func run(
    _ tool: URL, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    // The backtracer takes seconds.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
