internal import MynahSyntax

/// What a verification ends in.
struct Expectation {
  /// `wasCalled` or `wasNeverCalled`.
  let function: String

  /// What stands between the brackets.
  let count: NewText

  static let once = Expectation(function: "wasCalled", count: "")
  static let never = Expectation(function: "wasNeverCalled", count: "")

  /// The call, with further arguments behind the count.
  func text(_ further: NewText = "") -> NewText {
    ".\(function)(\(count)\(count.isEmpty || further.isEmpty ? "" : ", ")\(further))"
  }
}

extension Migrator {
  /// What a count becomes: `times(2)`, `.once`, `3`.
  func expectation(_ value: Range<Int>) throws(Obstacle) -> Expectation {
    let value = withoutModule(value)
    if value.count == 1, source.tokens[value.lowerBound].kind == .number {
      return expectation(exactly: value)
    }
    guard let chain = source.chain(in: value), let first = chain.links.first else {
      throw Obstacle("this count is not known: write one of Mynah, as in exactly(2)")
    }
    guard chain.links.count > 1 else { return try expectation(of: first) }
    return Expectation(function: "wasCalled", count: try joinedCount(chain))
  }

  private func count(of link: CallChain.Link) throws(Obstacle) -> Count {
    let signature = (link.period == nil ? "" : ".") + self.signature(of: link)
    guard let count = vocabulary.counts[signature] else {
      throw Obstacle("\(signature) is no count of Mynah: write one, as in exactly(2)")
    }
    return count
  }

  private func expectation(of link: CallChain.Link) throws(Obstacle) -> Expectation {
    let arguments = link.call?.all ?? []
    switch try count(of: link) {
    case .once: return .once
    case .never: return .never
    case .exactly: return expectation(exactly: arguments[0].value)
    default: return Expectation(function: "wasCalled", count: try matcher(of: link))
    }
  }

  private func expectation(exactly value: Range<Int>) -> Expectation {
    switch source.text(of: value) {
    case "0": .never
    case "1": .once
    case "2": Expectation(function: "wasCalled", count: "twice")
    default: Expectation(function: "wasCalled", count: "exactly(\(value))")
    }
  }

  /// What `times(1).or(times(3))` becomes.
  private func joinedCount(_ chain: CallChain) throws(Obstacle) -> NewText {
    var text = try matcher(of: chain.links[0])
    for link in chain.links.dropFirst() {
      let name = source.texts[link.name]
      guard name == "or" || name == "and", let argument = link.call?.all.first,
        let other = source.chain(in: withoutModule(argument.value))
      else { throw Obstacle("\(name) is no count of Mynah: write one, as in exactly(2)") }
      text += ".\(name)(\(try joinedCount(other)))"
    }
    return text
  }

  private func matcher(of link: CallChain.Link) throws(Obstacle) -> NewText {
    let arguments = link.call?.all ?? []
    return switch try count(of: link) {
    case .more: "atLeast(\(number(arguments[0].value, 1)))"
    case .fewer: "atMost(\(number(arguments[0].value, -1)))"
    case .once: "exactly(1)"
    case .never: "exactly(0)"
    case .exactly: "exactly(\(arguments[0].value))"
    case .matcher(let template): try NewText(template: template, arguments)
    }
  }

  /// A number and one more, or one less.
  private func number(_ value: Range<Int>, _ step: Int) -> NewText {
    if let number = Int(source.text(of: value)) { return "\(String(number + step))" }
    return "\(value)\(step > 0 ? " + 1" : " - 1")"
  }
}
