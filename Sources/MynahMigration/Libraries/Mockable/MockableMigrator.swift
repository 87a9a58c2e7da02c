/// The rules for Mockable: `given(bird).fly(to: .any).willReturn(3)`.
final class MockableMigrator: Migrator {
  override func visit(_ index: Int) throws(Obstacle) {
    removeAttribute("Mockable", at: index)
    guard canStart(index), let chain = source.chain(at: index),
      !removeSetup(chain)
    else { return }
    guard ["given", "when", "verify"].contains(source.texts[index]) else {
      return try visitReset(chain)
    }
    guard let call = chain.links[0].call, call.all.count == 1, call.all[0].label == nil,
      chain.links.count > 1 || !knownNames.declares(signature(of: chain.links[0]))
    else { return }
    let mock = call.all[0].value
    var statements: [Statement] = []
    for clause in try clauses(of: chain) {
      switch source.texts[index] {
      case "given": try addStub(clause, of: mock, to: &statements)
      case "when": try addEffect(clause, of: mock, to: &statements)
      default: try addVerification(clause, of: mock, to: &statements)
      }
    }
    rewrite(chain.range, statements)
  }

  // MARK: - Clauses

  /// A member and the calls after it, such as `fly(to: .any).willReturn(3)`.
  struct Clause {
    let member: CallChain.Link
    var words: [CallChain.Link]
  }

  /// A new statement for one clause, or for several clauses that stub the same calls.
  struct Statement {
    let period: Int
    var key = ""
    var text: NewText
    var check: String?
  }

  func clauses(of chain: CallChain) throws(Obstacle) -> [Clause] {
    var clauses: [Clause] = []
    for link in chain.links.dropFirst() {
      if isWord(source.texts[link.name]), link.call != nil, !clauses.isEmpty {
        clauses[clauses.count - 1].words.append(link)
      } else {
        clauses.append(Clause(member: link, words: []))
      }
    }
    guard !clauses.isEmpty, clauses.allSatisfy({ !$0.words.isEmpty }) else {
      throw Obstacle("the rest of this statement isn't recognized")
    }
    return clauses
  }

  func isWord(_ name: String) -> Bool {
    Self.behaviors[name] != nil || Self.verifications.contains(name) || Self.effects.contains(name)
  }

  func rewrite(_ range: Range<Int>, _ statements: [Statement]) {
    let indentation = source.indentation(at: range.lowerBound)
    let isAwaited = source.isText("await", at: range.lowerBound - 1)
    var text: NewText = ""
    for (index, statement) in statements.enumerated() {
      if index > 0 {
        text += "\(source.lineEnd + indentation)\(piece: .comments(statement.period))"
        if isAwaited { text += "await " }
      }
      text += statement.text
    }
    rewrite(range, text, check: statements.compactMap(\.check).first)
  }

  override func initialConfiguration(_ link: CallChain.Link) throws(Obstacle) -> NewText? {
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
  func visitReset(_ chain: CallChain) throws(Obstacle) {
    guard let last = chain.links.last, chain.links.count > 1, let period = last.period,
      source.isText("reset", at: last.name), last.call != nil,
      let variable = source.word(at: period - 1), mockedType(variable, at: period) != nil
    else { return }
    try reset(chain, of: chain.range.lowerBound..<period)
  }
}
