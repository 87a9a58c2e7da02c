import Foundation
internal import MynahCommands

/// Measures what generated mocks add to the time of a debug build, with the compiler itself.
struct CompileGauge {
  private static let protocolCount = 30

  private let compiler: URL

  /// The folder of this program, with the modules that were built beside it.
  private let products: URL

  /// The folder of what the modules of C include.
  private let headers = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/MynahPlatform/include")

  /// Nil where there is no compiler, or where no modules are beside the program.
  init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compilers = folders.map { URL(fileURLWithPath: "\($0)/swiftc") }
    products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let module = products.appendingPathComponent("Modules/MynahCore.swiftmodule")
    guard FileManager.default.fileExists(atPath: module.path),
      let found = compilers.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { return nil }
    compiler = found
  }

  /// The milliseconds that a hundred mocked members take to compile.
  func read() -> Double {
    let module = SyntheticModule(
      fileCount: 1, protocolsPerFile: Self.protocolCount, bytesPerFile: 0)
    defer { module.remove() }
    let sources = module.path("File0.swift").path
    let mocks = module.path("Mocks.swift").path
    CommandLineProgram.run([
      "generate", "--module", "Birds", "--test-module", "Birds", "--sources", sources,
      "--library", "MynahCore", "--output", mocks,
    ])
    let without = compile([sources], in: module)
    let with = compile([sources, mocks], in: module)
    return (with - without) / Double(Self.protocolCount * SyntheticModule.memberCount) * 100
  }

  private func compile(_ files: [String], in module: SyntheticModule) -> Double {
    let process = Process()
    process.executableURL = compiler
    process.arguments =
      [
        "-c", "-Onone", "-swift-version", "6", "-module-name", "Birds", "-wmo",
        "-I", "\(products.path)/Modules",
        "-Xcc", "-fmodule-map-file=\(products.path)/MynahShims.build/module.modulemap",
        "-Xcc", "-fmodule-map-file=\(products.path)/MynahPlatform.build/module.modulemap",
        "-Xcc", "-I\(headers.path)",
        "-o", module.path("Birds.o").path,
      ] + files
    let stopwatch = Stopwatch()
    do {
      try process.run()
    } catch {
      preconditionFailure("The compiler can not be run: \(error)")
    }
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "The generated mocks do not compile.")
    return stopwatch.nanoseconds / 1_000_000
  }
}
