extension Parser {
  /// The maximum length of an initial value in bytes, if the binding has an explicit type.
  private static let longestInitialValue = 200

  /// The maximum length of an initial value in bytes, if only the value determines the type.
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
    // In `var a, b: Int`, the type of both variables follows the last name.
    for index in bindings.indices.dropLast().reversed()
    where bindings[index].type == nil && !bindings[index].hasInitialValue {
      bindings[index].type = bindings[index + 1].type
    }
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
    guard enterLevel(of: "patterns") else { return nil }
    defer { nesting -= 1 }
    advance()
    var elements: [Pattern] = []
    while token.kind != .rightParen {
      if token.kind == .identifier && peek().kind == .colon {
        advance()
        advance()
      }
      guard let pattern = parsePattern() else { return nil }
      elements.append(pattern)
      guard consume(.comma) else { break }
    }
    guard consume(.rightParen) else {
      reportExpected("')'")
      return nil
    }
    return .tuple(elements)
  }
}

extension Parser {
  /// Parses the accessors between braces, if there are braces.
  mutating func parseAccessorBlock() -> [Accessor] {
    guard token.kind == .leftBrace else { return [] }
    let open = checkpoint()
    advance()
    guard startsAccessor() else {
      let isEmpty = token.kind == .rightBrace
      restore(open)
      skipGroup()
      return isEmpty ? [] : [Accessor(kind: .get)]
    }
    var accessors: [Accessor] = []
    while true {
      switch token.kind {
      case .rightBrace:
        advance()
        return accessors
      case .poundIf, .poundElseif:
        _ = parseCondition()
        continue
      case .poundElse, .poundEndif, .semicolon:
        advance()
        continue
      case .endOfFile:
        report("'{' is not closed", at: open.token.start)
        return accessors
      default: break
      }
      guard let accessor = parseAccessor() else {
        reportExpected("an accessor")
        skipFailedGroup(open)
        return accessors
      }
      accessors.append(accessor)
    }
  }

  /// Returns whether the braces contain accessors instead of the statements of a getter.
  ///
  /// The current token must be the first token after the opening brace.
  private mutating func startsAccessor() -> Bool {
    let start = checkpoint()
    defer { restore(start) }
    while token.kind == .poundIf { _ = parseCondition() }
    let hasPrefix = skipAccessorPrefix()
    guard accessorKind() != nil else { return false }
    advance()
    switch token.kind {
    case .leftBrace, .rightBrace, .semicolon, .at, .poundEndif, .poundElse, .poundElseif:
      return true
    case .leftParen:
      skipGroup()
      return token.kind == .leftBrace || hasPrefix
    case .identifier:
      switch token.keyword {
      case .async, .throws, .rethrows, .reasync: return true
      default: return accessorKind() != nil || isAccessorModifier()
      }
    default: return false
    }
  }

  /// Skips the attributes and modifiers of an accessor, and returns whether there were any.
  private mutating func skipAccessorPrefix() -> Bool {
    let start = token.start
    while true {
      if token.kind == .at {
        _ = parseAttribute(ofType: false)
      } else if isAccessorModifier() {
        advance()
        if token.kind == .leftParen { skipGroup() }
      } else {
        return token.start > start
      }
    }
  }

  private func isAccessorModifier() -> Bool {
    switch token.keyword {
    case .mutating, .nonmutating, .legacyConsuming, .consuming, .borrowing, .yielding, .nonisolated,
      .fileprivate, .private, .internal, .public, .package, .open, .sending:
      true
    default: false
    }
  }

  private func accessorKind() -> Accessor.Kind? {
    guard token.keyword != .none else { return nil }
    return Accessor.Kind(rawValue: token.keyword.rawValue)
  }

  private mutating func parseAccessor() -> Accessor? {
    _ = skipAccessorPrefix()
    guard let kind = accessorKind() else { return nil }
    advance()
    if token.kind == .leftParen { skipGroup() }
    let effects = parseEffects()
    skipBody()
    return Accessor(kind: kind, effects: effects)
  }

  /// Returns whether the brace after an initial value opens observers instead of a closure.
  mutating func startsObservers() -> Bool {
    let start = checkpoint()
    defer { restore(start) }
    advance()
    _ = skipAccessorPrefix()
    switch token.keyword {
    case .didSet, .willSet: return true
    case .`init`: return peek().kind == .leftBrace || peek().kind == .leftParen
    default: return false
    }
  }
}
