extension Parser {
  mutating func parseOperator(_ head: DeclarationHead) -> Declaration? {
    advance()
    let start = token.start
    // An operator can be several tokens to the lexer, such as `!` and `!`.
    repeat { advance() } while !token.isSpaced && token.kind != .colon && token.kind != .semicolon
    var declaration = OperatorDeclaration(head: head, name: text(start, previousEnd))
    if consume(.colon) {
      repeat {
        guard token.kind == .identifier else { break }
        declaration.precedenceAndTypes.append(text(of: token))
        advance()
      } while consume(.comma)
    }
    if token.kind == .leftBrace { skipGroup() }
    return .operator(declaration)
  }

  mutating func parsePrecedenceGroup(_ head: DeclarationHead) -> Declaration? {
    advance()
    guard let (name, _) = parseName(of: "precedence group") else {
      skipToDeclaration(in: .file)
      return nil
    }
    if token.kind == .leftBrace { skipGroup() } else { reportExpected("'{'") }
    return .precedenceGroup(PrecedenceGroupDeclaration(head: head, name: name))
  }
}
