/// The rules for libraries whose mocks are read and written through properties.
///
/// Tests don't import these libraries, and the statements don't name the mocked members. The rules
/// find the members through the protocols in the files.
struct RecordingRules: LibraryRules {
  let library: RecordingLibrary

  var vocabulary: Vocabulary { library.vocabulary }

  /// The properties of each mock by the name of its protocol.
  private(set) var mocks: [String: [String: [RecordingMember]]] = [:]

  /// The properties of all mocks, except for the properties of the protocols.
  private var members: [String: [RecordingMember]] = [:]

  /// The names of the properties of all protocols.
  private var properties: Set<String> = []

  init(_ library: RecordingLibrary) { self.library = library }

  mutating func prepare(_ knownNames: KnownNames) {
    for (name, protocols) in knownNames.protocols {
      let all = protocols.map { members(of: $0, knownNames, without: []) }
      mocks[name] = Dictionary(grouping: all.joined(), by: \.name)
      // If the type of a mock isn't known, only the annotations show which members are recorded.
      for (type, found) in zip(protocols, all) where library.isAnnotated(type) {
        properties.formUnion(found.filter { $0.kind == .property }.map(\.name))
        for member in found where member.kind != .property || member.name.hasPrefix("underlying") {
          members[member.name, default: []].append(member)
        }
      }
    }
  }

  private func members(
    of type: ProtocolDeclaration, _ knownNames: KnownNames, without visited: Set<String>
  ) -> [RecordingMember] {
    let inherited = library.hasInheritedMembers ? type.inherited : []
    let requirements =
      type.requirements
      + inherited.filter { !visited.contains($0) }.flatMap {
        knownNames.protocols[$0]?.flatMap(\.requirements) ?? []
      }
    return library.members(requirements).map { member in
      var member = member
      let overloads = requirements.filter {
        $0.fullName == member.requirement.fullName && $0 != member.requirement
      }
      let types = member.requirement.parameters.map(\.type)
      member.overload = (
        overloads.contains { $0.parameters.map(\.type) != types },
        overloads.contains { $0.parameters.map(\.type) == types }
      )
      member.mocked = type.name
      return member
    }
  }

  func isUsed(in source: TokenizedSource, _ knownNames: KnownNames) -> Bool {
    source.imports(vocabulary.modules)
      || (0..<source.count).contains { index in
        guard source.isWord(at: index) else { return false }
        let word = source.texts[index]
        return source.isText(".", at: index - 1)
          ? members[word] != nil || isMarked(word) : knownNames.mockedType(of: word) != nil
      }
  }

  /// Returns true if only mocks have properties with this name.
  private func isMarked(_ word: String) -> Bool {
    library.marks.contains { word.hasSuffix($0) && word.count > $0.count }
  }

  // MARK: - Statements

  func visit(_ index: Int, _ migrator: inout Migrator) {
    let source = migrator.source
    migrator.removeAttribute(vocabulary.modules[0], at: index)
    guard let word = source.word(at: index), !migrator.plan.seen.contains(index) else { return }
    guard source.isText(".", at: index - 1), let start = source.startOfOperand(endingAt: index - 2)
    else { return visitImplicit(index, word, &migrator) }
    let receiver = start..<(index - 1)
    do throws(Obstacle) {
      guard let member = try member(word, of: receiver, migrator) else { return }
      let use = RecordingUse(member: member, receiver: receiver, name: index)
      try rewrite(use, &migrator)
    } catch {
      migrator.leave(start, error.reason)
    }
  }

  /// Reports properties in an extension of a mock, because they don't have a receiver.
  private func visitImplicit(_ index: Int, _ word: String, _ migrator: inout Migrator) {
    let source = migrator.source
    guard members[word] != nil, !source.isText(".", at: index - 1),
      !source.isText(":", at: index + 1),
      let type = source.extendedType(around: index).flatMap(migrator.knownNames.mockedType),
      mocks[type]?[word]?.contains(where: { $0.kind != .property }) == true
    else { return }
    migrator.leave(index, "write self before \(word), and run this command again")
  }

  /// Returns the member of a mock, or nil for other members.
  private func member(
    _ word: String, of receiver: Range<Int>, _ migrator: Migrator
  ) throws(Obstacle) -> RecordingMember? {
    let known = type(of: receiver, migrator)
    let mocked =
      known == nil && properties.contains(word)
      ? mockedType(usedAs: receiver, migrator.source)
      : known.flatMap { migrator.knownNames.mockedType(of: $0) ?? migratedType(of: $0) }
    let isSelf = receiver.count == 1 && migrator.source.isText("self", at: receiver.lowerBound)
    if let known, mocked == nil, isSelf || migrator.knownNames.declares(known) { return nil }
    let found: [RecordingMember]
    if let mocked, let members = mocks[mocked] {
      found = members[word] ?? []
      guard !found.isEmpty || !isMarked(word) else {
        throw Obstacle("no requirement of \(mocked) belongs to \(word)")
      }
    } else {
      found = members[word] ?? []
      guard !found.isEmpty || !isMarked(word) || migrator.knownNames.variables.contains(word)
      else { throw Obstacle("no file declares the protocol of this mock: pass the sources too") }
    }
    guard Set(found.map(\.form)).count < 2 else {
      throw Obstacle("several members have the name \(word): write the type of the mock's variable")
    }
    // Mynah's mocks have the properties, too, so an earlier run already stubbed them.
    let isProperty = found.first?.kind == .property && !word.hasPrefix("underlying")
    return isProperty && isMigrated(migrator.source) ? nil : found.first
  }

  /// Returns true if an earlier run migrated a file, and left some of its statements.
  func isMigrated(_ source: TokenizedSource) -> Bool {
    source.imports(["Mynah"]) && !source.imports(vocabulary.modules)
  }

  /// Returns the protocol of a mock that an earlier run renamed, or nil for other types.
  private func migratedType(of name: String) -> String? {
    let type = String(name.dropLast("Mock".count))
    return name.hasSuffix("Mock") && mocks[type] != nil ? type : nil
  }

  /// Returns the only protocol whose recorded calls the file reads from an expression.
  private func mockedType(usedAs receiver: Range<Int>, _ source: TokenizedSource) -> String? {
    let name = source.texts[receiver.upperBound - 1]
    let types = (2..<max(2, source.count)).filter {
      source.isText(".", at: $0 - 1) && source.isText(name, at: $0 - 2)
    }.compactMap { members[source.texts[$0]].map { Set($0.map(\.mocked)) } }
    return types.first { $0.count == 1 }?.first
  }

  /// Returns the type of an expression, or nil if it isn't known.
  private func type(of receiver: Range<Int>, _ migrator: Migrator) -> String? {
    let source = migrator.source
    if receiver.count == 1, source.isText("self", at: receiver.lowerBound) {
      return source.extendedType(around: receiver.lowerBound)
    }
    let words = receiver.reversed().filter { source.isWord(at: $0) }
    if let cast = words.first(where: { source.texts[$0].first?.isUppercase == true }),
      source.isText(")", at: receiver.upperBound - 1) || receiver.count == 1
        || migrator.knownNames.mockedType(of: source.texts[cast]) != nil
    {
      return source.texts[cast]
    }
    guard let variable = words.first, !source.isText(")", at: receiver.upperBound - 1) else {
      return nil
    }
    return migrator.type(ofVariable: source.texts[variable], at: variable)
  }

  /// Removes `/// @mockable` from the gap before a token.
  func visitGap(before index: Int, _ migrator: inout Migrator) {
    guard !vocabulary.isInSources else { return }
    migrator.changeLines(before: index, containing: "@mockable") { line in
      line.wholeMatch(of: #/\s*\/\/\/?\s*@mockable(\(.*\))?\s*/#) == nil ? line : nil
    }
  }
}
