internal import MynahSyntax

extension MockModel {
  /// Makes the model of a protocol's mock.
  ///
  /// - Parameters:
  ///   - type: The protocol.
  ///   - mockName: The name of the mock.
  ///   - program: What the names in it are looked up in.
  ///   - testModule: The module that the mock is part of.
  static func model(
    ofProtocol type: DeclaredType, named mockName: String, in program: Program,
    from testModule: String?
  ) throws(Refusal) -> MockModel {
    let requirements = try RequirementsResolver.requirements(of: type, in: program)
    let open = requirements.associatedTypes.filter { $0.sameType == nil }
    let parameterNames = open.map(\.name)
    let arguments = parameterNames.isEmpty ? "" : "<\(parameterNames.joined(separator: ", "))>"
    let writer = TypeWriter(
      program: program, settings: program.settings(of: testModule), selfType: mockName + arguments,
      associatedTypes: Set(requirements.associatedTypes.map(\.name)),
      aliases: requirements.associatedTypes.reduce(into: requirements.aliases) { aliases, type in
        aliases[type.name] = type.sameType
      })
    let builder = MemberBuilder(
      root: type, writer: writer,
      globalActor: requirements.globalActor.map(\.description),
      isActor: requirements.standardParents.contains("Actor"))
    let model = MockModel(
      typeName: type.qualifiedName, typeReference: program.reference(to: type),
      availability: Availability.lines(of: type),
      mockName: mockName,
      genericParameters: open.map { parameter in
        // A mock keeps values of its associated types, so that they are of types that allow it.
        let constraints = parameter.constraints.filter { !$0.isSuppression }.map {
          writer.rewriteConstraint($0, from: type).description
        }
        return GenericParameter(
          name: parameter.name,
          constraint: constraints.isEmpty
            ? nil : constraints.uniqued().joined(separator: " & "),
          implementedProtocol: requirements.members.contains { $0.returns(parameter.name) }
            ? program.reference(to: parameter.origin) : nil)
      },
      areParametersPrimary: type.type?.primaryAssociatedTypes == parameterNames,
      relations: requirements.relations.isEmpty
        ? nil
        : requirements.relations.map {
          $0.rewritingNames { writer.rewriteConstraint(.named($0), from: type) }.description
        }.joined(separator: ", "),
      aliases: requirements.associatedTypes.compactMap { associated in
        associated.sameType.map {
          (associated.name, writer.rewrite($0.type, from: $0.origin).description)
        }
      },
      globalActor: requirements.globalActor.map(\.description),
      nonisolatedParents: requirements.globalActor == nil
        ? []
        : requirements.nonisolatedProtocols
          .filter { $0 !== type && !Toolchain.markerProtocols.contains($0.qualifiedName) }
          .map { program.reference(to: $0) },
      isActor: requirements.standardParents.contains("Actor"),
      isEquatable: requirements.standardParents.contains("Equatable"),
      isHashable: requirements.standardParents.contains("Hashable"),
      isSendable: requirements.standardParents.contains("Sendable"),
      isNSObject: requirements.standardParents.contains("NSObjectProtocol"),
      sources: requirements.protocols,
      condition: type.condition,
      members: try builder.members(for: requirements.members))
    try writer.expansions.check(of: type)
    return model
  }
}

extension Requirement {
  /// Whether a method or subscript returns an associated type, or something made of it.
  fileprivate func returns(_ associatedType: String) -> Bool {
    switch declaration {
    case .function(let function): function.result?.mentionsMember(associatedType) ?? false
    case .subscript(let declaration): declaration.result.mentionsMember(associatedType)
    default: false
    }
  }
}

extension TypeSyntax {
  /// Whether an associated type is in the type, written as `Item` or `Self.Item`.
  fileprivate func mentionsMember(_ associatedType: String) -> Bool {
    containsName { name in
      let names = name.components.map(\.name)
      return (names.first == "Self" ? names.dropFirst().first : names.first) == associatedType
    }
  }

  /// Whether the type is `~Copyable`, `~Escapable` or both.
  fileprivate var isSuppression: Bool {
    switch self {
    case .suppressed: true
    case .composition(let parts): parts.allSatisfy(\.isSuppression)
    default: false
    }
  }
}

extension [String] {
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
