extension CuckooRules {
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
  func isStubObject(_ value: Range<Int>, _ source: TokenizedSource) -> Bool {
    value.count == 3 && source.texts[value.lowerBound].hasSuffix("Stub")
      && source.isText("(", at: value.lowerBound + 1)
  }

  /// Rewrites `bird.enableSuperclassSpy()`, and what else is switched on or off.
  func proxySwitch(_ chain: CallChain, _ migrator: inout Migrator) {
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
