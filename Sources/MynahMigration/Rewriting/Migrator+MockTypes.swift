extension Migrator {
  /// Rewrites an expression that creates a mock, or the name of a mock in other places.
  func visitMockType(_ index: Int) throws(Obstacle) {
    guard source.isWord(at: index), plan.rewrites[index] == nil,
      !source.isText(".", at: index - 1), !source.isText(":", at: index + 1),
      let type = knownNames.mockedType(of: source.texts[index])
    else { return }
    guard let chain = source.chain(at: index), chain.links[0].call?.close != nil else {
      if let generics = try? generics(of: type), !generics.isEmpty,
        source.endOfGenericArguments(at: index + 1) == nil
      {
        return rewrite(index..<index + 1, "\(type)Mock\(generics)")
      }
      guard source.texts[index] != "\(type)Mock" else { return }
      // In Mynah, you stub through the mock, so `MockBird.Stubbing` becomes the mock's type.
      let end = source.isText("Stubbing", at: index + 2) ? index + 3 : index + 1
      return rewrite(index..<end, "\(type)Mock")
    }
    let text = try creation(chain, of: type)
    try checkName(ofVariableBefore: index, chain.links[0], of: type)
    rewrite(index..<chain.links[0].end, text)
    hasCreated = true
  }

  /// Returns an expression such as `mock(Bird.self)`, with the arguments for a mocked class.
  private func creation(_ chain: CallChain, of type: String) throws(Obstacle) -> NewText {
    let first = chain.links[0]
    let text: NewText = "\(try call(first, of: type))"
    let configuration = try initialConfiguration(first)
    if configuration == nil, let call = first.call, !call.all.isEmpty {
      return "\(text).initialize\(call.range)"
    }
    let isClass =
      knownNames.isClass(type)
      || chain.links.contains { source.isText("withEnabledSuperclassSpy", at: $0.name) }
    return "\(text)\(isClass ? ".initialize()" : "")\(configuration ?? "")"
  }

  /// Returns the call that creates a mock.
  ///
  /// A generic mock is created with the name of the mock instead of the mocked type.
  private func call(_ link: CallChain.Link, of type: String) throws(Obstacle) -> String {
    let end = source.endOfGenericArguments(at: link.name + 1)
    let written = end.map { source.text(of: (link.name + 1)..<$0) }
    let generics = if let written { written } else { try generics(of: type) }
    return generics.isEmpty ? "mock(\(type).self)" : "mock(\(type)Mock\(generics).self)"
  }

  /// Returns the types that a comment gives the associated types of a protocol.
  ///
  /// An example is `/// @mockable(typealias: Egg = String; Food = Worm)`.
  ///
  /// - Parameters:
  ///   - type: The protocol.
  ///   - outer: The protocols whose mocks have the mock of this protocol as a generic argument.
  private func generics(of type: String, in outer: [String] = []) throws(Obstacle) -> String {
    guard let declaration = knownNames.protocols[type]?.first,
      !declaration.associatedTypes.isEmpty, !outer.contains(type)
    else { return "" }
    let types = try declaration.associatedTypes.map { name throws(Obstacle) in
      let parts = declaration.comments.split { "(;)".contains($0) || $0.isNewline }
      let found = parts.compactMap { part -> String? in
        let sides = part.replacing("typealias:", with: "").split(separator: "=")
        guard sides.count == 2, sides[0].trimmed == name else { return nil }
        return sides[1].trimmed
      }
      guard let type = found.first else {
        throw Obstacle("\(type) has associated types: write mock(\(type)Mock<...>.self)")
      }
      // The type can be a generic mock itself.
      return if let mocked = knownNames.mockedType(of: type) {
        type + (try generics(of: mocked, in: outer + [declaration.name]))
      } else {
        type
      }
    }
    return "<\(types.joined(separator: ", "))>"
  }

  /// Throws an obstacle if a variable named `mock` hides the function `mock`.
  private func checkName(
    ofVariableBefore index: Int, _ link: CallChain.Link, of type: String
  ) throws(Obstacle) {
    let call = try call(link, of: type) + (knownNames.isClass(type) ? ".initialize(...)" : "")
    let line = source.line(at: index)
    for brace in source.enclosingBraces(of: index) + [nil] {
      let isMember = brace.map(source.isBodyOfType) ?? true
      if let place = hidingVariables[brace], isMember || source.line(at: place) < line {
        throw Obstacle("the variable mock hides the function: rename it, and write \(call) here")
      }
    }
  }
}
