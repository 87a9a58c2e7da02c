/// A token of a source text with its place, for tools that change the text and keep the rest as it is.
///
/// ```swift
/// let text = Array("verify(bird) // twice".utf8)
/// LexicalToken.tokens(of: text).tokens.map { String(decoding: text[$0.range], as: UTF8.self) }
/// // ["verify", "(", "bird", ")"]
/// ```
public struct LexicalToken: Sendable {
  /// What a token is.
  public enum Kind: Sendable {
    /// An identifier or a keyword, with back-ticks or without.
    case word
    case number

    /// A string literal with its quotation marks and interpolations.
    case string
    case regex

    /// `+`, `<`, `->`, `=`, and `?` or `!` behind something.
    case `operator`

    /// One of `. , : ; @ \ ( ) { } [ ]`.
    case mark

    /// `#if`, `#selector`, or another word after `#`.
    case directive

    /// What no Swift source has.
    case unknown
  }

  /// What it is.
  public let kind: Kind

  /// The bytes that it covers.
  public let range: Range<Int>

  /// Whether a line break is between it and the token before it, or nothing is before it.
  public let startsLine: Bool

  /// The tokens of a text, without white space and comments.
  ///
  /// - Parameter bytes: The contents of a file.
  /// - Returns: The tokens in their order, and what could not be read, such as a string without an end.
  public static func tokens(
    of bytes: [UInt8]
  ) -> (tokens: [LexicalToken], diagnostics: [Diagnostic]) {
    var tokens: [LexicalToken] = []
    let diagnostics = Lexer.forEachToken(of: bytes) { token in
      tokens.append(
        LexicalToken(
          kind: Kind(token.kind), range: token.start..<token.end,
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
