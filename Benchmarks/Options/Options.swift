/// What the command line asks for.
struct Options: Equatable, Sendable {
  /// Whether to print the help and do nothing else.
  var showsHelp = false

  /// Whether to print the names of the cases and run none.
  var listsCases = false

  /// Whether to print JSON in place of tables.
  var printsJSON = false

  /// Texts that the name or implementation of a case must contain.
  var filters: [String] = []

  /// How many samples are taken of each case.
  var sampleCount = 9

  /// A folder of packages that the generator reads as a whole.
  var sourcesFolder: String?

  /// The file of an earlier run to compare with.
  var baselineFile: String?

  /// Whether to count instructions in place of time.
  var countsInstructions = false

  /// How often to run the cases without measuring; for the program's own use under valgrind.
  var bareRepetitions: Int?

  /// The file that a picture of the run is written to.
  var chartFile: String?

  /// The numbers of samples that are accepted.
  static let sampleCounts = 1...1_000

  /// Reads the arguments that follow the program's name.
  init(parsing arguments: some Sequence<String>) throws(OptionError) {
    var rest = ArgumentCursor(arguments)
    while let option = rest.next() {
      switch option {
      case "--help", "-h": showsHelp = true
      case "--list": listsCases = true
      case "--json": printsJSON = true
      case "--filter": filters.append(try rest.value(of: option))
      case "--samples": sampleCount = try Self.sampleCount(try rest.value(of: option))
      case "--sources": sourcesFolder = try rest.value(of: option)
      case "--instructions": countsInstructions = true
      case "--repeat": bareRepetitions = Int(try rest.value(of: option))
      case "--chart": chartFile = try rest.value(of: option)
      case "--compare": baselineFile = try rest.value(of: option)
      default:
        throw option.hasPrefix("-") ? .unknownOption(option) : .unexpectedArgument(option)
      }
      if let value = rest.unusedValue { throw .unexpectedValue(value, option: option) }
    }
    if printsJSON && baselineFile != nil { throw .jsonWithComparison }
  }

  private static func sampleCount(_ text: String) throws(OptionError) -> Int {
    guard let count = Int(text), sampleCounts.contains(count) else {
      throw .badSampleCount(text)
    }
    return count
  }
}

extension Options {
  /// Walks over the arguments, and splits `--option=value` in two.
  private struct ArgumentCursor {
    private var arguments: ArraySlice<String>

    /// The text after the equals sign of the last option, until it is taken.
    private(set) var unusedValue: String?

    init(_ arguments: some Sequence<String>) {
      self.arguments = Array(arguments)[...]
    }

    mutating func next() -> String? {
      guard let argument = arguments.popFirst() else { return nil }
      guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
        return argument
      }
      unusedValue = String(argument[argument.index(after: sign)...])
      return String(argument[..<sign])
    }

    mutating func value(of option: String) throws(OptionError) -> String {
      let value = unusedValue ?? arguments.popFirst()
      unusedValue = nil
      guard let value, !value.isEmpty, !value.hasPrefix("--") else {
        throw .missingValue(option: option)
      }
      return value
    }
  }
}
