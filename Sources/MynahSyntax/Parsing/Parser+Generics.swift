extension Parser {
  /// Parses generic parameters if there are some.
  mutating func parseGenericParameters() -> [GenericParameter] {
    guard consumeOperatorByte(UInt8(ascii: "<")) else { return [] }
    var parameters: [GenericParameter] = []
    while !consumeOperatorByte(UInt8(ascii: ">")) {
      guard let parameter = parseGenericParameter() else { return parameters }
      parameters.append(parameter)
      if token.kind == .comma {
        advance()
      } else if token.keyword == .where {
        // The clause of the days before Swift 4 was inside of the brackets.
        _ = parseWhereClause()
      } else if !isOperator(startingWith: UInt8(ascii: ">")) {
        reportExpected("'>'")
        return parameters
      }
    }
    return parameters
  }

  private mutating func parseGenericParameter() -> GenericParameter? {
    var attributes: [Attribute] = []
    parseAttributes(into: &attributes)
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
    var parameter = GenericParameter(text(of: token), kind: kind, attributes: attributes)
    advance()
    if token.kind == .postfixOperator && isEllipsis { advance() }
    if consume(.colon) {
      guard let type = parseType() else { return nil }
      parameter.inheritedType = type
    }
    return parameter
  }

  /// Parses a `where` clause if there is one.
  mutating func parseWhereClause() -> GenericWhereClause? {
    guard token.keyword == .where else { return nil }
    advance()
    let start = token.start
    var requirements: [GenericRequirement] = []
    repeat {
      guard let requirement = parseRequirement() else { break }
      requirements.append(requirement)
    } while consume(.comma)
    return GenericWhereClause(requirements, text: text(start, previousEnd))
  }

  private mutating func parseRequirement() -> GenericRequirement? {
    guard let subject = parseGenericArgument() else { return nil }
    if consume(.colon) {
      let start = token.start
      let isLayout = lexer.base[start] == UInt8(ascii: "_")
      guard let constraint = parseType() else { return nil }
      if isLayout {
        if token.kind == .leftParen && !token.isSpaced { skipGroup() }
        return .layout(subject, text(start, previousEnd))
      }
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
        // What `AnyObject` was called before Swift 4.
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
