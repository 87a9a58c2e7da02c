extension Parser {
  /// Where declarations stand, which decides about `case` and statements.
  enum Context {
    case file
    case type
    case enumeration
  }

  mutating func parseSourceFile() -> [Declaration] {
    var declarations: [Declaration] = []
    parseDeclarations(in: .file, into: &declarations)
    return declarations
  }

  /// Parses declarations up to what must end them: `}`, a directive or the end of the file.
  mutating func parseDeclarations(in context: Context, into declarations: inout [Declaration]) {
    while true {
      let start = token.start
      switch token.kind {
      case .endOfFile:
        return
      case .rightBrace:
        guard context == .file else { return }
        report("'}' closes nothing", at: token.start)
        advance()
      case .poundElseif, .poundElse, .poundEndif:
        guard conditions.isEmpty else { return }
        report("'\(text(of: token))' without '#if'", at: token.start)
        skipLine()
      case .semicolon:
        advance()
      case .poundIf:
        parseConditional(in: context, into: &declarations)
      case .poundSourceLocation:
        advance()
        if token.kind == .leftParen { skipGroup() }
      default:
        let problemCount = lexer.problems.count
        if let declaration = parseDeclaration(in: context) {
          declarations.append(declaration)
        } else if lexer.problems.count > problemCount {
          skipToDeclaration(in: context)
        }
        if token.start == start && token.kind != .endOfFile { skipToken() }
      }
    }
  }

  private mutating func parseDeclaration(in context: Context) -> Declaration? {
    guard nesting < Self.nestingLimit else {
      report("declarations are nested too deeply", at: token.start)
      skipToken()
      return nil
    }
    nesting += 1
    defer { nesting -= 1 }
    let documentation = documentation()
    var head = parseHead()
    head.position = position(of: token)
    head.documentation = documentation
    switch token.keyword {
    case .import:
      parseImport(head)
      return nil
    case .protocol: return parseTypeDeclaration(.protocol, head)
    case .class: return parseTypeDeclaration(.class, head)
    case .struct: return parseTypeDeclaration(.struct, head)
    case .enum: return parseTypeDeclaration(.enum, head)
    case .extension: return parseExtension(head)
    case .func: return parseFunction(head)
    case .let, .var: return parseVariable(head)
    case .typealias: return parseTypeAlias(head)
    case .associatedtype: return parseAssociatedType(head)
    case .operator:
      skipLine()
      return nil
    case .precedencegroup:
      skipToBlock()
      return nil
    case .subscript where context != .file || peek().kind == .leftParen:
      return parseSubscript(head)
    case .`init` where context != .file: return parseInitializer(head)
    case .deinit where context != .file:
      skipToBlock()
      return nil
    case .case where context == .enumeration: return parseEnumCase(head)
    case .actor where isFollowedByName():
      return parseTypeDeclaration(.actor, head)
    case .macro where isFollowedByName():
      advance()
      skipToDeclaration(in: context)
      return nil
    default: break
    }
    if token.kind == .pound && !(context == .file && isExpressionMacro()) {
      return parseMacroExpansion(head)
    }
    parseOther(head, in: context)
    return nil
  }

  /// Deals with what is no declaration.
  private mutating func parseOther(_ head: DeclarationHead, in context: Context) {
    if !head.attributes.isEmpty || !head.modifiers.isEmpty {
      switch token.kind {
      case .poundEndif, .poundElse, .poundElseif:
        pendingAttributes = head.attributes
        return
      default: break
      }
    } else if context == .file {
      return skipStatement()
    }
    if token.kind != .unknown || !wasReported(token.start) { reportExpected("a declaration") }
  }

  private func wasReported(_ offset: Int) -> Bool { lexer.problems.last?.offset == offset }

  private mutating func isFollowedByName() -> Bool {
    let following = peek()
    guard following.kind == .identifier, !following.startsLine, !following.keyword.isReserved else {
      return false
    }
    let start = checkpoint()
    advance()
    advance()
    defer { restore(start) }
    switch token.kind {
    case .leftBrace, .colon, .leftParen: return true
    default:
      return token.keyword == .where || isOperator(startingWith: UInt8(ascii: "<"))
    }
  }

  /// Whether a macro's expansion at the top of a file goes on as an expression: `#file.count`.
  private mutating func isExpressionMacro() -> Bool {
    let following = peek()
    return following.kind == .period && !following.startsLine
  }

  mutating func parseMacroExpansion(_ head: DeclarationHead) -> Declaration? {
    let name = text(token.start + 1, token.end)
    let start = token.end
    _ = skipExpression()
    return .macroExpansion(
      MacroExpansionDeclaration(
        head: head, name: name, arguments: text(start, max(start, previousEnd))))
  }

  /// Reports that something else was expected, for a declaration that can't be parsed without it.
  mutating func missing(_ what: String) -> Declaration? {
    reportExpected(what)
    return nil
  }

  /// Parses the name of a declaration.
  mutating func parseName(of declaration: StaticString) -> (String, SourcePosition)? {
    guard token.kind == .identifier, !token.keyword.isReserved || token.keyword == .`self` else {
      reportExpected("the name of the \(declaration)")
      return nil
    }
    let name = (text(of: token), position(of: token))
    advance()
    return name
  }
}
