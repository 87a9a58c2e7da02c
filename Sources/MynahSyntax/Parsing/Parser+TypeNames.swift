extension Parser {
  /// Parses a chain of identifiers, or `_`.
  mutating func parseNamedType() -> TypeSyntax? {
    if token.keyword == .underscore {
      advance()
      return .placeholder
    }
    return parseNameChain().map { .named($0) }
  }

  /// Parses identifiers joined by periods, with their generic arguments.
  mutating func parseNameChain() -> NamedType? {
    guard token.kind == .identifier, !token.keyword.isReserved else {
      reportExpected("a type")
      return nil
    }
    var name = NamedType(components: [])
    while true {
      guard let component = parseNameComponent() else { return nil }
      name.components.append(component)
      if name.components.count > Self.nestingLimit {
        report("types are nested too deeply", at: token.start)
        return nil
      }
      guard token.kind == .period else { return name }
      let following = peek()
      guard following.kind == .identifier, following.keyword != .typeKeyword,
        following.keyword != .protocolKeyword
      else { return name }
      advance()
    }
  }

  private mutating func parseNameComponent() -> NamedType.Component? {
    var component = NamedType.Component(takeText())
    if isModuleSelector {
      advance()
      advance()
      guard token.kind == .identifier else {
        reportExpected("a name")
        return nil
      }
      component.moduleSelector = component.name
      component.name = takeText()
    }
    if isOperator(startingWith: "<") {
      guard let arguments = parseGenericArguments() else { return nil }
      component.genericArguments = arguments
    }
    return component
  }

  /// A Boolean value that indicates whether the current token is the first colon of `::`.
  var isModuleSelector: Bool {
    token.kind == .colon && isSelector(token)
  }

  /// Parses generic arguments from `<` to `>`.
  mutating func parseGenericArguments() -> [TypeSyntax]? {
    guard consumeOperatorCharacter("<") else { return nil }
    // Count an extra level, because generic arguments take as much stack as two other levels.
    nesting += 1
    defer { nesting -= 1 }
    var arguments: [TypeSyntax] = []
    while !consumeOperatorCharacter(">") {
      guard let argument = parseGenericArgument() else { return nil }
      arguments.append(argument)
      if !consume(.comma), !isOperator(startingWith: ">") {
        reportExpected("'>'")
        return nil
      }
    }
    return arguments
  }

  mutating func parseGenericArgument() -> TypeSyntax? {
    let isNegative = isOperator(startingWith: "-") && peek().kind == .number
    if isNegative { advance() }
    guard token.kind == .number else { return parseType() }
    return .integer((isNegative ? "-" : "") + takeText())
  }

  /// Parses `[Element]`, `[Key: Value]`, or `[3 of Element]`.
  mutating func parseBracketType() -> TypeSyntax? {
    advance()
    guard let first = parseGenericArgument() else { return nil }
    var type = TypeSyntax.array(first)
    if token.keyword == .of {
      advance()
      guard let element = parseType() else { return nil }
      type = .inlineArray(count: first, element: element)
    } else if token.kind == .colon {
      advance()
      guard let value = parseType() else { return nil }
      type = .dictionary(key: first, value: value)
    }
    guard consume(.rightSquare) else {
      reportExpected("']'")
      return nil
    }
    return type
  }

  /// Parses the elements of a tuple or the parameters of a function type, in parentheses.
  mutating func parseTupleElements() -> [TupleTypeElement]? {
    advance()
    var elements: [TupleTypeElement] = []
    while token.kind != .rightParen {
      guard let element = parseTupleElement() else { return nil }
      elements.append(element)
      if !consume(.comma), token.kind != .rightParen {
        reportExpected("',' or ')'")
        return nil
      }
    }
    advance()
    return elements
  }

  private mutating func parseTupleElement() -> TupleTypeElement? {
    var label: String?
    var name: String?
    if token.kind == .identifier {
      let following = peek()
      if following.kind == .colon && !isSelector(following) {
        label = takeText()
        advance()
      } else if following.kind == .identifier && token.keyword != .inout {
        let start = checkpoint()
        let first = token
        advance()
        advance()
        if token.kind == .colon && !isModuleSelector {
          advance()
          label = text(of: first)
          name = text(of: following)
        } else {
          restore(start)
        }
      }
    }
    guard let type = parseType() else { return nil }
    var element = TupleTypeElement(label: label, name: name, type: type)
    if isEllipsis {
      advance()
      element.isVariadic = true
    }
    return element
  }

  private func isSelector(_ colon: Token) -> Bool {
    !colon.isSpaced && lexer.base[colon.end] == ":"
  }

  /// A Boolean value that indicates whether the current token is `...`.
  var isEllipsis: Bool {
    guard token.end - token.start == 3 else { return false }
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      return lexer.matches("...", at: token.start)
    default:
      return false
    }
  }
}
