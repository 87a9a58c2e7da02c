/// What stands between brackets in an ignore pattern: `[a-z]`, `[!0-9]`, `[[:alpha:]_]`.
struct ScalarSet: Equatable {
  private enum Element: Equatable {
    case range(ClosedRange<Unicode.Scalar>)
    case named(String)
  }

  private var elements: [Element] = []
  private var isNegated = false

  private static let names: Set = [
    "alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space",
    "upper",
    "xdigit",
  ]

  /// Reads the text after an opening bracket up to the closing one, and removes it.
  ///
  /// - Returns: Nil where no bracket closes, or where a name is unknown.
  init?(_ text: inout ArraySlice<Unicode.Scalar>) {
    if text.first == "!" || text.first == "^" {
      isNegated = true
      text.removeFirst()
    }
    var isFirst = true
    while let scalar = text.popFirst() {
      if scalar == "]" && !isFirst { return }
      isFirst = false
      if scalar == "[" && text.first == ":" {
        guard let name = Self.name(&text) else { return nil }
        elements.append(.named(name))
        continue
      }
      guard let lower = Self.unescaped(scalar, &text) else { return nil }
      guard text.first == "-", text.count > 1, text[text.startIndex + 1] != "]" else {
        elements.append(.range(lower...lower))
        continue
      }
      text.removeFirst()
      guard let last = text.popFirst(), let upper = Self.unescaped(last, &text) else { return nil }
      if lower <= upper { elements.append(.range(lower...upper)) }
    }
    return nil
  }

  private static func unescaped(
    _ scalar: Unicode.Scalar, _ text: inout ArraySlice<Unicode.Scalar>
  ) -> Unicode.Scalar? {
    scalar == "\\" ? text.popFirst() : scalar
  }

  /// Reads the name in `[:name:]`, whose first bracket is read already.
  private static func name(_ text: inout ArraySlice<Unicode.Scalar>) -> String? {
    guard let end = text.firstIndex(of: "]"), end > text.startIndex + 1, text[end - 1] == ":" else {
      return nil
    }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: text[(text.startIndex + 1)..<(end - 1)])
    text = text[(end + 1)...]
    return names.contains(String(name)) ? String(name) : nil
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isIncluded = elements.contains { element in
      switch element {
      case .range(let range): range.contains(scalar)
      case .named(let name): Self.contains(scalar, in: name)
      }
    }
    return isIncluded != isNegated
  }

  private static func contains(_ scalar: Unicode.Scalar, in name: String) -> Bool {
    guard scalar.isASCII else { return false }
    let character = Character(scalar)
    let isVisible = (0x21...0x7E).contains(scalar.value)
    return switch name {
    case "alnum": character.isLetter || character.isNumber
    case "alpha": character.isLetter
    case "blank": scalar == " " || scalar == "\t"
    case "cntrl": scalar.value < 0x20 || scalar.value == 0x7F
    case "digit": character.isNumber
    case "graph": isVisible
    case "lower": character.isLowercase
    case "print": isVisible || scalar == " "
    case "punct": isVisible && !character.isLetter && !character.isNumber
    case "space": character.isWhitespace
    case "upper": character.isUppercase
    default: character.isHexDigit
    }
  }
}
