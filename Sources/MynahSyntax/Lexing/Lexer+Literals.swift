extension Lexer {
  /// Finds the end of the string literal whose `#` or `"` is at `start`.
  ///
  /// - Parameters:
  ///   - start: The offset of the first byte of the literal.
  ///   - nesting: The number of interpolations around the literal.
  ///   - insideLine: A Boolean value that indicates whether an enclosing interpolation must end on
  ///     its line.
  mutating func endOfString(at start: Int, nesting: Int, insideLine: Bool) -> Int {
    let hashes = hashCount(at: start)
    let quote = start + hashes
    let isMultiline =
      base[quote + 1] == "\"" && base[quote + 2] == "\""
      && !insideLine && !isSingleLine(after: quote + 1, hashes: hashes)
    guard isMultiline else {
      return endOfSingleLineString(from: quote + 1, hashes: hashes, start: start, nesting: nesting)
    }
    return endOfMultilineString(from: quote + 3, hashes: hashes, start: start, nesting: nesting)
  }

  /// Returns whether a raw literal that begins with three quotes ends on its line.
  ///
  /// For example, `#"""#` is a single-line literal that contains one quote.
  private func isSingleLine(after start: Int, hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var index = start
    while !base[index].isLineBreak {
      if base[index] == "\"" && hasHashes(hashes, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  /// Returns the number of `#` before the opening quote or slash of a literal.
  func hashCount(at start: Int) -> Int {
    var count = 0
    while base[start + count] == "#" { count += 1 }
    return count
  }

  func hasHashes(_ hashes: Int, at start: Int) -> Bool {
    var index = 0
    while index < hashes {
      if base[start + index] != "#" { return false }
      index += 1
    }
    return true
  }

  /// Calls a closure with the range of each interpolation of a string literal.
  ///
  /// - Parameters:
  ///   - literal: The token of the literal.
  ///   - body: A closure that receives the offset of the content and the offset after the closing
  ///     bracket.
  func forEachInterpolation(of literal: Token, _ body: (Int, Int) -> Void) {
    let hashes = hashCount(at: literal.start)
    var lexer = self
    var index = literal.start + hashes
    while index < literal.end {
      guard base[index] == "\\" else {
        index += 1
        continue
      }
      index += 1
      guard hasHashes(hashes, at: index) else { continue }
      index += hashes
      guard base[index] == "(" else {
        index += 1
        continue
      }
      let start = index + 1
      index = lexer.endOfInterpolation(at: index, nesting: 0).end
      body(start, index)
    }
  }

  private mutating func endOfSingleLineString(
    from first: Int, hashes: Int, start: Int, nesting: Int
  ) -> Int {
    let base = base
    var index = first
    while true {
      let byte = base[index]
      if byte == "\"" {
        if hashes == 0 || hasHashes(hashes, at: index + 1) { return index + 1 + hashes }
        index += 1
      } else if byte.isLineBreak {
        report("unterminated string literal", at: start)
        return index
      } else if byte == "\\" {
        index += 1
        guard hashes == 0 || hasHashes(hashes, at: index) else { continue }
        index += hashes
        if base[index] == "(" {
          let group = endOfInterpolation(at: index, nesting: nesting)
          if !group.isClosed && !base[group.end].isLineBreak {
            report("unterminated string literal", at: start)
            return endOfLine(from: index)
          }
          index = group.end
        } else if !base[index].isLineBreak {
          index += 1
        }
      } else {
        index += 1
      }
    }
  }

  /// Finds the end of the interpolation whose parenthesis is at `paren`.
  ///
  /// The interpolation can end on a later line. If it isn't closed in the rest of the file, it and
  /// all later interpolations must end on their line. Otherwise, each would search the whole file.
  private mutating func endOfInterpolation(
    at paren: Int, nesting: Int
  ) -> (end: Int, isClosed: Bool) {
    let reported = problems.count
    let mustEndWithLine = hasOpenInterpolation
    let group = endOfGroup(at: paren, nesting: nesting + 1, insideLine: mustEndWithLine)
    if group.isClosed || mustEndWithLine { return group }
    hasOpenInterpolation = true
    problems.removeSubrange(reported...)
    return endOfGroup(at: paren, nesting: nesting + 1, insideLine: true)
  }

  private mutating func endOfMultilineString(
    from first: Int, hashes: Int, start: Int, nesting: Int
  ) -> Int {
    let base = base
    var index = first
    while index < count {
      let byte = base[index]
      if byte == "\"" {
        if base[index + 1] == "\"" && base[index + 2] == "\""
          && hasHashes(hashes, at: index + 3)
        {
          return index + 3 + hashes
        }
        index += 1
      } else if byte == "\\" {
        index += 1
        guard hashes == 0 || hasHashes(hashes, at: index) else { continue }
        index += hashes
        if base[index] == "(" {
          index = endOfGroup(at: index, nesting: nesting + 1, insideLine: hasOpenInterpolation).end
        } else {
          index += 1
        }
      } else {
        index += 1
      }
    }
    report("unterminated multi-line string literal", at: start)
    return count
  }
}

extension Lexer {
  /// Finds the end of the literal `/.../` at `slash`, or returns nil if it isn't a regex literal.
  ///
  /// Like the compiler, this requires a position where an expression can begin, no space next to
  /// the delimiters, an end on the same line, and balanced parentheses. Otherwise, the slash is an
  /// operator or part of one.
  mutating func endOfBareRegex(at slash: Int) -> Int? {
    let first = base[slash + 1]
    guard first != " ", first != "\t", !first.isLineBreak else { return nil }
    guard slash >= regexFreeUntil, isRegexPosition(slash) else { return nil }
    var parens = 0
    var isInClass = false
    var index = slash + 1
    while true {
      switch base[index] {
      case "\n", "\r":
        regexFreeUntil = index
        return nil
      case "\\":
        index += 1
        if !base[index].isLineBreak { index += 1 }
        continue
      case "/":
        let last = base[index - 1]
        let isEscaped = base[index - 2] == "\\"
        if last == " " || last == "\t", !isEscaped { return nil }
        return index + 1
      case "[":
        isInClass = true
      case "]":
        isInClass = false
      case "(" where !isInClass:
        parens += 1
      case ")" where !isInClass:
        if parens == 0 { return nil }
        parens -= 1
      default:
        break
      }
      index += 1
    }
  }

  /// Finds the end of the literal `#/.../#` at `start`, or returns nil if it isn't a regex literal.
  mutating func endOfExtendedRegex(at start: Int) -> Int? {
    let hashes = hashCount(at: start)
    let content = start + hashes + 1
    var index = content
    while base[index] == " " || base[index] == "\t" { index += 1 }
    let isMultiline = base[index].isLineBreak && index < count
    index = content
    while true {
      let byte = base[index]
      if byte == "/" && hasHashes(hashes, at: index + 1) {
        return index + 1 + hashes
      } else if byte.isLineBreak {
        if !isMultiline || index >= count { return nil }
      } else if byte == "\\" && !base[index + 1].isLineBreak {
        index += 1
      }
      index += 1
    }
  }

  /// Returns whether an expression can begin after the token before `slash`.
  private func isRegexPosition(_ slash: Int) -> Bool {
    guard previousEnd > 0 else { return true }
    let last = previousEnd - 1
    switch classes[Int(base[last])] {
    case .identifier, .digit, .dollar:
      var start = last
      while start > 0 && classes[Int(base[start - 1])].isInWord { start -= 1 }
      if start > 0 {
        let before = base[start - 1]
        if before == "." || before == "#" { return false }
      }
      return KeywordTable.keyword(base + start, previousEnd - start, in: keywords)
        .precedesExpression
    case .rightBrace:
      var index = last
      while index < slash {
        if base[index] == "\n" { return true }
        index += 1
      }
      return false
    case .rightParen, .rightSquare, .quote, .hash, .backtick:
      return false
    case .exclamation, .question:
      // Directly after an operand, `!` and `?` are postfix operators, so a slash without a space
      // is an operator. With a space, it can begin a regex literal, such as in `try! /a/`.
      guard isLeftBound(last) else { return true }
      return slash > previousEnd
    default:
      return true
    }
  }
}
