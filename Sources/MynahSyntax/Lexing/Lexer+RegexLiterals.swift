extension Lexer {
  /// The end of the literal `/.../` at `slash`, if there is one.
  ///
  /// The compiler asks for an expression position, no space next to the delimiters, the end on the
  /// same line and balanced parentheses; everything else is a division or an operator's name.
  mutating func endOfBareRegex(at slash: Int) -> Int? {
    let first = base[slash + 1]
    guard first != 0x20, first != 0x09, first != 0x0A, first != 0x0D else { return nil }
    guard slash >= regexFreeUntil, isRegexPosition(slash) else { return nil }
    var parens = 0
    var isInClass = false
    var index = slash + 1
    while true {
      switch base[index] {
      case 0x0A, 0x0D:
        regexFreeUntil = index
        return nil
      case UInt8(ascii: "\\"):
        index += 1
        if base[index] != 0x0A && base[index] != 0x0D { index += 1 }
        continue
      case UInt8(ascii: "/"):
        let last = base[index - 1]
        let isEscaped = base[index - 2] == UInt8(ascii: "\\")
        return (last == 0x20 || last == 0x09) && !isEscaped ? nil : index + 1
      case UInt8(ascii: "["):
        isInClass = true
      case UInt8(ascii: "]"):
        isInClass = false
      case UInt8(ascii: "(") where !isInClass:
        parens += 1
      case UInt8(ascii: ")") where !isInClass:
        if parens == 0 { return nil }
        parens -= 1
      default:
        break
      }
      index += 1
    }
  }

  /// The end of the literal `#/.../#` at `start`, if there is one.
  mutating func endOfExtendedRegex(at start: Int) -> Int? {
    let hashes = hashCount(at: start)
    let content = start + hashes + 1
    var index = content
    while base[index] == 0x20 || base[index] == 0x09 { index += 1 }
    let isMultiline = (base[index] == 0x0A || base[index] == 0x0D) && index < count
    index = content
    while true {
      let byte = base[index]
      if byte == UInt8(ascii: "/") && hasHashes(hashes, at: index + 1) {
        return index + 1 + hashes
      } else if byte == 0x0A || byte == 0x0D {
        if !isMultiline || index >= count { return nil }
      } else if byte == UInt8(ascii: "\\") && base[index + 1] != 0x0A && base[index + 1] != 0x0D {
        index += 1
      }
      index += 1
    }
  }

  /// Whether the token before `slash` allows an expression to begin.
  private func isRegexPosition(_ slash: Int) -> Bool {
    guard previousEnd > 0 else { return true }
    let last = previousEnd - 1
    switch classes[Int(base[last])] {
    case .identifier, .digit, .dollar:
      var start = last
      while start > 0 && classes[Int(base[start - 1])].isInWord { start -= 1 }
      if start > 0 {
        let before = base[start - 1]
        if before == UInt8(ascii: ".") || before == UInt8(ascii: "#") { return false }
      }
      return KeywordTable.keyword(base + start, previousEnd - start, in: keywords)
        .precedesExpression
    case .rightBrace:
      var index = last
      while index < slash {
        if base[index] == 0x0A { return true }
        index += 1
      }
      return false
    case .rightParen, .rightSquare, .quote, .hash, .backtick:
      return false
    case .exclamation, .question:
      // Directly after an operand they belong to it; `try!` and `as?` are followed by a space too.
      guard isLeftBound(last) else { return true }
      return slash > previousEnd
    default:
      return true
    }
  }
}
