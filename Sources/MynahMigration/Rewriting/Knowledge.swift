internal import MynahSyntax

/// What all files together say of the types and functions that statements name.
struct Knowledge {
  /// The types that are declared, and by which word.
  private var kinds: [String: String] = [:]

  private struct Function: Hashable {
    let isAsync: Bool
    let hasResult: Bool
  }

  /// The functions that are declared, by names such as `fly(to:speed:)`.
  private var functions: [String: Set<Function>] = [:]

  /// The mocks that are known; nil where each name of their form is one.
  var mocks: Set<String>?

  private static let kindsOfTypes: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]

  /// The types in files that the library has generated.
  private var generated: Set<String> = []

  /// The protocols that an annotation or a protocol `AutoMockable` has mocks generated for.
  private var annotated: Set<String> = []

  /// Adds what a file declares.
  mutating func add(_ source: TokenizedSource, isGenerated: Bool) {
    for index in 0..<source.count where source.tokens[index].kind == .word {
      let word = source.texts[index]
      if Self.kindsOfTypes.contains(word), let name = source.word(at: index + 1),
        name != "func", name != "var", name != "let", !source.isText(".", at: index - 1),
        !source.isText(":", at: index + 1)
      {
        if isGenerated {
          generated.insert(name)
          continue
        }
        kinds[name] = word
        if word == "protocol", source.isAutoMockable(index) { annotated.insert(name) }
      }
      if word == "func", !isGenerated { addFunction(at: index + 1, source) }
    }
  }

  private mutating func addFunction(at name: Int, _ source: TokenizedSource) {
    guard let word = source.word(at: name) else { return }
    let open = source.endOfGenericArguments(at: name + 1) ?? name + 1
    guard source.isText("(", at: open), let close = source.partners[open],
      let parameters = source.arguments(of: open)
    else { return }
    let labels = parameters.map { "\(source.texts[$0.labelToken ?? $0.value.lowerBound]):" }
    var index = close + 1
    var isAsync = false
    while source.isWord(at: index), ["async", "throws", "rethrows"].contains(source.texts[index]) {
      if source.texts[index] == "async" { isAsync = true }
      index += 1
      if source.isText("(", at: index), let end = source.partners[index] { index = end + 1 }
    }
    let function = Function(isAsync: isAsync, hasResult: source.isText("->", at: index))
    functions["\(word)(\(labels.joined()))", default: []].insert(function)
  }

  /// Whether a type of this name is declared, or a function such as `fly(to:speed:)`.
  func declares(_ name: String) -> Bool { kinds[name] != nil || functions[name] != nil }

  /// Whether the library generates a mock of this name, and nobody has written it by hand.
  func isGenerated(_ name: String, of type: String) -> Bool {
    if let mocks { return mocks.contains(name) }
    if generated.contains(name) || annotated.contains(type) { return true }
    return kinds[name] == nil && (generated.isEmpty || kinds[type] != nil)
  }

  func isClass(_ name: String) -> Bool { kinds[name] == "class" }

  /// Whether all functions of this name suspend and have no result.
  func isAsyncWithoutResult(_ name: String) -> Bool {
    functions[name] == [Function(isAsync: true, hasResult: false)]
  }

  /// Whether functions of this name have a result; nil where none is declared, or where they differ.
  func hasResult(_ name: String) -> Bool? {
    let results = Set((functions[name] ?? []).map(\.hasResult))
    return results.count == 1 ? results.first : nil
  }
}

extension TokenizedSource {
  /// Whether SwiftyMocky mocks the protocol that is declared at a place.
  fileprivate func isAutoMockable(_ index: Int) -> Bool {
    let head = (0...index).reversed().prefix { texts[$0] != "}" }
    let clause = (index..<count).prefix { texts[$0] != "{" }
    return head.contains { gap(before: $0).contains("AutoMockable") }
      || clause.contains { texts[$0] == "AutoMockable" }
  }
}
