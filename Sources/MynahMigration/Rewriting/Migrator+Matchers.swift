extension Migrator {
  /// Translates an argument of a stubbed or verified call.
  func matcher(_ value: Range<Int>) throws(Obstacle) -> NewText {
    guard let first = value.first else { throw Obstacle("an argument is missing") }
    let value = withoutModule(value)
    if source.isText(".", at: first) { return try implicitMatcher(value) }
    if let chain = source.chain(in: value), let matcher = try namedMatcher(chain) { return matcher }
    return try plainValue(value)
  }

  /// Returns an argument unchanged, or throws an obstacle if it uses a name of the library.
  private func plainValue(_ value: Range<Int>) throws(Obstacle) -> NewText {
    if let reason = value.lazy.compactMap(reasonToReplace).first { throw Obstacle(reason) }
    return "\(value)"
  }

  /// Translates a matcher such as `.value(3)`, which can follow `Parameter`.
  private func implicitMatcher(_ value: Range<Int>) throws(Obstacle) -> NewText {
    guard vocabulary.matchers.keys.contains(where: { $0.hasPrefix(".") }) else {
      return try plainValue(value)
    }
    guard let chain = source.chain(in: value),
      let link = chain.links.first
    else { throw Obstacle("this matcher isn't recognized: write a Mynah matcher") }
    let signature = "." + self.signature(of: link)
    guard chain.links.count == 1, let template = vocabulary.matchers[signature] else {
      throw Obstacle("\(signature) isn't supported: write a Mynah matcher")
    }
    return try NewText(template: template, link.call?.all ?? [])
  }

  /// Translates a matcher such as `equal(to: 3)`, `captor.capture()`, or `Parameter.any`.
  func namedMatcher(_ chain: CallChain) throws(Obstacle) -> NewText? {
    let first = chain.links[0]
    let name = source.texts[first.name]
    if chain.links.count > 1 {
      guard let last = chain.links.last, let period = last.period else { return nil }
      let signature = signature(of: last)
      if name == "Parameter", chain.links.count == 2, first.call == nil {
        let type = source.text(of: (first.name + 1)..<period).dropFirst().dropLast()
        // The type can select an overload, or be a generic argument.
        return !type.isEmpty && vocabulary.matchers[".\(signature)"] == "any()"
          ? "\(String(type).anyMatcher)" : try implicitMatcher(period..<chain.range.upperBound)
      }
      guard let template = vocabulary.matchers["*.\(signature)"] else { return nil }
      return "\(chain.range.lowerBound..<period)\(template)"
    }
    guard let template = vocabulary.matchers[signature(of: first)] else { return nil }
    return try NewText(template: template, first.call?.all ?? [])
  }

  /// Returns the name of a link with the labels of its call, such as `equal(to:)`.
  func signature(of link: CallChain.Link) -> String {
    source.texts[link.name] + (link.call.map { "(\($0.all.labels))" } ?? "")
  }

  /// Returns a range without a module name such as `Cuckoo.` at its beginning.
  func withoutModule(_ range: Range<Int>) -> Range<Int> {
    let name = range.lowerBound + 2
    return range.contains(name) && hasModule(before: name) ? name..<range.upperBound : range
  }
}

extension String {
  /// The matcher for all values of the type with this name.
  var anyMatcher: String {
    alphanumeric == self ? "any(\(self).self)" : "any((\(self)).self)"
  }
}
