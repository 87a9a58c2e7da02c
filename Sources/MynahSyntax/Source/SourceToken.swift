/// A word, string or other character of a source text.
///
/// ```swift
/// SourceToken.tokens(of: Array("name: \"Birds\"".utf8)).map(\.kind)
/// // [.word("name"), .symbol(UInt8(ascii: ":")), .string("Birds")]
/// ```
public struct SourceToken: Equatable, Sendable {
  /// What a token is: a word without back-ticks, what a string literal holds, or a byte of anything
  /// else.
  public enum Kind: Equatable, Sendable {
    case word(String)
    case string(String)
    case symbol(UInt8)
  }

  public let kind: Kind

  /// Whether it is the first of its line.
  public let startsLine: Bool

  /// Whether it is a certain word.
  public func isWord(_ word: String) -> Bool { kind == .word(word) }

  /// Whether it is a certain character.
  public func isSymbol(_ symbol: Unicode.Scalar) -> Bool { kind == .symbol(UInt8(ascii: symbol)) }

  /// The tokens of a text, without comments.
  ///
  /// - Parameter bytes: The contents of a file.
  public static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    var tokens: [SourceToken] = []
    bytes.withUnsafeBufferPointer { buffer in
      let source = SourceBuffer(buffer)
      defer { source.deallocate() }
      var lexer = Lexer(source)
      var token = lexer.next()
      while token.kind != .endOfFile {
        add(token, bytes[token.start..<token.end], to: &tokens)
        token = lexer.next()
      }
    }
    return tokens
  }

  private static func add(
    _ token: Token, _ text: ArraySlice<UInt8>, to tokens: inout [SourceToken]
  ) {
    switch token.kind {
    case .identifier, .number:
      tokens.append(SourceToken(kind: .word(word(text)), startsLine: token.startsLine))
    case .string:
      tokens.append(SourceToken(kind: .string(contents(of: text)), startsLine: token.startsLine))
    case .pound, .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation:
      tokens.append(
        SourceToken(kind: .symbol(UInt8(ascii: "#")), startsLine: token.startsLine))
      if text.count > 1 {
        tokens.append(SourceToken(kind: .word(word(text.dropFirst())), startsLine: false))
      }
    default:
      for (index, byte) in text.enumerated() {
        tokens.append(
          SourceToken(kind: .symbol(byte), startsLine: index == 0 && token.startsLine))
      }
    }
  }

  private static func word(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }

  /// What a string literal holds, as it is written.
  private static func contents(of literal: ArraySlice<UInt8>) -> String {
    let quoted = literal.drop { $0 == UInt8(ascii: "#") }
    let hashes = literal.count - quoted.count
    let marks = quoted.starts(with: "\"\"\"".utf8) && quoted.count - hashes >= 6 ? 3 : 1
    return String(decoding: quoted.dropFirst(marks).dropLast(marks + hashes), as: UTF8.self)
  }
}
