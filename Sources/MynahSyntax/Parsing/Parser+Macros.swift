extension Parser {
  mutating func parseMacro(_ head: DeclarationHead) -> Declaration? {
    advance()
    guard let (name, namePosition) = parseName(of: "macro") else { return nil }
    var macro = MacroDeclaration(head: head, name: name, namePosition: namePosition)
    macro.genericParameters = parseGenericParameters()
    guard token.kind == .leftParen else {
      reportExpected("'('")
      skipToDeclaration(in: .file)
      return nil
    }
    macro.parameters = parseParameters(of: .function)
    if consume(.arrow) { macro.result = parseType() }
    if consume(.equal) {
      let start = token.start
      _ = skipExpression()
      macro.definition = text(start, previousEnd)
    }
    macro.whereClause = parseWhereClause()
    return .macro(macro)
  }

  mutating func parseMacroExpansion(_ head: DeclarationHead) -> Declaration? {
    let name = text(token.start + 1, token.end)
    let start = token.end
    _ = skipExpression()
    return .macroExpansion(
      MacroExpansionDeclaration(
        head: head, name: name, arguments: text(start, max(start, previousEnd))))
  }
}
