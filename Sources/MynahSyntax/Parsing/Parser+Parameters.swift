extension Parser {
  /// What parameters belong to, which decides about their labels.
  enum ParameterOwner {
    case function
    case `subscript`
    case enumCase
  }

  /// Parses parameters with the parentheses; of those that cannot be parsed the rest is skipped.
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
      if token.kind == .comma {
        advance()
      } else if token.kind != .rightParen {
        reportExpected("',' or ')'")
        skipFailedGroup(open)
        return parameters
      }
    }
    advance()
    return parameters
  }

  /// Goes to the end of the brackets inside of which something could not be parsed.
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
      // Without a name the attributes are those of the type.
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
