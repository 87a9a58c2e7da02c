/// The kinds of tokens.
enum TokenKind: UInt8 {
  case endOfFile
  /// An identifier or keyword; see ``Token/keyword``.
  case identifier
  case number
  case string
  case regex
  /// An operator with the same kind of neighbour on either side.
  case binaryOperator
  case prefixOperator
  case postfixOperator
  /// `?` or `!` directly after something.
  case postfixQuestion
  case postfixExclamation
  case equal
  case arrow
  case period
  case comma
  case colon
  case semicolon
  case at
  /// `#` before a name, which is part of the token.
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

/// One token: its kind and the bytes it covers.
struct Token {
  var kind: TokenKind
  /// The keyword that an identifier spells without back-ticks; else `none`.
  var keyword: Keyword
  /// Whether a line break is between this token and the one before it.
  var startsLine: Bool
  /// Whether white space or a comment is between this token and the one before it.
  var isSpaced: Bool
  var start: Int
  var end: Int
}
