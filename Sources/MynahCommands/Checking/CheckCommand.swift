package import MynahCLI

/// `mynah check`: builds the tests of a package and reports which mocks don't compile.
package struct CheckCommand: Command {
  package static let name = "check"
  package static let usage = "mynah check [--package-path PATH] [--log FILE] [--json]"
  package static let help = """
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

  package init(_ reader: inout ArgumentReader) throws(CommandError) {
    while let option = reader.next() {
      switch option {
      case "--package-path": packagePath = try reader.value(of: option)
      case "--log": log = try reader.value(of: option)
      case "--json": isJSON = true
      default: throw .unknown(option, command: Self.name)
      }
    }
  }

  package func run() throws(CommandError) {
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
