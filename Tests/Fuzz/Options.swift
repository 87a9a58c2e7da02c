internal import Foundation

/// The options of the command line.
struct Options: Sendable {
  static let help = """
    Looks for inputs that crash Mynah, hang it, or make it generate mocks that don't compile.

    Fuzz [options] [FOLDER...]     mutates the files in the folders for the parser and the generator
    Fuzz --programs [options]      writes programs, and compiles them and their mocks
    Fuzz --runtime [options]       makes values, stubs, calls and verifications
    Fuzz --command-line [options]  runs commands among hostile files and folders
    Fuzz --load N                  does N operations with mocks on each of eight threads
    Fuzz [--runtime | --command-line] --run FILE...   tries the inputs in the files

      --seed N          determines all inputs; the default is taken from the time
      --first N         the number of the first input; the default is 0
      --seconds N       the time to run; the default is 60

    Findings are written to .build/fuzz-findings.
    """

  var mode = Mode.sources
  var folders: [String] = []

  /// The files of `--run`.
  var files: [String] = []

  /// The number of operations for `--load`.
  var load: Int?
  var seed = UInt64(Date().timeIntervalSince1970)
  var first: UInt64 = 0
  var seconds = 60.0

  /// The file with a worker's progress, or nil in the process that you start.
  var progress: String?

  /// Parses the arguments, or returns nil if they're invalid.
  init?(_ arguments: some Sequence<String>) {
    var iterator = arguments.makeIterator()
    while let argument = iterator.next() {
      if let mode = Mode(rawValue: String(argument.dropFirst(2))), argument.hasPrefix("--") {
        self.mode = mode
      } else if argument == "--run" {
        while let file = iterator.next() { files.append(file) }
      } else if argument.hasPrefix("--") {
        guard let value = iterator.next(), set(argument, to: value) else { return nil }
      } else {
        folders.append(argument)
      }
    }
    if folders.isEmpty { folders = ["Tests/Fuzz/Corpus"] }
  }

  private mutating func set(_ option: String, to value: String) -> Bool {
    switch option {
    case "--load": load = Int(value)
    case "--seed": seed = UInt64(value) ?? seed
    case "--first": first = UInt64(value) ?? first
    case "--seconds": seconds = Double(value) ?? seconds
    case "--worker": progress = value
    default: return false
    }
    return true
  }
}

/// The part of Mynah that is fuzzed.
enum Mode: String, Sendable {
  /// The parser and the generator.
  case sources

  /// The generator with programs, whose mocks are compiled.
  case programs
  case runtime
  case commandLine = "command-line"

  /// Tries an input, and ends the process if something is wrong.
  func run(_ input: [UInt8]) {
    switch self {
    case .sources: Subject.run(input)
    case .runtime: RuntimeSubject.run(Choices(input))
    case .commandLine: CommandLineSubject.run(Choices(input))
    case .programs: fatalError("programs aren't made of bytes")
    }
  }

  /// The size of the stack for an input, in bytes.
  ///
  /// Sources get the stack of a secondary thread on Apple platforms, because tests may run the parser there.
  var stackSize: Int { self == .sources ? 512 << 10 : 8 << 20 }

  /// Returns the seconds of processor time that an input of some length may take.
  func allowance(for length: Int) -> Double {
    self == .sources ? 0.2 + Double(length) * 1e-5 : 2
  }
}

/// Ends the process if a condition is false.
func check(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

/// Writes a finding to a file.
func writeFinding(_ name: String, _ data: Data) {
  let folder = ".build/fuzz-findings"
  try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  let isWritten = FileManager.default.createFile(atPath: "\(folder)/\(name).txt", contents: data)
  say("\(folder)/\(name).txt\(isWritten ? "" : " can't be written")")
}

/// Prints a line at once, even if the output is a file.
func say(_ text: String) {
  FileHandle.standardOutput.write(Data("\(text)\n".utf8))
}
