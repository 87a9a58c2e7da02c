internal import MynahSyntax

extension MemberModel {
  /// The modifiers of the mock's declaration, each followed by a space.
  var modifiers: String { prefix.words + (isStatic ? "static " : "") }

  /// The modifiers of a pattern.
  func patternModifiers(_ nonisolated: String) -> String {
    nonisolated + (isStatic ? "static " : "")
  }
}

extension DeclarationPrefix {
  /// The modifiers, each followed by a space.
  var words: String { modifiers.map { "\($0) " }.joined() }
}

extension SourceWriter {
  /// Writes attributes, a line each.
  mutating func attributes(_ attributes: [Attribute]) {
    for attribute in attributes { lines(attribute.lines) }
  }

  /// Writes the attribute of a global actor, where there is one.
  mutating func attributes(of globalActor: Attribute?) {
    if let globalActor { line(globalActor.description) }
  }

  /// Writes the attributes of a member, a line each.
  mutating func attributes(of member: MemberModel) { attributes(member.prefix.attributes) }

  /// Writes the comment of a member before a pattern of it.
  ///
  /// The member of the mock itself needs none, for tools show that of what it fulfils or overrides.
  mutating func documentation(of member: MemberModel) {
    guard let documentation = member.documentation else { return }
    for text in documentation.split(separator: "\n", omittingEmptySubsequences: false) {
      line("///\(text)")
    }
  }

  /// Writes from where on a member is available, which its pattern must say too.
  mutating func availability(of member: MemberModel) {
    for attribute in member.prefix.attributes where attribute.name == "available" {
      lines(attribute.lines)
    }
  }

  /// Says of an isolated mock that other parts of the program can use it as what is not isolated.
  ///
  /// Where everything is isolated to the main actor by default, conformances are too.
  mutating func nonisolatedConformances(of model: MockModel) {
    guard !model.nonisolatedParents.isEmpty else { return }
    line()
    attributes(model.availability)
    let parents = model.nonisolatedParents.joined(separator: ", ")
    line("nonisolated extension \(model.mockName): \(parents) {}")
  }

  /// Writes `==` and `hash(into:)` where the type asks for them: an instance is equal to itself only.
  mutating func identityConformances(of model: MockModel) {
    guard !model.isNSObject else { return }
    let nonisolated = model.globalActor != nil || model.isActor ? "nonisolated " : ""
    if model.isEquatable {
      line()
      let type = model.selfType
      declaration("\(nonisolated)static func == (left: \(type), right: \(type)) -> Swift.Bool") {
        $0.line("left === right")
      }
    }
    if model.isHashable {
      line()
      declaration("\(nonisolated)func hash(into hasher: inout Swift.Hasher)") {
        $0.line("hasher.combine(ObjectIdentifier(self))")
      }
    }
  }
}

extension Attribute {
  /// The attribute as it is written, between `#if` and `#endif` where it depends on a condition.
  var lines: String { condition.map { "#if \($0)\n\(self)\n#endif" } ?? description }
}

extension InitializerDeclaration.Failability {
  /// What is written behind `init`.
  var mark: String {
    switch self {
    case .none: ""
    case .optional: "?"
    case .implicitlyUnwrapped: "!"
    }
  }
}

extension String {
  /// The text with a space before it; nothing where there is none.
  var spaced: String { isEmpty ? "" : " \(self)" }
}
