extension MockableRules {
  func addStub(
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
      of: mock, clause.member.name, arguments, at: mock.lowerBound - 2)
    statements.append(
      Statement(
        period: clause.member.period ?? 0, key: key,
        pieces: [.text("\(mark)given(")] + pattern + [.text(")")] + behaviors,
        check: earlier.isEmpty
          ? nil : "the newest stub answers, and not the oldest: chain what it does in turn"))
  }

  func addEffect(
    _ clause: Clause, of mock: Range<Int>, to statements: inout [Statement],
    _ migrator: inout Migrator
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
    if case .method(let arguments, _, _) = use.kind, let closure = call.all.first {
      migrator.nameArguments(ofClosure: closure.value, count: arguments.count)
    }
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
}
