extension Parser {
  /// Parses the accessors between braces if there are braces.
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

  /// Whether the braces just entered hold accessors rather than a getter's statements.
  private mutating func startsAccessor() -> Bool {
    let start = checkpoint()
    defer { restore(start) }
    while token.kind == .poundIf { _ = parseCondition() }
    var hasPrefix = false
    while true {
      if token.kind == .at {
        guard parseAttribute(ofType: false) != nil else { return false }
      } else if isAccessorModifier() {
        advance()
        if token.kind == .leftParen { skipGroup() }
      } else {
        break
      }
      hasPrefix = true
    }
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
    var accessor = Accessor(kind: .get)
    while true {
      if token.kind == .at {
        guard let attribute = parseAttribute(ofType: false) else { return nil }
        accessor.attributes.append(attribute)
      } else if isAccessorModifier() {
        let name = text(of: token)
        advance()
        var detail: String?
        if token.kind == .leftParen {
          let open = token.end
          skipGroup()
          detail = text(open, max(open, previousEnd - 1))
        }
        accessor.modifiers.append(Modifier(name, detail: detail))
      } else {
        break
      }
    }
    guard let kind = accessorKind() else { return nil }
    accessor.kind = kind
    advance()
    if token.kind == .leftParen { skipGroup() }
    accessor.effects = parseEffects()
    skipBody()
    return accessor
  }

  /// Whether the brace after an initial value opens observers rather than a closure.
  mutating func startsObservers() -> Bool {
    let start = checkpoint()
    defer { restore(start) }
    advance()
    while token.kind == .at || isAccessorModifier() {
      if token.kind == .at {
        guard parseAttribute(ofType: false) != nil else { return false }
      } else {
        advance()
      }
    }
    switch token.keyword {
    case .didSet, .willSet: return true
    case .`init`: return peek().kind == .leftBrace || peek().kind == .leftParen
    default: return false
    }
  }
}
