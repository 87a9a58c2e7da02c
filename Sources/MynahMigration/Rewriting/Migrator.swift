/// A pass over a file that plans the changes to its statements.
///
/// Each library has a subclass with the rules for its statements.
class Migrator {
  let source: TokenizedSource
  let knownNames: KnownNames
  let recorded: RecordedMembers
  var plan = Plan()

  var vocabulary: Vocabulary { knownNames.vocabulary }

  /// A Boolean value that indicates whether the file imports the library.
  ///
  /// In other files, only names change.
  private let usesLibrary: Bool

  /// The first variable named `mock` in each pair of braces, which hides the function `mock`.
  let hidingVariables: [Int?: Int]

  /// The functions of the library with a different name in Mynah.
  private let renamedFunctions: [String]

  /// The names that refer to a mock within a range of tokens.
  var aliases: [Alias] = []

  struct Alias {
    let name: String
    let mock: NewText
    let body: Range<Int>
    let brace: Int
  }

  /// A Boolean value that indicates whether the file creates a mock, which requires an import.
  var hasCreated = false

  /// A Boolean value that indicates whether the file has findings in addition to annotations.
  var needsImport: Bool {
    let annotations = plan.rewrites.keys.count { ["@", "#if"].contains(source.texts[$0]) }
    return plan.findings.count > annotations + plan.gaps.count
  }

  /// The earlier stubs, by mock and member.
  ///
  /// The library may try stubs in a different order than Mynah.
  var earlierStubs: [String: [String: [EarlierStub]]] = [:]

  /// The names of the constants that the migration declares.
  private var newNames: Set<String> = []

  /// The variables whose declarations name a type, by name.
  private let variables: [String: [TypedVariable]]

  required init(
    _ source: TokenizedSource, _ knownNames: KnownNames, _ recorded: RecordedMembers,
    usesLibrary: Bool
  ) {
    self.source = source
    self.knownNames = knownNames
    self.recorded = recorded
    self.usesLibrary = usesLibrary
    renamedFunctions = knownNames.vocabulary.renamedFunctions
    let variables = source.places(of: "mock").filter {
      ["let", "var"].contains(source.word(at: $0 - 1))
    }
    hidingVariables = Dictionary(variables.map { (source.braces[$0], $0) }) { first, _ in first }
    self.variables = Dictionary(grouping: source.typedVariables, by: \.name)
  }

  /// Plans the changes to the whole file.
  func migrate() -> Plan {
    for index in 0..<source.count {
      visitGap(before: index)
      aliases.removeAll { $0.body.upperBound <= index }
      if usesLibrary { attempt(index, visit) }
      visitAlias(index)
      attempt(index, visitMockType)
      if usesLibrary { visitRemaining(index) }
    }
    visitGap(before: source.count)
    for index in 0..<source.count { visitImport(index) }
    if hasCreated || (usesLibrary && needsImport), !source.imports(["Mynah"] + vocabulary.modules) {
      addImport()
    }
    return plan
  }

  // MARK: - Rules of a library

  /// Visits a token, which may begin a statement.
  ///
  /// - Throws: The reason why the statement is left unchanged.
  func visit(_ index: Int) throws(Obstacle) {}

  /// Visits the gap before a token.
  func visitGap(before index: Int) {}

  /// Translates the arguments that create a mock.
  ///
  /// - Returns: The new text, or nil if the arguments belong to the initializer of the mocked
  ///   class.
  func initialConfiguration(_ link: CallChain.Link) throws(Obstacle) -> NewText? { nil }

  // MARK: - Planning changes

  /// Rewrites a statement.
  func rewrite(_ range: Range<Int>, _ text: NewText, check reason: String? = nil) {
    guard plan.rewrites[range.lowerBound] == nil else { return }
    replacePart(range, text)
    add(range.lowerBound, isRewritten: true, reason)
  }

  /// Replaces tokens that are a part of a statement.
  func replacePart(_ range: Range<Int>, _ text: NewText) {
    plan.replace(range, with: text, in: source)
  }

  /// Leaves a statement unchanged, and records the reason.
  func leave(_ index: Int, _ reason: String) {
    plan.seen.formUnion(source.chain(at: index)?.range ?? index..<(index + 1))
    add(index, isRewritten: false, reason)
  }

  private func add(_ index: Int, isRewritten: Bool, _ reason: String?) {
    let finding = Finding(
      line: source.line(at: index), isRewritten: isRewritten, reason: reason)
    if !isRewritten, plan.findings.last == finding { return }
    plan.findings.append(finding)
    if let reason { plan.addLines([Plan.noteMark + reason], above: index) }
  }

  /// Changes the lines in the gap before a token, such as the comments above a declaration.
  ///
  /// - Parameters:
  ///   - index: The token.
  ///   - mark: A text in all gaps that can change.
  ///   - change: A closure that returns the new line, or nil to remove the line.
  func changeLines(
    before index: Int, containing mark: String, _ change: (Substring) -> Substring?
  ) {
    let gap = source.gap(before: index)
    guard gap.contains(mark) else { return }
    let lines = gap.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let changed = lines.compactMap(change)
    guard changed != lines else { return }
    plan.gaps[index] = changed.joined(separator: source.lineEnd)
    add(index, isRewritten: true, nil)
  }

  /// Returns a name that the file doesn't contain yet.
  func newName(_ base: String) -> String {
    var name = base
    var number = 2
    while source.texts.contains(name) || newNames.contains(name) {
      name = "\(base)\(number)"
      number += 1
    }
    newNames.insert(name)
    return name
  }

  /// Visits a token, and leaves its statement unchanged if that throws an obstacle.
  private func attempt(_ index: Int, _ visit: (Int) throws(Obstacle) -> Void) {
    do throws(Obstacle) {
      try visit(index)
    } catch {
      leave(index, error.reason)
    }
  }

  // MARK: - Recognizing names

  /// Returns the type that the declaration of a variable names, or nil for other variables.
  func type(ofVariable name: String, at index: Int) -> String? {
    guard let all = variables[name] else { return nil }
    for scope in source.enclosingBraces(of: index) + [nil] {
      let inner = all.filter { $0.scope == scope }
      if let variable = inner.last(where: { $0.index < index }) ?? inner.first {
        return variable.type
      }
    }
    // An extension can use the properties of a type elsewhere.
    let properties = all.filter { $0.scope.map(source.isBodyOfType) ?? true }
    return Set(properties.map(\.type)).count == 1 ? properties[0].type : nil
  }

  /// Returns the mocked type of a mock type, or of a variable whose declaration names a mock type.
  func mockedType(_ name: String, at index: Int) -> String? {
    knownNames.mockedType(of: type(ofVariable: name, at: index) ?? name)
  }

  /// Returns true if a word can begin a statement.
  ///
  /// Members, declarations, and rewritten words can't.
  func canStart(_ index: Int) -> Bool {
    source.isWord(at: index) && plan.rewrites[index] == nil
      && (!source.isText(".", at: index - 1) || hasModule(before: index))
      && !source.isText("func", at: index - 1)
  }

  /// Returns true if a word follows the name of the library, such as in `Cuckoo.verify`.
  func hasModule(before index: Int) -> Bool {
    guard source.isText(".", at: index - 1), let module = source.word(at: index - 2),
      !source.isText(".", at: index - 3)
    else { return false }
    return vocabulary.modules.contains(module)
  }

  private func alias(at index: Int) -> Alias? {
    guard canStart(index), let name = source.word(at: index), !source.isText(":", at: index + 1)
    else { return nil }
    return aliases.last { alias in
      alias.name == name && alias.body.contains(index)
        && (name != "$0" || source.braces[index] == alias.brace)
    }
  }

  /// Returns true if a word is a name that refers to a mock.
  func isAlias(_ index: Int) -> Bool { alias(at: index) != nil }

  /// Returns the expression for a mock, with the mock in place of a name that refers to it.
  func object(_ range: Range<Int>) -> NewText {
    guard let alias = alias(at: range.lowerBound) else { return "\(range)" }
    return "\(alias.mock)\(range.dropFirst())"
  }

  private func visitAlias(_ index: Int) {
    guard let alias = alias(at: index) else { return }
    replacePart(index..<(index + 1), alias.mock)
  }

  // MARK: - Reporting remaining names

  /// Reports a name that only the library has, or removes the library's module name before it.
  private func visitRemaining(_ index: Int) {
    if !plan.seen.contains(index), let reason = reasonToReplace(index) {
      leave(index, reason)
    } else if hasModule(before: index), plan.rewrites[index] != nil || !plan.seen.contains(index) {
      replacePart((index - 2)..<index, "")
    }
  }

  /// Returns the reason why a word can't remain, or nil if it can.
  ///
  /// A word can remain if Mynah also has it, or if it isn't a name of the library.
  func reasonToReplace(_ index: Int) -> String? {
    guard source.isWord(at: index), !source.isText(":", at: index + 1),
      !source.isText("func", at: index - 1)
    else { return nil }
    let word = source.texts[index]
    let isMember = source.isText(".", at: index - 1) && !hasModule(before: index)
    let name = isMember ? ".\(word)" : word
    if let reason = vocabulary.unknown[name] { return reason }
    let isCalled = source.isText("(", at: index + 1)
    guard !knownNames.declares(word), isCalled || word.first?.isUppercase == true else {
      return nil
    }
    if vocabulary.foreign.contains(name) { return "Mynah has no \(word)" }
    guard isCalled, let chain = source.chain(at: index),
      case let signature = signature(of: chain.links[0]), !knownNames.declares(signature),
      renamedFunctions.contains(where: { $0.hasPrefix(signature.prefix { $0 != ":" }) })
    else { return nil }
    return "Mynah has no \(word)"
  }
}
