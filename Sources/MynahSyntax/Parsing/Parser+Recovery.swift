extension Parser {
  /// Skips a statement of a script.
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

  /// Skips one token, or a pair of brackets with what is inside.
  mutating func skipToken() {
    switch token.kind {
    case .leftParen, .leftSquare, .leftBrace: skipGroup()
    case .endOfFile: break
    default: advance()
    }
  }

  /// Skips to the next line that can begin a declaration, or to what ends the declarations.
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
