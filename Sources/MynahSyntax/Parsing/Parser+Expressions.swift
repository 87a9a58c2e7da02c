extension Parser {
  /// Skips one expression, and returns whether there was one.
  ///
  /// This only finds the end of the expression, which is a separator, a closing bracket, or a line
  /// that can't continue the expression.
  mutating func skipExpression() -> Bool {
    let start = token.start
    var needsOperand = true
    var openTernaries = 0
    var isAfterClosure = false
    while true {
      let isOnNewLine = token.startsLine && !needsOperand
      switch token.kind {
      case .endOfFile, .comma, .semicolon, .rightParen, .rightSquare, .rightBrace, .poundElse,
        .poundElseif, .poundEndif, .poundSourceLocation:
        return token.start > start
      case .poundIf:
        guard !needsOperand, isPostfixConditional() else { return token.start > start }
        skipConditional()
      case .identifier:
        if needsOperand {
          if token.startsLine && token.keyword.introducesDeclaration { return token.start > start }
          needsOperand = skipWord()
          isAfterClosure = false
        } else if token.keyword == .is || token.keyword == .as {
          advance()
          needsOperand = true
        } else if isAfterClosure && isClosureLabel() {
          advance()
          advance()
        } else if token.startsLine || endsExpression(token.keyword) {
          return token.start > start
        } else {
          // Several words on one line are one expression, such as `await x`, `any P`, or `consume
          // x`.
          needsOperand = skipWord()
        }
      case .number, .string, .regex, .pound:
        if isOnNewLine { return token.start > start }
        let isMacro = token.kind == .pound
        advance()
        if isMacro { skipGenericArguments() }
        needsOperand = false
      case .leftParen, .leftSquare:
        if isOnNewLine { return token.start > start }
        skipGroup()
        needsOperand = false
        isAfterClosure = false
      case .leftBrace:
        if !needsOperand && startsObservers() { return token.start > start }
        skipGroup()
        needsOperand = false
        isAfterClosure = true
      case .period:
        advance()
        needsOperand = !(token.kind == .identifier || token.kind == .number)
        if token.kind == .identifier {
          advance()
          skipGenericArguments()
        } else if token.kind == .number {
          advance()
        }
      case .postfixQuestion, .postfixExclamation, .postfixOperator, .unknown:
        advance()
      case .colon:
        if openTernaries > 0 {
          openTernaries -= 1
          advance()
        } else if isModuleSelector {
          advance()
          advance()
        } else {
          return token.start > start
        }
        needsOperand = true
      case .binaryOperator, .equal, .arrow:
        if isQuestion { openTernaries += 1 }
        advance()
        needsOperand = true
      case .prefixOperator:
        if isQuestion {
          openTernaries += 1
        } else if isOnNewLine {
          return token.start > start
        }
        advance()
        needsOperand = true
      case .backslash:
        if isOnNewLine { return token.start > start }
        advance()
        needsOperand = true
      case .at:
        if isOnNewLine { return token.start > start }
        _ = parseAttribute(ofType: true)
      }
    }
  }

  /// A Boolean value that indicates whether the token begins the second part of a ternary.
  var isQuestion: Bool {
    token.end == token.start + 1 && lexer.base[token.start] == "?"
  }

  private func endsExpression(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .where, .else, .in, .case, .catch: true
    default: keyword.introducesDeclaration
    }
  }

  /// Skips a word and its blocks, if it has any, and returns whether an operand must follow.
  private mutating func skipWord() -> Bool {
    switch token.keyword {
    case .if:
      skipIfExpression()
      return false
    case .switch, .do:
      skipToBlock()
      while token.keyword == .catch { skipToBlock() }
      return false
    case .try, .await, .return, .throw, .repeat:
      advance()
      return true
    default:
      advance()
      skipGenericArguments()
      return false
    }
  }

  /// Skips `<...>` directly after a name, if it contains types.
  private mutating func skipGenericArguments() {
    guard !token.isSpaced, token.start >= genericsFreeUntil,
      isOperator(startingWith: "<")
    else { return }
    let start = checkpoint()
    // Allow only a few levels, because this is tried for every `<` in a chain of comparisons.
    let outerNesting = nesting
    nesting = max(nesting, Self.nestingLimit - 32)
    let arguments = parseGenericArguments()
    nesting = outerNesting
    guard arguments == nil else { return }
    if token.start - start.token.start > 32 { genericsFreeUntil = token.start - 32 }
    restore(start)
  }

  /// Skips `if ... {} else if ... {} else {}`.
  private mutating func skipIfExpression() {
    while true {
      skipToBlock()
      guard consume(.else) else { return }
      if token.keyword != .if {
        if token.kind == .leftBrace { skipGroup() }
        return
      }
    }
  }

  /// Skips a word, everything up to its block, and the block.
  mutating func skipToBlock() {
    advance()
    while true {
      switch token.kind {
      case .leftBrace:
        skipGroup()
        return
      case .leftParen, .leftSquare:
        skipGroup()
      case .endOfFile, .rightParen, .rightSquare, .rightBrace, .poundElse, .poundElseif,
        .poundEndif, .semicolon:
        return
      default:
        if token.startsLine {
          switch token.keyword {
          case .func, .class, .struct, .enum, .extension, .protocol, .import, .typealias: return
          default: break
          }
        }
        advance()
      }
    }
  }

  /// Returns whether the current word labels a trailing closure after another one.
  ///
  /// For example, `completion` labels a closure in `{ } completion: { }`.
  mutating func isClosureLabel() -> Bool {
    guard peek().kind == .colon else { return false }
    let start = checkpoint()
    advance()
    advance()
    defer { restore(start) }
    return token.kind == .leftBrace
  }
}
