extension CuckooRules {
  func verification(_ chain: CallChain, _ migrator: inout Migrator) throws(Obstacle) {
    let source = migrator.source
    guard let call = chain.links[0].call, let mock = call.arguments.first, call.closures.isEmpty,
      call.all.allSatisfy({ $0.label == nil }), call.all.count < 3
    else { throw Obstacle("this verification can not be read") }
    let (links, behind) = withoutType(Array(chain.links.dropFirst()), source)
    guard let (use, count) = member(links, migrator) else {
      throw Obstacle("the member that is meant can not be read")
    }
    var object: [Rewrite.Piece] = [.source(mock.value)]
    if count > 0, let period = links[0].period, let end = links[count].period {
      object.append(.source(period..<end))
    }
    let expectation =
      try call.arguments.count > 1
      ? migrator.expectation(call.arguments[1].value) : .once
    var pieces: [Rewrite.Piece] = [
      .text(migrator.awaitMark(use, before: chain.range.lowerBound) + "verify(")
    ]
    pieces += try migrator.pattern(object, use) + [.text(")")] + behind
    migrator.rewrite(chain.range, pieces + expectation.pieces())
    // A verified getter had a value, which was thrown away.
    let start = chain.range.lowerBound
    if source.isText("=", at: start - 1), source.isText("_", at: start - 2) {
      migrator.replacePart((start - 2)..<start, [])
    }
  }
}
