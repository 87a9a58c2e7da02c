internal import MynahSyntax

/// The types and functions that the files declare, and the naming rules for generated mocks.
struct KnownNames {
  let vocabulary: Vocabulary

  /// The keyword of each declared type, by the name of the type.
  private var kinds: [String: String] = [:]

  /// The declared functions, by names such as `fly(to:speed:)`.
  private var functions: [String: [Requirement]] = [:]

  /// The known mocks, or nil if every name with the form of a mock's name is a mock.
  var mocks: Set<String>?

  private static let kindsOfTypes: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]

  /// The types in files that the library generated.
  private var generated: Set<String> = []

  /// The protocols in files that aren't generated, by name.
  private(set) var protocols: [String: [ProtocolDeclaration]] = [:]

  /// The names of all variables in files that aren't generated.
  private(set) var variables: Set<String> = []

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// Adds the declarations of a file.
  mutating func add(_ source: TokenizedSource, isGenerated: Bool) {
    for index in 0..<source.count where Self.kindsOfTypes.contains(source.texts[index]) {
      guard let name = source.word(at: index + 1), !["func", "var", "let"].contains(name),
        !source.isText(".", at: index - 1)
      else { continue }
      if isGenerated { generated.insert(name) } else { kinds[name] = source.texts[index] }
    }
    guard !isGenerated else { return }
    variables.formUnion(source.places(of: "var").compactMap { source.word(at: $0 + 1) })
    for declaration in source.declarations {
      if let type = ProtocolDeclaration(declaration, in: source) {
        protocols[type.name, default: []].append(type)
      } else if let function = Requirement(declaration), function.kind == .method {
        functions[function.fullName, default: []].append(function)
      }
    }
  }

  /// Returns true if a type or function with this name is declared, such as `fly(to:speed:)`.
  func declares(_ name: String) -> Bool { kinds[name] != nil || functions[name] != nil }

  /// Returns the mocked type of a generated mock, or nil for other names.
  func mockedType(of name: String) -> String? {
    type(inMockName: name).flatMap { isGenerated(name, of: $0) ? $0 : nil }
  }

  private func isGenerated(_ name: String, of type: String) -> Bool {
    if let mocks { return mocks.contains(name) }
    if generated.contains(name) { return true }
    if protocols[type]?.contains(where: \.isAutoMockable) == true { return true }
    return kinds[name] == nil && (generated.isEmpty || kinds[type] != nil)
  }

  /// Returns the type in a name with the form of a mock's name, or nil for other names.
  func type(inMockName name: String) -> String? {
    guard let (prefix, suffix) = vocabulary.mockName, !vocabulary.foreign.contains(name),
      name.hasPrefix(prefix), name.hasSuffix(suffix)
    else { return nil }
    let type = String(name.dropFirst(prefix.count).dropLast(suffix.count))
    return type.first?.isUppercase == true ? type : nil
  }

  /// Returns all names in a file that have the form of a mock's name.
  func mockNames(in source: TokenizedSource) -> Set<String> {
    Set(
      (0..<source.count).filter { source.isWord(at: $0) && !source.isText(".", at: $0 - 1) }
        .map { source.texts[$0] }.filter { type(inMockName: $0) != nil })
  }

  func isClass(_ name: String) -> Bool { kinds[name] == "class" }

  /// Returns the requirements of a protocol and of the protocols that it inherits.
  func requirements(of type: ProtocolDeclaration) -> [Requirement] {
    var types = [type]
    var names: Set = [type.name]
    var position = 0
    while position < types.count {
      types += types[position].inherited.filter { names.insert($0).inserted }
        .flatMap { protocols[$0] ?? [] }
      position += 1
    }
    return types.flatMap(\.requirements)
  }

  /// Returns the requirements of a protocol with this name, or else all functions with this name.
  func functions(_ name: String, of type: String?) -> [Requirement] {
    let all = type.flatMap { protocols[$0] }?.flatMap(requirements) ?? []
    let named = all.filter { $0.kind == .method && $0.fullName == name }
    return named.isEmpty ? functions[name] ?? [] : named
  }
}
