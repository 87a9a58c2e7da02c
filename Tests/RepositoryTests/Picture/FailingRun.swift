import Foundation
import Testing

/// A run of `LetterTests` alone, by a program of tests that is started for it.
enum FailingRun {
  private static let variable = "MYNAH_FAILING_RUN"

  /// Whether this process is that program.
  static var isThisProcess: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// The file of the test that fails, seen from the package.
  static let source = "Tests/RepositoryTests/Picture/LetterTests.swift"

  #if os(Linux)
    /// Returns what the run prints of the failure, line by line.
    static func issue() async throws -> [String] {
      let tests = Program(URL(filePath: CommandLine.arguments[0]))
      let run = try await tests.run(
        ["--testing-library", "swift-testing", "--filter", "RepositoryTests.LetterTests"],
        environment: [variable: "1", "NO_COLOR": "1"])
      let lines = run.output.components(separatedBy: "\n")
      let first = try #require(
        lines.firstIndex { $0.contains("recorded an issue") }, "\(run.output)")
      // What follows is told by its sign: an issue has one, and its text is indented.
      let rest = lines[(first + 1)...].prefix { $0.hasPrefix("↳") || $0.hasPrefix("  ") }
      return [lines[first]] + rest
    }
  #endif
}
