internal import MynahGenerator
internal import MynahPlatform

/// `mynah check`: builds the tests of a package and reports which mocks don't compile.
struct CheckCommand: Command {
  static let name = "check"
  static let usage = "mynah check [--package-path PATH] [--log FILE] [--json]"
  static let help = """
    Builds the tests of a package, and names the types whose mocks don't compile. It also names members
    of committed mocks that the mocked types don't have anymore.

    OPTIONS
      --package-path PATH      The package. The default is the current folder.
      --log FILE               The output of a build, such as xcodebuild's, to read instead of building.
      --json                   Prints JSON.
    """

  private var packagePath = "."
  private var log: String?
  private var isJSON = false

  init(_ reader: inout ArgumentReader) throws(CommandError) {
    while let option = reader.next() {
      switch option {
      case "--package-path": packagePath = try reader.value(of: option)
      case "--log": log = try reader.value(of: option)
      case "--json": isJSON = true
      default: throw .unknown(option, command: Self.name)
      }
    }
  }

  func run() throws(CommandError) {
    let printed: [UInt8]
    var hasFailed = false
    if let log {
      printed = try Files.read(log)
      // A shell writes an empty file if the build prints to another stream.
      if printed.isEmpty { throw .unreadable(log, reason: "it's empty") }
    } else {
      (printed, hasFailed) = try build()
    }
    let text = String(decoding: printed, as: UTF8.self)
    // A log can name anything as a file, and reading some devices never ends.
    let log = BuildLog(text) { path in
      FileStatus(of: path)?.kind == .file ? try? Files.read(path) : nil
    }
    if !log.hasProblems, log.otherErrors == 0 {
      if hasFailed { throw .failedBuild(text) }
      if !log.failures.isEmpty { throw .failedBuild(log.failures.joined(separator: "\n")) }
    }
    var reader = SourceReader(Progress("reading the package"))
    let report = CheckReport(
      log: log, committed: CommittedMocks(try reader.texts(in: [packagePath], ignoring: true)))
    Terminal.print(isJSON ? report.json : report.text)
    if report.hasProblems { Terminal.exit(1) }
  }

  /// Builds the tests.
  ///
  /// - Returns: The output of the build, and a Boolean value that indicates whether it failed.
  private func build() throws(CommandError) -> (printed: [UInt8], hasFailed: Bool) {
    let path = Shell.quoted(packagePath)
    let result = Shell.run("swift build --build-tests --package-path \(path) 2>&1")
    guard let result else {
      throw .unreadable("swift build output", reason: "can't run swift build")
    }
    return (result.printed, result.status != 0)
  }
}

/// A namespace for commands of the system's shell.
package enum Shell {
  /// Runs a command.
  ///
  /// - Returns: The output and the exit status, or nil if there isn't a shell.
  package static func run(_ command: String) -> (printed: [UInt8], status: Int32)? {
    var output: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &output) { output in
      mynah_run(command, output) { bytes, count, output in
        output.assumingMemoryBound(to: [UInt8].self).pointee += UnsafeRawBufferPointer(
          start: bytes, count: count)
      }
    }
    return status < 0 ? nil : (output, status)
  }

  /// Quotes a string as one word of a command.
  package static func quoted(_ text: String) -> String {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}

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
      if let type = GeneratedFile.typeOfValue(in: line) { return .value(of: type) }
      guard line.hasPrefix(GeneratedFile.title) else { continue }
      return .mock(of: String(line.dropFirst(GeneratedFile.title.count)))
    }
    return .top
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
      lines.append(
        "There \(otherErrors == 1 ? "is 1 error" : "are \(otherErrors) errors") elsewhere.")
    }
    return lines.joined(separator: "\n")
  }
}
