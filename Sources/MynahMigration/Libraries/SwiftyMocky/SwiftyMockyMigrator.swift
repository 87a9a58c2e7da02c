/// The rules for SwiftyMocky: `Given(bird, .fly(to: .any, willReturn: 3))`.
final class SwiftyMockyMigrator: Migrator {
  override func visit(_ index: Int) throws(Obstacle) {
    guard canStart(index), let chain = source.chain(at: index),
      !removeSetup(chain), !visitAssignment(chain)
    else { return }
    if chain.links.count == 1, source.texts[index].first?.isUppercase == true,
      let kind = Statement(source.texts[index]), let call = chain.links[0].call,
      let mock = call.arguments.first, call.arguments.count > 1, call.closures.isEmpty
    {
      let arguments = Array(call.arguments.dropFirst())
      return try statement(kind, of: mock.value, arguments, chain.range)
    }
    try visitMethod(chain)
  }

  /// Rewrites method calls such as `bird.given(.fly(to: .any, willReturn: 3))`.
  func visitMethod(_ chain: CallChain) throws(Obstacle) {
    guard let last = chain.links.last, chain.links.count > 1, let period = last.period,
      let call = last.call
    else { return }
    let mock = chain.range.lowerBound..<period
    if source.isText("resetMock", at: last.name) { return try reset(chain, of: mock) }
    guard let kind = Statement(source.texts[last.name]), let member = call.all.first,
      member.label == nil, source.isText(".", at: member.value.lowerBound)
    else { return }
    // Methods take the count after the member, so move it before the member.
    let further = call.arguments.dropFirst().filter { $0.label == "count" }
    guard further.count == call.all.count - 1 else {
      throw Obstacle("this statement isn't recognized")
    }
    let count = further.map { CallChain.Argument(value: $0.value) }
    try statement(kind, of: mock, count + [member], chain.range)
  }

  // MARK: - Statements

  func statement(
    _ kind: Statement, of mock: Range<Int>, _ arguments: [CallChain.Argument],
    _ range: Range<Int>
  ) throws(Obstacle) {
    guard let place = arguments.firstIndex(where: isMember),
      let chain = source.chain(in: arguments[place].value), chain.links.count == 1
    else { throw Obstacle("the member isn't recognized") }
    let link = chain.links[0]
    let object = mockOrType(mock)
    let before = Array(arguments[..<place])
    let behind = Array(arguments[(place + 1)...])
    guard kind == .verify || before.isEmpty, kind != .perform || behind.isEmpty else {
      throw Obstacle("this stub isn't recognized")
    }
    switch kind {
    case .verify: try verify(object, link, count: before, behind, range)
    case .given: try given(mock, link, policy: behind, range)
    case .perform: try perform(object, link, range)
    }
  }

  /// Returns true if an argument names the stubbed or verified member.
  ///
  /// Counts and policies also begin with a period, so they're excluded.
  func isMember(_ argument: CallChain.Argument) -> Bool {
    guard argument.label == nil, source.isText(".", at: argument.value.lowerBound),
      let chain = source.chain(at: argument.value.lowerBound)
    else { return false }
    let signature = ".\(signature(of: chain.links[0]))"
    return vocabulary.counts[signature] == nil
      && ![".wrap", ".drop", ".default", ".custom(_:)"].contains(signature)
  }

  /// Returns the mock, or its type without `.self`.
  func mockOrType(_ mock: Range<Int>) -> NewText {
    let isType = mock.count > 2 && source.isText("self", at: mock.upperBound - 1)
    return "\(isType ? mock.lowerBound..<(mock.upperBound - 2) : mock)"
  }

  /// Removes `//sourcery: AutoMockable` from the gap before a token.
  ///
  /// Other parts of the annotation are kept, such as `typealias = "T = Int"` in
  /// `// sourcery: AutoMockable, typealias = "T = Int"`.
  override func visitGap(before index: Int) {
    changeLines(before: index, containing: "AutoMockable") { line in
      guard let parts = line.wholeMatch(of: #/(\s*\/\/[\/ ]*sourcery:)(.*)/#) else { return line }
      let all = parts.2.split(separator: ",").map { $0.replacing(#/^\s+|\s+$/#, with: "") }
      let others = all.filter { $0 != "AutoMockable" }
      if others.count == all.count { return line }
      return others.isEmpty ? nil : "\(parts.1) \(others.joined(separator: ", "))"
    }
  }

  override func initialConfiguration(_ link: CallChain.Link) throws(Obstacle) -> NewText? {
    guard let arguments = link.call?.all, let first = arguments.first else { return "" }
    guard first.label == "sequencing" || first.label == "stubbing" else {
      throw Obstacle("the protocol requires this initializer: write mock(...), or keep the call")
    }
    throw Obstacle(
      "policies aren't supported: the newest stub answers, and its last value repeats")
  }
}
