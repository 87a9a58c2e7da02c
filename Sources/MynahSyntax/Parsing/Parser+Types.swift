extension Parser {
  /// Parses a type, including attributes and specifiers before it and postfixes after it.
  mutating func parseType() -> TypeSyntax? {
    guard enterLevel(of: "types") else { return nil }
    if typeNesting == 0 { typePostfixes = 0 }
    typeNesting += 1
    defer {
      nesting -= 1
      typeNesting -= 1
    }
    if token.kind != .at && !token.keyword.isTypeSpecifier { return parseUnattributedType() }
    var attributes: [Attribute] = []
    var specifiers: [Modifier] = []
    while true {
      if token.kind == .at {
        guard let attribute = parseAttribute(ofType: true) else { return nil }
        attributes.append(attribute)
      } else if token.keyword.isTypeSpecifier, let specifier = parseTypeSpecifier() {
        specifiers.append(specifier)
      } else {
        break
      }
    }
    guard let type = parseUnattributedType() else { return nil }
    if attributes.isEmpty && specifiers.isEmpty { return type }
    // A type in parentheses can have more attributes, which are merged with the outer ones.
    return .attributed(
      type.withoutAttributes, specifiers: specifiers + type.specifiers,
      attributes: attributes + type.attributes)
  }

  private mutating func parseTypeSpecifier() -> Modifier? {
    let start = checkpoint()
    let name = token
    advance()
    var detail: String?
    if token.kind == .leftParen && name.keyword == .nonisolated && !token.startsLine {
      let open = token.end
      skipGroup()
      detail = text(open, previousEnd - 1)
    }
    let isFollowedByType: Bool =
      switch token.kind {
      case .identifier, .at, .leftParen, .leftSquare: true
      default: isOperator(startingWith: "~")
      }
    guard isFollowedByType else {
      restore(start)
      return nil
    }
    return Modifier(text(of: name), detail: detail)
  }

  private mutating func parseUnattributedType() -> TypeSyntax? {
    if token.keyword == .repeat {
      advance()
      guard let pattern = parseType() else { return nil }
      return .packExpansion(pattern)
    }
    guard token.kind == .leftParen else { return parseConstraintOrComposition() }
    guard let elements = parseTupleElements() else { return nil }
    if let effects = parseFunctionTypeEffects() {
      guard let result = parseType() else { return nil }
      return .function(
        FunctionTypeSyntax(parameters: elements, effects: effects, result: result))
    }
    return parseComposition(startingWith: parsePostfixes(of: simplified(elements)))
  }

  /// Returns the tuple, or the type inside of redundant parentheses.
  private func simplified(_ elements: [TupleTypeElement]) -> TypeSyntax {
    guard elements.count == 1, elements[0].label == nil, !elements[0].isVariadic else {
      return .tuple(elements)
    }
    if case .packExpansion = elements[0].type { return .tuple(elements) }
    return elements[0].type
  }

  /// Parses the effects and the arrow of a function type.
  ///
  /// - Returns: The effects, or nil without consuming anything if an arrow doesn't follow.
  private mutating func parseFunctionTypeEffects() -> Effects? {
    if token.kind == .arrow {
      advance()
      return Effects()
    }
    switch token.keyword {
    case .async, .reasync, .throws, .rethrows: break
    default: return nil
    }
    let start = checkpoint()
    let effects = parseEffects()
    if consume(.arrow) { return effects }
    restore(start)
    return nil
  }

  private mutating func parseConstraintOrComposition() -> TypeSyntax? {
    if token.keyword == .some || token.keyword == .any {
      let isOpaque = token.keyword == .some
      let start = checkpoint()
      advance()
      if startsConstraint() {
        guard let constraint = parseNestedConstraint() else { return nil }
        return isOpaque ? .opaque(constraint) : .existential(constraint)
      }
      restore(start)
    }
    guard let first = parseSimpleType() else { return nil }
    return parseComposition(startingWith: first)
  }

  private mutating func parseNestedConstraint() -> TypeSyntax? {
    guard enterLevel(of: "types") else { return nil }
    defer { nesting -= 1 }
    return parseConstraintOrComposition()
  }

  private func startsConstraint() -> Bool {
    switch token.kind {
    case .identifier: !token.startsLine && !token.keyword.isReserved
    case .leftParen, .leftSquare: true
    default: isOperator(startingWith: "~")
    }
  }

  private mutating func parseComposition(startingWith first: TypeSyntax?) -> TypeSyntax? {
    guard let first else { return nil }
    guard isOperator(startingWith: "&") else { return first }
    var types = [first]
    while consumeOperatorCharacter("&") {
      guard let type = parseSimpleType() else { return nil }
      if case .composition(let inner) = type { types += inner } else { types.append(type) }
    }
    if case .composition(let inner) = first { types.replaceSubrange(0..<1, with: inner) }
    return .composition(types)
  }

  /// Parses a type without `&`, `some`, `any`, or the arrow of a function.
  private mutating func parseSimpleType() -> TypeSyntax? {
    switch token.kind {
    case .identifier:
      if token.keyword == .each {
        let following = peek()
        if following.kind == .leftParen || (following.kind == .identifier && !following.startsLine)
        {
          advance()
          return parseNestedSimpleType().map { .packElement($0) }
        }
      }
      return parsePostfixes(of: parseNamedType())
    case .leftParen:
      guard let elements = parseTupleElements() else { return nil }
      return parsePostfixes(of: simplified(elements))
    case .leftSquare:
      return parsePostfixes(of: parseBracketType())
    case .prefixOperator, .binaryOperator:
      if consumeOperatorCharacter("~") {
        return parseNestedSimpleType().map { .suppressed($0) }
      }
    default: break
    }
    reportExpected("a type")
    return nil
  }

  private mutating func parseNestedSimpleType() -> TypeSyntax? {
    guard enterLevel(of: "types") else { return nil }
    defer { nesting -= 1 }
    return parseSimpleType()
  }

  private mutating func parsePostfixes(of type: TypeSyntax?) -> TypeSyntax? {
    guard var type else { return nil }
    while true {
      switch token.kind {
      case .postfixQuestion where !token.isSpaced:
        advance()
        type = .optional(type)
      case .postfixExclamation where !token.isSpaced:
        advance()
        type = .implicitlyUnwrappedOptional(type)
      case .period:
        let following = peek()
        guard following.kind == .identifier else { return type }
        advance()
        if following.keyword == .typeKeyword {
          advance()
          type = .metatype(type)
        } else if following.keyword == .protocolKeyword {
          advance()
          type = .protocolMetatype(type)
        } else {
          guard let name = parseNameChain() else { return nil }
          type = type.member(name)
        }
      default:
        return type
      }
      typePostfixes += 1
      if typePostfixes > Self.nestingLimit {
        report("types are nested too deeply", at: token.start)
        return nil
      }
    }
  }
}
