import Foundation
internal import MynahCLI

/// Measures the time that generated mocks add to a debug build, by running the compiler.
struct CompileGauge {
  private static let protocolCount = 30

  let compiler: Compiler

  /// Returns the milliseconds that a hundred mocked members take to compile.
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
    let mode = ["-c", "-Onone", "-o", module.path("Birds.o").path]
    let without = compiler.milliseconds(of: [sources], mode)
    let with = compiler.milliseconds(of: [sources, mocks], mode)
    return (with - without) / Double(Self.protocolCount * SyntheticModule.memberCount) * 100
  }
}
