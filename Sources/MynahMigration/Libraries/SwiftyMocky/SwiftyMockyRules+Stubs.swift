extension SwiftyMockyRules {
  func given(
    _ mock: Range<Int>, _ link: CallChain.Link, policy: [CallChain.Argument],
    _ range: Range<Int>, _ migrator: inout Migrator
  ) throws(Obstacle) {
    let source = migrator.source
    guard policy.allSatisfy({ [".wrap", ".default"].contains(source.text(of: $0.value)) }) else {
      throw Obstacle("what a stub returns last stays: write finiteSequence(of:) for .drop")
    }
    let (own, word, values) = try divided(link, source)
    let kind: MemberUse.Kind
    if isSubscript(link, source) {
      kind = .index(own, set: nil)
    } else if word == "getter" {
      kind = .getter
    } else {
      kind = .method(own, open: link.call?.open, close: link.call?.close)
    }
    let use = MemberUse(name: link.name, kind: kind)
    let mark = migrator.awaitMark(use, before: range.lowerBound)
    let pattern = try migrator.pattern(object(mock, source), use)
    let answer = try answer(word, values, &migrator)
    let check = isHidden(by: own, mock, link, range, &migrator)
    migrator.rewrite(
      range, [.text("\(mark)given(")] + pattern + [.text(")")] + answer, check: check)
  }

  /// The arguments of a member, and those that say what it does.
  func divided(
    _ link: CallChain.Link, _ source: TokenizedSource
  ) throws(Obstacle) -> (own: [CallChain.Argument], word: String, values: [CallChain.Argument]) {
    let all = link.call?.all ?? []
    guard let place = all.lastIndex(where: { $0.label.map(Self.answers.contains) ?? false }),
      let word = all[place].label
    else { throw Obstacle("what this member does can not be read") }
    return (Array(all[..<place]), word, Array(all[place...]))
  }

  func answer(
    _ word: String, _ values: [CallChain.Argument], _ migrator: inout Migrator
  ) throws(Obstacle) -> [Rewrite.Piece] {
    let list = values.enumerated().flatMap { index, value -> [Rewrite.Piece] in
      (index > 0 ? [.text(", ")] : []) + [.source(value.value)]
    }
    switch (word, values.count) {
    case ("willReturn", 1), ("getter", 1): return [.text(".willReturn(")] + list + [.text(")")]
    case ("willReturn", _), ("getter", _):
      return [.text(".willReturn(loopingSequence(of: ")] + list + [.text("))")]
    case ("willThrow", 1): return [.text(".willThrow(")] + list + [.text(")")]
    case ("willProduce", 1): return try produced(values[0].value, &migrator)
    default:
      throw Obstacle("several errors in turn are closures: loopingSequence(of: { throw ... })")
    }
  }

  /// What a closure such as `{ stubber in stubber.return(3) }` becomes.
  func produced(
    _ closure: Range<Int>, _ migrator: inout Migrator
  ) throws(Obstacle) -> [Rewrite.Piece] {
    let source = migrator.source
    let obstacle = Obstacle("say what the stub does: .willReturn(...), .willThrow(...), .will { }")
    let parameters = source.parameters(ofClosureAt: closure.lowerBound)
    let name = parameters?.names.first ?? "$0"
    var index = parameters?.range.upperBound ?? closure.lowerBound + 1
    var returned: [Range<Int>] = []
    var thrown: [Range<Int>] = []
    while index < closure.upperBound - 1 {
      guard let chain = source.chain(at: index), chain.links.count == 2,
        source.isText(name, at: index), let arguments = chain.links[1].call?.all
      else { return try computed(closure, by: name, &migrator, obstacle) }
      switch source.word(at: chain.links[1].name) {
      case "return": returned += arguments.map(\.value)
      case "throw": thrown += arguments.map(\.value)
      default: throw obstacle
      }
      index = chain.range.upperBound
    }
    switch (returned.count, thrown.count) {
    case (1, 0): return [.text(".willReturn("), .source(returned[0]), .text(")")]
    case (0, 1): return [.text(".willThrow("), .source(thrown[0]), .text(")")]
    case (2..., 0):
      let list = returned.enumerated().flatMap { index, value -> [Rewrite.Piece] in
        (index > 0 ? [.text(", ")] : []) + [.source(value)]
      }
      return [.text(".willReturn(loopingSequence(of: ")] + list + [.text("))")]
    default: throw obstacle
    }
  }

  /// What a closure becomes that ends in its only `stubber.return(...)`: it is run where it stands.
  func computed(
    _ closure: Range<Int>, by name: String, _ migrator: inout Migrator, _ obstacle: Obstacle
  ) throws(Obstacle) -> [Rewrite.Piece] {
    let source = migrator.source
    let parameters = source.parameters(ofClosureAt: closure.lowerBound)
    let body =
      (parameters?.range.upperBound ?? closure.lowerBound + 1)..<(closure.upperBound - 1)
    let uses = body.filter { source.isText(name, at: $0) && !source.isText(".", at: $0 - 1) }
    guard uses.count == 1, let chain = source.chain(at: uses[0]), chain.links.count == 2,
      source.word(at: chain.links[1].name) == "return", let value = chain.links[1].call?.all,
      value.count == 1, chain.range.upperBound == body.upperBound,
      source.openBraces(before: uses[0]).last == closure.lowerBound
    else { throw obstacle }
    if let parameters { migrator.replacePart(parameters.range, []) }
    migrator.replacePart(chain.range, [.text("return "), .source(value[0].value)])
    return [.text(".willReturn("), .outdented(closure), .text("())")]
  }

  func perform(
    _ object: [Rewrite.Piece], _ link: CallChain.Link, _ range: Range<Int>,
    _ migrator: inout Migrator
  ) throws(Obstacle) {
    let (own, word, values) = try divided(link, migrator.source)
    guard word == "perform", values.count == 1 else {
      throw Obstacle("what this member does can not be read")
    }
    let use = MemberUse(
      name: link.name, kind: .method(own, open: link.call?.open, close: link.call?.close))
    let hasResult = migrator.hasResult(use)
    guard hasResult != true else {
      throw Obstacle(
        "perform is part of the stub that answers: given(...).perform { ... }.willReturn(...)")
    }
    let mark = migrator.awaitMark(use, before: range.lowerBound)
    let pattern = try migrator.pattern(object, use)
    migrator.rewrite(
      range,
      [.text("\(mark)given(")] + pattern
        + [.text(").will "), .outdented(values[0].value)],
      check: hasResult == nil
        ? "for a member with a result, write .perform instead of .will, and the answer behind it"
        : nil)
  }

  /// Says so where a stub hides an older one that was asked first: the one with more values.
  func isHidden(
    by own: [CallChain.Argument], _ mock: Range<Int>, _ link: CallChain.Link,
    _ range: Range<Int>, _ migrator: inout Migrator
  ) -> String? {
    let (stub, earlier) = migrator.addStub(of: mock, link.name, own, at: range.lowerBound)
    return earlier.contains { $0.specificity > stub.specificity }
      ? "the newest stub answers: move this one above those with values" : nil
  }
}
