extension Parser {
  /// Parses an `#if` block of declarations, or of attributes for the declaration after it.
  mutating func parseConditional(in context: Context, into declarations: inout [Declaration]) {
    if let attributes = parseConditionalAttributes() {
      pendingAttributes += attributes
      return
    }
    guard nesting < Self.nestingLimit else {
      report("'#if' blocks are nested too deeply", at: token.start)
      return skipConditional()
    }
    nesting += 1
    defer { nesting -= 1 }
    let start = token.start
    var block = ConditionalDeclaration(clauses: [], position: position(of: token))
    var earlier: [String] = []
    while true {
      let position = position(of: token)
      let condition: String?
      switch token.kind {
      case .poundIf where earlier.isEmpty, .poundElseif where !earlier.isEmpty:
        condition = parseCondition()
      case .poundElse where !earlier.isEmpty:
        advance()
        condition = nil
      case .poundEndif:
        advance()
        declarations.append(.conditional(block))
        return
      default:
        report("'#if' without '#endif'", at: start)
        declarations.append(.conditional(block))
        return
      }
      conditions.append(combinedCondition(condition, earlier: earlier))
      earlier.append(condition ?? "true")
      var members: [Declaration] = []
      parseDeclarations(in: context, into: &members)
      conditions.removeLast()
      block.clauses.append(
        ConditionalDeclaration.Clause(
          condition: condition, declarations: members, position: position))
    }
  }

  /// Parses `#if` or `#elseif` with its condition, which ends with the line.
  mutating func parseCondition() -> String {
    advance()
    let start = token.start
    var isContinued = true
    while token.kind != .endOfFile && (isContinued || !token.startsLine || isLogicalOperator) {
      isContinued = isLogicalOperator
      if token.kind == .leftParen { skipGroup() } else { advance() }
    }
    return text(start, previousEnd)
  }

  private var isLogicalOperator: Bool {
    token.end - token.start == 2
      && (lexer.matches("&&", at: token.start) || lexer.matches("||", at: token.start))
  }

  /// The condition of a clause with those of the clauses before it, of which none can hold.
  func combinedCondition(_ condition: String?, earlier: [String]) -> String {
    // All the texts of a very long chain of clauses together would be quadratic.
    var parts = earlier.suffix(32).map { "!(\($0))" }
    if let condition {
      parts.append(condition)
    }
    return ConditionalDeclaration.all(parts)
  }

  /// Whether the `#if` after an operand holds members of it: `#if DEBUG` and then `.debug()`.
  mutating func isPostfixConditional() -> Bool {
    let start = checkpoint()
    defer { restore(start) }
    while token.kind == .poundIf { _ = parseCondition() }
    return token.kind == .period
  }

  /// Skips from `#if` to its `#endif`, whatever is between.
  mutating func skipConditional() {
    var depth = 0
    while true {
      switch token.kind {
      case .poundIf:
        depth += 1
        advance()
      case .poundEndif:
        depth -= 1
        advance()
        if depth == 0 { return }
      case .leftParen, .leftSquare, .leftBrace:
        skipGroup()
      case .endOfFile:
        return
      default:
        advance()
      }
    }
  }
}
