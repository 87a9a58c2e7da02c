extension Lexer {
  /// Finds the end of the brackets that open at `open`.
  ///
  /// Skipping function bodies takes most of its time here, so this function reads bytes and doesn't
  /// create tokens.
  ///
  /// - Parameters:
  ///   - open: The offset of `(`, `[` or `{`.
  ///   - nesting: The number of string interpolations around the brackets.
  ///   - insideLine: A Boolean value that indicates whether the search stops at the end of the
  ///     line.
  /// - Returns: The offset after the closing bracket, or the offset at which the search stopped,
  ///   and a Boolean value that indicates whether the closing bracket was found.
  mutating func endOfGroup(
    at open: Int, nesting: Int, insideLine: Bool
  ) -> (end: Int, isClosed: Bool) {
    if nesting > Parser.nestingLimit { return (endOfLine(from: open), false) }
    let base = base
    let classes = classes
    let opening = classes[Int(base[open])]
    let closing: ByteClass =
      switch opening {
      case .leftParen: .rightParen
      case .leftSquare: .rightSquare
      default: .rightBrace
      }
    var depth = 1
    var braces = 0
    var directives: [Int] = []
    var ignoredStartsLine = false
    var index = open + 1
    previousEnd = index
    while true {
      let kind = classes[Int(base[index])]
      switch kind {
      case .space:
        index += 1
        continue
      case .identifier, .digit:
        index += 1
        while true {
          let next = classes[Int(base[index])]
          if next == .identifier || next == .digit { index += 1 } else { break }
        }
      case .newline:
        if index >= count || insideLine || (nesting > 0 && hasOpenInterpolation) {
          return (index, false)
        }
        index += 1
        continue
      case .slash:
        if let end = endOfComment(at: index, startsLine: &ignoredStartsLine) {
          index = end
          continue
        }
        index = endOfSlash(at: index)
      case .leftParen, .leftSquare, .leftBrace:
        if kind != .leftBrace && index > groupLimit { return (index, false) }
        if kind == opening { depth += 1 } else if kind == .leftBrace { braces += 1 }
        index += 1
      case .rightParen, .rightSquare, .rightBrace:
        if kind == closing {
          depth -= 1
          if depth == 0 { return (index + 1, true) }
        } else if kind == .rightBrace {
          if braces == 0 { return (index, false) }
          braces -= 1
        }
        index += 1
      case .quote:
        index = endOfString(at: index, nesting: nesting, insideLine: insideLine)
      case .hash:
        let letter = base[index + 1]
        if opening == .leftBrace && (letter == "i" || letter == "e") {
          balance(&depth, &directives, at: index)
        }
        index = endOfHash(at: index, nesting: nesting, insideLine: insideLine)
      case .backtick:
        index = endOfBackticks(at: index)
      case .operator, .less, .period, .exclamation, .question, .comma, .colon, .semicolon, .at,
        .backslash, .dollar:
        index += 1
      case .invalid:
        if base[index] == 0 && index >= count { return (count, false) }
        index += 1
      }
      previousEnd = index
    }
  }

  private mutating func endOfSlash(at slash: Int) -> Int {
    // A regex literal can't begin inside of an operator such as `./`, but it can begin after a
    // prefix operator.
    let previous = classes[Int(base[slash - 1])]
    if (previous.isOperator || previous == .period) && slash == previousEnd {
      var start = slash - 1
      while start > 0 && classes[Int(base[start - 1])].isOperator { start -= 1 }
      if isLeftBound(start) || previous == .period { return slash + 1 }
    }
    return endOfBareRegex(at: slash) ?? slash + 1
  }

  /// Finds the end of the literal with delimiters at `start`, or of the `#` if it isn't a literal.
  mutating func endOfHash(at start: Int, nesting: Int, insideLine: Bool) -> Int {
    let index = start + hashCount(at: start)
    if base[index] == "\"" {
      return endOfString(at: start, nesting: nesting, insideLine: insideLine)
    }
    if base[index] == "/", let end = endOfExtendedRegex(at: start) { return end }
    return index
  }

  /// Restores the nesting depth at an `#if` when another clause of the `#if` begins.
  ///
  /// Only one of the clauses is compiled, so the braces of different clauses must not add up.
  private func balance(_ depth: inout Int, _ directives: inout [Int], at hash: Int) {
    let end = endOfIdentifier(at: hash + 1)
    let length = end - hash - 1
    if length == 2 && matches("if", at: hash + 1) {
      directives.append(depth)
    } else if let start = directives.last {
      if (length == 4 && matches("else", at: hash + 1))
        || (length == 6 && matches("elseif", at: hash + 1))
      {
        depth = start
      } else if length == 5 && matches("endif", at: hash + 1) {
        directives.removeLast()
      }
    }
  }
}

extension Lexer {
  /// Reads the operator at `start`, whose kind depends on the bytes before and after it.
  mutating func operatorToken(at start: Int, startsLine: Bool, isSpaced: Bool) -> Token {
    let isLeftBound = isLeftBound(start)
    var end = start + 1
    let first = base[start]
    let kind: TokenKind
    if isLeftBound && first == "?" {
      kind = .postfixQuestion
    } else if isLeftBound && first == "!" && base[start + 1] != "=" {
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
    if end == start + 1 && base[start] == "=" { return .equal }
    if end == start + 2 && base[start] == "-" && base[start + 1] == ">" {
      return .arrow
    }
    let isRightBound = isRightBound(end, isLeftBound: isLeftBound)
    if isLeftBound == isRightBound { return .binaryOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  private mutating func endOfOperator(at start: Int, isLeftBound: Bool) -> Int {
    let base = base
    let classes = classes
    let allowsPeriods = base[start] == "."
    var index = start
    while true {
      let kind = classes[Int(base[index])]
      if kind == .slash {
        let following = base[index + 1]
        if following == "/" || following == "*" { return index }
        // A prefix operator can come before a regex literal, such as in `!/a(b/`.
        if index > start && !isLeftBound {
          previousEnd = index
          if endOfBareRegex(at: index) != nil { return index }
        }
        index += 1
      } else if kind.isOperator || (kind == .period && allowsPeriods) {
        index += 1
      } else {
        if index == start { return start + 1 }
        return index
      }
    }
  }

  /// Returns whether an operator at `start` directly follows a possible operand.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch classes[Int(base[start - 1])] {
    case .space, .newline, .leftParen, .leftSquare, .leftBrace, .comma, .semicolon, .colon:
      return false
    case .invalid:
      return base[start - 1] != 0
    case .slash:
      // The end of a comment counts as white space.
      return start < 2 || base[start - 2] != "*"
    default:
      return true
    }
  }

  /// Returns whether a possible operand directly follows an operator that ends at `end`.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch classes[Int(base[end])] {
    case .space, .newline, .rightParen, .rightSquare, .rightBrace, .comma, .semicolon, .colon:
      return false
    case .invalid:
      return base[end] != 0
    case .period:
      return !isLeftBound
    case .slash:
      return base[end + 1] != "/" && base[end + 1] != "*"
    default:
      return true
    }
  }
}
