/// Goes through a file and plans what becomes of its statements.
struct Migrator {
  let source: TokenizedSource
  let rules: any LibraryRules
  let vocabulary: Vocabulary
  let knowledge: Knowledge
  var plan = Plan()

  /// A Boolean value that indicates whether the file imports the library; if not, only names change.
  private let isUser: Bool

  /// The variables that hold mocks, as far as the file says so.
  let mockVariables: Set<String>

  /// Names that stand for a mock within some tokens.
  private var aliases: [Alias] = []

  private struct Alias {
    let name: String
    let mock: NewText
    let body: Range<Int>
    let brace: Int
  }

  /// Whether a mock is created somewhere, which needs an import.
  var hasCreated = false

  /// The stubs that a library would ask in another order, by their mocks and members.
  var earlierStubs: [String: [EarlierStub]] = [:]

  init(_ source: TokenizedSource, rules: any LibraryRules, knowledge: Knowledge, isUser: Bool) {
    self.source = source
    self.rules = rules
    vocabulary = rules.vocabulary
    self.knowledge = knowledge
    self.isUser = isUser
    mockVariables = MockNames(rules.vocabulary, knowledge).variables(in: source)
  }

  var names: MockNames { MockNames(vocabulary, knowledge) }

  /// Plans the whole file.
  mutating func migrate() -> Plan {
    for index in 0..<source.count {
      rules.visitGap(before: index, &self)
      visitImport(index)
      if isUser { rules.visit(index, &self) }
      visitAlias(index)
      visitMockType(index)
      if isUser { visitUnknown(index) }
    }
    rules.visitGap(before: source.count, &self)
    if hasCreated, !source.imports(["Mynah"] + vocabulary.modules) { addImport() }
    return plan
  }

  // MARK: - What is planned

  /// Rewrites a statement.
  mutating func rewrite(
    _ range: Range<Int>, _ text: NewText, check reason: String? = nil
  ) {
    guard plan.rewrites[range.lowerBound] == nil else { return }
    replacePart(range, text)
    if hasModule(before: range.lowerBound) {
      replacePart((range.lowerBound - 2)..<range.lowerBound, "")
    }
    add(range.lowerBound, isRewritten: true, reason)
  }

  /// Replaces tokens that are part of a statement.
  mutating func replacePart(_ range: Range<Int>, _ text: NewText) {
    plan.replace(range, with: text, in: source)
  }

  /// Leaves a statement as it is.
  mutating func leave(_ index: Int, _ reason: String) {
    add(index, isRewritten: false, reason)
  }

  private mutating func add(_ index: Int, isRewritten: Bool, _ reason: String?) {
    let finding = Finding(
      line: source.line(at: index), isRewritten: isRewritten, reason: reason)
    if !isRewritten, plan.findings.last == finding { return }
    plan.findings.append(finding)
    if let reason { plan.addLines([Note.mark + reason], above: index) }
  }

  mutating func setGap(before index: Int, to text: String) {
    plan.gaps[index] = text
    add(index, isRewritten: true, nil)
  }

  /// Lets a name stand for a mock in the body of a closure.
  mutating func addAlias(
    _ name: String, for mock: NewText, in body: Range<Int>, brace: Int
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

  private func alias(at index: Int) -> Alias? {
    guard isFree(index), let name = source.word(at: index), !source.isText(":", at: index + 1)
    else { return nil }
    return aliases.last { alias in
      alias.name == name && alias.body.contains(index)
        && (name != "$0" || source.openBraces(before: index).last == alias.brace)
    }
  }

  /// A mock's expression, in which a name may stand for the mock.
  func object(_ range: Range<Int>) -> NewText {
    guard let alias = alias(at: range.lowerBound) else { return "\(range)" }
    return "\(alias.mock)\(range.dropFirst())"
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
        && !rewrite.text.pieces.contains { piece in
          switch piece {
          case .source(let range), .outdented(let range), .block(let range):
            range.contains(index)
          default: false
          }
        }
    }
  }
}
