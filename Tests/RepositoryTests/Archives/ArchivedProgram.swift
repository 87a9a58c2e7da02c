import Foundation
import Testing

/// A program that is linked with an archive of the modules that these tests use.
struct ArchivedProgram {
  private let folder: TemporaryFolder

  /// Compiles a program and the mocks that it uses, and links them with an archive.
  ///
  /// - Parameters:
  ///   - source: The program's source code.
  ///   - library: The module that the generated file imports.
  ///   - product: The product whose object files the archive contains.
  init(
    _ source: String, mocksOf library: String, archiveOf product: String = "Mynah"
  ) async throws {
    folder = try TemporaryFolder()
    let main = try folder.write(source, to: "main.swift")
    let mocks = folder.file("Mocks.swift")
    SwiftCompiler.generateMocks(of: [main], in: [main], library: library, into: mocks)
    let archive = folder.file("libMynah.a").path
    let objects = Self.objects(of: product)
    let archiving = try await #require(Self.archiver).run(["rcsT", archive] + objects)
    try #require(archiving.status == 0, "\(archiving.output)")
    let compilation = try await SwiftCompiler.run(
      [main.path, mocks.path, archive, "-o", folder.file("Birds").path]
        + ["-module-name", "Birds", "-wmo"] + SwiftCompiler.modules)
    try #require(compilation.status == 0, "\(compilation.output)")
  }

  /// Runs the program.
  ///
  /// - Returns: The exit status, and the printed lines about failures, without the folder's path.
  func run() async throws -> (status: Int32, errors: [String]) {
    // Turn off the backtrace of a crash, because it takes seconds.
    let program = Program(folder.file("Birds"))
    let run = try await program.run([], environment: ["SWIFT_BACKTRACE": "enable=no"])
    let lines = run.output.replacing("\(folder.url.path)/", with: "").split(separator: "\n")
      .prefix { $0 != "Current stack trace:" }
    let isNoise = { (line: Substring) in
      line.isEmpty || line.hasPrefix("Test ") || line.hasPrefix("\t ")
    }
    return (run.status, lines.filter { !isNoise($0) }.map(String.init))
  }

  // MARK: - The toolchain

  /// A Boolean value that indicates whether linking is possible in this build of the tests.
  static var canBeBuilt: Bool {
    #if os(Linux)
      archiver != nil && SwiftCompiler.program != nil && SwiftCompiler.products != nil
        && dlsym(nil, "__tsan_init") == nil && dlsym(nil, "__asan_init") == nil
        && dlsym(nil, "__llvm_profile_runtime") == nil
    #else
      false
    #endif
  }

  private static func objects(of product: String) -> [String] {
    let core = ["MynahCore", "MynahShims", "MynahPlatform"]
    return (product == "Mynah" ? ["Mynah", "MynahBootstrap"] + core : core).flatMap { target in
      let folder = "\(SwiftCompiler.products?.path ?? "")/\(target).build"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      // Skip objects without a source file, because the build keeps the objects of removed files.
      let sources = FileManager.default.enumerator(
        atPath: Repository.file("Sources/\(target)").path)
      let objects = Set(
        (sources?.compactMap { $0 as? String } ?? []).map {
          ($0 as NSString).lastPathComponent + ".o"
        })
      return names.filter(objects.contains).sorted().map { "\(folder)/\($0)" }
    }
  }

  private static let archiver = Program(named: "ar")
}
