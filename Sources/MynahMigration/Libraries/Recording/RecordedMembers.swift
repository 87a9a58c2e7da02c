internal import MynahSyntax

/// The members of the mocks that a library generates.
struct RecordedMembers {
  /// The rules of the library, or nil if its mocks don't record calls.
  let rules: RecordingRules?

  /// The properties of each mock by the name of its protocol.
  private(set) var mocks: [String: [String: [RecordingMember]]] = [:]

  /// The properties of all mocks, except for the properties of the protocols.
  private(set) var all: [String: [RecordingMember]] = [:]

  /// The names of the properties of all protocols.
  private(set) var properties: Set<String> = []

  init(_ knownNames: KnownNames) {
    rules = knownNames.vocabulary.recording
    guard let rules else { return }
    for (name, protocols) in knownNames.protocols {
      let found = protocols.map { Self.members(of: $0, rules, knownNames) }
      mocks[name] = Dictionary(grouping: found.joined(), by: \.name)
      // If the type of a mock isn't known, only the annotations show which members are recorded.
      for (type, members) in zip(protocols, found) where rules.isAnnotated(type) {
        properties.formUnion(members.filter { $0.kind == .property }.map(\.name))
        for member in members where member.kind != .property || member.name.hasPrefix("underlying")
        {
          all[member.name, default: []].append(member)
        }
      }
    }
  }

  private static func members(
    of type: ProtocolDeclaration, _ rules: RecordingRules, _ knownNames: KnownNames
  ) -> [RecordingMember] {
    let requirements =
      rules.hasInheritedMembers ? knownNames.requirements(of: type) : type.requirements
    return rules.members(requirements).map { member in
      var member = member
      let overloads = requirements.filter { $0.fullName == member.requirement.fullName }
      let types = member.requirement.parameters.map(\.type)
      member.overload = (
        overloads.contains { $0.parameters.map(\.type) != types },
        overloads.contains {
          $0.parameters.map(\.type) == types && $0.result != member.requirement.result
        }
      )
      member.mocked = type.name
      return member
    }
  }

  /// Returns true if a file uses a member or a mock.
  func areUsed(in source: TokenizedSource, _ knownNames: KnownNames) -> Bool {
    rules != nil
      && (0..<source.count).contains { index in
        guard source.isWord(at: index) else { return false }
        let word = source.texts[index]
        return source.isText(".", at: index - 1)
          ? all[word] != nil || isMarked(word) : knownNames.mockedType(of: word) != nil
      }
  }

  /// Returns true if only mocks have properties with this name.
  func isMarked(_ word: String) -> Bool {
    rules?.marks.contains { word.hasSuffix($0) && word.count > $0.count } == true
  }
}
