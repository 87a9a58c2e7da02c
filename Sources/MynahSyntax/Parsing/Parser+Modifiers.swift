extension Parser {
  /// Parses attributes and modifiers in any order.
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

  /// Parses a word that is a modifier here; nil, and nothing consumed, if it is something else.
  private mutating func parseModifier() -> Modifier? {
    let word = token
    if word.keyword == .class {
      return isClassModifier() ? consumeModifier() : nil
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
      return continuesDeclaration(following) ? consumeModifier() : nil
    }
    guard !word.keyword.isReserved, word.keyword != .macro, word.keyword != .actor else {
      return nil
    }
    // A word that is not known, directly before what can only go on a declaration.
    let following = peek()
    guard !following.startsLine, following.keyword.introducesDeclaration else { return nil }
    return consumeModifier()
  }

  private mutating func consumeModifier() -> Modifier {
    let name = text(of: token)
    advance()
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

  /// Whether a token after a modifier shows that it was one.
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
    // A class can be called as a modifier is: `class open {`.
    let start = checkpoint()
    advance()
    advance()
    defer { restore(start) }
    return token.kind == .identifier && token.keyword != .where
  }
}
