internal import MynahCLI
internal import MynahGenerator

/// The errors in mocks that a compiler or a build printed.
struct BuildLog {
  /// A part of a generated file.
  enum Part: Hashable {
    /// The imports above the first mock.
    case top

    /// The mock of a type, as the file names the type.
    case mock(of: String)

    /// The default value of a type.
    case value(of: String)
  }

  /// An error that the compiler reported.
  struct CompilerError: Encodable {
    let path: String
    let line, column: Int
    let message: String
  }

  /// The errors in generated files, grouped by the parts that contain them.
  private(set) var problems: [(part: Part, errors: [CompilerError])] = []

  /// A Boolean value that indicates whether a generated file has an error.
  var hasProblems: Bool { !problems.isEmpty }

  /// The number of errors in other files.
  private(set) var otherErrors = 0

  /// A Boolean value that indicates whether a committed file has an error.
  private(set) var hasCommittedProblems = false

  /// The lines that report a failed build without a place in a file.
  private(set) var failures: [Substring] = []

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - text: The lines of the log.
  ///   - read: A closure that returns the contents of a file, or nil if the file can't be read.
  init(_ text: String, read: (String) -> [UInt8]?) {
    var files: [Substring: [Substring]?] = [:]
    var seen: Set<Substring> = []
    var isComplete = false
    for line in text.split(whereSeparator: \.isNewline) where seen.insert(line).inserted {
      if !isComplete, Self.reportsFailure(line) { failures.append(line) }
      // A test that crashes after the build also prints an error.
      if line.hasPrefix("Build complete!") { isComplete = true }
      guard let mark = line.firstRange(of: ": error: ") else { continue }
      let place = line[..<mark.lowerBound]
      let parts = place.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count > 2, let number = Int(parts[parts.count - 2]), number > 0,
        let column = Int(parts.last ?? "")
      else { continue }
      let path = parts.dropLast(2).joined(separator: ":")[...]
      let lines = files[path] ?? Self.generatedLines(of: String(path), read: read)
      files[path] = lines
      if let lines {
        if GeneratedFile.isCommitted(lines.first ?? "") { hasCommittedProblems = true }
        let error = CompilerError(
          path: String(path), line: number, column: column,
          message: String(line[mark.upperBound...]))
        add(error, in: Self.part(above: number, in: lines))
      } else {
        otherErrors += 1
      }
    }
  }

  /// Returns true if a line shows that SwiftPM or Xcode couldn't build.
  private static func reportsFailure(_ line: Substring) -> Bool {
    line.hasPrefix("error: ") || line.hasPrefix("xcodebuild: error: ")
      || line.hasSuffix("BUILD FAILED **")
  }

  private mutating func add(_ error: CompilerError, in part: Part) {
    if let index = problems.firstIndex(where: { $0.part == part }) {
      problems[index].errors.append(error)
    } else {
      problems.append((part, [error]))
    }
  }

  private static func generatedLines(
    of path: String, read: (String) -> [UInt8]?
  ) -> [Substring]? {
    guard let bytes = read(path), GeneratedFile.isGenerated(bytes) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the part that contains a line of a generated file.
  private static func part(above line: Int, in lines: [Substring]) -> Part {
    for line in lines.prefix(line).reversed() {
      if let type = typeOfValue(in: line) { return .value(of: type) }
      guard line.hasPrefix(GeneratedFile.title) else { continue }
      return .mock(of: String(line.dropFirst(GeneratedFile.title.count)))
    }
    return .top
  }

  /// Returns the type whose default value begins with a line of a file, or nil for other lines.
  private static func typeOfValue(in line: Substring) -> String? {
    guard let start = line.firstRange(of: GeneratedFile.value), line.hasSuffix(".self):") else {
      return nil
    }
    return String(line[start.upperBound...].dropLast(".self):".count).prefix { $0 != "<" })
  }

  /// The report: the types whose mocks or values don't compile, and how to exclude them.
  var text: String {
    var lines: [String] = []
    var mocks: [String] = []
    var values: [String] = []
    for problem in problems {
      switch problem.part {
      case .top: lines.append("The top of a file doesn't compile:")
      case .mock(let type):
        lines.append("The mock of \(type) doesn't compile:")
        mocks.append(type)
      case .value(let type):
        lines.append("The default value of \(type) doesn't compile:")
        values.append(type)
      }
      lines += problem.errors.map { "  \($0.path):\($0.line):\($0.column): \($0.message)" }
    }
    if hasCommittedProblems {
      lines.append("If the mocked types have changed, run: swift package generate-mocks")
    }
    let names = mocks + values.filter { !mocks.contains($0) }
    if !names.isEmpty {
      let noun =
        if values.isEmpty { "mock" } else if mocks.isEmpty { "value" } else { "type" }
      let excluded = names.count == 1 ? "this \(noun)" : "these \(noun)s"
      lines.append("To exclude \(excluded), add this to a \(IgnoreFile.name) file in the package:")
      lines += names.map { "  \(IgnoreFile.typeMark)\($0)" }
      lines.append("If the mocked code compiles, please report this as a bug in Mynah.")
    }
    if problems.isEmpty {
      lines.append(otherErrors == 0 ? "All mocks compile." : "No mock has errors.")
    }
    if otherErrors > 0 {
      let errors = otherErrors == 1 ? "is 1 error" : "are \(otherErrors) errors"
      lines.append("There \(errors) elsewhere.")
    }
    return lines.joined(separator: "\n")
  }
}
