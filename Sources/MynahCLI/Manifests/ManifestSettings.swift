internal import MynahSyntax

/// The settings of one target, found in the text of its manifest without running it.
///
/// A setting applies to a target if it's in the call that creates the target, or in a variable or
/// function that the call refers to. The call can be a call of the manifest's own function. Settings
/// in other places, for example in a loop over `package.targets`, apply to all targets.
struct ManifestSettings {
  /// The keywords of the settings.
  ///
  /// A manifest without any of them doesn't contain these settings.
  static let keywords = [
    "NonisolatedNonsending", "defaultIsolation", "-default-isolation", "swiftLanguage",
    "-swift-version", "strictMemorySafety", "-strict-memory-safety",
  ]

  /// The tokens that apply to the target, separated by spaces.
  private let text: String

  init(of module: String, in manifest: String) {
    text = ManifestTokens(manifest).texts(of: module).joined(separator: " ")
  }

  var isNonsendingByDefault: Bool { text.contains(#""NonisolatedNonsendingByDefault""#) }

  var isMainActorByDefault: Bool {
    text.contains("defaultIsolation ( MainActor ")
      || text.contains(#""-default-isolation" , "MainActor""#)
  }

  var isStrictlyMemorySafe: Bool {
    text.contains("strictMemorySafety (") || text.contains(#""-strict-memory-safety""#)
  }

  /// The compilation flags of `unsafeFlags(["-D", "PREMIUM"])`, unless they have a condition.
  var unsafeFlags: [String] {
    text.matches(of: /unsafeFlags \( \[ ([^\]]+) \] \)/)
      .flatMap { $0.1.matches(of: /"-D(?:" , ")?(\w+)"/).map { String($0.1) } }
  }

  /// The language mode, if the manifest sets one for the target or the package.
  var languageMode: Int? {
    mode(
      behind: ["swiftLanguageMode (", "swiftLanguageVersion (", #""-swift-version""#], upTo: ")")
      ?? mode(behind: ["swiftLanguageModes", "swiftLanguageVersions"], upTo: "]")
  }

  /// Returns the newest language mode, such as `.v5` or `.version("5")`, that follows the words.
  private func mode(behind words: [String], upTo end: Character) -> Int? {
    let parts = words.flatMap { text.ranges(of: $0) }
      .map { text[$0.upperBound...].prefix { $0 != end } }
    return [6, 5, 4].first { mode in
      parts.contains { $0.contains(" v\(mode)") || $0.contains("\"\(mode)") }
    }
  }
}

/// The tokens of a manifest, with its declarations and the calls that create its targets.
private struct ManifestTokens {
  private let tokens: [LexicalToken]
  private let texts: [String]

  /// The index of the closing bracket for the index of each opening bracket.
  private var closing: [Int: Int] = [:]

  /// The ranges of calls that create targets, with nil for a computed name.
  private var targets: [(name: String?, range: Range<Int>)] = []

  /// The ranges of functions that create targets with computed names, by name.
  private var factories: [String: Range<Int>] = [:]

  /// The ranges of variables and functions that don't create targets, by name.
  private var declarations: [String: [Range<Int>]] = [:]

  init(_ manifest: String) {
    let bytes = Array(Manifest.activeLines(of: manifest).joined(separator: "\n").utf8)
    tokens = LexicalToken.tokens(of: bytes).tokens
    texts = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    matchBrackets()
    findTargets()
    findFactories()
    findDeclarations()
  }

  /// Returns the tokens that apply to a module.
  func texts(of module: String) -> [String] {
    let others = targets.filter { $0.name?.asModuleName != module }
    // A target with a computed name might be the module's target, so all tokens apply.
    if others.count == targets.count, others.contains(where: { $0.name == nil }) { return texts }
    var ranges = others.map(\.range)
    ranges += factories.values
    ranges += declarations.values.joined()
    let excluded = Set(ranges.joined())
    var counting = texts.indices.filter { !excluded.contains($0) }
    for target in targets where target.name?.asModuleName == module {
      counting += factories[texts[target.range.lowerBound]] ?? 0..<0
    }
    var followed: Set<String> = []
    var position = 0
    while position < counting.count {
      let word = texts[counting[position]]
      if !isLabel(counting[position]), let ranges = declarations[word],
        followed.insert(word).inserted
      {
        counting += ranges.joined()
      }
      position += 1
    }
    return counting.map { texts[$0] }
  }

  /// Returns a Boolean value that indicates whether a word is an argument label.
  private func isLabel(_ index: Int) -> Bool {
    index > 0 && index + 1 < texts.count && texts[index + 1] == ":"
      && ["(", ","].contains(texts[index - 1])
  }

  // MARK: - Reading

  private mutating func matchBrackets() {
    var opens: [Int] = []
    for (index, text) in texts.enumerated() {
      if ["(", "[", "{"].contains(text) { opens.append(index) }
      if [")", "]", "}"].contains(text), let open = opens.popLast() { closing[open] = index }
    }
  }

  /// The functions with a `name` argument that don't create targets.
  private static let others: Set = [
    "Package", "package", "product", "library", "executable", "plugin",
  ]

  private mutating func findTargets() {
    for index in texts.indices.dropLast(4) {
      guard tokens[index].kind == .word, !Self.others.contains(texts[index]),
        texts[(index + 1)...].starts(with: ["(", "name", ":"]), let close = closing[index + 1]
      else { continue }
      var name: String?
      if tokens[index + 4].kind == .string {
        name = String(texts[index + 4].dropFirst().dropLast())
      }
      targets.append((name, index..<close))
    }
  }

  private mutating func findFactories() {
    for index in texts.indices.dropLast() where texts[index] == "func" {
      let range = index..<endOfStatement(from: index)
      let created = targets.filter { range.contains($0.range.lowerBound) }
      guard !created.isEmpty, created.allSatisfy({ $0.name == nil }) else { continue }
      factories[texts[index + 1]] = range
    }
    for index in texts.indices.dropLast(3) where factories[texts[index]] != nil {
      guard texts[index + 1] == "(", tokens[index + 2].kind == .string,
        let close = closing[index + 1]
      else { continue }
      targets.append((String(texts[index + 2].dropFirst().dropLast()), index..<close))
    }
  }

  private mutating func findDeclarations() {
    for index in texts.indices.dropLast() where ["let", "var", "func"].contains(texts[index]) {
      let range = index..<endOfStatement(from: index)
      // If a declaration creates targets, its settings apply to each of these targets.
      guard !targets.contains(where: { range.contains($0.range.lowerBound) }) else { continue }
      declarations[texts[index + 1], default: []].append(range)
    }
  }

  private func endOfStatement(from start: Int) -> Int {
    var index = start + 2
    while index < texts.count, ![")", "]", "}", ";"].contains(texts[index]) {
      let continues =
        tokens[index - 1].kind == .operator || [",", ":", "."].contains(texts[index - 1])
      if tokens[index].startsLine, tokens[index].kind == .word, !continues { break }
      index = (closing[index] ?? index) + 1
    }
    return index
  }
}

extension String {
  /// The module name of a target with this name.
  fileprivate var asModuleName: String {
    let name = String(
      String.UnicodeScalarView(unicodeScalars.map { $0.properties.isXIDContinue ? $0 : "_" }))
    return name.isModuleName ? name : "_" + name.dropFirst()
  }
}
