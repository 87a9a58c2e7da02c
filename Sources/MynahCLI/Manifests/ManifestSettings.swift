internal import MynahSyntax

/// Which targets of a manifest have certain settings, as far as its text tells without being run.
///
/// A setting counts for a target where it stands in the call that makes the target, or in a variable
/// or function that is named there; and for all targets where it stands elsewhere, as in a loop over
/// `package.targets`.
struct ManifestSettings {
  enum Setting {
    case nonsendingByDefault
    case mainActorByDefault

    /// The language mode of a target, of a number.
    case languageMode(Int)

    /// A language mode of all targets, of a number.
    case languageModes(Int)
  }

  /// Words without which a manifest has none of the settings.
  static let keywords = [
    nonsending, "defaultIsolation", isolationFlag, "swiftLanguage", languageFlag,
  ]

  private static let languageFlag = "-swift-version"
  private static let nonsending = "NonisolatedNonsendingByDefault"
  private static let isolationFlag = "-default-isolation"

  private let tokens: [SourceToken]

  /// The places of the brackets that close others, by theirs.
  private var closing: [Int: Int] = [:]

  /// The calls that make targets, and the names that are written there; nil where they are computed.
  private var targets: [(name: String?, range: Range<Int>)] = []

  /// Variables and functions that make no targets, by their names.
  private var declarations: [String: [Range<Int>]] = [:]

  init(_ tokens: [SourceToken]) {
    self.tokens = tokens
    matchBrackets()
    findTargets()
    findDeclarations()
  }

  /// Whether a module is compiled with a setting.
  func has(_ setting: Setting, module: String) -> Bool {
    let own = targets.filter { $0.name?.asModuleName == module }.map(\.range)
    // A name that is computed can be that of any target.
    if own.isEmpty, targets.contains(where: { $0.name == nil }) {
      return tokens.indices.contains { has(setting, at: $0) }
    }
    return has(setting, in: own)
  }

  /// The language mode of a module, where the manifest says one.
  func languageMode(of module: String) -> Int? {
    [6, 5, 4].first { has(.languageMode($0), module: module) }
      // Of those of a package, the newest counts.
      ?? [6, 5, 4].first { mode in tokens.indices.contains { has(.languageModes(mode), at: $0) } }
  }

  // MARK: - Where settings are

  /// Whether a setting is written in some calls, or where it counts for all targets.
  private func has(_ setting: Setting, in own: [Range<Int>]) -> Bool {
    var isCovered = [Bool](repeating: false, count: tokens.count)
    for range in targets.map(\.range) + declarations.values.joined() {
      for index in range { isCovered[index] = true }
    }
    for range in own { for index in range { isCovered[index] = false } }
    var remaining = tokens.indices.filter { !isCovered[$0] }
    var followed: Set<String> = []
    while let index = remaining.popLast() {
      if has(setting, at: index) { return true }
      guard case .word(let word) = tokens[index].kind, !isLabel(index),
        let ranges = declarations[word], followed.insert(word).inserted
      else { continue }
      remaining += ranges.joined()
    }
    return false
  }

  /// Whether a setting is written at a place.
  private func has(_ setting: Setting, at index: Int) -> Bool {
    let rest = tokens[index...].prefix(3).map(\.kind)
    switch setting {
    case .nonsendingByDefault: return rest[0] == .string(Self.nonsending)
    case .mainActorByDefault:
      guard rest.count == 3 else { return false }
      return rest[0] == .word("defaultIsolation") && rest[2] == .word("MainActor")
        || rest[0] == .string(Self.isolationFlag) && rest[2] == .string("MainActor")
    case .languageMode(let mode):
      if rest.count == 3, rest[0] == .string(Self.languageFlag) {
        return rest[2] == .string("\(mode)")
      }
      guard rest[0] == .word("swiftLanguageMode") || rest[0] == .word("swiftLanguageVersion"),
        let close = closing[index + 1]
      else { return false }
      return isMode(mode, in: index + 2..<close)
    case .languageModes(let mode):
      guard rest[0] == .word("swiftLanguageModes") || rest[0] == .word("swiftLanguageVersions"),
        let open = (index + 1..<min(index + 4, tokens.count)).first(where: {
          tokens[$0].isSymbol("[")
        }),
        let close = closing[open]
      else { return false }
      return isMode(mode, in: open..<close)
    }
  }

  /// Whether a language mode is written in some tokens, as in `.v5` and `.version("5")`.
  private func isMode(_ mode: Int, in range: Range<Int>) -> Bool {
    tokens[range].contains { token in
      switch token.kind {
      case .word(let word): word == "v\(mode)" || word.hasPrefix("v\(mode)_")
      case .string(let text): text == "\(mode)" || text.hasPrefix("\(mode).")
      default: false
      }
    }
  }

  /// Whether a word is the label of an argument.
  private func isLabel(_ index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count else { return false }
    return tokens[index + 1].isSymbol(":")
      && (tokens[index - 1].isSymbol("(") || tokens[index - 1].isSymbol(","))
  }

  // MARK: - What a manifest consists of

  private mutating func matchBrackets() {
    var opens: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.isSymbol("(") || token.isSymbol("[") || token.isSymbol("{") { opens.append(index) }
      if token.isSymbol(")") || token.isSymbol("]") || token.isSymbol("}"),
        let open = opens.popLast()
      {
        closing[open] = index
      }
    }
  }

  /// What has a name and is no target.
  private static let others: Set = [
    "Package", "package", "product", "library", "executable", "plugin",
  ]

  private mutating func findTargets() {
    for (index, token) in tokens.enumerated().dropLast(4) {
      guard case .word(let callee) = token.kind, !Self.others.contains(callee),
        tokens[index + 1].isSymbol("("), let close = closing[index + 1],
        tokens[index + 2].isWord("name"), tokens[index + 3].isSymbol(":")
      else { continue }
      let name: String? = if case .string(let name) = tokens[index + 4].kind { name } else { nil }
      targets.append((name, index..<endOfChain(behind: close)))
    }
  }

  /// Where the calls end that are made on what a bracket closes.
  private func endOfChain(behind close: Int) -> Int {
    var end = close + 1
    while end + 1 < tokens.count, tokens[end].isSymbol("."), case .word = tokens[end + 1].kind {
      end += 2
      if end < tokens.count, tokens[end].isSymbol("("), let close = closing[end] { end = close + 1 }
    }
    return end
  }

  private mutating func findDeclarations() {
    for (index, token) in tokens.enumerated().dropLast() {
      guard token.isWord("let") || token.isWord("var") || token.isWord("func"),
        index == 0 || !["if", "guard", "while", "case"].contains(where: tokens[index - 1].isWord),
        case .word(let name) = tokens[index + 1].kind
      else { continue }
      let range = index..<endOfStatement(from: index)
      // What is said of a list of targets is said of each.
      guard !targets.contains(where: { range.contains($0.range.lowerBound) }) else { continue }
      declarations[name, default: []].append(range)
    }
  }

  private func endOfStatement(from start: Int) -> Int {
    var index = start + 2
    while index < tokens.count {
      let token = tokens[index]
      if token.isSymbol(")") || token.isSymbol("]") || token.isSymbol("}") || token.isSymbol(";") {
        return index
      }
      if token.startsLine, case .word = token.kind, !continues(behind: tokens[index - 1]) {
        return index
      }
      index = (closing[index] ?? index) + 1
    }
    return tokens.count
  }

  /// Whether a statement goes on after a line that ends in a token.
  private func continues(behind token: SourceToken) -> Bool {
    guard case .symbol(let symbol) = token.kind else { return false }
    return "=+-*/,:?.&|<".utf8.contains(symbol)
  }
}

extension String {
  /// The name of the module that a target of this name has.
  fileprivate var asModuleName: String {
    var name = ""
    for scalar in unicodeScalars {
      let isAllowed = scalar.properties.isXIDContinue || scalar == "_"
      name.unicodeScalars.append(isAllowed ? scalar : "_")
    }
    if name.unicodeScalars.first?.properties.isXIDStart == false, name.first != "_" {
      return "_" + name.dropFirst()
    }
    return name
  }
}
