extension String {
  /// The identifier without its back-ticks.
  var unticked: String {
    count > 2 && first == "`" && last == "`" ? String(dropFirst().dropLast()) : self
  }

  /// The identifier as an argument label, which needs back-ticks only where it is no word.
  var asLabel: String {
    let bare = unticked
    if ["inout", "var", "let"].contains(bare) { return self }
    let isWord = bare.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    return isWord ? bare : self
  }
}
