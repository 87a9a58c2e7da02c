extension MockableMigrator {
  func addStub(
    _ clause: Clause, of mock: Range<Int>, to statements: inout [Statement]
  ) throws(Obstacle) {
    let use = member(of: clause.member)
    var behaviors: NewText = ""
    for word in clause.words {
      guard let behavior = Self.behaviors[source.texts[word.name]] else {
        throw Obstacle("\(source.texts[word.name]) isn't a known answer")
      }
      behaviors += answer(word, behavior)
    }
    let key = source.text(of: clause.member.name..<clause.member.end)
    if let last = statements.indices.last, statements[last].key == key {
      // Each answer begins on its own line, as in the original clause.
      statements[last].text += behaviors
      return
    }
    let given = try call("given", "\(mock)", use, at: mock.lowerBound - 2)
    let (_, earlier) = addStub(
      of: mock, use.name, use.arguments ?? [], at: mock.lowerBound - 2)
    statements.append(
      Statement(
        period: clause.member.period ?? 0, key: key, text: "\(given)\(behaviors)",
        check: earlier.isEmpty
          ? nil : "the newest stub answers, not the oldest: chain the answers"))
  }

  func addEffect(
    _ clause: Clause, of mock: Range<Int>, to statements: inout [Statement]
  ) throws(Obstacle) {
    guard clause.words.count == 1, let word = clause.words.first,
      let action = word.call?.all.first?.value
    else { throw Obstacle("write perform only once for a member") }
    let use =
      try property(clause.member, by: source.texts[word.name])
      ?? member(of: clause.member)
    statements.append(
      Statement(
        period: clause.member.period ?? 0, text: try observer("\(mock)", use, action)))
  }

  /// Returns a stub's answer, such as `.willReturn(3)`, with the original line breaks.
  private func answer(_ word: CallChain.Link, _ name: String) -> NewText {
    guard let call = word.call, let period = word.period else { return "" }
    let piece: NewText.Piece =
      source.startsLine(period) ? .source(call.range) : .outdented(call.range)
    return "\(gap: period).\(name)\(gap: call.range.lowerBound)\(piece: piece)"
  }
}
