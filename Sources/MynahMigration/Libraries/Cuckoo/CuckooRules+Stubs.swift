extension CuckooRules {
  /// Whether a chain is a stub: `then` alone is a word of promises too.
  func isStub(_ chain: CallChain, _ migrator: Migrator) -> Bool {
    let source = migrator.source
    guard behaviorStart(chain, source) != nil else { return false }
    if migrator.isAlias(chain.range.lowerBound) { return true }
    guard source.isText("when", at: chain.range.lowerBound),
      let arguments = chain.links[0].call?.arguments
    else { return false }
    return arguments.count == 1 && arguments[0].label == nil
  }

  /// The first word of a chain that says what a stub does.
  func behaviorStart(_ chain: CallChain, _ source: TokenizedSource) -> Int? {
    chain.links.indices.dropFirst().first { isBehavior(chain.links[$0], source) }
  }

  func isBehavior(_ link: CallChain.Link, _ source: TokenizedSource) -> Bool {
    let name = source.texts[link.name]
    return link.call != nil
      && (name == "then" || Self.plainBehaviors[name] != nil || Self.valueBehaviors[name] != nil)
  }

  func stubbing(_ chain: CallChain, _ migrator: inout Migrator) throws(Obstacle) {
    let source = migrator.source
    guard let first = behaviorStart(chain, source) else { return }
    let (mock, use, type) = try stubbed(Array(chain.links[..<first]), chain, migrator)
    var pieces: [Rewrite.Piece] = [
      .text(migrator.awaitMark(use, before: chain.range.lowerBound) + "given(")
    ]
    pieces += try migrator.pattern(mock, use) + [.text(")")] + type
    for link in chain.links[first...] {
      guard isBehavior(link, source) else {
        throw Obstacle("\(source.texts[link.name]) has no counterpart")
      }
      pieces += try behavior(link, use, &migrator)
    }
    migrator.rewrite(
      chain.range, pieces, check: isForwardedInVain(chain, mock, use, &migrator))
  }

  /// Says so where the real implementation is asked for that an older stub comes before.
  func isForwardedInVain(
    _ chain: CallChain, _ mock: [Rewrite.Piece], _ use: MemberUse, _ migrator: inout Migrator
  ) -> String? {
    let source = migrator.source
    guard case .method(let arguments, _, _) = use.kind, case .source(let object)? = mock.first
    else { return nil }
    let (_, earlier) = migrator.addStub(
      of: object, use.name, arguments, at: chain.range.lowerBound)
    let isForwarded = chain.links.contains {
      source.isText("thenCallRealImplementation", at: $0.name)
    }
    return isForwarded && !earlier.isEmpty
      ? "stubs answer before the superclass: let those above leave these calls out" : nil
  }

  /// A mock's member, and the type of its result where it is said.
  typealias Stubbed = (mock: [Rewrite.Piece], use: MemberUse, type: [Rewrite.Piece])

  /// What a stub is about: `when(stub.f())`, `when(stub).f()` and `stub.f()` are the same.
  func stubbed(
    _ links: [CallChain.Link], _ chain: CallChain, _ migrator: Migrator
  ) throws(Obstacle) -> Stubbed {
    let source = migrator.source
    let obstacle = Obstacle("what is stubbed here can not be read")
    guard source.isText("when", at: links[0].name), let call = links[0].call else {
      return try split(links, from: chain.range.lowerBound, migrator)
    }
    guard call.all.count == 1, let argument = call.all.first else { throw obstacle }
    if links.count > 1 {
      let stubbed = try split(links, from: chain.range.lowerBound, migrator)
      return ([.source(argument.value)], stubbed.use, stubbed.type)
    }
    guard let inner = source.chain(in: argument.value) else { throw obstacle }
    return try split(inner.links, from: inner.range.lowerBound, migrator)
  }

  /// The mock, and its member: a method, or a property by `get` or `set`.
  func split(
    _ links: [CallChain.Link], from start: Int, _ migrator: Migrator
  ) throws(Obstacle) -> Stubbed {
    let (links, type) = withoutType(links, migrator.source)
    guard let (use, count) = member(links, migrator), count > 0, let period = links[count].period
    else { throw Obstacle("the member that is meant can not be read") }
    return (migrator.object(start..<period), use, type)
  }

  /// Links without `with(returnType: Int.self)` at their end, and what comes in its place.
  func withoutType(
    _ links: [CallChain.Link], _ source: TokenizedSource
  ) -> (links: [CallChain.Link], type: [Rewrite.Piece]) {
    guard let last = links.last, links.count > 1, source.isText("with", at: last.name),
      let type = last.call?.all.first, type.label == "returnType"
    else { return (links, []) }
    return (links.dropLast(), [.text(".returning("), .source(type.value), .text(")")])
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
  ) throws(Obstacle) -> [Rewrite.Piece] {
    let source = migrator.source
    guard let period = link.period, let call = link.call else { return [] }
    let name = source.texts[link.name]
    if name == "then" {
      guard call.all.count == 1 else { throw Obstacle("then takes one closure") }
      try migrator.untuple(call.all[0].value, argumentCount: use.argumentCount)
      return [.gap(period), .text(".will"), .gap(call.range.lowerBound), .source(call.range)]
    }
    if let plain = Self.plainBehaviors[name] { return [.gap(period), .text(".\(plain)()")] }
    guard let word = Self.valueBehaviors[name] else { return [] }
    if call.all.count == 1 { return [.gap(period), .text(".\(word)"), .source(call.range)] }
    return call.all.flatMap { [.gap(period), .text(".\(word)("), .source($0.value), .text(")")] }
  }
}
