internal import MynahSyntax

/// Code that stubs and verifies the members of mocks, as a test does.
///
/// The code only uses members whose types a test doesn't have to name.
struct MockUse {
  let isMainActorByDefault: Bool

  /// Returns a function for each mocked protocol without inherited requirements.
  func text(of source: String, mocked: [String]) -> String {
    SourceFile.parse(source, path: "Birds.swift").declarations.compactMap { declaration in
      guard case .type(let type) = declaration, type.kind == .protocol,
        mocked.contains(type.name),
        !type.members.contains(where: { if case .associatedType = $0 { true } else { false } }),
        type.inheritedTypes.allSatisfy({ ["AnyObject", "Sendable"].contains($0.description) })
      else { return nil }
      let isIsolated = type.hasAttribute("MainActor") || isMainActorByDefault
      let uses = type.members.flatMap { self.uses(of: $0, type) }
      return
        "\(isIsolated ? "@MainActor " : "")func use\(type.name)(_ mock: \(type.name)Mock) async {\n"
        + uses.map { "  \($0)\n" }.joined() + "}\n"
    }.joined()
  }

  private func uses(of member: Declaration, _ type: TypeDeclaration) -> [String] {
    guard let head = member.syntax?.head, head.attributes.isEmpty, head.modifiers.isEmpty,
      let name = member.name, type.members.count(where: { $0.name == name }) == 1
    else { return [] }
    guard case .function(let function) = member else {
      return ["given(mock.\(name)).will { fatalError() }", "verify(mock.\(name)).wasNeverCalled()"]
    }
    guard function.genericParameters.isEmpty,
      !function.parameters.contains(where: { $0.type.description.contains("some ") })
    else { return [] }
    let arguments = function.parameters.map { ($0.label.map { "\($0): " } ?? "") + "any()" }
    let call = "mock.\(name)(\(arguments.joined(separator: ", ")))"
    let isAction = function.effects.isAsync && function.result == nil
    let list = function.parameters.map { _ in "_" }.joined(separator: ", ")
    let stub =
      list.isEmpty
      ? (isAction ? "willReturn()" : "will { fatalError() }")
      : "will { \(list) in fatalError() }"
    return ["given(\(call)).\(stub)", "verify(\(call)).wasNeverCalled()"].map {
      isAction ? "await \($0)" : $0
    }
  }
}

extension Declaration {
  /// The name of a function or a property.
  fileprivate var name: String? {
    switch self {
    case .function(let function): function.name
    case .variable(let variable): variable.bindings.first?.name
    default: nil
    }
  }
}
