extension Lexer {
  /// The operator at `start`, with what its neighbours make of it.
  mutating func operatorToken(at start: Int, startsLine: Bool, isSpaced: Bool) -> Token {
    let isLeftBound = isLeftBound(start)
    var end = start + 1
    let first = base[start]
    let kind: TokenKind
    if isLeftBound && first == UInt8(ascii: "?") {
      kind = .postfixQuestion
    } else if isLeftBound && first == UInt8(ascii: "!") && base[start + 1] != UInt8(ascii: "=") {
      kind = .postfixExclamation
    } else {
      end = endOfOperator(at: start, isLeftBound: isLeftBound)
      kind = operatorKind(start, end, isLeftBound: isLeftBound)
    }
    position = end
    previousEnd = end
    return Token(
      kind: kind, keyword: .none, startsLine: startsLine, isSpaced: isSpaced, start: start,
      end: end)
  }

  private func operatorKind(_ start: Int, _ end: Int, isLeftBound: Bool) -> TokenKind {
    if end == start + 1 && base[start] == UInt8(ascii: "=") { return .equal }
    if end == start + 2 && base[start] == UInt8(ascii: "-")
      && base[start + 1] == UInt8(ascii: ">")
    {
      return .arrow
    }
    let isRightBound = isRightBound(end, isLeftBound: isLeftBound)
    if isLeftBound == isRightBound { return .binaryOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  private mutating func endOfOperator(at start: Int, isLeftBound: Bool) -> Int {
    let base = base
    let classes = classes
    let allowsPeriods = base[start] == UInt8(ascii: ".")
    var index = start
    while true {
      let kind = classes[Int(base[index])]
      if kind == .slash {
        let following = base[index + 1]
        if following == UInt8(ascii: "/") || following == UInt8(ascii: "*") { return index }
        // A prefix operator before a regex literal: `!/a(b/`.
        if index > start && !isLeftBound {
          previousEnd = index
          if endOfBareRegex(at: index) != nil { return index }
        }
        index += 1
      } else if kind.isOperator || (kind == .period && allowsPeriods) {
        index += 1
      } else {
        return index > start ? index : index + 1
      }
    }
  }

  /// Whether something that an operator could belong to ends at `start`.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch classes[Int(base[start - 1])] {
    case .space, .newline, .leftParen, .leftSquare, .leftBrace, .comma, .semicolon, .colon:
      return false
    case .invalid:
      return base[start - 1] != 0
    case .operator:
      // The end of a comment counts as white space.
      return
        !(base[start - 1] == UInt8(ascii: "/") && start > 1
        && base[start - 2] == UInt8(ascii: "*"))
    default:
      return true
    }
  }

  /// Whether something that an operator could belong to begins at `end`.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch classes[Int(base[end])] {
    case .space, .newline, .rightParen, .rightSquare, .rightBrace, .comma, .semicolon, .colon:
      return false
    case .invalid:
      return base[end] != 0
    case .period:
      return !isLeftBound
    case .slash:
      return base[end + 1] != UInt8(ascii: "/") && base[end + 1] != UInt8(ascii: "*")
    default:
      return true
    }
  }
}
