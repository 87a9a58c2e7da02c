extension CuckooRules {
  /// Whether a chain is a stub: `then` alone is a word of promises too.
  func isStub(_ chain: CallChain, _ source: TokenizedSource) -> Bool {
    guard source.isText("when", at: chain.range.lowerBound), chain.links.count > 1,
      let call = chain.links[0].call, call.all.count == 1
    else { return false }
    return call.arguments.first?.label == nil && isBehavior(chain.links[1], source)
  }

  func isBehavior(_ link: CallChain.Link, _ source: TokenizedSource) -> Bool {
    let name = source.texts[link.name]
    return link.call != nil
      && (name == "then" || Self.plainBehaviors[name] != nil || Self.valueBehaviors[name] != nil)
  }

  func stubbing(_ chain: CallChain, _ migrator: inout Migrator) throws(Obstacle) {
    let source = migrator.source
    let (mock, use, type) = try stubbed(chain.links[0], migrator)
    var text = try migrator.call("given", mock, use, at: chain.range.lowerBound)
    text += type
    for link in chain.links.dropFirst() {
      guard isBehavior(link, source) else {
        throw Obstacle("\(source.texts[link.name]) has no counterpart")
      }
      text += try behavior(link, use, &migrator)
    }
    migrator.rewrite(chain.range, text, check: isForwardedInVain(chain, mock, use, &migrator))
  }

  /// Says so where the real implementation is asked for that an older stub comes before.
  func isForwardedInVain(
    _ chain: CallChain, _ mock: NewText, _ use: MemberUse, _ migrator: inout Migrator
  ) -> String? {
    let source = migrator.source
    guard case .method(let arguments, _) = use.kind, case .source(let object)? = mock.pieces.first
    else { return nil }
    let (_, earlier) = migrator.addStub(
      of: object, use.name, arguments, at: chain.range.lowerBound)
    let isForwarded = chain.links.contains {
      source.isText("thenCallRealImplementation", at: $0.name)
    }
    return isForwarded && !earlier.isEmpty
      ? "stubs answer before the superclass: let those above leave these calls out" : nil
  }

  /// The member that a stub such as `when(stub.f())` is about.
  private func stubbed(
    _ when: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> (mock: NewText, use: MemberUse, type: NewText) {
    guard let argument = when.call?.all.first,
      let chain = migrator.source.chain(in: argument.value)
    else { throw Obstacle("what is stubbed here can not be read") }
    let (inner, type) = withoutType(chain.links, migrator.source)
    guard let (use, count) = member(inner, migrator), count > 0, let period = inner[count].period
    else { throw Obstacle("the member that is meant can not be read") }
    return (migrator.object(chain.range.lowerBound..<period), use, type)
  }

  /// Links without `with(returnType: Int.self)` at their end, and what comes in its place.
  func withoutType(
    _ links: [CallChain.Link], _ source: TokenizedSource
  ) -> (links: [CallChain.Link], type: NewText) {
    guard let last = links.last, links.count > 1, source.isText("with", at: last.name),
      let type = last.call?.all.first, type.label == "returnType"
    else { return (links, "") }
    return (links.dropLast(), ".returning(\(type.value))")
  }

  /// The member at the end of some links.
  ///
  /// - Returns: The member, and how many links come before it.
  func member(
    _ links: [CallChain.Link], _ migrator: Migrator
  ) -> (use: MemberUse, count: Int)? {
    guard let last = links.last else { return nil }
    let source = migrator.source
    if links.count > 1, source.isText("get", at: last.name), last.call?.all.isEmpty ?? true {
      let name = links[links.count - 2].name
      return (MemberUse(name: name, kind: .getter), links.count - 2)
    }
    if links.count > 1, source.isText("set", at: last.name), let call = last.call,
      call.all.count == 1, call.all[0].label == nil
    {
      let name = links[links.count - 2].name
      return (MemberUse(name: name, kind: .setter(call.all[0].value)), links.count - 2)
    }
    return last.call == nil ? nil : (migrator.member(of: last), links.count - 1)
  }

  func behavior(
    _ link: CallChain.Link, _ use: MemberUse, _ migrator: inout Migrator
  ) throws(Obstacle) -> NewText {
    guard let period = link.period, let call = link.call else { return "" }
    let name = migrator.source.texts[link.name]
    if name == "then" {
      guard call.all.count == 1 else { throw Obstacle("then takes one closure") }
      try migrator.untuple(call.all[0].value, argumentCount: use.argumentCount)
      return "\(gap: period).will\(gap: call.range.lowerBound)\(call.range)"
    }
    if let plain = Self.plainBehaviors[name] { return "\(gap: period).\(plain)()" }
    guard let word = Self.valueBehaviors[name] else { return "" }
    if call.all.count == 1 { return "\(gap: period).\(word)\(call.range)" }
    return call.all.reduce(into: "") { $0 += "\(gap: period).\(word)(\($1.value))" }
  }
}
