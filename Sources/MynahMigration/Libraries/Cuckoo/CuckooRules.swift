/// Statements of Cuckoo: `stub(bird) { stub in when(stub.name.get).thenReturn("Ryan") }`.
struct CuckooRules: LibraryRules {
  var vocabulary: Vocabulary { Self.words }

  func visit(_ index: Int, _ migrator: inout Migrator) {
    let source = migrator.source
    guard migrator.isFree(index), let chain = source.chain(at: index) else { return }
    let word = source.texts[index]
    switch word {
    case "stub" where chain.links[0].call?.closures.count == 1:
      migrator.attempt(index) { migrator throws(Obstacle) in
        try stubBlock(chain, &migrator)
      }
    case "verify" where chain.links.count > 1 && chain.links[0].call != nil:
      migrator.attempt(index) { migrator throws(Obstacle) in
        try verification(chain, &migrator)
      }
    case _ where isStub(chain, migrator):
      migrator.attempt(index) { migrator throws(Obstacle) in
        try stubbing(chain, &migrator)
      }
    case _ where Self.functions[word] != nil && chain.links.count == 1:
      guard let open = chain.links[0].call?.open, let label = Self.functions[word] else { return }
      migrator.rewrite(
        chain.range,
        [.text("\(word)(\(label): "), .source((open + 1)..<chain.range.upperBound)])
    case _: proxySwitch(chain, &migrator)
    }
  }

  // MARK: - Blocks of stubs

  private func stubBlock(_ chain: CallChain, _ migrator: inout Migrator) throws(Obstacle) {
    let source = migrator.source
    guard let call = chain.links[0].call, call.arguments.count == 1, chain.links.count == 1,
      let closure = call.closures.first
    else { throw Obstacle("this block of stubs can not be read") }
    let brace = closure.value.lowerBound
    let parameters = source.parameters(ofClosureAt: brace)
    let start = parameters?.range.upperBound ?? brace + 1
    let body = start..<(closure.value.upperBound - 1)
    guard parameters.map({ $0.names.count == 1 && !$0.hasCaptures }) ?? true else {
      throw Obstacle("this block of stubs can not be read")
    }
    let mock = call.arguments[0].value
    let name = parameters?.names.first ?? "$0"
    migrator.addAlias(name, for: [.source(mock)], in: body, brace: brace)
    guard !body.isEmpty else { throw Obstacle("this block has no stubs: remove it") }
    guard hasDeclarations(body, source) else {
      return migrator.rewrite(chain.range, [.block(body)])
    }
    migrator.rewrite(
      chain.range,
      [
        .text("do {"), .gap(start), .source(body), .gap(body.upperBound), .text("}"),
      ])
  }

  /// Whether a body declares what it must keep to itself.
  private func hasDeclarations(_ body: Range<Int>, _ source: TokenizedSource) -> Bool {
    var index = body.lowerBound
    while index < body.upperBound {
      if ["let", "var", "func", "defer", "return", "guard"].contains(source.texts[index]) {
        return true
      }
      if source.isText("{", at: index), let close = source.partners[index] { index = close }
      index += 1
    }
    return false
  }

  // MARK: - Stubs

  /// Whether a chain is a stub: `then` alone is a word of promises too.
  private func isStub(_ chain: CallChain, _ migrator: Migrator) -> Bool {
    let source = migrator.source
    guard behaviorStart(chain, source) != nil else { return false }
    if migrator.isAlias(chain.range.lowerBound) { return true }
    guard source.isText("when", at: chain.range.lowerBound),
      let arguments = chain.links[0].call?.arguments
    else { return false }
    return arguments.count == 1 && arguments[0].label == nil
  }

  /// The first word of a chain that says what a stub does.
  private func behaviorStart(_ chain: CallChain, _ source: TokenizedSource) -> Int? {
    chain.links.indices.dropFirst().first { isBehavior(chain.links[$0], source) }
  }

  private func isBehavior(_ link: CallChain.Link, _ source: TokenizedSource) -> Bool {
    let name = source.texts[link.name]
    return link.call != nil
      && (name == "then" || Self.plainBehaviors[name] != nil || Self.valueBehaviors[name] != nil)
  }

  private func stubbing(_ chain: CallChain, _ migrator: inout Migrator) throws(Obstacle) {
    let source = migrator.source
    guard let first = behaviorStart(chain, source) else { return }
    let (mock, use) = try stubbed(Array(chain.links[..<first]), chain, migrator)
    var pieces: [Rewrite.Piece] = [
      .text(migrator.awaitMark(use, before: chain.range.lowerBound) + "given(")
    ]
    pieces += try migrator.pattern(mock, use) + [.text(")")]
    for link in chain.links[first...] {
      guard isBehavior(link, source) else {
        throw Obstacle("\(source.texts[link.name]) has no counterpart")
      }
      pieces += try behavior(link, use, &migrator)
    }
    migrator.rewrite(chain.range, pieces)
  }

  /// What a stub is about: `when(stub.f())`, `when(stub).f()` and `stub.f()` are the same.
  private func stubbed(
    _ links: [CallChain.Link], _ chain: CallChain, _ migrator: Migrator
  ) throws(Obstacle) -> (mock: [Rewrite.Piece], use: MemberUse) {
    let source = migrator.source
    let obstacle = Obstacle("what is stubbed here can not be read")
    guard source.isText("when", at: links[0].name), let call = links[0].call else {
      return try split(links, from: chain.range.lowerBound, migrator)
    }
    guard call.all.count == 1, let argument = call.all.first else { throw obstacle }
    if links.count > 1 {
      let (_, use) = try split(links, from: chain.range.lowerBound, migrator)
      return ([.source(argument.value)], use)
    }
    let value = argument.value
    guard let inner = source.chain(at: value.lowerBound), inner.range == value else {
      throw obstacle
    }
    return try split(inner.links, from: inner.range.lowerBound, migrator)
  }

  /// The mock, and its member: a method, or a property by `get` or `set`.
  private func split(
    _ links: [CallChain.Link], from start: Int, _ migrator: Migrator
  ) throws(Obstacle) -> (mock: [Rewrite.Piece], use: MemberUse) {
    guard let (use, count) = member(links, migrator), count > 0, let period = links[count].period
    else { throw Obstacle("the member that is meant can not be read") }
    return (migrator.object(start..<period), use)
  }

  /// The member at the end of some links.
  ///
  /// - Returns: The member, and how many links come before it.
  private func member(
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

  private func behavior(
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

  // MARK: - Verification

  private func verification(_ chain: CallChain, _ migrator: inout Migrator) throws(Obstacle) {
    let source = migrator.source
    guard let call = chain.links[0].call, let mock = call.arguments.first, call.closures.isEmpty,
      call.all.allSatisfy({ $0.label == nil }), call.all.count < 3
    else { throw Obstacle("this verification can not be read") }
    var links = Array(chain.links.dropFirst())
    var behind: [Rewrite.Piece] = []
    if let last = links.last, source.isText("with", at: last.name), let type = last.call?.all.first,
      type.label == "returnType", links.count > 1
    {
      behind = [.text(".returning("), .source(type.value), .text(")")]
      links.removeLast()
    }
    guard let (use, count) = member(links, migrator) else {
      throw Obstacle("the member that is meant can not be read")
    }
    var object: [Rewrite.Piece] = [.source(mock.value)]
    if count > 0, let period = links[0].period, let end = links[count].period {
      object.append(.source(period..<end))
    }
    let expectation =
      try call.arguments.count > 1
      ? migrator.expectation(call.arguments[1].value) : .once
    var pieces: [Rewrite.Piece] = [
      .text(migrator.awaitMark(use, before: chain.range.lowerBound) + "verify(")
    ]
    pieces += try migrator.pattern(object, use) + [.text(")")] + behind
    migrator.rewrite(chain.range, pieces + expectation.pieces())
    // A verified getter had a value, which was thrown away.
    let start = chain.range.lowerBound
    if source.isText("=", at: start - 1), source.isText("_", at: start - 2) {
      migrator.replacePart((start - 2)..<start, [])
    }
  }

  // MARK: - Mocks

  func configuration(
    _ link: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> Configuration? {
    let source = migrator.source
    let arguments = link.call?.all ?? []
    switch source.texts[link.name] {
    case "withEnabledSuperclassSpy":
      return Configuration(pieces: [.text(".forwardCallsToSuper()")], isOfClass: true)
    case "withEnabledDefaultImplementation", "spy":
      guard arguments.count == 1, arguments[0].label.map({ $0 == "on" }) ?? true else {
        throw Obstacle("a default implementation that changes is no target of forwardCalls(to:)")
      }
      let target = arguments[0].value
      if isStubObject(target, source) {
        return Configuration(pieces: [.text(".useDefaultValues(from: .standardProvider)")])
      }
      return Configuration(
        pieces: [.text(".forwardCalls(to: "), .source(target), .text(")")])
    default: return nil
    }
  }

  /// `BirdStub()`, which answers everything with default values.
  private func isStubObject(_ value: Range<Int>, _ source: TokenizedSource) -> Bool {
    value.count == 3 && source.texts[value.lowerBound].hasSuffix("Stub")
      && source.isText("(", at: value.lowerBound + 1)
  }

  /// Rewrites `bird.enableSuperclassSpy()`, and what else is switched on or off.
  private func proxySwitch(_ chain: CallChain, _ migrator: inout Migrator) {
    let source = migrator.source
    guard let last = chain.links.last, chain.links.count > 1, last.call != nil,
      let period = last.period
    else { return }
    let mock = chain.range.lowerBound..<period
    switch source.texts[last.name] {
    case "enableSuperclassSpy":
      migrator.rewrite(
        chain.range, [.source(mock), .gap(period), .text(".forwardCallsToSuper()")])
    case "enableDefaultImplementation":
      guard let target = last.call?.all.first, target.label == nil, last.call?.all.count == 1
      else {
        return migrator.leave(
          chain.range.lowerBound,
          "a default implementation that changes is no target of forwardCalls(to:)")
      }
      let isStub = isStubObject(target.value, source)
      let call: [Rewrite.Piece] =
        isStub
        ? [.text(".useDefaultValues(from: .standardProvider)")]
        : [.text(".forwardCalls(to: "), .source(target.value), .text(")")]
      migrator.rewrite(chain.range, [.source(mock), .gap(period)] + call)
    case "disableSuperclassSpy", "disableDefaultImplementation":
      migrator.leave(
        chain.range.lowerBound, "forwarding ends with clearStubs(on:), which removes stubs too")
    default: return
    }
  }
}
