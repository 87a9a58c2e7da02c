import Foundation

/// The options of the command line.
struct Options {
  /// A Boolean value that indicates whether the scratch folder already has the built packages.
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

  /// Returns the file or folder that an option names, or nil if the option isn't set.
  func url(_ option: String) -> URL? { values[option]?.last.map { URL(fileURLWithPath: $0) } }

  /// Returns whether an option includes a name, which is true for every name if it isn't set.
  func includes(_ name: String, in option: String) -> Bool {
    values[option]?.contains(name) ?? true
  }
}
