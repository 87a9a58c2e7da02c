extension Sequence<String> {
  /// The strings, separated by commas.
  var commaSeparated: String { joined(separator: ", ") }
}

extension [String] {
  /// The strings in angle brackets, or an empty string if there aren't any.
  var inAngleBrackets: String { "<\(commaSeparated)>".when(!isEmpty) }
}

extension String {
  /// The string with a space before it, or an empty string if it's empty.
  var spaced: String { " \(self)".when(!isEmpty) }
}

extension StringProtocol {
  /// The string with an uppercase letter at the beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Optional where Wrapped: CustomStringConvertible {
  /// Returns the value after a prefix, or an empty string if there's no value.
  func prefixed(_ prefix: String) -> String { map { "\(prefix)\($0)" } ?? "" }
}
