import Foundation

/// What the command line asks for.
struct Options {
  /// Whether the scratch folder holds the packages already, fetched and built.
  private(set) var isPrepared = false

  private var values: [String: [String]] = [:]

  private static let names = ["--scratch", "--output", "--generator", "--package", "--module"]

  init(_ arguments: some Sequence<String>) throws {
    var iterator = arguments.makeIterator()
    while let option = iterator.next() {
      if option == "--prepared" {
        isPrepared = true
      } else if Self.names.contains(option), let value = iterator.next() {
        values[option, default: []].append(value)
      } else {
        let names = Self.names.joined(separator: " VALUE, ")
        throw ProofError(description: "The options are: --prepared, \(names) VALUE.")
      }
    }
  }

  /// The file or folder that an option names.
  func url(_ option: String) -> URL? { values[option]?.last.map { URL(fileURLWithPath: $0) } }

  /// Whether an option names something, or nothing at all, so that everything is looked at.
  func includes(_ name: String, in option: String) -> Bool {
    values[option]?.contains(name) ?? true
  }
}
