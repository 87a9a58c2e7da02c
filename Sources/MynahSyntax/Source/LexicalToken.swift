/// A token of a Swift source with its byte range.
///
/// It's for tools that change parts of a source and keep the rest unchanged.
///
/// ```swift
/// let text = Array("verify(bird) // twice".utf8)
/// LexicalToken.tokens(of: text).tokens.map { String(decoding: text[$0.range], as: UTF8.self) }
/// // ["verify", "(", "bird", ")"]
/// ```
public struct LexicalToken: Sendable {
  /// The kinds of tokens.
  public enum Kind: Sendable {
    /// An identifier or a keyword, with or without backticks.
    case word
    case number

    /// A string literal with its quotation marks and interpolations.
    case string
    case regex

    /// An operator, including `->`, `=`, and `?` or `!` after an operand.
    case `operator`

    /// One of `. , : ; @ \ ( ) { } [ ]`.
    case mark

    /// `#if`, `#selector`, or another word after `#`.
    case directive

    /// Bytes that can't be part of Swift source.
    case unknown
  }

  /// The kind of the token.
  public let kind: Kind

  /// The range of the token's bytes.
  public let range: Range<Int>

  /// The position of the token's first byte.
  public let position: SourcePosition

  /// A Boolean value that indicates whether the token is the first on its line.
  public let startsLine: Bool

  /// Returns the tokens of a source, without white space and comments.
  ///
  /// - Parameter bytes: The contents of a file.
  /// - Returns: The tokens in source order, and diagnostics for errors such as an unterminated
  ///   string.
  public static func tokens(
    of bytes: [UInt8]
  ) -> (tokens: [LexicalToken], diagnostics: [Diagnostic]) {
    var tokens: [LexicalToken] = []
    let diagnostics = Lexer.forEachToken(of: bytes) { token, lines in
      tokens.append(
        LexicalToken(
          kind: Kind(token.kind), range: token.start..<token.end,
          position: lines.position(at: token.start),
          startsLine: token.startsLine || tokens.isEmpty))
    }
    return (tokens, diagnostics)
  }
}

extension LexicalToken.Kind {
  fileprivate init(_ kind: TokenKind) {
    self =
      switch kind {
      case .identifier: .word
      case .number: .number
      case .string: .string
      case .regex: .regex
      case .binaryOperator, .prefixOperator, .postfixOperator, .postfixQuestion,
        .postfixExclamation, .equal, .arrow:
        .operator
      case .period, .comma, .colon, .semicolon, .at, .backslash, .leftParen, .rightParen,
        .leftBrace, .rightBrace, .leftSquare, .rightSquare:
        .mark
      case .pound, .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation:
        .directive
      case .endOfFile, .unknown: .unknown
      }
  }
}
