/// The options of the command line.
struct Options: Equatable, Sendable {
  /// A Boolean value that indicates whether to print the help and do nothing else.
  var showsHelp = false

  /// A Boolean value that indicates whether to print the names of the cases without running them.
  var listsCases = false

  /// A Boolean value that indicates whether to print JSON instead of tables.
  var printsJSON = false

  /// The strings that the name or implementation of a case must contain.
  var filters: [String] = []

  /// The number of samples of each case.
  var sampleCount = 9

  /// A folder of packages for a case that reads all of them.
  var sourcesFolder: String?

  /// The file of an earlier run to compare this run with.
  var baselineFile: String?

  /// A Boolean value that indicates whether to count instructions instead of measuring time.
  var countsInstructions = false

  /// The number of times to run the cases without measuring, which runs under valgrind use.
  var bareRepetitions: Int?

  /// The file for a chart of the run.
  var chartFile: String?

  /// The valid numbers of samples.
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
  /// A cursor over the arguments that splits `--option=value` in two.
  private struct ArgumentCursor {
    private var arguments: ArraySlice<String>

    /// The string after the equals sign of the last option, until it's used.
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
