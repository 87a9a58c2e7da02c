internal import MynahPlatform

/// `mynah check`: builds the tests of a package and says which mocks do not compile.
struct CheckCommand: Command {
  static let name = "check"

  private var packagePath = "."
  private var log: String?

  init(_ reader: inout ArgumentReader) throws(CommandError) {
    while let option = reader.next() {
      switch option {
      case "--package-path": packagePath = try reader.value(of: option)
      case "--log": log = try reader.value(of: option)
      default: throw .unknown(option, command: Self.name)
      }
    }
  }

  func run() throws(CommandError) {
    let printed: [UInt8]
    var hasFailed = false
    if let log { printed = try Files.read(log) } else { (printed, hasFailed) = try build() }
    let log = BuildLog(String(decoding: printed, as: UTF8.self)) { try? Files.read($0) }
    if hasFailed, log.problems.isEmpty, log.otherErrors == 0 {
      throw .failedBuild(String(decoding: printed, as: UTF8.self))
    }
    Terminal.print(log.text)
    if !log.problems.isEmpty { Terminal.exit(1) }
  }

  /// Builds the tests.
  ///
  /// - Returns: What the build printed, and whether it failed.
  private func build() throws(CommandError) -> (printed: [UInt8], hasFailed: Bool) {
    let command = "swift build --build-tests --package-path \(packagePath.quotedForShell) 2>&1"
    var output: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &output) { output in
      mynah_run(command, output) { bytes, count, output in
        output.assumingMemoryBound(to: [UInt8].self).pointee += UnsafeRawBufferPointer(
          start: bytes, count: count)
      }
    }
    guard status >= 0 else {
      throw .unreadable("the output of swift build", reason: "it can not run")
    }
    return (output, status != 0)
  }
}

extension String {
  /// The text as one word of a shell's command.
  fileprivate var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
