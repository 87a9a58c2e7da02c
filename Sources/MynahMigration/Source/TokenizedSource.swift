internal import MynahSyntax

/// A source file as tokens, with the gaps between them and the pairs of brackets.
///
/// It's a class because many values refer to it, and copying a struct would copy each property.
final class TokenizedSource: Sendable {
  let bytes: [UInt8]
  let tokens: [LexicalToken]

  /// The text of each token.
  let texts: [String]

  /// The index of each bracket's partner, or nil for other tokens and unmatched brackets.
  let partners: [Int?]

  /// The index of the innermost bracket around each token, or nil outside of brackets.
  let brackets: [Int?]

  /// The index of the innermost brace around each token, or nil outside of braces.
  let braces: [Int?]

  /// The declarations in the file, including members and declarations in `#if` blocks.
  let declarations: [Declaration]

  /// The problems that the lexer reported, and brackets without a partner.
  let problems: [Diagnostic]

  var count: Int { tokens.count }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let lexed = LexicalToken.tokens(of: bytes)
    tokens = lexed.tokens
    texts = lexed.tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    partners = Self.partners(of: texts)
    brackets = Self.enclosing(partners) { _ in true }
    braces = Self.enclosing(partners) { [texts] in texts[$0] == "{" }
    declarations = SourceFile.parse(bytes, path: "").declarations.flatMap(\.all)
    problems =
      lexed.diagnostics
      + texts.indices.filter { [texts, partners] in
        partners[$0] == nil && ["(", ")", "[", "]", "{", "}"].contains(texts[$0])
      }.map { [texts] in
        Diagnostic(position: lexed.tokens[$0].position, message: "'\(texts[$0])' is unbalanced")
      }
  }

  /// Returns the partners of brackets, even if some brackets are missing.
  private static func partners(of texts: [String]) -> [Int?] {
    let opening = [")": "(", "]": "[", "}": "{"]
    var partners = [Int?](repeating: nil, count: texts.count)
    var open: [Int] = []
    for (index, text) in texts.enumerated() {
      if ["(", "[", "{"].contains(text) { open.append(index) }
      // A closing brace also closes unclosed brackets inside. Other brackets can't close a brace.
      guard let wanted = opening[text],
        let place = open.lastIndex(where: { texts[$0] == wanted || texts[$0] == "{" }),
        texts[open[place]] == wanted
      else { continue }
      partners[open[place]] = index
      partners[index] = open[place]
      open.removeSubrange(place...)
    }
    return partners
  }

  /// Returns the innermost opening bracket around each token that fulfills a condition.
  private static func enclosing(
    _ partners: [Int?], where isIncluded: (Int) -> Bool
  ) -> [Int?] {
    var open: [Int] = []
    return partners.enumerated().map { index, partner in
      guard let partner, isIncluded(min(index, partner)) else { return open.last }
      if partner < index { open.removeLast() }
      defer { if partner > index { open.append(index) } }
      return open.last
    }
  }

  // MARK: - Tokens

  /// Returns true if a token has the given text.
  func isText(_ text: String, at index: Int) -> Bool {
    index >= 0 && index < count && texts[index] == text
  }

  /// Returns true if a token is a word.
  func isWord(at index: Int) -> Bool {
    index >= 0 && index < count && tokens[index].kind == .word
  }

  func startsLine(_ index: Int) -> Bool { index < count && tokens[index].startsLine }

  /// Returns true if a token directly follows the previous token.
  func isAttached(_ index: Int) -> Bool {
    index > 0 && tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
  }

  /// Returns the opening bracket of a closing bracket, and other tokens unchanged.
  func startOfGroup(endingAt index: Int) -> Int { min(index, partners[index] ?? index) }

  /// Returns the index behind a token, or behind the brackets or generic arguments that it opens.
  func endOfGroup(startingAt index: Int) -> Int {
    if let close = partners[index], close > index { return close + 1 }
    return endOfGenericArguments(at: index) ?? index + 1
  }

  /// Returns the indices of the tokens with the given text.
  func places(of text: String) -> [Int] { texts.indices.filter { texts[$0] == text } }

  /// Returns a word without backticks, or nil if the token isn't a word.
  func word(at index: Int) -> String? {
    guard isWord(at: index) else { return nil }
    return texts[index].filter { $0 != "`" }
  }

  /// Returns the original text of a range of tokens, including the gaps between them.
  func text(of range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(
      decoding: bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound],
      as: UTF8.self)
  }

  // MARK: - White space and comments

  /// Returns the text between a token and the previous token.
  ///
  /// If the index is `count`, it's the text after the last token.
  func gap(before index: Int) -> String {
    let start = index == 0 ? 0 : tokens[index - 1].range.upperBound
    let end = index == count ? bytes.count : tokens[index].range.lowerBound
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns the white space at the beginning of a token's line.
  func indentation(at index: Int) -> String {
    let token = tokens[index]
    let start = token.range.lowerBound - token.position.column + 1
    let spaces = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: spaces, as: UTF8.self)
  }

  /// The line ending of the file: a line feed, optionally after a carriage return.
  var lineEnd: String {
    let feed = bytes.firstIndex(of: 0x0A) ?? 0
    return feed > 0 && bytes[feed - 1] == 0x0D ? "\r\n" : "\n"
  }

  /// Returns the line number of a token, counted from 1.
  func line(at index: Int) -> Int { tokens[index].position.line }
}
