/// Statements of SwiftyMocky: `Given(bird, .fly(to: .any, willReturn: 3))`.
struct SwiftyMockyRules: LibraryRules {
  var vocabulary: Vocabulary { Self.words }

  func visit(_ index: Int, _ migrator: inout Migrator) {
    let source = migrator.source
    guard migrator.isFree(index), let chain = source.chain(at: index) else { return }
    if chain.links.count == 1, source.texts[index].first?.isUppercase == true,
      let kind = Self.statements[source.texts[index]], let call = chain.links[0].call,
      let mock = call.arguments.first, call.arguments.count > 1, call.closures.isEmpty
    {
      return migrator.attempt(index) { migrator throws(Obstacle) in
        let arguments = Array(call.arguments.dropFirst())
        try statement(kind, of: mock.value, arguments, chain.range, &migrator)
      }
    }
    visitMethod(chain, &migrator)
  }

  /// `bird.given(.fly(to: .any, willReturn: 3))`, and `bird.resetMock()`.
  private func visitMethod(_ chain: CallChain, _ migrator: inout Migrator) {
    let source = migrator.source
    guard let last = chain.links.last, chain.links.count > 1, let period = last.period,
      let call = last.call
    else { return }
    let mock = chain.range.lowerBound..<period
    if source.isText("resetMock", at: last.name) { return reset(chain, mock, call, &migrator) }
    if source.isText("register", at: last.name), source.isText("matcher", at: period - 1) {
      return migrator.leave(chain.range.lowerBound, Self.words.unknown["Matcher"] ?? "")
    }
    guard let kind = Self.statements[source.texts[last.name]], let member = call.all.first,
      member.label == nil, source.isText(".", at: member.value.lowerBound)
    else { return }
    migrator.attempt(chain.range.lowerBound) { migrator throws(Obstacle) in
      // The count stands behind the member here.
      let further = Array(call.arguments.dropFirst()).filter { $0.label == "count" }
      let isReadable = further.count == call.all.count - 1
      guard isReadable else { throw Obstacle("this statement can not be read") }
      let count = further.map {
        CallChain.Argument(label: nil, labelToken: nil, value: $0.value)
      }
      try statement(kind, of: mock, count + [member], chain.range, &migrator)
    }
  }

  // MARK: - Statements

  private func statement(
    _ kind: Statement, of mock: Range<Int>, _ arguments: [CallChain.Argument],
    _ range: Range<Int>, _ migrator: inout Migrator
  ) throws(Obstacle) {
    let source = migrator.source
    guard let place = arguments.firstIndex(where: { isMember($0, source) }),
      let chain = source.implicitChain(at: arguments[place].value.lowerBound),
      chain.range == arguments[place].value, chain.links.count == 1
    else { throw Obstacle("the member that is meant can not be read") }
    let link = chain.links[0]
    guard !["subscript", "`subscript`"].contains(source.texts[link.name]) else {
      throw Obstacle("a subscript is written as such: given(bird[any()])")
    }
    let object = object(mock, source)
    let before = Array(arguments[..<place])
    let behind = Array(arguments[(place + 1)...])
    switch kind {
    case .verify:
      try verify(object, link, count: before, behind, range, &migrator)
    case .given:
      guard before.isEmpty else { throw Obstacle("this stub can not be read") }
      try given(mock, link, policy: behind, range, &migrator)
    case .perform:
      guard before.isEmpty, behind.isEmpty else { throw Obstacle("this stub can not be read") }
      try perform(object, link, range, &migrator)
    }
  }

  /// Whether an argument is the member: counts and policies begin with a period, too.
  private func isMember(_ argument: CallChain.Argument, _ source: TokenizedSource) -> Bool {
    guard argument.label == nil, source.isText(".", at: argument.value.lowerBound),
      let chain = source.implicitChain(at: argument.value.lowerBound)
    else { return false }
    let labels = chain.links[0].call.map { "(\($0.labels))" } ?? ""
    let signature = ".\(source.texts[chain.links[0].name])\(labels)"
    return Self.words.counts[signature] == nil
      && ![".wrap", ".drop", ".default", ".custom(_:)"].contains(signature)
  }

  /// The mock, or its type without `.self`.
  private func object(_ mock: Range<Int>, _ source: TokenizedSource) -> [Rewrite.Piece] {
    let isType =
      mock.count > 2 && source.isText("self", at: mock.upperBound - 1)
      && source.isText(".", at: mock.upperBound - 2)
    return [.source(isType ? mock.lowerBound..<(mock.upperBound - 2) : mock)]
  }

  private func verify(
    _ object: [Rewrite.Piece], _ link: CallChain.Link, count: [CallChain.Argument],
    _ further: [CallChain.Argument], _ range: Range<Int>, _ migrator: inout Migrator
  ) throws(Obstacle) {
    guard further.isEmpty, count.count < 2 else {
      throw Obstacle("this verification can not be read")
    }
    let use = verified(link, migrator)
    let expectation: Expectation
    if let count = count.first {
      expectation = try migrator.expectation(count.value)
    } else {
      expectation = Expectation(function: "wasCalled", count: [.text("atLeast(1)")])
    }
    let mark = migrator.awaitMark(use, before: range.lowerBound)
    let pattern = try migrator.pattern(object, use)
    migrator.rewrite(
      range, [.text("\(mark)verify(")] + pattern + [.text(")")] + expectation.pieces())
  }

  /// `.name` reads, `.name(set: .any)` assigns, the rest are methods.
  private func verified(_ link: CallChain.Link, _ migrator: Migrator) -> MemberUse {
    if let arguments = link.call?.all, arguments.count == 1, arguments[0].label == "set" {
      return MemberUse(name: link.name, kind: .setter(arguments[0].value))
    }
    return migrator.member(of: link)
  }

  private func given(
    _ mock: Range<Int>, _ link: CallChain.Link, policy: [CallChain.Argument],
    _ range: Range<Int>, _ migrator: inout Migrator
  ) throws(Obstacle) {
    let source = migrator.source
    guard policy.allSatisfy({ [".wrap", ".default"].contains(source.text(of: $0.value)) }) else {
      throw Obstacle("what a stub returns last stays: write finiteSequence(of:) for .drop")
    }
    let (own, word, values) = try divided(link, source)
    let use =
      word == "getter"
      ? MemberUse(name: link.name, kind: .getter)
      : MemberUse(
        name: link.name,
        kind: .method(own, open: link.call?.open, close: link.call?.close))
    let mark = migrator.awaitMark(use, before: range.lowerBound)
    let pattern = try migrator.pattern(object(mock, source), use)
    let answer = try answer(word, values, &migrator)
    let check = isHidden(by: own, mock, link, range, &migrator)
    migrator.rewrite(
      range, [.text("\(mark)given(")] + pattern + [.text(")")] + answer, check: check)
  }

  /// The arguments of a member, and those that say what it does.
  private func divided(
    _ link: CallChain.Link, _ source: TokenizedSource
  ) throws(Obstacle) -> (own: [CallChain.Argument], word: String, values: [CallChain.Argument]) {
    let all = link.call?.all ?? []
    guard let place = all.lastIndex(where: { $0.label.map(Self.answers.contains) ?? false }),
      let word = all[place].label
    else { throw Obstacle("what this member does can not be read") }
    return (Array(all[..<place]), word, Array(all[place...]))
  }

  private func answer(
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
  private func produced(
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
  private func computed(
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

  private func perform(
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
  private func isHidden(
    by own: [CallChain.Argument], _ mock: Range<Int>, _ link: CallChain.Link,
    _ range: Range<Int>, _ migrator: inout Migrator
  ) -> String? {
    let (stub, earlier) = migrator.addStub(of: mock, link.name, own, at: range.lowerBound)
    return earlier.contains { $0.specificity > stub.specificity }
      ? "the newest stub answers: move this one above those with values" : nil
  }

  // MARK: - Mocks

  func initialConfiguration(
    _ link: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> [Rewrite.Piece]? {
    guard let arguments = link.call?.all, !arguments.isEmpty else { return [] }
    throw Obstacle(
      "the policies of a mock have no counterpart: the newest stub answers, its last value stays")
  }

  private func reset(
    _ chain: CallChain, _ mock: Range<Int>, _ call: CallChain.Call, _ migrator: inout Migrator
  ) {
    let source = migrator.source
    let isType =
      mock.count == 1 && migrator.names.mockedType(of: source.texts[mock.lowerBound]) != nil
    let object: [Rewrite.Piece] = [.source(mock), .text(isType ? ".self" : "")]
    migrator.forgetStubs(of: mock)
    guard !call.all.isEmpty else {
      return migrator.rewrite(chain.range, [.text("reset(")] + object + [.text(")")])
    }
    guard call.all.count == 1, let scope = Self.scopes[source.text(of: call.all[0].value)] else {
      return migrator.leave(
        chain.range.lowerBound, "write clearStubs(on:), clearInvocations(on:) or reset(_:)")
    }
    migrator.rewrite(chain.range, [.text(scope)] + object + [.text(")")])
  }

  // MARK: - Annotations

  /// Takes `//sourcery: AutoMockable` away.
  func visitGap(before index: Int, _ migrator: inout Migrator) {
    let gap = migrator.source.gap(before: index)
    guard gap.contains(Self.annotation), gap.contains("sourcery:") else { return }
    var lines: [Substring] = []
    var isChanged = false
    for line in gap.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard let rest = Annotations(line)?.without(Self.annotation) else {
        lines.append(line)
        continue
      }
      isChanged = true
      if !rest.isEmpty { lines.append(Substring(rest)) }
    }
    guard isChanged else { return }
    migrator.setGap(before: index, to: lines.joined(separator: migrator.source.lineEnd))
  }
}
