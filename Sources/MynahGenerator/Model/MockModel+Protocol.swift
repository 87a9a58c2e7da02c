internal import MynahSyntax

extension MockModel {
  /// Makes the model of a protocol's mock.
  ///
  /// - Parameters:
  ///   - type: The protocol.
  ///   - mockName: The name of the mock.
  ///   - program: What the names in it are looked up in.
  static func model(
    of type: DeclaredType, named mockName: String, in program: Program
  ) throws(Refusal) -> MockModel {
    let requirements = try RequirementsResolver.requirements(of: type, in: program)
    // What `Identifiable` requires has a default for classes; only a protocol that says what the
    // identifier is leaves something to be mocked.
    let associatedTypes = requirements.associatedTypes.filter { $0.sameType == nil }
    let isDefaulted = { (name: String) in
      name == "ID" && requirements.standardParents.contains("Identifiable")
    }
    let open = associatedTypes.filter { !isDefaulted($0.name) }
    let parameterNames = open.map(\.name)
    let arguments = parameterNames.isEmpty ? "" : "<\(parameterNames.joined(separator: ", "))>"
    let writer = TypeWriter(
      program: program, selfType: mockName + arguments,
      associatedTypes: Set(requirements.associatedTypes.map(\.name)),
      aliases: Dictionary(
        uniqueKeysWithValues: requirements.associatedTypes.compactMap { associated in
          associated.sameType.map { (associated.name, $0) }
        }))
    let builder = MemberBuilder(
      root: type, writer: writer,
      globalActor: requirements.globalActor.map(\.description),
      isActor: requirements.standardParents.contains("Actor"))
    return MockModel(
      typeName: type.qualifiedName, mockName: mockName,
      genericParameters: open.map { parameter in
        let constraints = parameter.constraints.map { writer.rewrite($0, from: type).description }
        return GenericParameter(
          name: parameter.name,
          constraint: constraints.isEmpty
            ? nil : constraints.uniqued().joined(separator: " & "))
      },
      areParametersPrimary: type.type?.primaryAssociatedTypes == parameterNames,
      relations: requirements.relations.isEmpty
        ? nil
        : requirements.relations.map {
          $0.rewritingNames { name in
            guard case .named(let new) = writer.rewrite(.named(name), from: type) else {
              return nil
            }
            return .named(new)
          }.description
        }.joined(separator: ", "),
      aliases: requirements.associatedTypes.compactMap { associated in
        associated.sameType.map {
          (associated.name, writer.rewrite($0.type, from: $0.origin).description)
        }
      },
      globalActor: requirements.globalActor.map(\.description),
      isActor: requirements.standardParents.contains("Actor"),
      isEquatable: requirements.standardParents.contains("Equatable"),
      isHashable: requirements.standardParents.contains("Hashable"),
      isNSObject: requirements.standardParents.contains("NSObjectProtocol"),
      sources: requirements.protocols,
      condition: type.condition,
      members: try builder.members(for: requirements.members))
  }
}

extension [String] {
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
