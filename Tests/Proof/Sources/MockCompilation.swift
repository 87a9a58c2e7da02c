import Foundation

/// The compilation of the mocks of a module, which finds those that do not compile.
struct MockCompilation {
  /// A mock that does not compile, and what the compiler says of it.
  struct Failure {
    let typeName: String
    let errors: [String]
  }

  private(set) var failures: [Failure] = []

  /// The types whose mocks depend on conditions that do not hold here, and the conditions.
  private(set) var leftOut: [(typeName: String, condition: String)] = []

  /// What the compiler warns of, a line each.
  private(set) var warnings: [String] = []

  private let file: GeneratedFile
  private let path: URL
  private let command: [String]
  private let folder: URL

  /// Compiles mocks until those that are left compile together.
  ///
  /// - Parameters:
  ///   - file: The generated file.
  ///   - module: The name of the module that it becomes part of.
  ///   - options: The options of the compiler.
  ///   - folder: Where it is written to.
  ///
  /// - Returns: nil where there are no mocks.
  init?(_ file: GeneratedFile, module: String, options: [String], in folder: URL) throws {
    guard !file.mocks.isEmpty else { return nil }
    self.file = file
    self.folder = folder
    path = folder.appending(path: "\(module).swift")
    command =
      ["swiftc", "-c", path.path, "-o", folder.appending(path: "\(module).o").path]
      + ["-module-name", module, "-swift-version", "6", "-Onone", "-parse-as-library"] + options
    try run()
  }

  private mutating func run() throws {
    var remaining = Array(file.mocks.indices)
    while !remaining.isEmpty {
      let result = try compile(remaining)
      let found = result.errors
      if result.status == 0 {
        // A type that is declared for either case of a condition has a mock all the same.
        let compiled = Set(remaining).subtracting(result.leftOut).map { file.mocks[$0].typeName }
        leftOut = result.leftOut.map { (file.mocks[$0].typeName, file.mocks[$0].condition ?? "") }
          .filter { !compiled.contains($0.typeName) }
        warnings = result.warnings
        return
      }
      if found.isEmpty {
        // The compiler crashed, or an import fails: each mock is tried by itself.
        guard remaining.count > 1 else {
          failures.append(Failure(typeName: file.mocks[remaining[0]].typeName, errors: result.rest))
          return
        }
        for index in remaining {
          let single = try compile([index])
          guard single.status != 0 else { continue }
          let errors = single.errors[index] ?? single.rest
          failures.append(Failure(typeName: file.mocks[index].typeName, errors: errors))
          remaining.removeAll { $0 == index }
        }
        return
      }
      for (index, errors) in found.sorted(by: { $0.key < $1.key }) {
        failures.append(Failure(typeName: file.mocks[index].typeName, errors: errors))
      }
      remaining.removeAll { found[$0] != nil }
    }
  }

  private struct Result {
    let status: Int32
    var errors: [Int: [String]] = [:]
    var leftOut: [Int] = []
    var warnings: [String] = []

    /// What the compiler said of no mock.
    var rest: [String] = []
  }

  private func compile(_ mocks: [Int]) throws -> Result {
    let (text, ranges) = file.text(with: mocks)
    try Data(text.utf8).write(to: path)
    let outcome = try Shell.run(command, in: folder, limit: 900)
    var result = Result(status: outcome.status)
    for line in (outcome.errors + outcome.output).split(separator: "\n").map(String.init) {
      guard let message = CompilerMessage(line) else { continue }
      let mock = ranges.first {
        message.path == path.path && $0.lines.contains(message.line)
      }
      switch (message.severity, mock?.mock) {
      case ("error", let index?): result.errors[index, default: []].append(message.text)
      case ("error", nil): result.rest.append(message.text)
      case ("warning", let index?) where message.text.contains(GeneratedFile.leftOut):
        result.leftOut.append(index)
      case ("warning", let index?):
        result.warnings.append("\(file.mocks[index].typeName): \(message.text)")
      default: continue
      }
    }
    if result.status != 0, result.errors.isEmpty, result.rest.isEmpty {
      result.rest = ["the compiler ended with status \(outcome.status)"]
    }
    return result
  }
}

/// A message of the compiler.
struct CompilerMessage {
  let path: String
  let line: Int
  let severity: String
  let text: String

  init?(_ output: String) {
    let pattern = /^(?<path>[^:]*):(?<line>\d+):\d+: (?<severity>error|warning): (?<text>.*)$/
    if let match = output.wholeMatch(of: pattern) {
      path = String(match.path)
      line = Int(match.line) ?? 0
      severity = String(match.severity)
      text = String(match.text)
    } else if output.hasPrefix("error: ") || output.hasPrefix("<unknown>:0: error: ") {
      (path, line, severity, text) = ("", 0, "error", output)
    } else {
      return nil
    }
  }
}
