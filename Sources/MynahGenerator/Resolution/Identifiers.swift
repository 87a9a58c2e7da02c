internal import MynahSyntax

extension String {
  /// The identifier without its back-ticks.
  var unticked: String {
    let tick = UInt8(ascii: "`")
    guard utf8.first == tick, utf8.count > 2, utf8.last == tick else { return self }
    return String(dropFirst().dropLast())
  }

  /// The name as an identifier, which has back-ticks where it takes them: a raw identifier can hold
  /// spaces and signs.
  var asIdentifier: String { isIdentifier ? self : "`\(unticked)`" }

  /// Whether the name is an identifier without back-ticks.
  var isIdentifier: Bool {
    guard let first = unicodeScalars.first, first.isInIdentifier else { return false }
    return first.properties.numericType == nil && unicodeScalars.allSatisfy(\.isInIdentifier)
  }

  /// The identifier without back-ticks that change nothing, as those of `` `Bird` ``.
  var normalized: String {
    guard utf8.first == UInt8(ascii: "`") else { return self }
    let bare = unticked
    let isWord = Self.keywords.contains(bare) || bare == "Type" || bare == "Protocol"
    return bare.isIdentifier && !isWord ? bare : self
  }

  /// The text as a string literal.
  var literal: String {
    // Names have nothing to be escaped, which is found out much faster by their bytes.
    let isPlain = utf8.allSatisfy { byte in
      byte >= UInt8(ascii: " ") && byte < 0x7F && byte != UInt8(ascii: "\"")
        && byte != UInt8(ascii: "\\")
    }
    return isPlain ? "\"\(self)\"" : debugDescription
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
    "nil", "super", "self", "Self", "Any", "await", "let", "var", "inout",
  ]

  /// The identifier as an argument label, which needs back-ticks only where it is no word.
  var asLabel: String {
    let bare = unticked
    if bare == "inout" || bare == "var" || bare == "let" { return "`\(bare)`" }
    return bare.isIdentifier ? bare : self
  }
}

extension Unicode.Scalar {
  /// Whether identifiers can hold it anywhere but in front.
  var isInIdentifier: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: !isASCII && properties.isXIDContinue
    }
  }
}

extension Attribute {
  /// Whether the attribute says that a declaration is not available on any platform, or not in the
  /// versions of Swift that there are.
  var isUnavailable: Bool {
    switch availability.first {
    case "*": availability.contains("unavailable")
    case "swift", "Swift", "_PackageDescription":
      availability.contains { $0 == "unavailable" || $0.hasPrefix("obsoleted:") }
    default: false
    }
  }

  /// The condition of `#if` that holds where the declaration is available; nil where that is on all
  /// platforms, or where no condition says it.
  var platformCondition: String? {
    guard let platform = availability.first, availability.contains("unavailable") else {
      return nil
    }
    return switch platform {
    case "iOS", "tvOS", "watchOS", "visionOS", "macOS", "Android", "Windows", "FreeBSD", "OpenBSD":
      "!os(\(platform))"
    case "OSX": "!os(macOS)"
    case "macCatalyst": "!targetEnvironment(macCatalyst)"
    default: nil
    }
  }

  /// The arguments of `@available` without spaces around them; those in texts do not count.
  private var availability: [String] {
    guard name == "available", let arguments else { return [] }
    // Only messages, which come last, can contain commas.
    let parts = arguments.split(separator: ",").map { part in part.filter { !$0.isWhitespace } }
    return Array(parts.prefix { !$0.hasPrefix("message:") })
  }
}

extension DeclarationSyntax {
  /// The condition of `#if` that holds where the declaration is available; nil where none is needed.
  var platformCondition: String? {
    let conditions = attributes.compactMap(\.platformCondition)
    return conditions.isEmpty ? nil : ConditionalDeclaration.all(conditions)
  }
}
