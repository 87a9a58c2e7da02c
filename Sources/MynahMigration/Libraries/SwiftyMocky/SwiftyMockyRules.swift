/// The rules for SwiftyMocky: `Given(bird, .fly(to: .any, willReturn: 3))`.
struct SwiftyMockyRules: LibraryRules {
  var vocabulary: Vocabulary { Self.words }

  func visit(_ index: Int, _ migrator: inout Migrator) {
    let source = migrator.source
    guard migrator.canStart(index), let chain = source.chain(at: index),
      !migrator.removeSetup(chain), !visitAssignment(chain, &migrator)
    else { return }
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

  /// Rewrites method calls such as `bird.given(.fly(to: .any, willReturn: 3))`.
  func visitMethod(_ chain: CallChain, _ migrator: inout Migrator) {
    let source = migrator.source
    guard let last = chain.links.last, chain.links.count > 1, let period = last.period,
      let call = last.call
    else { return }
    let mock = chain.range.lowerBound..<period
    if source.isText("resetMock", at: last.name) { return reset(chain, mock, &migrator) }
    guard let kind = Self.statements[source.texts[last.name]], let member = call.all.first,
      member.label == nil, source.isText(".", at: member.value.lowerBound)
    else { return }
    migrator.attempt(chain.range.lowerBound) { migrator throws(Obstacle) in
      // Methods take the count after the member, so move it before the member.
      let further = Array(call.arguments.dropFirst()).filter { $0.label == "count" }
      let isReadable = further.count == call.all.count - 1
      guard isReadable else { throw Obstacle("this statement isn't recognized") }
      let count = further.map { CallChain.Argument(value: $0.value) }
      try statement(kind, of: mock, count + [member], chain.range, &migrator)
    }
  }

  // MARK: - Statements

  func statement(
    _ kind: Statement, of mock: Range<Int>, _ arguments: [CallChain.Argument],
    _ range: Range<Int>, _ migrator: inout Migrator
  ) throws(Obstacle) {
    let source = migrator.source
    guard let place = arguments.firstIndex(where: { isMember($0, migrator) }),
      let chain = source.chain(at: arguments[place].value.lowerBound),
      chain.range == arguments[place].value, chain.links.count == 1
    else { throw Obstacle("the member isn't recognized") }
    let link = chain.links[0]
    let object = object(mock, source)
    let before = Array(arguments[..<place])
    let behind = Array(arguments[(place + 1)...])
    guard kind == .verify || before.isEmpty, kind != .perform || behind.isEmpty else {
      throw Obstacle("this stub isn't recognized")
    }
    switch kind {
    case .verify: try verify(object, link, count: before, behind, range, &migrator)
    case .given: try given(mock, link, policy: behind, range, &migrator)
    case .perform: try perform(object, link, range, &migrator)
    }
  }

  /// Returns true if an argument names the stubbed or verified member.
  ///
  /// Counts and policies also begin with a period, so they're excluded.
  func isMember(_ argument: CallChain.Argument, _ migrator: Migrator) -> Bool {
    guard argument.label == nil, migrator.source.isText(".", at: argument.value.lowerBound),
      let chain = migrator.source.chain(at: argument.value.lowerBound)
    else { return false }
    let signature = ".\(migrator.signature(of: chain.links[0]))"
    return Self.words.counts[signature] == nil
      && ![".wrap", ".drop", ".default", ".custom(_:)"].contains(signature)
  }

  /// Returns the mock, or its type without `.self`.
  func object(_ mock: Range<Int>, _ source: TokenizedSource) -> NewText {
    let isType =
      mock.count > 2 && source.isText("self", at: mock.upperBound - 1)
      && source.isText(".", at: mock.upperBound - 2)
    return "\(isType ? mock.lowerBound..<(mock.upperBound - 2) : mock)"
  }
}
