internal import MynahSyntax

/// The function at the end of a verification.
enum Expectation {
  case never
  case calls(NewText)

  static let once = calls("")

  /// Returns the text of the call, with additional arguments after the count.
  func text(_ further: NewText = "") -> NewText {
    switch self {
    case .never: ".wasNeverCalled(\(further))"
    case .calls(let count):
      ".wasCalled(\(count)\(count.isEmpty || further.isEmpty ? "" : ", ")\(further))"
    }
  }
}

extension Migrator {
  /// Translates a count such as `times(2)`, `.once`, or `3`.
  func expectation(_ value: Range<Int>) throws(Obstacle) -> Expectation {
    let value = withoutModule(value)
    if value.count == 1, source.tokens[value.lowerBound].kind == .number {
      return expectation(exactly: value)
    }
    guard let chain = source.chain(in: value), chain.links.count == 1,
      let link = chain.links.first
    else { throw Obstacle("this count isn't recognized: write a count such as exactly(2)") }
    let signature = (link.period == nil ? "" : ".") + self.signature(of: link)
    guard let count = vocabulary.counts[signature] else {
      throw Obstacle("Mynah has no \(signature): write a count such as exactly(2)")
    }
    let arguments = link.call?.all ?? []
    switch count {
    case .once: return .once
    case .never: return .never
    case .exactly: return expectation(exactly: arguments[0].value)
    case .more: return .calls("atLeast(\(number(arguments[0].value, 1)))")
    case .fewer: return .calls("atMost(\(number(arguments[0].value, -1)))")
    case .matcher(let template): return .calls(try NewText(template: template, arguments))
    }
  }

  func expectation(exactly value: Range<Int>) -> Expectation {
    switch source.text(of: value) {
    case "0": .never
    case "1": .once
    case "2": .calls("twice")
    default: .calls("exactly(\(value))")
    }
  }

  /// Returns a number or an expression, increased or decreased by one.
  func number(_ value: Range<Int>, _ step: Int) -> NewText {
    if let number = Int(source.text(of: value)) { return "\(String(number + step))" }
    return "\(value)\(step > 0 ? " + 1" : " - 1")"
  }
}
