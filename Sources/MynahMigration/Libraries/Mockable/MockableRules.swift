/// Statements of Mockable: `given(bird).fly(to: .any).willReturn(3)`.
struct MockableRules: LibraryRules {
  var vocabulary: Vocabulary { Self.words }

  func visit(_ index: Int, _ migrator: inout Migrator) {
    let source = migrator.source
    visitAnnotation(index, &migrator)
    guard migrator.isFree(index), let chain = source.chain(at: index) else { return }
    guard ["given", "when", "verify"].contains(source.texts[index]) else {
      return visitReset(chain, &migrator)
    }
    guard let call = chain.links[0].call, call.all.count == 1, call.all[0].label == nil,
      chain.links.count > 1
    else { return }
    migrator.attempt(index) { migrator throws(Obstacle) in
      let mock = call.all[0].value
      let clauses = try clauses(of: chain, source)
      var statements: [Statement] = []
      for clause in clauses {
        switch source.texts[index] {
        case "given": try addStub(clause, of: mock, to: &statements, &migrator)
        case "when": try addEffect(clause, of: mock, to: &statements, migrator)
        default: try addVerification(clause, of: mock, to: &statements, migrator)
        }
      }
      rewrite(chain.range, statements, &migrator)
    }
  }

  /// Only tests import Mynah, which links a test framework, and not sources with annotations.
  func needsImport(_ source: TokenizedSource, names: MockNames) -> Bool {
    let isAnnotated = (0..<source.count).contains {
      source.isText("@", at: $0) && source.isText("Mockable", at: $0 + 1)
    }
    return !isAnnotated
      || (0..<source.count).contains { index in
        let isWord = source.isWord(at: index) && !source.isText(".", at: index - 1)
        return isWord
          && (Self.heads.contains(source.texts[index])
            || names.mockedType(of: source.texts[index]) != nil)
      }
  }

  // MARK: - Clauses

  /// A member, and what is said of it.
  private struct Clause {
    let member: CallChain.Link
    var words: [CallChain.Link]
  }

  /// A statement that comes of one clause, or of several about the same calls.
  private struct Statement {
    let period: Int
    let key: String
    var pieces: [Rewrite.Piece]
    var check: String?
  }

  private func clauses(
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
    guard clauses.allSatisfy({ !$0.words.isEmpty }) else {
      throw Obstacle("what is said of this member can not be read")
    }
    return clauses
  }

  private func isWord(_ name: String) -> Bool {
    Self.behaviors[name] != nil || Self.verifications.contains(name) || Self.waits.contains(name)
      || Self.effects.contains(name)
  }

  private func rewrite(
    _ range: Range<Int>, _ statements: [Statement], _ migrator: inout Migrator
  ) {
    let source = migrator.source
    let indentation = source.indentation(at: range.lowerBound)
    let isAwaited = source.isText("await", at: range.lowerBound - 1)
    var pieces: [Rewrite.Piece] = []
    for (index, statement) in statements.enumerated() {
      if index > 0 {
        pieces += [.text(source.lineEnd + indentation), .comments(statement.period)]
        if isAwaited { pieces.append(.text("await ")) }
      }
      pieces += statement.pieces
    }
    migrator.rewrite(range, pieces, check: statements.compactMap(\.check).first)
  }

  // MARK: - Stubs

  private func addStub(
    _ clause: Clause, of mock: Range<Int>, to statements: inout [Statement],
    _ migrator: inout Migrator
  ) throws(Obstacle) {
    let source = migrator.source
    let use = migrator.member(of: clause.member)
    var behaviors: [Rewrite.Piece] = []
    for word in clause.words {
      guard let behavior = Self.behaviors[source.texts[word.name]], let call = word.call,
        let period = word.period
      else { throw Obstacle("\(source.texts[word.name]) says nothing of an answer") }
      let isOnLine = !source.startsLine(period)
      behaviors += [
        .gap(period), .text(".\(behavior)"), .gap(call.range.lowerBound),
        isOnLine ? .outdented(call.range) : .source(call.range),
      ]
    }
    let key = source.text(of: clause.member.name..<clause.member.end)
    if let last = statements.indices.last, statements[last].key == key {
      // A line of its own for the next answer, as the clause had.
      statements[last].pieces += behaviors
      return
    }
    let mark = migrator.awaitMark(use, before: mock.lowerBound - 2)
    let pattern = try migrator.pattern([.source(mock)], use)
    let arguments = clause.member.call?.all ?? []
    let (_, earlier) = migrator.addStub(
      of: mock, clause.member, arguments, at: mock.lowerBound - 2)
    statements.append(
      Statement(
        period: clause.member.period ?? 0, key: key,
        pieces: [.text("\(mark)given(")] + pattern + [.text(")")] + behaviors,
        check: earlier.isEmpty
          ? nil : "the newest stub answers, and not the oldest: chain what it does in turn"))
  }

  private func addEffect(
    _ clause: Clause, of mock: Range<Int>, to statements: inout [Statement], _ migrator: Migrator
  ) throws(Obstacle) {
    let source = migrator.source
    guard clause.words.count == 1, let word = clause.words.first, let call = word.call,
      let period = word.period
    else { throw Obstacle("perform is said once of a member here") }
    let use =
      try property(clause.member, by: source.texts[word.name], source)
      ?? migrator.member(of: clause.member)
    let hasResult = migrator.hasResult(use)
    guard hasResult != true else {
      throw Obstacle(
        "perform is part of the stub that answers: given(...).perform { ... }.willReturn(...)")
    }
    let mark = migrator.awaitMark(use, before: mock.lowerBound - 2)
    let pattern = try migrator.pattern([.source(mock)], use)
    let pieces: [Rewrite.Piece] =
      [.text("\(mark)given(")] + pattern
      + [
        .text(")"), .gap(period), .text(".will"), .gap(call.range.lowerBound),
        source.startsLine(period) ? .source(call.range) : .outdented(call.range),
      ]
    statements.append(
      Statement(
        period: clause.member.period ?? 0, key: "", pieces: pieces,
        check: hasResult == nil
          ? "for a member with a result, write .perform instead of .will, and the answer behind it"
          : nil))
  }

  // MARK: - Verification

  private func addVerification(
    _ clause: Clause, of mock: Range<Int>, to statements: inout [Statement], _ migrator: Migrator
  ) throws(Obstacle) {
    let source = migrator.source
    let use = clause.member
    for word in clause.words {
      let name = source.texts[word.name]
      guard let call = word.call, let period = word.period, let count = call.all.first,
        count.label == nil, Self.verifications.contains(name) || Self.waits.contains(name)
      else { throw Obstacle("\(name) is no verification") }
      let member = try property(use, by: name, source) ?? migrator.member(of: use)
      let limit = call.all.dropFirst().first
      guard limit.map({ $0.label == "before" }) ?? true, call.all.count < 3 else {
        throw Obstacle("this verification can not be read")
      }
      let expectation = try migrator.expectation(count.value)
      var further: [Rewrite.Piece] = []
      if Self.waits.contains(name) {
        further =
          [.text("within: ")] + (limit.map { [.source($0.value)] } ?? [.text(".seconds(1)")])
      }
      let mark =
        Self.waits.contains(name) ? "" : migrator.awaitMark(member, before: mock.lowerBound - 2)
      let pattern = try migrator.pattern([.source(mock)], member)
      statements.append(
        Statement(
          period: use.period ?? 0, key: "",
          pieces: [.text("\(mark)verify(")] + pattern + [.text(")"), .gap(period)]
            + expectation.pieces(further),
          check: nil))
    }
  }

  /// The property that a word is about: `url().getCalled`, `url(newValue: .any).setCalled`.
  private func property(
    _ link: CallChain.Link, by word: String, _ source: TokenizedSource
  ) throws(Obstacle) -> MemberUse? {
    if word.hasPrefix("get") || word == "performOnGet" {
      return MemberUse(name: link.name, kind: .getter)
    }
    guard word.hasPrefix("set") || word == "performOnSet" else { return nil }
    let value = link.call?.all.first
    guard value.map({ $0.label == "newValue" }) ?? true else {
      throw Obstacle("an assignment takes newValue")
    }
    return MemberUse(name: link.name, kind: .setter(value?.value))
  }

  // MARK: - Mocks

  func initialConfiguration(
    _ link: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> [Rewrite.Piece]? {
    let source = migrator.source
    guard let arguments = link.call?.all, !arguments.isEmpty else { return [] }
    guard arguments.count == 1, arguments[0].label == "policy" else {
      throw Obstacle("a mock of a protocol is made without arguments")
    }
    let value = arguments[0].value
    let list =
      source.isText("[", at: value.lowerBound)
      ? source.arguments(of: value.lowerBound)?.map(\.value) ?? [] : [value]
    var texts: [String] = []
    for policy in list.map(source.text(of:)) {
      guard let text = Self.policies[policy] else {
        throw Obstacle("the policy \(policy) has no counterpart: use default values or stubs")
      }
      if !text.isEmpty, !texts.contains(text) { texts.append(text) }
    }
    return texts.map { .text($0) }
  }

  /// `bird.reset()`, of what is known to be a mock.
  private func visitReset(_ chain: CallChain, _ migrator: inout Migrator) {
    let source = migrator.source
    guard let last = chain.links.last, chain.links.count > 1, let period = last.period,
      source.isText("reset", at: last.name), let arguments = last.call?.all,
      let variable = source.word(at: period - 1), migrator.mockVariables.contains(variable)
    else { return }
    let mock: Rewrite.Piece = .source(chain.range.lowerBound..<period)
    migrator.forgetStubs(of: chain.range.lowerBound..<period)
    guard !arguments.isEmpty else {
      return migrator.rewrite(chain.range, [.text("reset("), mock, .text(")")])
    }
    let scopes = arguments.map { Self.scopes[source.text(of: $0.value)] }
    guard scopes.count == 1, let scope = scopes[0] else {
      return migrator.leave(
        chain.range.lowerBound, "write clearStubs(on:), clearInvocations(on:) or reset(_:)")
    }
    migrator.rewrite(chain.range, [.text(scope), mock, .text(")")])
  }

  /// Takes `@Mockable` away.
  private func visitAnnotation(_ index: Int, _ migrator: inout Migrator) {
    let source = migrator.source
    guard source.isText("@", at: index), source.isText("Mockable", at: index + 1) else { return }
    var end = index + 2
    if source.isText("(", at: end), let close = source.partners[end] { end = close + 1 }
    migrator.rewrite(index..<end, [])
  }
}
