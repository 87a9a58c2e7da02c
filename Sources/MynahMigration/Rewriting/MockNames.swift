/// The naming rules for mocks that a library generates.
struct MockNames {
  private let vocabulary: Vocabulary
  private let knownNames: KnownNames

  init(_ vocabulary: Vocabulary, _ knownNames: KnownNames) {
    self.vocabulary = vocabulary
    self.knownNames = knownNames
  }

  /// Returns the mocked type of a generated mock, or nil for other names.
  func mockedType(of name: String) -> String? {
    guard let type = type(of: name), knownNames.isGenerated(name, of: type) else { return nil }
    return type
  }

  /// Returns the type in a name with the form of a mock's name, or nil for other names.
  func type(of name: String) -> String? {
    guard let (prefix, suffix) = vocabulary.mockName, !vocabulary.foreign.contains(name),
      name.hasPrefix(prefix), name.hasSuffix(suffix)
    else { return nil }
    let type = String(name.dropFirst(prefix.count).dropLast(suffix.count))
    return type.first?.isUppercase == true ? type : nil
  }

  /// Returns all names in a file that have the form of a mock's name.
  func all(in source: TokenizedSource) -> Set<String> {
    Set(
      (0..<source.count).filter { source.isWord(at: $0) && !source.isText(".", at: $0 - 1) }
        .map { source.texts[$0] }.filter { type(of: $0) != nil })
  }

  /// Returns the variables whose type or initial value is a mock.
  func variables(in source: TokenizedSource) -> Set<String> {
    let names = (0..<source.count).filter {
      (source.isText("=", at: $0 - 1) || source.isText(":", at: $0 - 1)) && source.isWord(at: $0)
        && mockedType(of: source.texts[$0]) != nil
    }
    return Set(names.compactMap { source.word(at: $0 - 2) })
  }
}
