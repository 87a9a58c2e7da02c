extension Migrator {
  /// What an argument of a stubbed or verified call becomes.
  func matcher(_ value: Range<Int>) throws(Obstacle) -> NewText {
    guard let first = value.first else { throw Obstacle("an argument is missing") }
    let value = withoutModule(value)
    let alternatives = try alternatives(value)
    if alternatives.count > 1 { return "any(of: \(list: alternatives))" }
    if source.isText(".", at: first) { return try implicitMatcher(value) }
    if let chain = source.chain(in: value) {
      if let matcher = try namedMatcher(chain) { return matcher }
    }
    return try plainValue(value)
  }

  /// The argument as it is, which must not contain what only the library knows.
  private func plainValue(_ value: Range<Int>) throws(Obstacle) -> NewText {
    if let word = value.map({ source.texts[$0] }).first(where: vocabulary.foreign.contains) {
      throw Obstacle("\(word) has no counterpart: write a matcher of Mynah here")
    }
    return "\(value)"
  }

  /// `.value(3)`, and `Parameter.value(3)` without its beginning.
  private func implicitMatcher(_ value: Range<Int>) throws(Obstacle) -> NewText {
    guard !vocabulary.matchers.keys.allSatisfy({ !$0.hasPrefix(".") }) else {
      return try plainValue(value)
    }
    guard let chain = source.chain(in: value),
      let link = chain.links.first
    else { throw Obstacle("this matcher can not be read: write one of Mynah here") }
    let signature = "." + self.signature(of: link)
    guard chain.links.count == 1, let template = vocabulary.matchers[signature] else {
      throw Obstacle("\(signature) has no counterpart: write a matcher of Mynah here")
    }
    return try NewText(template: template, link.call?.all ?? [])
  }

  /// `equal(to: 3)`, `captor.capture()`, `Parameter.any`.
  private func namedMatcher(_ chain: CallChain) throws(Obstacle) -> NewText? {
    let first = chain.links[0]
    let name = source.texts[first.name]
    if chain.links.count > 1 {
      guard let last = chain.links.last, let period = last.period else { return nil }
      let signature = signature(of: last)
      if name == "Parameter", chain.links.count == 2, first.call == nil {
        return try implicitMatcher(period..<chain.range.upperBound)
      }
      guard let template = vocabulary.matchers["*.\(signature)"] else { return nil }
      return "\(chain.range.lowerBound..<period)\(template)"
    }
    for signature in [signature(of: first), variadicSignature(of: first)] {
      guard let template = vocabulary.matchers[signature] else { continue }
      return try NewText(template: template, first.call?.all ?? [])
    }
    if let reason = vocabulary.unknownMatchers[name] { throw Obstacle(reason) }
    return nil
  }

  /// The values of `equal(to: 1).or(equal(to: 2))`; the whole argument if nothing is joined.
  private func alternatives(_ value: Range<Int>) throws(Obstacle) -> [Range<Int>] {
    guard vocabulary.matchers["or"] != nil, let last = value.last, source.isText(")", at: last),
      let open = source.partners[last], open - 2 > value.lowerBound,
      source.isText("or", at: open - 1) || source.isText("and", at: open - 1),
      source.isText(".", at: open - 2), let arguments = source.arguments(of: open),
      arguments.count == 1
    else { return [value] }
    let obstacle = Obstacle(
      "matchers that are joined by \(source.texts[open - 1]) become one: any(where:)")
    guard source.isText("or", at: open - 1) else { throw obstacle }
    var values: [Range<Int>] = []
    for side in [value.lowerBound..<(open - 2), arguments[0].value] {
      let own = try alternatives(side)
      let chain = source.chain(in: side)
      if own.count == 1, chain?.links.count == 1, let link = chain?.links[0], link.call != nil,
        let template = vocabulary.matchers[signature(of: link)]
      {
        guard template == "%1", let argument = link.call?.all.first else { throw obstacle }
        values.append(argument.value)
      } else {
        values += own
      }
    }
    return values
  }

  /// The name of a link with the labels of its call: `equal(to:)`.
  func signature(of link: CallChain.Link) -> String {
    source.texts[link.name] + (link.call.map { "(\($0.labels))" } ?? "")
  }

  /// The name of a link whose last label stands for several arguments: `containsAllOf(values:...)`.
  private func variadicSignature(of link: CallChain.Link) -> String {
    let arguments = link.call?.all ?? []
    guard arguments.dropFirst().allSatisfy({ $0.label == nil }) else { return "" }
    return "\(source.texts[link.name])(\(arguments.first?.label ?? "_"):...)"
  }

  /// A range without `Cuckoo.` before it.
  func withoutModule(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 2, vocabulary.modules.contains(source.texts[range.lowerBound]),
      source.isText(".", at: range.lowerBound + 1)
    else { return range }
    return (range.lowerBound + 2)..<range.upperBound
  }
}
