extension Parser {
  mutating func parseImport(_ head: DeclarationHead) {
    advance()
    var kind: String?
    switch token.keyword {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func, .actor:
      if !token.startsLine && (peek().kind != .period && !peek().startsLine) {
        kind = text(of: token)
        advance()
      }
    default: break
    }
    guard token.kind == .identifier, !token.startsLine else {
      return reportExpected("the name of a module")
    }
    var path = [text(of: token)]
    advance()
    while token.kind == .period || isModuleSelector {
      if token.kind == .colon { advance() }
      advance()
      switch token.kind {
      case .identifier, .binaryOperator, .prefixOperator, .postfixOperator:
        path.append(text(of: token))
        advance()
      default:
        reportExpected("a name")
      }
    }
    imports.append(
      ImportDeclaration(
        head: head, kind: kind, path: path,
        condition: conditions.isEmpty ? nil : ConditionalDeclaration.all(conditions)))
  }
}
