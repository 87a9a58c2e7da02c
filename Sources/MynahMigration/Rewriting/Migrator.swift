/// Goes through a file and plans what becomes of its statements.
struct Migrator {
  let source: TokenizedSource
  let rules: any LibraryRules
  let vocabulary: Vocabulary
  let knowledge: Knowledge
  private(set) var plan = Plan()

  /// The variables that hold mocks, as far as the file says so.
  let mockVariables: Set<String>

  /// Names that stand for a mock within some tokens.
  private var aliases: [Alias] = []

  private struct Alias {
    let name: String
    let mock: [Rewrite.Piece]
    let body: Range<Int>
    let brace: Int
  }

  /// Whether a mock is created somewhere, which needs an import.
  var hasCreated = false

  /// The stubs that a library would ask in another order, by their mocks and members.
  var earlierStubs: [String: [EarlierStub]] = [:]

  init(_ source: TokenizedSource, rules: any LibraryRules, knowledge: Knowledge) {
    self.source = source
    self.rules = rules
    vocabulary = rules.vocabulary
    self.knowledge = knowledge
    mockVariables = MockNames(rules.vocabulary, knowledge).variables(in: source)
  }

  var names: MockNames { MockNames(vocabulary, knowledge) }

  /// Plans the whole file.
  mutating func migrate() -> Plan {
    for index in 0..<source.count {
      rules.visitGap(before: index, &self)
      visitImport(index)
      rules.visit(index, &self)
      visitAlias(index)
      visitMockType(index)
      visitUnknown(index)
    }
    rules.visitGap(before: source.count, &self)
    if hasCreated, !source.imports(["Mynah"] + vocabulary.modules) { addImport() }
    return plan
  }

  // MARK: - What is planned

  /// Rewrites a statement.
  mutating func rewrite(
    _ range: Range<Int>, _ pieces: [Rewrite.Piece], check reason: String? = nil
  ) {
    guard plan.rewrites[range.lowerBound] == nil else { return }
    plan.replace(range, with: pieces, in: source)
    if hasModule(before: range.lowerBound) {
      plan.replace((range.lowerBound - 2)..<range.lowerBound, with: [], in: source)
    }
    let outcome: Finding.Outcome = reason.map { .rewrittenToCheck($0) } ?? .rewritten
    plan.add(Finding(line: source.line(at: range.lowerBound), outcome: outcome))
    if let reason { plan.addLines([Note.line(reason)], above: range.lowerBound) }
  }

  /// Replaces tokens that are part of a statement.
  mutating func replacePart(_ range: Range<Int>, _ pieces: [Rewrite.Piece]) {
    plan.replace(range, with: pieces, in: source)
  }

  /// Leaves a statement as it is.
  mutating func leave(_ index: Int, _ reason: String) {
    let finding = Finding(line: source.line(at: index), outcome: .left(reason))
    guard plan.findings.last != finding else { return }
    plan.add(finding)
    plan.addLines([Note.line(reason)], above: index)
  }

  mutating func setGap(before index: Int, to text: String) {
    plan.gaps[index] = text
    plan.add(Finding(line: source.line(at: index), outcome: .rewritten))
  }

  /// Lets a name stand for a mock in the body of a closure.
  mutating func addAlias(
    _ name: String, for mock: [Rewrite.Piece], in body: Range<Int>, brace: Int
  ) {
    aliases.append(Alias(name: name, mock: mock, body: body, brace: brace))
  }

  /// Does what may meet an obstacle, and leaves the statement where it does.
  mutating func attempt(
    _ index: Int, _ body: (inout Migrator) throws(Obstacle) -> Void
  ) {
    do throws(Obstacle) {
      try body(&self)
    } catch {
      leave(index, error.reason)
    }
  }

  // MARK: - What all libraries have

  /// Whether a word can begin a statement: it is no member and no declaration.
  func isFree(_ index: Int) -> Bool {
    source.isWord(at: index) && plan.rewrites[index] == nil
      && (!source.isText(".", at: index - 1) || hasModule(before: index))
      && !source.isText("func", at: index - 1)
  }

  /// Whether the name of the library is before a word, as in `Cuckoo.verify`.
  private func hasModule(before index: Int) -> Bool {
    guard source.isText(".", at: index - 1), let module = source.word(at: index - 2),
      !source.isText(".", at: index - 3)
    else { return false }
    return vocabulary.modules.contains(module)
  }

  /// Whether a word stands for a mock.
  func isAlias(_ index: Int) -> Bool { alias(at: index) != nil }

  private func alias(at index: Int) -> Alias? {
    guard isFree(index), let name = source.word(at: index), !source.isText(":", at: index + 1)
    else { return nil }
    return aliases.last { alias in
      alias.name == name && alias.body.contains(index)
        && (name != "$0" || source.openBraces(before: index).last == alias.brace)
    }
  }

  /// A mock's expression, in which a name may stand for the mock.
  func object(_ range: Range<Int>) -> [Rewrite.Piece] {
    guard let alias = alias(at: range.lowerBound) else { return [.source(range)] }
    let rest = (range.lowerBound + 1)..<range.upperBound
    return alias.mock + (rest.isEmpty ? [] : [.source(rest)])
  }

  private mutating func visitAlias(_ index: Int) {
    guard let alias = alias(at: index) else { return }
    replacePart(index..<(index + 1), alias.mock)
  }

  private mutating func visitUnknown(_ index: Int) {
    guard source.isWord(at: index), plan.rewrites[index] == nil, !isInStatement(index),
      !source.isText(":", at: index + 1), !source.isText("func", at: index - 1)
    else { return }
    let word = source.texts[index]
    let isMember = source.isText(".", at: index - 1) && !hasModule(before: index)
    guard let reason = vocabulary.unknown[isMember ? "." + word : word] else { return }
    leave(index, reason)
  }

  /// Whether a statement around a token was rewritten, so that it was looked at with it.
  private func isInStatement(_ index: Int) -> Bool {
    plan.rewrites.values.contains { rewrite in
      rewrite.range.contains(index)
        && !rewrite.pieces.contains { piece in
          switch piece {
          case .source(let range), .outdented(let range), .block(let range):
            range.contains(index)
          default: false
          }
        }
    }
  }
}
