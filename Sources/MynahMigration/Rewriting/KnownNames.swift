internal import MynahSyntax

/// The types and functions that the files declare.
struct KnownNames {
  /// The keyword of each declared type, by the name of the type.
  private var kinds: [String: String] = [:]

  /// The declared functions, by names such as `fly(to:speed:)`.
  private var functions: [String: Set<Requirement>] = [:]

  /// The known mocks, or nil if every name with the form of a mock's name is a mock.
  var mocks: Set<String>?

  private static let kindsOfTypes: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]

  /// The types in files that the library generated.
  private var generated: Set<String> = []

  /// The protocols that are annotated with `AutoMockable` or inherit from it.
  private var annotated: Set<String> = []

  /// The protocols in files that aren't generated, by name.
  private(set) var protocols: [String: [ProtocolDeclaration]] = [:]

  /// The names of all variables in files that aren't generated.
  private(set) var variables: Set<String> = []

  /// Adds the declarations of a file.
  mutating func add(_ source: TokenizedSource, isGenerated: Bool) {
    if !isGenerated {
      for declaration in source.protocols {
        protocols[declaration.name, default: []].append(declaration)
      }
      variables.formUnion(
        (0..<source.count).filter { source.isText("var", at: $0 - 1) }.compactMap(source.word))
    }
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
      if word == "func", !isGenerated,
        let function = source.requirement(at: index, before: source.count)
      {
        functions[function.fullName, default: []].insert(function)
      }
    }
  }

  /// Returns true if a type or function with this name is declared, such as `fly(to:speed:)`.
  func declares(_ name: String) -> Bool { kinds[name] != nil || functions[name] != nil }

  /// Returns true if a type with this name is a mock that the library generates.
  func isGenerated(_ name: String, of type: String) -> Bool {
    if let mocks { return mocks.contains(name) }
    if generated.contains(name) || annotated.contains(type) { return true }
    return kinds[name] == nil && (generated.isEmpty || kinds[type] != nil)
  }

  func isClass(_ name: String) -> Bool { kinds[name] == "class" }

  /// Returns true if all functions with this name are async and don't return a value.
  func isAsyncWithoutResult(_ name: String) -> Bool {
    functions[name]?.allSatisfy(\.needsAwait) ?? false
  }

  /// Returns true if functions with this name return a value.
  ///
  /// - Returns: Nil if no function with this name is declared, or if such functions differ.
  func hasResult(_ name: String) -> Bool? {
    let results = Set((functions[name] ?? []).map { $0.result != nil })
    return results.count == 1 ? results.first : nil
  }
}

extension TokenizedSource {
  /// Returns true if SwiftyMocky generates a mock of the protocol declared at a token.
  fileprivate func isAutoMockable(_ index: Int) -> Bool {
    let head = (0...index).reversed().prefix { texts[$0] != "}" }
    let clause = (index..<count).prefix { texts[$0] != "{" }
    return head.contains { gap(before: $0).contains("AutoMockable") }
      || clause.contains { texts[$0] == "AutoMockable" }
  }
}
