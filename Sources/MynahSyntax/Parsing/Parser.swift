/// A recursive-descent parser that turns tokens into declarations, with one token of lookahead.
struct Parser {
  /// The maximum nesting depth of declarations, types, `#if` blocks, and interpolations.
  ///
  /// Real code is less deeply nested. A debug build can parse this depth on a stack of 512 KB.
  static let nestingLimit = 64

  /// A position in the token stream that the parser can return to.
  struct Checkpoint {
    var position: Int
    var lexerPreviousEnd: Int
    var token: Token
    var previousEnd: Int
    var problemCount: Int
  }

  var lexer: Lexer
  var token: Token

  /// The end of the token before ``token``.
  var previousEnd = 0

  /// The nesting depth at the current token.
  var nesting = 0

  /// The nesting depth at the current token inside of one type.
  var typeNesting = 0

  /// The number of postfixes of the outermost type so far, which nest types without recursion.
  var typePostfixes = 0

  /// A Boolean value that indicates whether documentation comments are kept.
  ///
  /// They're kept for members of protocols, classes, and actors, because mocks repeat them.
  var keepsDocumentation = false

  /// The conditions of the `#if` clauses around the current token.
  var conditions: [String] = []

  /// The compilation flags of the module that are known to be set or not to be set.
  let flags: [String: Bool]

  /// Attributes from an `#if` clause without a declaration, which belong to the next declaration.
  var pendingAttributes: [Attribute] = []

  /// The offset before which `<` isn't tried as the beginning of generic arguments.
  ///
  /// It's set when a failed attempt has read more than 32 bytes, so long chains of `<` aren't read
  /// repeatedly.
  var genericsFreeUntil = 0

  /// The number of bytes that were searched for closing brackets without success.
  var wastedBytes = 0

  var imports: [ImportDeclaration] = []
  var lines: LineTable

  init(_ source: SourceBuffer, from start: Int? = nil, flags: [String: Bool] = [:]) {
    self.flags = flags
    lexer = Lexer(source)
    if let start { (lexer.position, lexer.previousEnd) = (start, start) }
    lines = LineTable(base: source.base, count: source.count)
    token = lexer.next()
  }

  /// Parses a whole text.
  ///
  /// - Returns: The result of the closure, or nil if it doesn't read the text to its end or reports a
  ///   problem.
  static func parse<Result>(
    _ text: String, _ body: (inout Parser) -> Result?
  ) -> Result? {
    SourceBuffer.withCopy(of: Array(text.utf8)) { source in
      var parser = Parser(source)
      let result = body(&parser)
      guard parser.token.kind == .endOfFile, parser.lexer.problems.isEmpty else { return nil }
      return result
    }
  }

  // MARK: - Tokens

  mutating func advance() {
    previousEnd = token.end
    token = lexer.next()
  }

  func checkpoint() -> Checkpoint {
    Checkpoint(
      position: lexer.position, lexerPreviousEnd: lexer.previousEnd, token: token,
      previousEnd: previousEnd, problemCount: lexer.problems.count)
  }

  mutating func restore(_ checkpoint: Checkpoint) {
    lexer.position = checkpoint.position
    lexer.previousEnd = checkpoint.lexerPreviousEnd
    token = checkpoint.token
    previousEnd = checkpoint.previousEnd
    if lexer.problems.count > checkpoint.problemCount {
      lexer.problems.removeSubrange(checkpoint.problemCount...)
    }
  }

  /// Continues at an offset, regardless of the tokens before it.
  mutating func jump(to offset: Int) {
    lexer.position = offset
    lexer.previousEnd = offset
    previousEnd = offset
    token = lexer.next()
  }

  /// Returns the token after the current one without consuming it.
  mutating func peek() -> Token {
    let start = checkpoint()
    defer { restore(start) }
    advance()
    return token
  }

  /// Returns the text of the current token, and advances to the next token.
  mutating func takeText() -> String {
    let text = text(of: token)
    advance()
    return text
  }

  /// Consumes the current token if it has the given kind, and returns whether it does.
  mutating func consume(_ kind: TokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Consumes the current token if it's the given keyword, and returns whether it is.
  mutating func consume(_ keyword: Keyword) -> Bool {
    guard token.keyword == keyword else { return false }
    advance()
    return true
  }

  /// Returns whether the current token is an operator that begins with the given byte.
  func isOperator(startingWith character: Unicode.Scalar) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      lexer.base[token.start] == character
    default: false
    }
  }

  /// Consumes the first character of an operator, such as the first `>` of `>>`.
  mutating func consumeOperatorCharacter(_ character: Unicode.Scalar) -> Bool {
    guard isOperator(startingWith: character) else { return false }
    jump(to: token.start + 1)
    return true
  }

  /// Skips the brackets that the current token opens, and reports them if they aren't closed.
  mutating func skipGroup() {
    let open = token.start
    if wastedBytes > 4 * lexer.count && token.kind != .leftBrace { lexer.groupLimit = open + 512 }
    let group = lexer.endOfGroup(at: open, nesting: 0, insideLine: false)
    lexer.groupLimit = Int.max
    if !group.isClosed {
      wastedBytes += group.end - open
      let bracket = text(open, open + 1)
      report("'\(bracket)' is not closed", at: open)
    }
    jump(to: group.end)
  }

  // MARK: - Text and places

  func text(_ start: Int, _ end: Int) -> String { lexer.source.text(start, end) }

  func text(of token: Token) -> String { lexer.source.text(token.start, token.end) }

  mutating func position(of token: Token) -> SourcePosition { lines.position(at: token.start) }

  // MARK: - Diagnostics

  /// Enters one more level of nesting, or reports that there are too many.
  ///
  /// - Returns: A Boolean value that indicates whether the level was entered. The caller leaves it.
  mutating func enterLevel(of constructs: StaticString) -> Bool {
    guard nesting < Self.nestingLimit else {
      report("\(constructs) are nested too deeply", at: token.start)
      return false
    }
    nesting += 1
    return true
  }

  mutating func report(_ message: String, at offset: Int) {
    lexer.report(message, at: offset)
  }

  mutating func reportExpected(_ what: String) {
    let found = token.kind == .endOfFile ? "the end of the file" : "'\(excerpt(of: token))'"
    report("expected \(what), found \(found)", at: token.start)
  }

  private func excerpt(of token: Token) -> String {
    let limit = 40
    guard token.end - token.start > limit else { return text(of: token) }
    return text(token.start, token.start + limit) + "..."
  }

  /// Returns whether problems were reported after the first `count` problems.
  ///
  /// Problems between the last token and the current one don't count, because they don't belong to
  /// the declaration that was just parsed. If the maximum number of problems is reached, the result
  /// is true, because further problems aren't recorded.
  func hasProblems(since count: Int) -> Bool {
    let gap = previousEnd..<max(previousEnd, token.start)
    return lexer.problems.dropFirst(count).contains { !gap.contains($0.offset) }
      || lexer.problems.count >= Lexer.problemLimit
  }

  /// Returns the diagnostics in source order, with at most one for each offset.
  mutating func finishedDiagnostics() -> [Diagnostic] {
    guard !lexer.problems.isEmpty else { return [] }
    let sorted = lexer.problems.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    var diagnostics: [Diagnostic] = []
    var lastOffset = -1
    for (_, problem) in sorted where problem.offset != lastOffset {
      lastOffset = problem.offset
      diagnostics.append(
        Diagnostic(position: lines.position(at: problem.offset), message: problem.message))
    }
    return diagnostics
  }
}

extension Parser {
  /// Skips a statement at the top level of a script.
  mutating func skipStatement() {
    if token.kind == .identifier && token.keyword.beginsStatement {
      switch token.keyword {
      case .return, .throw, .break, .continue, .fallthrough:
        advance()
        if !token.startsLine { _ = skipExpression() }
      case .repeat:
        skipToBlock()
        if consume(.while) { _ = skipExpression() }
      default:
        skipToBlock()
      }
      return
    }
    let start = token.start
    _ = skipExpression()
    if token.start == start { skipToken() }
  }

  /// Skips one token, or a group of brackets with its contents.
  mutating func skipToken() {
    switch token.kind {
    case .leftParen, .leftSquare, .leftBrace: skipGroup()
    case .endOfFile: break
    default: advance()
    }
  }

  /// Skips to the next line that can begin a declaration, or to the end of the declarations.
  mutating func skipToDeclaration(in context: Context) {
    while true {
      switch token.kind {
      case .endOfFile, .rightBrace, .poundIf, .poundElse, .poundElseif, .poundEndif: return
      case .semicolon:
        advance()
        return
      case .at where token.startsLine: return
      case .identifier where token.startsLine && canBeginDeclaration(in: context): return
      default: skipToken()
      }
    }
  }

  private func canBeginDeclaration(in context: Context) -> Bool {
    let keyword = token.keyword
    return keyword.introducesDeclaration || keyword.isModifier || keyword == .`init`
      || keyword == .actor || (keyword == .case && context == .enumeration)
  }

  /// Skips the rest of the line.
  mutating func skipLine() {
    repeat { advance() } while !token.startsLine && token.kind != .endOfFile
  }
}
