extension Parser {
  /// Parses attributes, also those in `#if` blocks that hold nothing else.
  mutating func parseAttributes(into attributes: inout [Attribute], ofType: Bool = false) {
    while true {
      if token.kind == .at {
        if let attribute = parseAttribute(ofType: ofType) {
          attributes.append(attribute)
        }
      } else if token.kind == .poundIf, !attributes.isEmpty,
        let conditional = parseConditionalAttributes()
      {
        attributes += conditional
      } else {
        return
      }
    }
  }

  /// Parses one attribute; parentheses belong to it unless it stands before a type and has none.
  mutating func parseAttribute(ofType: Bool) -> Attribute? {
    let at = token.start
    advance()
    guard token.kind == .identifier, token.isSpaced == false else {
      report("expected a name after '@'", at: at)
      return nil
    }
    guard let type = parseAttributeName() else { return nil }
    guard token.kind == .leftParen, takesArguments(type, ofType: ofType) else {
      return Attribute(type)
    }
    let open = token.end
    skipGroup()
    return Attribute(type, arguments: text(open, max(open, previousEnd - 1)))
  }

  private mutating func parseAttributeName() -> NamedType? {
    // Attributes can be called as keywords are: `@inout_aliasable`, `@rethrows`.
    if token.keyword.isReserved {
      let name = text(of: token)
      advance()
      return NamedType(name)
    }
    return parseNameChain()
  }

  private func takesArguments(_ type: NamedType, ofType: Bool) -> Bool {
    if !ofType { return !token.startsLine || !token.isSpaced }
    switch type.name {
    case "convention", "isolated", "differentiable": return true
    case "escaping", "autoclosure", "Sendable", "noescape", "unchecked", "retroactive",
      "preconcurrency", "concurrent":
      return false
    default: return !token.isSpaced
    }
  }

  /// Parses an `#if` block of nothing but attributes; nil, and nothing consumed, for others.
  mutating func parseConditionalAttributes() -> [Attribute]? {
    guard nesting < Self.nestingLimit else { return nil }
    nesting += 1
    defer { nesting -= 1 }
    let start = checkpoint()
    var attributes: [Attribute] = []
    var earlier: [String] = []
    while true {
      let condition: String?
      switch token.kind {
      case .poundIf where earlier.isEmpty, .poundElseif where !earlier.isEmpty:
        condition = parseCondition()
      case .poundElse where !earlier.isEmpty:
        advance()
        condition = nil
      case .poundEndif where !attributes.isEmpty:
        advance()
        return attributes
      default:
        restore(start)
        return nil
      }
      let whole = combinedCondition(condition, earlier: earlier)
      earlier.append(condition ?? "true")
      while token.kind == .at || token.kind == .poundIf {
        if token.kind == .poundIf {
          guard let inner = parseConditionalAttributes() else { break }
          for var attribute in inner {
            attribute.condition = ConditionalDeclaration.all([
              whole, attribute.condition ?? "true",
            ])
            attributes.append(attribute)
          }
        } else if var attribute = parseAttribute(ofType: false) {
          attribute.condition = whole
          attributes.append(attribute)
        }
      }
    }
  }
}
