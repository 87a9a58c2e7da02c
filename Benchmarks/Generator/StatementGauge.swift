import Foundation
internal import MynahCLI

/// Measures the time that stubs and verifications add to a debug build, by running the compiler.
struct StatementGauge {
  private static let functionCount = 50

  let compiler: Compiler

  /// Returns the milliseconds that a thousand lines with `given` and `verify` take to compile.
  func read() -> Double {
    let module = SyntheticModule(fileCount: 1, protocolsPerFile: 0, bytesPerFile: 0)
    defer { module.remove() }
    module.write(Self.protocolText, to: "File0.swift")
    module.write(Self.text(withStatements: true), to: "Statements.swift")
    module.write(Self.text(withStatements: false), to: "Functions.swift")
    let sources = module.path("File0.swift").path
    let mocks = module.path("Mocks.swift").path
    CommandLineProgram.run([
      "generate", "--module", "Birds", "--test-module", "Birds", "--sources", sources,
      "--library", "MynahCore", "--output", mocks,
    ])
    let mode = ["-c", "-Onone", "-g", "-o", module.path("Birds.o").path]
    let without = compiler.milliseconds(
      of: [sources, mocks, module.path("Functions.swift").path], mode)
    let with = compiler.milliseconds(
      of: [sources, mocks, module.path("Statements.swift").path], mode)
    return with - without
  }

  private static let protocolText = """
    protocol Bird {
      func fly(to place: String, speed: Int) -> Int
      func canReach(_ place: String) -> Bool
    }
    """

  /// Returns the source of fifty functions, with twenty statements each or without statements.
  private static func text(withStatements: Bool) -> String {
    var text = "import MynahCore\n"
    for index in 0..<functionCount {
      text += "func test\(index)(_ bird: BirdMock) {\n"
      for number in 0..<(withStatements ? 5 : 0) {
        text += """
            given(bird.fly(to: any(), speed: \(number))).willReturn(\(index))
            given(bird.canReach("place \(number)")).willReturn(true)
            verify(bird.fly(to: "Oslo", speed: \(number))).wasCalled()
            verify(bird.canReach(any())).wasCalled(2)

          """
      }
      text += "}\n"
    }
    return text
  }
}
