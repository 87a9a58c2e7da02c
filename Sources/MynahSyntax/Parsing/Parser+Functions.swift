extension Parser {
  mutating func parseFunction(_ head: DeclarationHead) -> Declaration? {
    advance()
    var function = FunctionDeclaration("", head: head)
    switch token.kind {
    case .identifier:
      function.name = text(of: token)
      // The lexer reads an operator beyond ASCII as an identifier.
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

  /// Parses an operator after `func`.
  ///
  /// In `func <<T>(...)`, the second `<` begins the generic parameters.
  private mutating func parseOperatorName() -> String {
    let last = token.end - 1
    if last > token.start && lexer.base[last] == "<",
      lexer.classes[Int(lexer.base[token.end])] == .identifier
    {
      let name = text(token.start, last)
      jump(to: last)
      return name
    }
    let name = takeText()
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

  /// Parses effects such as `async` and `throws`, in any order.
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
          // Don't parse the next tokens as effects, because they may have been tried as part of the
          // type already.
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

  /// Skips a body, if there is one.
  mutating func skipBody() {
    if token.kind == .leftBrace { skipGroup() }
  }
}

extension Parser {
  /// The kinds of declarations with parameters, which have different rules for labels.
  enum ParameterOwner {
    case function
    case `subscript`
    case enumCase
  }

  /// Parses parameters in parentheses, and skips the rest of them after an error.
  mutating func parseParameters(of owner: ParameterOwner) -> [Parameter] {
    let open = checkpoint()
    advance()
    var parameters: [Parameter] = []
    while token.kind != .rightParen {
      guard let parameter = parseParameter(of: owner) else {
        skipFailedGroup(open)
        return parameters
      }
      parameters.append(parameter)
      if !consume(.comma), token.kind != .rightParen {
        reportExpected("',' or ')'")
        skipFailedGroup(open)
        return parameters
      }
    }
    advance()
    return parameters
  }

  /// Skips to the end of the brackets in which something couldn't be parsed, if they are closed.
  mutating func skipFailedGroup(_ open: Checkpoint) {
    let failure = checkpoint()
    let problems = lexer.problems
    restore(open)
    skipGroup()
    let isClosed = lexer.problems.count == open.problemCount
    if !isClosed { restore(failure) }
    lexer.problems = problems
  }

  private mutating func parseParameter(of owner: ParameterOwner) -> Parameter? {
    let start = token
    var attributes: [Attribute] = []
    parseAttributes(into: &attributes, ofType: true)
    var words: [Token] = []
    let beforeWords = checkpoint()
    while token.kind == .identifier && words.count < 4 {
      words.append(token)
      advance()
    }
    let hasNames = !words.isEmpty && token.kind == .colon && !isModuleSelector
    var parameter = Parameter(
      attributes: attributes, label: nil, name: "_", type: .placeholder,
      position: position(of: hasNames ? words[0] : start))
    if hasNames {
      advance()
      name(&parameter, words, of: owner)
    } else {
      restore(beforeWords)
      if owner != .enumCase {
        reportExpected("a parameter name and ':'")
        return nil
      }
    }
    guard let type = parseType() else { return nil }
    parameter.type = type
    if !hasNames && !attributes.isEmpty {
      // If the parameter doesn't have a name, the attributes belong to its type.
      parameter.attributes = []
      parameter.type = .attributed(
        type.withoutAttributes, specifiers: type.specifiers,
        attributes: attributes + type.attributes)
    }
    if isEllipsis {
      advance()
      parameter.isVariadic = true
    }
    if consume(.equal) {
      let start = token.start
      _ = skipExpression()
      parameter.defaultValue = text(start, previousEnd)
    }
    return parameter
  }

  private func name(_ parameter: inout Parameter, _ words: [Token], of owner: ParameterOwner) {
    var words = words
    while words.count > 2 || (words.count == 2 && isModifier(words[0])) {
      parameter.modifiers.append(Modifier(text(of: words.removeFirst())))
    }
    parameter.name = text(of: words[words.count - 1])
    if words.count == 2 || owner != .subscript {
      let label = text(of: words[0])
      parameter.label = label == "_" ? nil : label
    }
  }

  private func isModifier(_ token: Token) -> Bool {
    switch token.keyword {
    case .inout, .let, .var, .legacyOwned, .legacyShared, ._const: true
    default: false
    }
  }
}

extension Parser {
  /// Parses generic parameters, if there are any.
  mutating func parseGenericParameters() -> [GenericParameter] {
    guard consumeOperatorCharacter("<") else { return [] }
    var parameters: [GenericParameter] = []
    while !consumeOperatorCharacter(">") {
      guard let parameter = parseGenericParameter() else { return parameters }
      parameters.append(parameter)
      if token.kind == .comma {
        advance()
      } else if token.keyword == .where {
        // Before Swift 4, the `where` clause could be inside of the angle brackets.
        _ = parseWhereClause()
      } else if !isOperator(startingWith: ">") {
        reportExpected("'>'")
        return parameters
      }
    }
    return parameters
  }

  private mutating func parseGenericParameter() -> GenericParameter? {
    var kind = GenericParameter.Kind.type
    if token.keyword == .let {
      kind = .value
      advance()
    } else if token.keyword == .each, peek().kind == .identifier {
      kind = .pack
      advance()
    }
    guard token.kind == .identifier, !token.keyword.isReserved else {
      reportExpected("the name of a generic parameter")
      return nil
    }
    var parameter = GenericParameter(takeText(), kind: kind)
    if token.kind == .postfixOperator && isEllipsis { advance() }
    if consume(.colon) {
      guard let type = parseType() else { return nil }
      parameter.inheritedType = type
    }
    return parameter
  }

  /// Parses a `where` clause, if there is one.
  mutating func parseWhereClause() -> GenericWhereClause? {
    guard token.keyword == .where else { return nil }
    advance()
    var requirements: [GenericRequirement] = []
    repeat {
      guard let requirement = parseRequirement() else { break }
      requirements.append(requirement)
    } while consume(.comma)
    return GenericWhereClause(requirements)
  }

  private mutating func parseRequirement() -> GenericRequirement? {
    guard let subject = parseGenericArgument() else { return nil }
    if consume(.colon) {
      guard let constraint = parseType() else { return nil }
      return .conformance(subject, constraint)
    }
    if token.end - token.start == 2 && lexer.matches("==", at: token.start) {
      advance()
      guard let other = parseGenericArgument() else { return nil }
      return .sameType(subject, other)
    }
    reportExpected("':' or '==' in a 'where' clause")
    return nil
  }

  /// Parses the types after the colon of a declaration.
  mutating func parseInheritanceClause() -> [TypeSyntax] {
    guard consume(.colon) else { return [] }
    var types: [TypeSyntax] = []
    repeat {
      if token.keyword == .class {
        // Before Swift 4, `AnyObject` was written as `class` here.
        types.append(.identifier("AnyObject"))
        advance()
      } else if let type = parseType() {
        types.append(type)
      } else {
        break
      }
    } while consume(.comma)
    return types
  }
}
