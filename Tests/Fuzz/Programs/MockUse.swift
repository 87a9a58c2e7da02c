internal import MynahGenerator
internal import MynahSyntax

/// What a person writes about the mocks of a program: stubs and verifications of their members.
///
/// Members that need to be told from others, or whose types a test must name, are left out.
struct MockUse {
  let features: Set<GrammarFeature>

  /// The text of the mocks, which says what they do not override.
  let mocks: String

  private static let tick: Character = "\u{60}"

  /// Parents that require nothing which could be taken for a member.
  private static let plainParents: Set = ["Sendable", "AnyObject", "Marked", "Sky.Marked"]

  /// Values that can be written, and compared.
  private static let values = [
    "Int": "1", "String": "\"a\"", "Bool": "true", "Double": "1.5", "Feather": "Feather()",
    "Int?": "1", "[Int]": "[1]", "[String: Int]": "[\"a\": 1]", "Sky.Kind": ".song",
  ]

  /// A function for each mock that can be used without further ado.
  func text(
    of file: SourceFile, mocked: [String], isIsolatedByDefault: Bool, isElsewhere: Bool
  ) -> String {
    file.declarations.compactMap { declaration in
      guard case .type(let type) = declaration, type.kind == .protocol || type.kind == .class,
        mocked.contains(type.name), type.genericParameters.isEmpty, type.whereClause == nil,
        type.attribute(named: "available") == nil,
        type.inheritedTypes.allSatisfy({ Self.plainParents.contains($0.description) }),
        !type.members.contains(where: \.isAssociatedType)
      else { return nil }
      // What is not open can be mocked in the package only.
      if type.kind == .class, isElsewhere { return nil }
      return function(of: type, isIsolatedByDefault)
    }.joined()
  }

  private func function(of type: TypeDeclaration, _ isIsolatedByDefault: Bool) -> String? {
    let mock = "\(type.name)Mock"
    let uses = type.members.flatMap { self.uses(of: $0, type, mock) }
    guard !uses.isEmpty else { return nil }
    let isolation =
      ["MainActor", "SkyActor"].first(where: type.hasAttribute).map { "@\($0)" }
      ?? (isIsolatedByDefault && !type.hasModifier("nonisolated") ? "@MainActor" : "nonisolated")
    return "\n\(isolation) func use\(type.name)(_ mock: \(mock)) async {\n"
      + uses.map { "  \($0)\n" }.joined() + "}\n"
  }

  private func uses(
    of member: Declaration, _ type: TypeDeclaration, _ mock: String
  ) -> [String] {
    guard let head = member.syntax?.head, head.attributes.isEmpty,
      head.modifiers.allSatisfy({ ["public", "open", "mutating", "static"].contains($0.name) })
    else { return [] }
    let object = head.modifiers.contains { $0.name == "static" } ? mock : "mock"
    switch member {
    case .function(let function):
      guard function.genericParameters.isEmpty, function.whereClause == nil, !function.isOperator,
        type.members.flatMap(\.names).count(where: { $0 == function.name }) == 1,
        !mocks.contains("/// - `\(function.name.filter { $0 != Self.tick })("),
        // A class's static members are no mock's.
        type.kind == .protocol || object == "mock",
        !function.parameters.contains(where: { parameter in
          // Values of the enum can be compared on the main actor only where that is the default.
          ["some ", "NonCopyableResult"].contains { parameter.type.description.contains($0) }
        })
      else { return [] }
      let call = { (isExact: Bool) in
        let arguments = function.parameters.map { parameter in
          (parameter.label.map { "\($0.filter { $0 != Self.tick }): " } ?? "")
            + argument(parameter, isExact)
        }
        return "\(object).\(function.name)(\(arguments.joined(separator: ", ")))"
      }
      let isAction = function.effects.isAsync && function.result?.withoutAttributes.isVoid != false
      let mark = isAction ? "await " : ""
      let list = function.parameters.map { _ in "_" }.joined(separator: ", ")
      let closure = "{ \(list.isEmpty ? "" : "\(list) in ")fatalError() }"
      let isToldByMatcher = !function.parameters.isEmpty || features.contains(.asyncActionClosures)
      let hasExact =
        isAction && function.parameters.count < 4 && features.contains(.asyncActionClosures)
      return [
        isAction && !isToldByMatcher
          ? "\(mark)given(\(call(false))).willReturn()"
          : "\(mark)given(\(call(false))).will \(closure)",
        "\(mark)verify(\(call(false))).wasNeverCalled()",
        "\(mark)verify(\(call(true))).wasNeverCalled()",
      ] + (hasExact ? ["\(mark)given(\(call(true))).will \(closure)"] : [])
    case .variable(let variable):
      guard type.kind == .protocol, object == "mock", let binding = variable.bindings.first,
        let name = binding.name,
        // Beside a method of the name, it is stubbed by `getName()`.
        !type.members.contains(where: { $0.names.contains(name) }), let type = binding.type,
        !type.description.contains("Self"),
        // What suspends and has no result may be an assignment.
        !type.isVoid
      else { return [] }
      return [
        "given(\(object).\(name)).will { fatalError() }",
        "verify(\(object).\(name)).wasNeverCalled()",
      ]
    default: return []
    }
  }

  private func argument(_ parameter: Parameter, _ isExact: Bool) -> String {
    guard isExact, !parameter.isVariadic, let value = Self.values[parameter.type.description] else {
      return "any()"
    }
    return value
  }
}

extension Declaration {
  fileprivate var isAssociatedType: Bool {
    if case .associatedType = self { true } else { false }
  }

  /// The name of a method, or those of all under conditions.
  fileprivate var names: [String] {
    switch self {
    case .function(let function): [function.name]
    case .conditional(let block): block.clauses.flatMap(\.declarations).flatMap(\.names)
    default: []
    }
  }
}
