extension Parser {
  mutating func parseFunction(_ head: DeclarationHead) -> Declaration? {
    advance()
    let namePosition = position(of: token)
    var function = FunctionDeclaration(head: head, name: "", namePosition: namePosition)
    switch token.kind {
    case .identifier:
      function.name = text(of: token)
      function.isOperator =
        function.name.unicodeScalars.first?.properties.generalCategory == .mathSymbol
      advance()
    case .binaryOperator, .prefixOperator, .postfixOperator, .postfixQuestion,
      .postfixExclamation, .equal, .arrow:
      function.name = parseOperatorName()
      function.isOperator = true
    default:
      return missing("the name of the function")
    }
    function.genericParameters = parseGenericParameters()
    guard token.kind == .leftParen else { return missing("'('") }
    function.parameters = parseParameters(of: .function)
    function.effects = parseEffects()
    if consume(.arrow) { function.result = parseType() }
    function.whereClause = parseWhereClause()
    skipBody()
    return .function(function)
  }

  /// Parses an operator after `func`; in `func <<T>(...)` the second `<` begins the parameters.
  private mutating func parseOperatorName() -> String {
    let last = token.end - 1
    if last > token.start && lexer.base[last] == UInt8(ascii: "<"),
      lexer.classes[Int(lexer.base[token.end])] == .identifier
    {
      let name = text(token.start, last)
      lexer.position = last
      lexer.previousEnd = last
      previousEnd = last
      token = lexer.next()
      return name
    }
    let name = text(of: token)
    advance()
    return name
  }

  mutating func parseInitializer(_ head: DeclarationHead) -> Declaration? {
    advance()
    var initializer = InitializerDeclaration(head: head)
    if token.kind == .postfixQuestion {
      initializer.failability = .optional
      advance()
    } else if token.kind == .postfixExclamation {
      initializer.failability = .implicitlyUnwrapped
      advance()
    }
    initializer.genericParameters = parseGenericParameters()
    guard token.kind == .leftParen else { return missing("'('") }
    initializer.parameters = parseParameters(of: .function)
    initializer.effects = parseEffects()
    initializer.whereClause = parseWhereClause()
    skipBody()
    return .initializer(initializer)
  }

  mutating func parseSubscript(_ head: DeclarationHead) -> Declaration? {
    advance()
    let generics = parseGenericParameters()
    guard token.kind == .leftParen else { return missing("'('") }
    let parameters = parseParameters(of: .subscript)
    guard consume(.arrow) else { return missing("'->'") }
    guard let result = parseType() else { return nil }
    let whereClause = parseWhereClause()
    return .subscript(
      SubscriptDeclaration(
        head: head, genericParameters: generics, parameters: parameters, result: result,
        whereClause: whereClause, accessors: parseAccessorBlock()))
  }

  /// Parses `async`, `throws` and the like in whatever order.
  mutating func parseEffects() -> Effects {
    var effects = Effects()
    while token.kind == .identifier {
      switch token.keyword {
      case .async: effects.suspension = .async
      case .reasync: effects.suspension = .reasync
      case .rethrows: effects.throwing = .rethrows
      case .throws:
        advance()
        guard token.kind == .leftParen, !token.startsLine else {
          effects.throwing = .throws(nil)
          continue
        }
        advance()
        effects.throwing = .throws(parseType())
        guard consume(.rightParen) else {
          // What follows may be effects that were tried as part of the type already.
          reportExpected("')'")
          return effects
        }
        continue
      default: return effects
      }
      advance()
    }
    return effects
  }

  /// Skips a body if there is one.
  mutating func skipBody() {
    if token.kind == .leftBrace { skipGroup() }
  }
}
