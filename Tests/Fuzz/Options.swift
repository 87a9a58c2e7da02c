internal import Foundation

/// What the command line asks for.
struct Options: Sendable {
  static let help = """
    Feeds the parser and the generator with inputs that are made of files and mutations.

    Fuzz [options] [FOLDER...]     tries inputs made of the files in the folders
    Fuzz --run FILE...             tries files as they are
    Fuzz --programs [options]      makes programs, and compiles them and their mocks
    Fuzz --runtime [options]       makes values, stubs, calls and verifications
    Fuzz --command-line [options]  runs commands among hostile files and folders
    Fuzz --load N                  does N operations with mocks on each of eight threads

      --seed N          decides all inputs; the default is taken from the time
      --first N         the number of the first input; the default is 0
      --last N          the number after that of the last input
      --seconds N       for how long; the default is 60
      --patience N      the seconds after which an input counts as a hang; the default is 30
      --findings DIR    where to write what ends the process; the default is .build/fuzz-findings

    Of programs:

      --with NAMES      parts of the grammar whose findings are known, separated by commas, or "all"
      --without NAMES   parts of the grammar to leave out
      --shrinks NO      writes findings as they are
    """

  var folders: [String] = []
  var files: [String] = []

  /// How many operations each thread does, where nothing is fuzzed.
  var load: Int?
  var seed = UInt64(Date().timeIntervalSince1970)
  var first: UInt64 = 0
  var last = UInt64.max
  var seconds = 60.0
  var patience = 30.0
  var findings = ".build/fuzz-findings"

  /// What is fuzzed, where no programs are made.
  var mode = Mode.sources

  /// Whether programs are made.
  var makesPrograms = false

  /// The parts of the grammar that programs are made of.
  var features = Set(GrammarFeature.allCases).subtracting(GrammarFeature.known)

  /// Whether programs with findings are made as small as they can be.
  var shrinks = true

  /// The file by which a worker tells where it is; nil in the process that people start.
  var progress: String?

  /// - Returns: nil where the arguments can not be understood.
  init?(_ arguments: some Sequence<String>) {
    var iterator = arguments.makeIterator()
    while let argument = iterator.next() {
      switch argument {
      case "--programs": makesPrograms = true
      case "--runtime": mode = .runtime
      case "--command-line": mode = .commandLine
      case "--run":
        while let file = iterator.next() { files.append(file) }
      case _ where argument.hasPrefix("--"):
        guard let value = iterator.next(), set(argument, to: value) else { return nil }
      default: folders.append(argument)
      }
    }
    if folders.isEmpty { folders = ["Tests/Fuzz/Corpus"] }
  }

  private mutating func set(_ option: String, to value: String) -> Bool {
    switch option {
    case "--load": load = Int(value)
    case "--seed": seed = UInt64(value) ?? seed
    case "--first": first = UInt64(value) ?? first
    case "--last": last = UInt64(value) ?? last
    case "--seconds": seconds = Double(value) ?? seconds
    case "--patience": patience = Double(value) ?? patience
    case "--findings": findings = value
    case "--with": features.formUnion(Self.features(value))
    case "--without": features.subtract(Self.features(value))
    case "--shrinks": shrinks = value != "no"
    case "--worker": progress = value
    default: return false
    }
    return true
  }

  private static func features(_ names: String) -> [GrammarFeature] {
    names == "all"
      ? GrammarFeature.allCases
      : names.split(separator: ",").compactMap { GrammarFeature(rawValue: String($0)) }
  }
}
