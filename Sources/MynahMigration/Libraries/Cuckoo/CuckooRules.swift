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
    case _ where isStub(chain, source):
      migrator.attempt(index) { migrator throws(Obstacle) in
        try stubbing(chain, &migrator)
      }
    case "clearStubs", "clearInvocations":
      guard chain.links.count == 1, let open = chain.links[0].call?.open else { return }
      migrator.rewrite(
        chain.range,
        "\(word)(on: \((open + 1)..<chain.range.upperBound)")
    case _: proxySwitch(chain, &migrator)
    }
  }

  // MARK: - Blocks of stubs

  func stubBlock(_ chain: CallChain, _ migrator: inout Migrator) throws(Obstacle) {
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
    migrator.addAlias(name, for: "\(mock)", in: body, brace: brace)
    guard !body.isEmpty else { throw Obstacle("this block has no stubs: remove it") }
    guard hasDeclarations(body, source) else {
      return migrator.rewrite(chain.range, "\(piece: .block(body))")
    }
    migrator.rewrite(chain.range, "do {\(gap: start)\(body)\(gap: body.upperBound)}")
  }

  /// Whether a body declares what it must keep to itself.
  func hasDeclarations(_ body: Range<Int>, _ source: TokenizedSource) -> Bool {
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
}
