internal import MynahSyntax

/// What a verification ends in.
struct Expectation {
  /// `wasCalled` or `wasNeverCalled`.
  let function: String

  /// What stands between the brackets.
  let count: [Rewrite.Piece]

  static let once = Expectation(function: "wasCalled", count: [])
  static let never = Expectation(function: "wasNeverCalled", count: [])

  /// The call, with further arguments behind the count.
  func pieces(_ further: [Rewrite.Piece] = []) -> [Rewrite.Piece] {
    let comma: [Rewrite.Piece] = count.isEmpty || further.isEmpty ? [] : [.text(", ")]
    return [.text(".\(function)(")] + count + comma + further + [.text(")")]
  }
}

extension Migrator {
  /// What a count becomes: `times(2)`, `.once`, `3`.
  func expectation(_ value: Range<Int>) throws(Obstacle) -> Expectation {
    let value = withoutModule(value)
    if value.count == 1, source.tokens[value.lowerBound].kind == .number {
      return expectation(exactly: value)
    }
    guard let chain = countChain(value), let first = chain.links.first else {
      throw Obstacle("this count is not known: write one of Mynah, as in exactly(2)")
    }
    guard chain.links.count > 1 else { return try expectation(of: first) }
    return Expectation(function: "wasCalled", count: try joinedCount(chain))
  }

  private func countChain(_ value: Range<Int>) -> CallChain? {
    guard let chain = source.chain(in: value) else { return nil }
    // `Count.once`
    guard chain.links.count == 2, source.isText("Count", at: chain.links[0].name),
      let period = chain.links[1].period
    else { return chain }
    return source.implicitChain(at: period)
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

  /// A number and one more, or one less.
  private func number(_ value: Range<Int>, _ step: Int) -> [Rewrite.Piece] {
    if let number = Int(source.text(of: value)) { return [.text("\(number + step)")] }
    return [.source(value), .text(step > 0 ? " + 1" : " - 1")]
  }

  private func expectation(exactly value: Range<Int>) -> Expectation {
    switch source.text(of: value) {
    case "0": .never
    case "1": .once
    case "2": Expectation(function: "wasCalled", count: [.text("twice")])
    default:
      Expectation(function: "wasCalled", count: [.text("exactly("), .source(value), .text(")")])
    }
  }

  /// What `times(1).or(times(3))` becomes.
  private func joinedCount(_ chain: CallChain) throws(Obstacle) -> [Rewrite.Piece] {
    var pieces = try matcher(of: chain.links[0])
    for link in chain.links.dropFirst() {
      let name = source.texts[link.name]
      guard name == "or" || name == "and", let argument = link.call?.all.first,
        let other = countChain(withoutModule(argument.value))
      else { throw Obstacle("\(name) is no count of Mynah: write one, as in exactly(2)") }
      pieces += [.text(".\(name)(")] + (try joinedCount(other)) + [.text(")")]
    }
    return pieces
  }

  private func matcher(of link: CallChain.Link) throws(Obstacle) -> [Rewrite.Piece] {
    let arguments = link.call?.all ?? []
    return switch try count(of: link) {
    case .more: [.text("atLeast(")] + number(arguments[0].value, 1) + [.text(")")]
    case .fewer: [.text("atMost(")] + number(arguments[0].value, -1) + [.text(")")]
    case .once: [.text("exactly(1)")]
    case .never: [.text("exactly(0)")]
    case .exactly: [.text("exactly("), .source(arguments[0].value), .text(")")]
    case .matcher(let template): try Phrase.pieces(template, arguments)
    }
  }
}
