extension String {
  /// The identifier without its back-ticks.
  var unticked: String {
    let tick = UInt8(ascii: "`")
    guard utf8.first == tick, utf8.count > 2, utf8.last == tick else { return self }
    return String(dropFirst().dropLast())
  }

  /// The identifier as an argument label, which needs back-ticks only where it is no word.
  var asLabel: String {
    let bare = unticked
    if ["inout", "var", "let"].contains(bare) { return self }
    let isWord = bare.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    return isWord ? bare : self
  }
}
