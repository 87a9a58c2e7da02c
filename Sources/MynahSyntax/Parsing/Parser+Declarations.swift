extension Parser {
  /// The places that contain declarations, with different rules for `case` and statements.
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

  /// Parses declarations up to a `}`, a directive, or the end of the file.
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
    guard enterLevel(of: "declarations") else {
      skipToken()
      return nil
    }
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

  /// Skips a statement, keeps attributes for the next declaration, or reports an error.
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
      return token.keyword == .where || isOperator(startingWith: "<")
    }
  }

  /// Returns whether a macro expansion at the top level is part of an expression.
  ///
  /// For example, `#file.count` is an expression.
  private mutating func isExpressionMacro() -> Bool {
    let following = peek()
    return following.kind == .period && !following.startsLine
  }

  mutating func parseMacroExpansion(_ head: DeclarationHead) -> Declaration? {
    let name = text(token.start + 1, token.end)
    _ = skipExpression()
    return .macroExpansion(MacroExpansionDeclaration(head: head, name: name))
  }

  /// Reports that a required part of a declaration is missing, and returns nil.
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

extension Parser {
  /// Parses attributes and modifiers, in any order.
  mutating func parseHead() -> DeclarationHead {
    var head = DeclarationHead(position: SourcePosition(line: 0, column: 0))
    if !pendingAttributes.isEmpty {
      head.attributes = pendingAttributes
      pendingAttributes = []
    }
    while true {
      if token.kind == .at || (token.kind == .poundIf && !head.attributes.isEmpty) {
        let start = token.start
        parseAttributes(into: &head.attributes)
        if token.start == start { return head }
      } else if token.kind == .identifier, let modifier = parseModifier() {
        head.modifiers.append(modifier)
      } else {
        return head
      }
    }
  }

  /// Parses the current word if it's used as a modifier.
  ///
  /// - Returns: The modifier, or nil without consuming anything if the word isn't a modifier.
  private mutating func parseModifier() -> Modifier? {
    let word = token
    if word.keyword == .class {
      guard isClassModifier() else { return nil }
      return consumeModifier()
    }
    if word.keyword.introducesDeclaration || word.keyword == .`init` || word.keyword == .case {
      return nil
    }
    if word.keyword.isModifier {
      if word.keyword.isReserved { return consumeModifier() }
      let following = peek()
      if following.kind == .leftParen && !following.isSpaced {
        let start = checkpoint()
        let modifier = consumeModifier()
        if modifier.detail != nil && continuesDeclaration(token) { return modifier }
        restore(start)
        return nil
      }
      guard continuesDeclaration(following) else { return nil }
      return consumeModifier()
    }
    guard !word.keyword.isReserved, word.keyword != .macro, word.keyword != .actor else {
      return nil
    }
    // Another word is a modifier if a word that introduces a declaration follows on the same line.
    let following = peek()
    guard !following.startsLine, following.keyword.introducesDeclaration else { return nil }
    return consumeModifier()
  }

  private mutating func consumeModifier() -> Modifier {
    let name = takeText()
    guard token.kind == .leftParen, !token.startsLine else { return Modifier(name) }
    let open = token.end
    let following = peek()
    guard following.kind == .identifier else { return Modifier(name) }
    switch following.keyword {
    case .set, .unsafe: break
    default:
      let detail = text(of: following)
      guard detail == "safe" || detail == "nonsending" || detail == "unsafe" else {
        return Modifier(name)
      }
    }
    skipGroup()
    return Modifier(name, detail: text(open, max(open, previousEnd - 1)))
  }

  /// Returns whether the token after a possible modifier continues the declaration.
  private func continuesDeclaration(_ following: Token) -> Bool {
    switch following.kind {
    case .at: true
    case .poundIf: false
    case .identifier:
      following.keyword.introducesDeclaration || following.keyword.isModifier
        || following.keyword == .`init` || following.keyword == .actor
        || following.keyword == .macro || following.keyword == .case
    default: false
    }
  }

  private mutating func isClassModifier() -> Bool {
    let following = peek()
    guard following.kind == .identifier else { return following.kind == .at }
    if following.keyword.introducesDeclaration { return true }
    guard following.keyword.isModifier else { return false }
    if following.keyword.isReserved { return true }
    // A class can have the name of a modifier, such as in `class open {`.
    let start = checkpoint()
    advance()
    advance()
    defer { restore(start) }
    return token.kind == .identifier && token.keyword != .where
  }
}

extension Parser {
  /// Parses attributes, including attributes in `#if` blocks that contain only attributes.
  mutating func parseAttributes(into attributes: inout [Attribute], ofType: Bool = false) {
    while true {
      if token.kind == .at {
        if let attribute = parseAttribute(ofType: ofType) {
          attributes.append(attribute)
        }
      } else if token.kind == .poundIf, !attributes.isEmpty,
        let conditional = parseConditionalAttributes()
      {
        attributes += conditional
      } else {
        return
      }
    }
  }

  /// Parses one attribute with its arguments.
  ///
  /// - Parameter ofType: A Boolean value that indicates whether the attribute can come before a
  ///   type. If so, parentheses can belong to the type instead of the attribute.
  mutating func parseAttribute(ofType: Bool) -> Attribute? {
    let at = token.start
    advance()
    guard token.kind == .identifier, token.isSpaced == false else {
      report("expected a name after '@'", at: at)
      return nil
    }
    guard let type = parseAttributeName() else { return nil }
    guard token.kind == .leftParen, takesArguments(type, ofType: ofType) else {
      return Attribute(type)
    }
    let open = token.end
    skipGroup()
    return Attribute(type, arguments: text(open, max(open, previousEnd - 1)))
  }

  private mutating func parseAttributeName() -> NamedType? {
    // The name of an attribute can be a keyword, such as in `@inout_aliasable` or `@rethrows`.
    if token.keyword.isReserved {
      let name = takeText()
      return NamedType(name)
    }
    return parseNameChain()
  }

  private func takesArguments(_ type: NamedType, ofType: Bool) -> Bool {
    if !ofType { return !token.startsLine || !token.isSpaced }
    switch type.name {
    case "convention", "isolated", "differentiable": return true
    case "escaping", "autoclosure", "Sendable", "noescape", "unchecked", "retroactive",
      "preconcurrency", "concurrent":
      return false
    default: return !token.isSpaced
    }
  }

  /// Parses an `#if` block that contains only attributes.
  ///
  /// - Returns: The attributes, or nil without consuming anything if the block has other contents.
  mutating func parseConditionalAttributes() -> [Attribute]? {
    guard nesting < Self.nestingLimit else { return nil }
    nesting += 1
    defer { nesting -= 1 }
    let start = checkpoint()
    var attributes: [Attribute] = []
    var earlier: [String] = []
    while let clause = parseClauseStart(isFirst: earlier.isEmpty) {
      let whole = combinedCondition(clause.condition, earlier: earlier)
      earlier.append(clause.condition ?? "true")
      while token.kind == .at || token.kind == .poundIf {
        if token.kind == .poundIf {
          guard let inner = parseConditionalAttributes() else { break }
          for var attribute in inner {
            attribute.condition = ConditionalDeclaration.all([
              whole, attribute.condition ?? "true",
            ])
            attributes.append(attribute)
          }
        } else if var attribute = parseAttribute(ofType: false) {
          attribute.condition = whole
          attributes.append(attribute)
        }
      }
    }
    guard token.kind == .poundEndif, !attributes.isEmpty else {
      restore(start)
      return nil
    }
    advance()
    return attributes
  }
}
