internal import MynahSyntax

/// The rules for libraries whose mocks are read and written through properties.
///
/// Tests don't import these libraries, and the statements don't name the mocked members. The rules
/// find the members through the protocols in the files.
final class RecordingMigrator: Migrator {
  override func visit(_ index: Int) throws(Obstacle) {
    removeAttribute(vocabulary.modules[0], at: index)
    guard let word = source.word(at: index), !plan.seen.contains(index) else { return }
    guard source.isText(".", at: index - 1), let start = source.startOfOperand(endingAt: index - 2)
    else { return try visitImplicit(index, word) }
    let receiver = start..<(index - 1)
    do throws(Obstacle) {
      guard let member = try member(word, of: receiver) else { return }
      try rewrite(RecordingUse(member: member, receiver: receiver, name: index))
    } catch {
      leave(start, error.reason)
    }
  }

  /// Reports properties in an extension of a mock, because they don't have a receiver.
  private func visitImplicit(_ index: Int, _ word: String) throws(Obstacle) {
    guard recorded.all[word] != nil, !source.isText(".", at: index - 1),
      !source.isText(":", at: index + 1),
      let type = source.extendedType(around: index).flatMap(knownNames.mockedType),
      recorded.mocks[type]?[word]?.contains(where: { $0.kind != .property }) == true
    else { return }
    throw Obstacle("write self before \(word), and run this command again")
  }

  /// Returns the member of a mock, or nil for other members.
  private func member(
    _ word: String, of receiver: Range<Int>
  ) throws(Obstacle) -> RecordingMember? {
    let known = type(of: receiver)
    let mocked =
      known == nil && recorded.properties.contains(word)
      ? mockedType(usedAs: receiver)
      : known.flatMap { knownNames.mockedType(of: $0) ?? migratedType(of: $0) }
    let isSelf = receiver.count == 1 && source.isText("self", at: receiver.lowerBound)
    if let known, mocked == nil, isSelf || knownNames.declares(known) { return nil }
    let found: [RecordingMember]
    if let mocked, let members = recorded.mocks[mocked] {
      found = members[word] ?? []
      guard !found.isEmpty || !recorded.isMarked(word) else {
        throw Obstacle("no requirement of \(mocked) belongs to \(word)")
      }
    } else {
      found = recorded.all[word] ?? []
      guard !found.isEmpty || !recorded.isMarked(word) || knownNames.variables.contains(word)
      else { throw Obstacle("no file declares the protocol of this mock: pass the sources too") }
    }
    guard Set(found.map(\.form)).count < 2 else {
      throw Obstacle("several members have the name \(word): write the type of the mock's variable")
    }
    // Mynah's mocks have the properties, too, so an earlier run already stubbed them.
    let isProperty = found.first?.kind == .property && !word.hasPrefix("underlying")
    return isProperty && isMigrated ? nil : found.first
  }

  /// A Boolean value that indicates whether an earlier run migrated the file, and left some of its
  /// statements.
  var isMigrated: Bool {
    source.imports(["Mynah"]) && !source.imports(vocabulary.modules)
  }

  /// Returns the protocol of a mock that an earlier run renamed, or nil for other types.
  private func migratedType(of name: String) -> String? {
    let type = String(name.dropLast("Mock".count))
    return name.hasSuffix("Mock") && recorded.mocks[type] != nil ? type : nil
  }

  /// Returns the only protocol whose recorded calls the file reads from an expression.
  private func mockedType(usedAs receiver: Range<Int>) -> String? {
    let name = source.texts[receiver.upperBound - 1]
    let types = source.places(of: name).filter { source.isText(".", at: $0 + 1) }
      .compactMap { recorded.all[source.word(at: $0 + 2) ?? ""].map { Set($0.map(\.mocked)) } }
    return types.first { $0.count == 1 }?.first
  }

  /// Returns the type of an expression, or nil if it isn't known.
  private func type(of receiver: Range<Int>) -> String? {
    if receiver.count == 1, source.isText("self", at: receiver.lowerBound) {
      return source.extendedType(around: receiver.lowerBound)
    }
    let words = receiver.reversed().filter { source.isWord(at: $0) }
    if let cast = words.first(where: { source.texts[$0].first?.isUppercase == true }),
      source.isText(")", at: receiver.upperBound - 1) || receiver.count == 1
        || knownNames.mockedType(of: source.texts[cast]) != nil
    {
      return source.texts[cast]
    }
    guard let variable = words.first, !source.isText(")", at: receiver.upperBound - 1) else {
      return nil
    }
    return type(ofVariable: source.texts[variable], at: variable)
  }

  /// Removes `/// @mockable` from the gap before a token.
  override func visitGap(before index: Int) {
    guard !vocabulary.isInSources else { return }
    changeLines(before: index, containing: "@mockable") { line in
      line.wholeMatch(of: #/\s*\/\/\/?\s*@mockable(\(.*\))?\s*/#) == nil ? line : nil
    }
  }

  /// Returns stubs for the properties that the initializer of a mock sets.
  override func initialConfiguration(_ link: CallChain.Link) throws(Obstacle) -> NewText? {
    guard let type = knownNames.mockedType(of: source.texts[link.name]) else { return "" }
    if let level = knownNames.protocols[type]?.first?.type.accessLevel, level < .internal {
      throw Obstacle("\(type) is private: mocks are in another file, which can't name it")
    }
    guard let arguments = link.call?.all, !arguments.isEmpty else { return "" }
    if knownNames.isClass(type) { return nil }
    let place = link.name - 1
    guard source.isText("=", at: place), let statement = source.statement(around: place),
      statement.upperBound == link.end, source.braces[place].map(source.isBodyOfType) == false
    else { throw Obstacle("create the mock without arguments, and stub its properties") }
    let start = statement.lowerBound
    let isDeclared = ["let", "var"].contains(source.texts[start])
    let mock = isDeclared ? (start + 1)..<(start + 2) : start..<place
    var text: NewText = ""
    for argument in arguments {
      guard let label = argument.label,
        let member = recorded.mocks[type]?[label]?.first(where: { $0.kind == .property })
      else { throw Obstacle("no property of \(type) belongs to this argument") }
      text += "\(source.lineEnd)\(source.indentation(at: start))"
      text += "given(\(mock).\(label))\(member.requirement.answer("\(argument.value)"))"
    }
    return text
  }
}
