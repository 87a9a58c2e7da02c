extension SwiftyMockyMigrator {
  func given(
    _ mock: Range<Int>, _ link: CallChain.Link, policy: [CallChain.Argument],
    _ range: Range<Int>
  ) throws(Obstacle) {
    guard policy.allSatisfy({ [".wrap", ".default"].contains(source.text(of: $0.value)) }) else {
      throw Obstacle("a stub's last value repeats: write finiteSequence(of:) for .drop")
    }
    let (own, word, values) = try divided(link)
    var use = member(of: link, own)
    if word == "getter" { use.arguments = nil }
    let given = try call("given", mockOrType(mock), use, at: range.lowerBound)
    let answer = try answer(word, values.map(\.value), hasResult("\(mock)", use))
    // SwiftyMocky prefers the stub with more exact values, but Mynah prefers the newest stub.
    let (stub, earlier) = addStub(of: mock, link.name, own, at: range.lowerBound)
    let isHiding = earlier.contains { $0.specificity > stub.specificity }
    let check = isHiding ? "the newest stub answers: move this above stubs with values" : nil
    rewrite(range, "\(given)\(answer)", check: check)
  }

  /// Divides the arguments into the member's arguments and the arguments that define its behavior.
  func divided(
    _ link: CallChain.Link
  ) throws(Obstacle) -> (own: [CallChain.Argument], word: String, values: [CallChain.Argument]) {
    let all = link.call?.all ?? []
    guard let place = all.lastIndex(where: { $0.label.map(Self.answers.contains) ?? false }),
      let word = all[place].label
    else { throw Obstacle("the stubbed behavior isn't recognized") }
    return (Array(all[..<place]), word, Array(all[place...]))
  }

  func answer(
    _ word: String, _ values: [Range<Int>], _ hasResult: Bool?
  ) throws(Obstacle) -> NewText {
    switch (word, values.count) {
    case ("willReturn", 1), ("getter", 1): return ".willReturn(\(piece: .outdented(values[0])))"
    case ("willReturn", _), ("getter", _):
      let list = values.dropFirst().reduce("\(values[0])") { "\($0), \($1)" as NewText }
      return ".willReturn(loopingSequence(of: \(list)))"
    case ("willThrow", 1): return ".willThrow(\(values[0]))"
    case ("willProduce", 1): return try produced(values[0], hasResult)
    default:
      throw Obstacle("write several errors as closures: loopingSequence(of: { throw ... })")
    }
  }

  /// Translates a closure such as `{ stubber in stubber.return(3) }`.
  private func produced(
    _ closure: Range<Int>, _ hasResult: Bool?
  ) throws(Obstacle) -> NewText {
    let obstacle = Obstacle("add an answer: .willReturn(...), .willThrow(...), .will { }")
    let parameters = source.parameters(ofClosureAt: closure.lowerBound)
    let name = parameters?.names.first ?? "$0"
    var index = parameters?.range.upperBound ?? closure.lowerBound + 1
    var words: Set<String> = []
    var values: [Range<Int>] = []
    while index < closure.upperBound - 1 {
      guard let chain = source.chain(at: index), chain.links.count == 2,
        source.isText(name, at: index), let arguments = chain.links[1].call?.all,
        let word = source.word(at: chain.links[1].name)
      else { throw obstacle }
      words.insert(word)
      values += arguments.map(\.value)
      index = chain.range.upperBound
    }
    if words.isEmpty, hasResult != true { return ".willReturn()" }
    let answers = ["return": "willReturn", "throw": "willThrow"]
    guard words.count == 1, let word = words.first.flatMap({ answers[$0] }),
      values.count == 1 || (values.count > 1 && word == "willReturn")
    else { throw obstacle }
    return try answer(word, values, hasResult)
  }

  /// Rewrites `bird.name = "Ryan"`, because SwiftyMocky's properties store assigned values.
  ///
  /// - Returns: A Boolean value that indicates whether the statement was such an assignment.
  func visitAssignment(_ chain: CallChain) -> Bool {
    let end = chain.range.upperBound
    guard source.isText("=", at: end), let name = chain.links.last?.name, end == name + 1,
      let period = chain.links.last?.period,
      chain.links.allSatisfy({ $0.call == nil }), source.texts[name] != "matcher",
      let mock = source.word(at: period - 1), mockedType(mock, at: name) != nil,
      vocabulary.unknown[".\(source.texts[name])"] == nil
    else { return false }
    let value = (end + 1)..<source.endOfExpression(at: end + 1)
    let statement = chain.range.lowerBound..<value.upperBound
    var text: NewText = "given(\(chain.range)).willReturn(lastSetValue(initial: \(value)))"
    // If the file verifies assignments, also keep the assignment, so the mock records it.
    let isVerified = source.places(of: source.texts[name]).contains {
      source.isText("set", at: $0 + 2)
    }
    if isVerified {
      text += "\(source.lineEnd)\(source.indentation(at: statement.lowerBound))\(statement)"
    }
    rewrite(statement, text)
    return true
  }

  func perform(_ object: NewText, _ link: CallChain.Link, _ range: Range<Int>) throws(Obstacle) {
    let (own, word, values) = try divided(link)
    guard word == "perform", values.count == 1 else {
      throw Obstacle("the stubbed behavior isn't recognized")
    }
    let use = member(of: link, own)
    let hasResult = hasResult(object, use)
    // The closures of `observe` all run, and can't take some arguments.
    guard hasResult != true else {
      throw Obstacle("the closure runs in addition to the stub: write observe(...) { ... }")
    }
    let given = try call("given", object, use, at: range.lowerBound)
    let check = "for a member with a result, write observe instead of given and will"
    rewrite(
      range, "\(given)\(answer(calling: values[0].value))", check: hasResult == nil ? check : nil)
  }
}
