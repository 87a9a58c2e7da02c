/// A mistake on the command line.
enum OptionError: Error, Equatable, Sendable {
  /// An option that doesn't exist.
  case unknownOption(String)

  /// An argument that doesn't belong to an option.
  case unexpectedArgument(String)

  /// A value for an option that doesn't take a value.
  case unexpectedValue(String, option: String)

  /// An option without the value that it needs.
  case missingValue(option: String)

  /// A value of `--samples` that isn't a number, or that is out of range.
  case badSampleCount(String)

  /// `--json` together with `--compare`.
  case jsonWithComparison

  /// Filters that don't match any case.
  case noMatch(filters: [String])

  /// A file for `--compare` that can't be read.
  case unreadableFile(String, reason: String)

  /// `--instructions` without valgrind.
  case missingValgrind

  /// A file for `--chart` that can't be written.
  case unwritableFile(String)
}

extension OptionError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option):
      "Unknown option '\(option)'.\(Self.suggestion(for: option)) See --help."
    case .unexpectedArgument(let argument):
      "Unexpected argument '\(argument)'. To select cases, write --filter \(argument)."
    case .unexpectedValue(let value, let option):
      "Option '\(option)' doesn't take a value, but got '\(value)'."
    case .missingValue(let option):
      "Option '\(option)' needs a value: \(option) \(Help.placeholder(of: option))."
    case .badSampleCount(let text):
      """
      '\(text)' isn't a number of samples. --samples takes a whole number from \
      \(Options.sampleCounts.lowerBound) to \(Options.sampleCounts.upperBound).
      """
    case .jsonWithComparison:
      "Options '--json' and '--compare' can't be combined, because a comparison is printed as a table."
    case .noMatch(let filters):
      """
      No case matches \(filters.map { "'\($0)'" }.joined(separator: " and ")). \
      See --list for their names.
      """
    case .unreadableFile(let file, let reason):
      "Can't compare with '\(file)': \(reason)"
    case .missingValgrind:
      "Option '--instructions' needs valgrind, which isn't installed."
    case .unwritableFile(let file):
      "Can't write the chart to '\(file)'."
    }
  }

  private static func suggestion(for option: String) -> String {
    let nearest = Help.optionNames.min {
      editDistance(from: option, to: $0) < editDistance(from: option, to: $1)
    }
    guard let nearest, editDistance(from: option, to: nearest) <= 3 else { return "" }
    return " Did you mean '\(nearest)'?"
  }
}

/// Returns the number of characters to insert, delete, or replace to turn one string into another.
private func editDistance(from source: String, to target: String) -> Int {
  let target = Array(target)
  var row = Array(0...target.count)
  for (line, character) in source.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for column in target.indices {
      let replaced = diagonal + (target[column] == character ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[target.count]
}
