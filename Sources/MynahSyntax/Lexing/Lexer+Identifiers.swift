extension Lexer {
  /// The end of the identifier whose characters go on at `start`.
  func endOfIdentifier(at start: Int) -> Int {
    var index = start
    while classes[Int(base[index])].isInWord { index += 1 }
    return index
  }

  /// The end of the back-ticked identifier at `start`, which can contain spaces.
  ///
  /// Without a second back-tick it is the first one alone.
  mutating func endOfBackticks(at start: Int) -> Int {
    var index = start + 1
    while base[index] != 0x0A && base[index] != 0x0D {
      if base[index] == UInt8(ascii: "`") { return index + 1 }
      index += 1
    }
    report("unterminated back-ticked identifier", at: start)
    return start + 1
  }

  /// The end of the number at `start`; what its letters mean does not matter here.
  func endOfNumber(at start: Int) -> Int {
    let base = base
    let classes = classes
    let isHexadecimal = base[start] == UInt8(ascii: "0") && base[start + 1] == UInt8(ascii: "x")
    var index = start
    while true {
      switch classes[Int(base[index])] {
      case .digit, .identifier:
        index += 1
      case .period:
        guard classes[Int(base[index + 1])] == .digit else { return index }
        index += 1
      case .operator:
        let sign = base[index]
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return index }
        let exponent = base[index - 1] | 0x20
        guard exponent == UInt8(ascii: "p") || (exponent == UInt8(ascii: "e") && !isHexadecimal),
          classes[Int(base[index + 1])] == .digit
        else { return index }
        index += 1
      default:
        return index
      }
    }
  }

  /// The token that a `#` begins: a directive, a raw string, a regex or the name of a macro.
  mutating func hash(at start: Int) -> (kind: TokenKind, end: Int) {
    switch classes[Int(base[start + 1])] {
    case .hash, .quote, .slash:
      var index = start + 1
      while base[index] == UInt8(ascii: "#") { index += 1 }
      if base[index] == UInt8(ascii: "\"") {
        return (.string, endOfString(at: start, nesting: 0, insideLine: false))
      }
      if base[index] == UInt8(ascii: "/"), let end = endOfExtendedRegex(at: start) {
        return (.regex, end)
      }
      return (.unknown, index)
    case .identifier:
      let end = endOfIdentifier(at: start + 1)
      return (directive(start + 1, end), end)
    case .backtick:
      let end = endOfBackticks(at: start + 1)
      return (end == start + 2 ? .unknown : .pound, end)
    default:
      return (.unknown, start + 1)
    }
  }

  private func directive(_ start: Int, _ end: Int) -> TokenKind {
    switch end - start {
    case 2: matches("if", at: start) ? .poundIf : .pound
    case 4: matches("else", at: start) ? .poundElse : .pound
    case 5: matches("endif", at: start) ? .poundEndif : .pound
    case 6: matches("elseif", at: start) ? .poundElseif : .pound
    case 14: matches("sourceLocation", at: start) ? .poundSourceLocation : .pound
    default: .pound
    }
  }

  /// Whether the bytes at `start` are those of the text.
  func matches(_ text: StaticString, at start: Int) -> Bool {
    let bytes = text.utf8Start
    var index = 0
    while index < text.utf8CodeUnitCount {
      if base[start + index] != bytes[index] { return false }
      index += 1
    }
    return true
  }
}
