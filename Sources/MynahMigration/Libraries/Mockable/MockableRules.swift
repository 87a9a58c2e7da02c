/// The rules for Mockable: `given(bird).fly(to: .any).willReturn(3)`.
struct MockableRules: LibraryRules {
  var vocabulary: Vocabulary { Self.words }

  func visit(_ index: Int, _ migrator: inout Migrator) {
    let source = migrator.source
    migrator.removeAttribute("Mockable", at: index)
    guard migrator.canStart(index), let chain = source.chain(at: index),
      !migrator.removeSetup(chain)
    else { return }
    guard ["given", "when", "verify"].contains(source.texts[index]) else {
      return visitReset(chain, &migrator)
    }
    guard let call = chain.links[0].call, call.all.count == 1, call.all[0].label == nil,
      chain.links.count > 1 || !migrator.knownNames.declares(migrator.signature(of: chain.links[0]))
    else { return }
    migrator.attempt(index) { migrator throws(Obstacle) in
      let mock = call.all[0].value
      let clauses = try clauses(of: chain, source)
      var statements: [Statement] = []
      for clause in clauses {
        switch source.texts[index] {
        case "given": try addStub(clause, of: mock, to: &statements, &migrator)
        case "when": try addEffect(clause, of: mock, to: &statements, &migrator)
        default: try addVerification(clause, of: mock, to: &statements, migrator)
        }
      }
      rewrite(chain.range, statements, &migrator)
    }
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
    let key: String
    var text: NewText
    var check: String?
  }

  func clauses(
    of chain: CallChain, _ source: TokenizedSource
  ) throws(Obstacle) -> [Clause] {
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

  func rewrite(
    _ range: Range<Int>, _ statements: [Statement], _ migrator: inout Migrator
  ) {
    let source = migrator.source
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
    migrator.rewrite(range, text, check: statements.compactMap(\.check).first)
  }
}
