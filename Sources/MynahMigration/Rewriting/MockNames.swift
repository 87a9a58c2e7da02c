/// Which names are those of mocks that a library has generated.
struct MockNames {
  private let vocabulary: Vocabulary
  private let knowledge: Knowledge

  private static let affix = "Mock"

  init(_ vocabulary: Vocabulary, _ knowledge: Knowledge) {
    self.vocabulary = vocabulary
    self.knowledge = knowledge
  }

  /// The type that a mock's name says it is a mock of; nil where it is no mock's name.
  ///
  /// What is declared in one of the files was written by hand, and is no mock.
  func mockedType(of name: String) -> String? {
    guard !knowledge.declares(name), !vocabulary.foreign.contains(name),
      knowledge.mocks?.contains(name) ?? true
    else { return nil }
    guard name.first?.isUppercase == true else { return nil }
    switch vocabulary.mockName {
    case .prefix where name.hasPrefix(Self.affix):
      let type = name.dropFirst(Self.affix.count)
      return type.first?.isUppercase == true ? String(type) : nil
    case .suffix where name.hasSuffix(Self.affix) && name != Self.affix:
      return String(name.dropLast(Self.affix.count))
    default: return nil
    }
  }

  /// All names of mocks in a file.
  func all(in source: TokenizedSource) -> Set<String> {
    Set(
      (0..<source.count).filter { source.isWord(at: $0) && !source.isText(".", at: $0 - 1) }
        .map { source.texts[$0] }.filter { mockedType(of: $0) != nil })
  }

  /// The variables that are declared as mocks, or that one is assigned to.
  func variables(in source: TokenizedSource) -> Set<String> {
    var variables: Set<String> = []
    for index in 0..<source.count where source.isWord(at: index) {
      guard mockedType(of: source.texts[index]) != nil, index > 1,
        source.isText("=", at: index - 1) || source.isText(":", at: index - 1)
      else { continue }
      if let name = source.word(at: index - 2) { variables.insert(name) }
    }
    return variables
  }
}
