extension MockableRules {
  func initialConfiguration(
    _ link: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> NewText? {
    let source = migrator.source
    guard let arguments = link.call?.all, !arguments.isEmpty else { return "" }
    guard arguments.count == 1, arguments[0].label == "policy" else {
      throw Obstacle("mocks of protocols don't take arguments")
    }
    let value = arguments[0].value
    let list =
      source.isText("[", at: value.lowerBound)
      ? source.arguments(of: value.lowerBound)?.map(\.value) ?? [] : [value]
    var texts: [String] = []
    for policy in list.map(source.text(of:)) {
      guard let text = Self.policies[policy] else {
        throw Obstacle("the policy \(policy) isn't supported: use default values or stubs")
      }
      if !text.isEmpty, !texts.contains(text) { texts.append(text) }
    }
    return "\(texts.joined())"
  }

  /// Rewrites `bird.reset()` if the variable is known to contain a mock.
  func visitReset(_ chain: CallChain, _ migrator: inout Migrator) {
    let source = migrator.source
    guard let last = chain.links.last, chain.links.count > 1, let period = last.period,
      source.isText("reset", at: last.name), last.call != nil,
      let variable = source.word(at: period - 1), migrator.isMock(variable, at: period)
    else { return }
    migrator.reset(chain, of: chain.range.lowerBound..<period)
  }
}
