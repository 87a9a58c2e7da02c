import Foundation

/// The compilation of a module's generated mocks, which finds the mocks that don't compile.
struct MockCompilation {
  /// A mock that doesn't compile, and the compiler's errors.
  struct Failure {
    let typeName: String
    let errors: [String]
  }

  private(set) var failures: [Failure] = []

  /// The types whose mocks depend on conditions that are false here, and the conditions.
  private(set) var leftOut: [(typeName: String, condition: String)] = []

  /// The compiler's warnings, each with the name of the mocked type.
  private(set) var warnings: [String] = []

  private let file: GeneratedFile
  private let path: URL
  private let command: [String]
  private let folder: URL

  /// Generates mocks, and compiles them until the remaining mocks compile together.
  ///
  /// - Parameters:
  ///   - sources: The generator options that name the modules, sources, and tests.
  ///   - module: The name of the module that contains the mocks.
  ///   - options: The compiler options that point to the built modules.
  init(
    _ sources: [String], module: String, options: [String], _ workspace: Workspace
  ) throws {
    folder = workspace.mocks
    let output = folder.appending(path: "\(module)Generated.swift")
    try workspace.runGenerator(
      "generate", sources + ["--library", "MynahCore", "--output", output.path])
    file = GeneratedFile(String(decoding: try Data(contentsOf: output), as: UTF8.self))
    path = folder.appending(path: "\(module).swift")
    command =
      ["swiftc", "-c", path.path, "-o", folder.appending(path: "\(module).o").path]
      + ["-module-name", module, "-swift-version", "6", "-Onone", "-parse-as-library"] + options
    try compileAll()
  }

  /// The types that have mocks.
  var mocked: [String] { file.mocks.map(\.typeName) }

  /// Returns how many of some types have mocks, and how many of those mocks compile.
  func counts(of types: [String]) -> [Int] {
    let names = types.filter(Set(mocked).contains)
    let failed = Set(failures.map(\.typeName))
    return [names.count, names.count { !failed.contains($0) }]
  }

  private mutating func compileAll() throws {
    var remaining = Array(file.mocks.indices)
    while !remaining.isEmpty {
      let result = try compile(remaining)
      if result.status == 0 {
        // A type isn't left out if its mock compiles in another branch of a condition.
        let compiled = Set(remaining).subtracting(result.leftOut).map { file.mocks[$0].typeName }
        leftOut = result.leftOut.map { (file.mocks[$0].typeName, file.mocks[$0].condition ?? "") }
          .filter { !compiled.contains($0.typeName) }
        warnings = result.warnings
        return
      }
      var failed = result.errors
      if failed.isEmpty {
        // The compiler crashed, or an import failed, so compile each mock separately.
        for index in remaining {
          let single = remaining.count == 1 ? result : try compile([index])
          if single.status != 0 { failed[index] = single.errors[index] ?? single.rest }
        }
        remaining = []
      }
      for (index, errors) in failed.sorted(by: { $0.key < $1.key }) {
        failures.append(Failure(typeName: file.mocks[index].typeName, errors: errors))
      }
      remaining.removeAll { failed[$0] != nil }
    }
  }

  private struct Result {
    let status: Int32
    var errors: [Int: [String]] = [:]
    var leftOut: [Int] = []
    var warnings: [String] = []

    /// The compiler's errors that aren't about a mock.
    var rest: [String] = []
  }

  private func compile(_ mocks: [Int]) throws -> Result {
    let (text, ranges) = file.text(with: mocks)
    try Data(text.utf8).write(to: path)
    let outcome = try Shell.run(command, in: folder, limit: 900)
    var result = Result(status: outcome.status)
    for line in (outcome.errors + outcome.output).split(separator: "\n").map(String.init) {
      if let match = line.wholeMatch(of: /([^:]*):(\d+):\d+: (error|warning): (.*)/) {
        let number = Int(match.2) ?? 0
        let mock = ranges.first { match.1 == path.path && $0.lines.contains(number) }?.mock
        let text = String(match.4)
        switch (match.3, mock) {
        case ("error", let index?): result.errors[index, default: []].append(text)
        case ("error", nil): result.rest.append(text)
        case (_, let index?) where text.contains(GeneratedFile.leftOut):
          result.leftOut.append(index)
        case (_, let index?):
          result.warnings.append("\(file.mocks[index].typeName): \(text)")
        default: continue
        }
      } else if line.hasPrefix("error: ") || line.hasPrefix("<unknown>:0: error: ") {
        result.rest.append(line)
      }
    }
    if result.status != 0, result.errors.isEmpty, result.rest.isEmpty {
      result.rest = ["the compiler ended with status \(outcome.status)"]
    }
    return result
  }
}
