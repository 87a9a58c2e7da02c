extension Migrator {
  /// Rewrites the creation of a mock, and its name elsewhere.
  mutating func visitMockType(_ index: Int) {
    guard source.isWord(at: index), plan.rewrites[index] == nil,
      !source.isText(".", at: index - 1), !source.isText(":", at: index + 1),
      let type = names.mockedType(of: source.texts[index])
    else { return }
    guard let chain = source.chain(at: index), chain.links[0].call?.open != nil else {
      return rename(index, type)
    }
    attempt(index) { migrator throws(Obstacle) in
      let creation = try migrator.creation(chain, of: type)
      try migrator.checkName(ofVariableBefore: index, migrator.call(chain.links[0], of: type))
      migrator.rewrite(index..<creation.end, creation.text)
      migrator.hasCreated = true
    }
  }

  private mutating func rename(_ index: Int, _ type: String) {
    guard vocabulary.mockName == .prefix else { return }
    rewrite(index..<(index + 1), "\(type)Mock")
  }

  /// What creates the mock: `mock(Bird.self)`, with what is configured behind it.
  private func creation(
    _ chain: CallChain, of type: String
  ) throws(Obstacle) -> (text: NewText, end: Int) {
    let first = chain.links[0]
    var text: NewText = "\(call(first, of: type))"
    var end = first.end
    var isInitialized = knowledge.isClass(type)
    var behind: NewText = ""
    for link in chain.links.dropFirst() {
      guard let configuration = try rules.configuration(link, self) else { break }
      if let period = link.period { behind += "\(gap: period)" }
      behind += configuration.text
      if configuration.isOfClass { isInitialized = true }
      end = link.end
    }
    if let own = try rules.initialConfiguration(first, self) {
      behind = "\(own)\(behind)"
    } else if let call = first.call, !call.all.isEmpty {
      text += ".initialize\(call.range)"
      isInitialized = false
    }
    if isInitialized { text += ".initialize()" }
    return ("\(text)\(behind)", end)
  }

  /// The call that makes a mock of a type; one with generic arguments is named itself.
  private func call(_ link: CallChain.Link, of type: String) -> String {
    let generics = source.endOfGenericArguments(at: link.name + 1).map {
      source.text(of: (link.name + 1)..<$0)
    }
    return generics.map { "mock(\(type)Mock\($0).self)" } ?? "mock(\(type).self)"
  }

  /// A variable that is called `mock` hides the function of this name.
  private func checkName(ofVariableBefore index: Int, _ call: String) throws(Obstacle) {
    let line = source.line(at: index)
    let scopes = source.openBraces(before: index)
    let hidden = (0..<source.count).contains { place in
      guard source.isText("mock", at: place), place > 0,
        ["let", "var"].contains(source.texts[place - 1])
      else { return false }
      let own = source.openBraces(before: place)
      guard own.elementsEqual(scopes.prefix(own.count)) else { return false }
      let isMember = own.last.map { source.isBodyOfType($0) } ?? true
      return isMember || source.line(at: place) < line
    }
    if hidden {
      throw Obstacle(
        "the variable mock hides the function: rename it, and write \(call) here")
    }
  }
}

/// What is said of a mock where it is created, and whether only mocks of classes have it.
typealias Configuration = (text: NewText, isOfClass: Bool)

extension TokenizedSource {
  /// The braces that are open at a place, from the outermost.
  func openBraces(before index: Int) -> [Int] {
    (0..<index).filter { isText("{", at: $0) && (partners[$0] ?? -1) >= index }
  }

  /// Whether a brace opens the body of a class, struct, enum, actor or extension.
  func isBodyOfType(_ brace: Int) -> Bool {
    var index = brace - 1
    while index >= 0, !["{", "}", ";"].contains(texts[index]) {
      if ["class", "struct", "enum", "actor", "extension"].contains(texts[index]),
        !isText(".", at: index - 1), !isText(":", at: index + 1)
      {
        return true
      }
      if ["func", "init", "var", "let", "in"].contains(texts[index]) { return false }
      index -= 1
    }
    return false
  }
}
