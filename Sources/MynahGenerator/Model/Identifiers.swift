extension String {
  /// The identifier without its back-ticks.
  var unticked: String {
    let tick = UInt8(ascii: "`")
    guard utf8.first == tick, utf8.count > 2, utf8.last == tick else { return self }
    return String(dropFirst().dropLast())
  }

  /// The identifier as an expression, which needs back-ticks where it is a keyword: a parameter can be
  /// called `in`.
  var asExpression: String { Self.keywords.contains(self) ? "`\(self)`" : self }

  private static let keywords: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "internal", "operator", "precedencegroup", "private", "protocol", "public",
    "rethrows", "static", "struct", "subscript", "typealias", "break", "case", "catch", "continue",
    "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat",
    "return", "switch", "throw", "throws", "where", "while", "as", "is", "try", "true", "false",
    "nil", "super", "self", "Self", "Any",
  ]

  /// The identifier as an argument label, which needs back-ticks only where it is no word.
  var asLabel: String {
    let bare = unticked
    if ["inout", "var", "let"].contains(bare) { return self }
    let isWord = bare.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    return isWord ? bare : self
  }
}
