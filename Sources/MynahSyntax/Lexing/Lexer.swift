internal import MynahPlatform

/// A lexer that turns bytes into tokens, one at a time.
///
/// It works on offsets into one padded buffer. The loops don't use closures, generics, or strings,
/// because this code also runs in unoptimized debug builds.
struct Lexer {
  /// A diagnostic whose offset hasn't been converted to a line and column yet.
  struct Problem {
    var offset: Int
    var message: String
  }

  let source: SourceBuffer
  let base: UnsafePointer<UInt8>
  let classes: UnsafePointer<ByteClass>
  let keywords: UnsafePointer<KeywordTable.Entry>
  let count: Int

  /// The offset at which the search for the next token begins.
  var position = 0

  /// The end of the previous token, which decides whether `/` can begin a regex literal.
  var previousEnd = 0

  var problems: [Problem] = []

  /// The offset before which no regex literal begins, because the search for its end failed.
  var regexFreeUntil = 0

  /// A Boolean value that indicates whether an interpolation ran to the end of the file.
  ///
  /// From then on, every interpolation must end on its line.
  var hasOpenInterpolation = false

  /// The offset after which a search for a closing bracket stops at the next `(` or `[`.
  var groupLimit = Int.max

  init(_ source: SourceBuffer) {
    self.source = source
    base = source.base
    count = source.count
    classes = ByteClass.table
    keywords = KeywordTable.entries
    if count >= 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF { position = 3 }
    if base[position] == "#" && base[position + 1] == "!" {
      position = endOfLine(from: position)
    }
    previousEnd = position
  }

  /// The maximum number of problems recorded per file.
  static let problemLimit = 200

  mutating func report(_ message: String, at offset: Int) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(Problem(offset: offset, message: message))
  }

  /// Reads the next token, which is `endOfFile` for every call at the end of the file.
  mutating func next() -> Token {
    let base = base
    let classes = classes
    var startsLine = false
    var index = position
    let triviaStart = index
    while true {
      let start = index
      let kind: TokenKind
      switch classes[Int(base[index])] {
      case .space:
        index += 1
        continue
      case .newline:
        if index >= count {
          position = count
          return Token(
            kind: .endOfFile, keyword: .none, startsLine: true, isSpaced: true, start: count,
            end: count)
        }
        startsLine = true
        index += 1
        continue
      case .slash:
        if let end = endOfComment(at: index, startsLine: &startsLine) {
          index = end
          continue
        }
        if let end = endOfBareRegex(at: index) {
          kind = .regex
          index = end
        } else {
          return operatorToken(at: index, startsLine: startsLine, isSpaced: start > triviaStart)
        }
      case .identifier:
        return identifier(at: index, startsLine: startsLine, isSpaced: start > triviaStart)
      case .digit:
        kind = .number
        index = endOfNumber(at: index)
      case .operator, .less, .exclamation, .question:
        return operatorToken(at: index, startsLine: startsLine, isSpaced: start > triviaStart)
      case .period:
        switch classes[Int(base[index + 1])] {
        case .period:
          return operatorToken(at: index, startsLine: startsLine, isSpaced: start > triviaStart)
        // After a name, such as in `import func A.==`, the period isn't part of the operator.
        case .operator where !isLeftBound(index), .less where !isLeftBound(index):
          return operatorToken(at: index, startsLine: startsLine, isSpaced: start > triviaStart)
        default:
          kind = .period
          index += 1
        }
      case .hash:
        (kind, index) = hash(at: index)
      case .quote:
        kind = .string
        index = endOfString(at: index, nesting: 0, insideLine: false)
      case .backtick:
        index = endOfBackticks(at: index)
        kind = index == start + 1 ? .unknown : .identifier
      case .dollar:
        kind = .identifier
        index = endOfIdentifier(at: index + 1)
      case let other:
        kind = other.mark
        index += 1
      }
      position = index
      previousEnd = index
      return Token(
        kind: kind, keyword: .none, startsLine: startsLine, isSpaced: start > triviaStart,
        start: start, end: index)
    }
  }

  private mutating func identifier(at start: Int, startsLine: Bool, isSpaced: Bool) -> Token {
    let end = endOfIdentifier(at: start)
    position = end
    previousEnd = end
    return Token(
      kind: .identifier,
      keyword: KeywordTable.keyword(base + start, end - start, in: keywords),
      startsLine: startsLine, isSpaced: isSpaced, start: start, end: end)
  }
}

extension Lexer {
  /// Returns the end of the comment that begins at a slash, or nil if no comment begins there.
  mutating func endOfComment(at slash: Int, startsLine: inout Bool) -> Int? {
    switch base[slash + 1] {
    case "/": endOfLine(from: slash)
    case "*": endOfBlockComment(at: slash, startsLine: &startsLine)
    default: nil
    }
  }

  /// Finds the first line break at or after `start`.
  ///
  /// The padding of the buffer begins with a line break, so there always is one.
  func endOfLine(from start: Int) -> Int {
    mynah_end_of_line(base + start, base + count) - base
  }

  /// Finds the end of the block comment at `start`, including nested comments.
  mutating func endOfBlockComment(at start: Int, startsLine: inout Bool) -> Int {
    let base = base
    var index = start + 2
    var depth = 1
    while index < count {
      let byte = base[index]
      index += 1
      if byte == "*" {
        if base[index] == "/" {
          index += 1
          depth -= 1
          if depth == 0 { return index }
        }
      } else if byte == "/" {
        if base[index] == "*" {
          index += 1
          depth += 1
        }
      } else if byte == "\n" {
        startsLine = true
      }
    }
    report("unterminated block comment", at: start)
    return count
  }
}

extension Lexer {
  /// Finds the end of the identifier that continues at `start`.
  func endOfIdentifier(at start: Int) -> Int {
    var index = start
    while classes[Int(base[index])].isInWord { index += 1 }
    return index
  }

  /// Finds the end of the identifier in backticks at `start`, which can contain spaces.
  ///
  /// Without a closing backtick, it returns the end of the opening one.
  mutating func endOfBackticks(at start: Int) -> Int {
    var index = start + 1
    while !base[index].isLineBreak {
      if base[index] == "`" { return index + 1 }
      index += 1
    }
    report("unterminated back-ticked identifier", at: start)
    return start + 1
  }

  /// Finds the end of the number at `start`, without checking its letters.
  func endOfNumber(at start: Int) -> Int {
    let base = base
    let classes = classes
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
        guard sign == "+" || sign == "-" else { return index }
        let exponent = base[index - 1] | 0x20
        guard exponent == "p" || exponent == "e", classes[Int(base[index + 1])] == .digit else {
          return index
        }
        index += 1
      default:
        return index
      }
    }
  }

  /// Finds the kind and end of the token that begins with the `#` at `start`.
  ///
  /// The token is a directive, a raw string, a regex literal, or the name of a macro.
  mutating func hash(at start: Int) -> (kind: TokenKind, end: Int) {
    switch classes[Int(base[start + 1])] {
    case .hash, .quote, .slash:
      let content = start + hashCount(at: start)
      let end = endOfHash(at: start, nesting: 0, insideLine: false)
      if end == content { return (.unknown, end) }
      if base[content] == "\"" { return (.string, end) }
      return (.regex, end)
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
    case 2 where matches("if", at: start): .poundIf
    case 4 where matches("else", at: start): .poundElse
    case 5 where matches("endif", at: start): .poundEndif
    case 6 where matches("elseif", at: start): .poundElseif
    case 14 where matches("sourceLocation", at: start): .poundSourceLocation
    default: .pound
    }
  }

  /// Returns whether the bytes at `start` equal the bytes of `text`.
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

/// The kinds of tokens.
enum TokenKind: UInt8 {
  case endOfFile
  /// An identifier or keyword. See ``Token/keyword``.
  case identifier
  case number
  case string
  case regex
  /// An operator with white space on both sides or without any, such as in `a + b` or `a+b`.
  case binaryOperator
  case prefixOperator
  case postfixOperator
  /// A `?` directly after an operand.
  case postfixQuestion
  case postfixExclamation
  case equal
  case arrow
  case period
  case comma
  case colon
  case semicolon
  case at
  /// A `#` together with the name after it.
  case pound
  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  case poundSourceLocation
  case backslash
  case leftParen
  case rightParen
  case leftBrace
  case rightBrace
  case leftSquare
  case rightSquare
  case unknown
}

/// A token with its kind and the range of its bytes.
struct Token {
  var kind: TokenKind
  /// The keyword that an identifier without backticks spells, or `none`.
  var keyword: Keyword
  /// A Boolean value that indicates whether a line break comes before this token.
  var startsLine: Bool
  /// A Boolean value that indicates whether white space or a comment comes before this token.
  var isSpaced: Bool
  var start: Int
  var end: Int
}
