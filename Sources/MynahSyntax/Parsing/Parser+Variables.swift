extension Parser {
  /// The longest initial value whose text is kept.
  private static let longestInitialValue = 200

  /// The same where the value alone says what the type is.
  private static let longestUntypedValue = 2000

  mutating func parseVariable(_ head: DeclarationHead) -> Declaration? {
    let introducer: VariableDeclaration.Introducer = token.keyword == .let ? .let : .var
    advance()
    var bindings: [PatternBinding] = []
    repeat {
      guard let binding = parseBinding() else { break }
      bindings.append(binding)
    } while consume(.comma)
    if bindings.isEmpty { return nil }
    return .variable(
      VariableDeclaration(head: head, introducer: introducer, bindings: bindings))
  }

  private mutating func parseBinding() -> PatternBinding? {
    let start = position(of: token)
    guard let pattern = parsePattern() else { return nil }
    var binding = PatternBinding(pattern: pattern, position: start)
    if consume(.colon) {
      binding.type = parseType()
    }
    if consume(.equal) {
      let start = token.start
      binding.hasInitialValue = true
      if !skipExpression() { reportExpected("an initial value") }
      let limit = binding.type == nil ? Self.longestUntypedValue : Self.longestInitialValue
      if previousEnd - start <= limit {
        binding.initialValue = text(start, previousEnd)
      }
    }
    binding.accessors = parseAccessorBlock()
    return binding
  }

  private mutating func parsePattern() -> Pattern? {
    if token.keyword == .underscore {
      advance()
      return .wildcard
    }
    if token.kind == .leftParen { return parseTuplePattern() }
    guard let (name, _) = parseName(of: "variable") else { return nil }
    return .identifier(name)
  }

  private mutating func parseTuplePattern() -> Pattern? {
    guard nesting < Self.nestingLimit else {
      report("patterns are nested too deeply", at: token.start)
      return nil
    }
    nesting += 1
    defer { nesting -= 1 }
    advance()
    var elements: [Pattern.Element] = []
    while token.kind != .rightParen {
      var label: String?
      if token.kind == .identifier && peek().kind == .colon {
        label = text(of: token)
        advance()
        advance()
      }
      guard let pattern = parsePattern() else { return nil }
      elements.append(Pattern.Element(label: label, pattern: pattern))
      guard consume(.comma) else { break }
    }
    guard consume(.rightParen) else {
      reportExpected("')'")
      return nil
    }
    return .tuple(elements)
  }
}
