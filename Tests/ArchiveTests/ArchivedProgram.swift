import Foundation
internal import MynahCLI
internal import Programs

/// A program that is linked with an archive of what these tests were built with.
struct ArchivedProgram {
  private let folder: URL

  /// Compiles a program and the mocks that it mentions.
  ///
  /// - Parameters:
  ///   - source: The program.
  ///   - library: The module that the generated file imports.
  ///   - product: The product that the archive is made of.
  init(
    _ source: String, mocksOf library: String, archiveOf product: String = "Mynah"
  ) async throws {
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
    try await succeed(Self.archiver, ["rcsT", archive.path] + Self.objects(of: product))
    try await succeed(
      Self.compiler,
      [main.path, mocks.path, archive.path, "-o", program.path, "-module-name", "Birds", "-wmo"]
        + (Self.built?.options(and: ["MynahBootstrap"]) ?? []))
  }

  private var program: URL { folder.appendingPathComponent("Birds") }

  /// Runs the program once, and removes it.
  ///
  /// - Returns: How it ended, and what it printed of its failure, the folder left out.
  func run() async throws -> (status: Int32, errors: [String]) {
    defer { try? FileManager.default.removeItem(at: folder) }
    // The backtracer takes seconds.
    let run = try await Program(program).run([], environment: ["SWIFT_BACKTRACE": "enable=no"])
    let name = "\(folder.resolvingSymlinksInPath().path)/"
    let lines = run.output.replacingOccurrences(of: name, with: "").split(separator: "\n")
      .prefix { $0 != "Current stack trace:" }
    let isNoise = { (line: Substring) in
      line.isEmpty || line.hasPrefix("Test ") || line.hasPrefix("\t ")
    }
    return (run.status, lines.filter { !isNoise($0) }.map(String.init))
  }

  // MARK: - The toolchain

  /// Whether what was built can be linked here: not with the symbols of a sanitizer or of coverage.
  static var canBeBuilt: Bool {
    #if os(Linux)
      archiver != nil && compiler != nil && built != nil
        && dlsym(nil, "__tsan_init") == nil && dlsym(nil, "__asan_init") == nil
        && dlsym(nil, "__llvm_profile_runtime") == nil
    #else
      false
    #endif
  }

  private static let built = BuiltModules()

  private static func objects(of product: String) -> [String] {
    let core = ["MynahCore", "MynahShims", "MynahPlatform"]
    return (product == "Mynah" ? ["Mynah", "MynahBootstrap"] + core : core).flatMap { target in
      let folder = "\(built?.folder.path ?? "")/\(target).build"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      // What was built of a file that is gone is still there.
      let sources = FileManager.default.enumerator(
        atPath: BuiltModules.repository.appendingPathComponent("Sources/\(target)").path)
      let objects = Set(
        (sources?.compactMap { $0 as? String } ?? []).map {
          ($0 as NSString).lastPathComponent + ".o"
        })
      return names.filter(objects.contains).sorted().map { "\(folder)/\($0)" }
    }
  }

  private static let archiver = Program(named: "ar")
  private static let compiler = Program(named: "swiftc")

  private struct Failure: Error {
    let output: String
  }

  private func succeed(_ tool: Program?, _ arguments: [String]) async throws {
    guard let tool else { throw CocoaError(.fileNoSuchFile) }
    let run = try await tool.run(arguments)
    guard run.status == 0 else { throw Failure(output: run.output) }
  }
}
