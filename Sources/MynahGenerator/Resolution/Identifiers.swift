internal import MynahSyntax

extension String {
  /// The parts of the text that whitespace separates, such as the names in a list.
  var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }

  /// The identifier without backticks.
  var unquoted: String {
    let tick = UInt8(ascii: "`")
    guard utf8.first == tick, utf8.count > 2, utf8.last == tick else { return self }
    return String(dropFirst().dropLast())
  }

  /// The name as an identifier, with backticks if it requires them.
  ///
  /// For example, a raw identifier can contain spaces and symbols.
  var asIdentifier: String { isIdentifier ? self : "`\(unquoted)`" }

  /// A Boolean value that indicates whether the name is an identifier without backticks.
  var isIdentifier: Bool {
    guard let first = unicodeScalars.first, first.isInIdentifier else { return false }
    return first.properties.numericType == nil && unicodeScalars.allSatisfy(\.isInIdentifier)
  }

  /// The identifier without redundant backticks, such as the backticks of `` `Bird` ``.
  var normalized: String {
    guard utf8.first == UInt8(ascii: "`") else { return self }
    let bare = unquoted
    let isWord = bare.isKeyword || bare == "Type" || bare == "Protocol"
    guard bare.isIdentifier, !isWord else { return self }
    return bare
  }

  /// The text as a string literal.
  var literal: String {
    // Most strings are names, which don't require escaping. Comparing their bytes is faster.
    let isPlain = utf8.allSatisfy { byte in
      byte >= UInt8(ascii: " ") && byte < 0x7F && byte != UInt8(ascii: "\"")
        && byte != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(self)\"" }
    return debugDescription
  }

  /// The identifier as an expression, with backticks if it's a keyword.
  ///
  /// For example, a parameter can have the name `in`.
  var asExpression: String { isKeyword ? "`\(self)`" : self }

  /// The identifier as an argument label, which rarely requires backticks.
  ///
  /// Only `inout`, `var`, `let`, and raw identifiers require them.
  var asLabel: String {
    let bare = unquoted
    if bare == "inout" || bare == "var" || bare == "let" { return "`\(bare)`" }
    guard bare.isIdentifier else { return self }
    return bare
  }
}

extension String? {
  /// The argument label with a colon and a space, or an empty string for nil.
  var beforeArgument: String { map { "\($0.asLabel): " } ?? "" }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether identifiers can contain it after the first character.
  var isInIdentifier: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: !isASCII && properties.isXIDContinue
    }
  }
}

extension Attribute {
  /// A Boolean value that indicates whether the attribute makes a declaration unavailable.
  ///
  /// Unavailability on a single platform doesn't count. A declaration that is obsolete in some
  /// version of Swift is considered unavailable.
  var isUnavailable: Bool {
    switch availability.first {
    case "*": availability.contains("unavailable")
    case "swift", "Swift", "_PackageDescription":
      availability.contains { $0.hasPrefix("obsoleted:") }
    default: false
    }
  }

  /// The `#if` condition under which the declaration is available.
  ///
  /// It's nil if the declaration is available on all platforms, or if no condition can express it.
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

  /// A Boolean value that indicates whether the attribute is `@available(*, noasync)`.
  var isOnlyForSyncCode: Bool { availability.contains("noasync") }

  /// The arguments of `@available` before the message, without whitespace.
  private var availability: [String] {
    guard name == "available", let arguments else { return [] }
    // Only messages, which come last, can contain commas.
    let parts = arguments.split(separator: ",").map { part in part.filter { !$0.isWhitespace } }
    return Array(parts.prefix { !$0.hasPrefix("message:") })
  }
}

extension DeclarationSyntax {
  /// The `#if` condition under which the declaration is available, or nil if it's always available.
  var platformCondition: String? {
    ConditionalDeclaration.all(attributes.map(\.platformCondition))
  }
}
