extension CuckooRules {
  func configuration(
    _ link: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> Configuration? {
    let name = migrator.source.texts[link.name]
    guard name.hasPrefix("with") || name == "spy" else { return nil }
    guard let text = try forwarding(link, migrator.source) else { return nil }
    return (text, name == "withEnabledSuperclassSpy")
  }

  /// What a call becomes that switches on where calls go without a stub.
  private func forwarding(
    _ link: CallChain.Link, _ source: TokenizedSource
  ) throws(Obstacle) -> NewText? {
    switch source.texts[link.name] {
    case "withEnabledSuperclassSpy", "enableSuperclassSpy": return ".forwardCallsToSuper()"
    case "withEnabledDefaultImplementation", "enableDefaultImplementation", "spy":
      guard let target = link.call?.all.first, link.call?.all.count == 1,
        target.label == nil || target.label == "on"
      else {
        throw Obstacle("a default implementation that changes is no target of forwardCalls(to:)")
      }
      // BirdStub() answers everything with default values.
      let isStub =
        target.value.count == 3 && source.texts[target.value.lowerBound].hasSuffix("Stub")
        && source.isText("(", at: target.value.lowerBound + 1)
      return isStub
        ? ".useDefaultValues(from: .standardProvider)" : ".forwardCalls(to: \(target.value))"
    default: return nil
    }
  }

  /// Rewrites `bird.enableSuperclassSpy()`, and what else is switched on or off.
  func proxySwitch(_ chain: CallChain, _ migrator: inout Migrator) {
    guard let last = chain.links.last, last.call != nil, let period = last.period else { return }
    let name = migrator.source.texts[last.name]
    if name == "disableSuperclassSpy" || name == "disableDefaultImplementation" {
      return migrator.leave(
        chain.range.lowerBound, "forwarding ends with clearStubs(on:), which removes stubs too")
    }
    guard name.hasPrefix("enable") else { return }
    migrator.attempt(chain.range.lowerBound) { migrator throws(Obstacle) in
      guard let call = try forwarding(last, migrator.source) else { return }
      migrator.rewrite(chain.range, "\(chain.range.lowerBound..<period)\(gap: period)\(call)")
    }
  }
}
