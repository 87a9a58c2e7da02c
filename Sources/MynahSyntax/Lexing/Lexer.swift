/// Turns bytes into tokens, one at a time.
///
/// Everything here works on offsets into one padded buffer. There are no closures, generics or
/// strings in the loops, for this code runs unoptimised in debug builds.
struct Lexer {
  /// A diagnostic whose offset has not been turned into a line and column yet.
  struct Problem {
    var offset: Int
    var message: String
  }

  let source: SourceBuffer
  let base: UnsafePointer<UInt8>
  let classes: UnsafePointer<ByteClass>
  let keywords: UnsafePointer<KeywordTable.Entry>
  let count: Int

  /// Where the next token is looked for.
  var position = 0

  /// The end of the last token, which decides whether `/` can begin a regex literal.
  var previousEnd = 0

  var problems: [Problem] = []

  /// The end of a line on which a search for the end of a regex literal found none.
  var regexFreeUntil = 0

  /// Whether an interpolation ran to the end of the file: from then on they end with the line.
  var hasOpenInterpolation = false

  /// Beyond which offset a search for a closing bracket gives up at the next opening one.
  var groupLimit = Int.max

  init(_ source: SourceBuffer) {
    self.source = source
    base = source.base
    count = source.count
    classes = ByteClass.table
    keywords = KeywordTable.entries
    if count >= 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF { position = 3 }
    if base[position] == UInt8(ascii: "#") && base[position + 1] == UInt8(ascii: "!") {
      position = endOfLine(from: position)
    }
    previousEnd = position
  }

  /// How many problems of a file are kept.
  static let problemLimit = 200

  mutating func report(_ message: String, at offset: Int) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(Problem(offset: offset, message: message))
  }

  /// The next token; at the end of the file, again and again `endOfFile`.
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
        let following = base[index + 1]
        if following == UInt8(ascii: "/") {
          index = endOfLine(from: index)
          continue
        }
        if following == UInt8(ascii: "*") {
          index = endOfBlockComment(at: index, startsLine: &startsLine)
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
        if base[index + 1] == UInt8(ascii: ".") {
          return operatorToken(at: index, startsLine: startsLine, isSpaced: start > triviaStart)
        }
        kind = .period
        index += 1
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
