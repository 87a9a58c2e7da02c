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
    try checkSelf(requirements, of: type)
    let parameterNames = open.map(\.name)
    if let refusal = Refusal(ofShadowing: parameterNames, for: type) { throw refusal }
    let primary = type.constituents.flatMap { $0.type?.primaryAssociatedTypes ?? [] }
    let superclass = try requirements.superclass.map { required throws(Refusal) in
      try RequiredSuperclass(required, of: type, in: program, from: testModule)
    }
    let writer = TypeWriter(
      program: program, settings: program.settings(of: testModule),
      selfType: .identifier(mockName, parameterNames.map { .identifier($0) }),
      associatedTypes: Set(requirements.associatedTypes.map(\.name)),
      aliases: requirements.associatedTypes.reduce(into: requirements.aliases) { aliases, type in
        aliases[type.name] = type.sameType.map { meaning in
          // The metatype of any object is not that of a type that is an object's.
          let isAnyObject = meaning.type.isStandard("AnyObject")
          return (isAnyObject ? .existential(meaning.type) : meaning.type, meaning.origin)
        }
      }, genericAliases: requirements.genericAliases,
      substitutions: superclass?.found.substitutions ?? [:], scopes: requirements.scopes,
      classes: superclass?.found.classes ?? [])
    let globalActor = (requirements.globalActor ?? superclass?.found.globalActor)?.unconditional
    let builder = MemberBuilder(
      root: type, writer: writer,
      globalActor: globalActor,
      isActor: requirements.standardParents.contains("Actor"),
      isErrorShadowed: program.isErrorShadowed(
        in: requirements.protocols + (superclass?.found.classes ?? []),
        associatedTypes: writer.associatedTypes), deducedTypes: requirements.deducedTypes)
    let members: (members: [MemberModel], kept: [KeptMember])
    if let superclass {
      members = try builder.members(
        overriding: superclass.found, fulfilling: requirements.members,
        extensions: superclass.extensions.flatMap(\.members))
    } else {
      members = (try builder.members(for: requirements.members), [])
    }
    let nonisolated =
      globalActor == nil
      ? []
      : requirements.nonisolatedProtocols.filter {
        $0 !== type && !Toolchain.markerProtocols.contains($0.qualifiedName)
      }
    let unchecked = requirements.unsafeOrigins(in: program, settings: writer.settings)
    let inheritsFromNSObject =
      superclass == nil && requirements.standardParents.contains("NSObjectProtocol")
    var model = MockModel(
      typeName: type.qualifiedName, typeReference: program.reference(to: type),
      conformances: type.constituents.filter { part in
        if part.type?.kind == .class || superclass?.conforms(to: part) == true { return false }
        return type.parts.isEmpty
          || !Toolchain.markerProtocols.contains(part.qualifiedName)
            && !nonisolated.contains { $0 === part }
      }.map { part in
        (unchecked.contains { $0 === part } ? "@preconcurrency " : "") + program.reference(to: part)
      },
      constraint: type.constituents.map { part in
        let arguments = part.type?.primaryAssociatedTypes ?? []
        return program.reference(to: part)
          + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
      }.joined(separator: " & "),
      isComposition: type.parts.count > 1,
      contextName: type.path.map(\.unticked).joined(separator: "."),
      availability: type.constituents.flatMap(Availability.attributes).uniqued()
        + members.members.availability,
      mockName: mockName,
      genericParameters: open.map { parameter in
        // A mock keeps values of its associated types, so that they are of types that allow it.
        let constraints = parameter.constraints.filter { !$0.type.isSuppression }.map {
          writer.rewriteConstraint($0.type, from: $0.origin).description
        }
        return GenericParameter(
          name: parameter.name,
          constraint: constraints.isEmpty
            ? nil : constraints.uniqued().joined(separator: " & "),
          implementedProtocols: requirements.isInferred(parameter.name)
            ? parameter.unrelatedOrigins(in: program).map(program.reference) : [])
      },
      areParametersPrimary: Set(primary) == Set(parameterNames)
        && (!type.parts.isEmpty || primary == parameterNames),
      relations: requirements.relations.isEmpty
        ? nil
        : requirements.relations.map { relation in
          writer.rewrite(relation.requirement, from: relation.origin).description
        }.joined(separator: ", "),
      aliases: requirements.associatedTypes.compactMap { associated in
        if let known = associated.sameType {
          return (associated.name, writer.rewrite(known.type, from: known.origin).description)
        }
        // Swift looks among the patterns too for what an associated type is of which another is made.
        return requirements.isPartOfOther(associated.name)
          ? (associated.name, associated.name) : nil
      },
      globalActor: globalActor,
      nonisolatedParents: nonisolated.filter { superclass?.conforms(to: $0) != true }
        .map { parent in
          let name = program.reference(to: parent)
          // A generic parameter of the mock hides it.
          return requirements.hasAssociatedType(name) ? "\(parent.module.name).\(name)" : name
        },
      isActor: requirements.standardParents.contains("Actor"),
      isEquatable: requirements.standardParents.contains("Equatable")
        && superclass?.isKnownNotToBe("Equatable") != false,
      isHashable: requirements.standardParents.contains("Hashable")
        && superclass?.isKnownNotToBe("Hashable") != false,
      isSendable: requirements.standardParents.contains("Sendable"),
      rootClass: inheritsFromNSObject
        ? program.reference(toStandard: "NSObject", of: "Foundation") : nil,
      sources: requirements.protocols + (superclass?.found.classes ?? []),
      condition: type.condition,
      members: inheritsFromNSObject
        ? members.members.map { $0.overridingNSObject() } : members.members)
    if model.isActor, requirements.standardParents.contains("Decodable") {
      let name = program.reference(toStandard: "Decodable")
      model.unsafeConformances.append("@preconcurrency \(name)")
    }
    for origin in unchecked where !type.constituents.contains(where: { $0 === origin }) {
      let conformance = "@preconcurrency \(program.reference(to: origin))"
      if !model.unsafeConformances.contains(conformance) {
        model.unsafeConformances.append(conformance)
      }
    }
    if let superclass {
      model.superclass = try superclass.model(
        with: builder, fulfilling: requirements.members, kept: members.kept)
      superclass.collect(into: writer.collector, in: program)
    }
    model.hiddenNames = program.hiddenNames(
      in: requirements.protocols + (superclass?.found.classes ?? [])
    ).union(Refusal.namesInMocks.intersection(model.aliases.map(\.name)))
    writer.addHidden(model.hiddenNames)
    try writer.check(of: type)
    writer.collector.add(requirements.protocols, members: requirements.members, in: program)
    model.references = writer.collector.references
    model.macros = program.macros(of: requirements.protocols)
    return model
  }
}

extension MockModel {
  /// Refuses what would make requirements of the mock's generic parameters be about the mock.
  private static func checkSelf(
    _ requirements: Requirements, of type: DeclaredType
  ) throws(Refusal) {
    let relation = requirements.relations.first { relation in
      switch relation.requirement {
      case .sameType(let left, let right): left.containsSelf || right.containsSelf
      case .conformance(let subject, let constraint):
        subject.containsSelf || constraint.containsSelf
      case .layout: false
      }
    }
    var text = relation?.requirement.description
    for associated in requirements.associatedTypes where associated.sameType == nil {
      let constraints = associated.constraints.map(\.type)
      guard let constraint = constraints.first(where: \.containsSelf) else { continue }
      text = text ?? "\(associated.name): \(constraint)"
    }
    guard let text else { return }
    throw Refusal(
      typeName: type.qualifiedName, path: type.file.path, position: type.position,
      reason:
        "it requires that \(text), and Swift forbids a generic class, as its mock would be, to"
        + " require something of itself")
  }
}

extension TypeSyntax {
  /// Whether `Self` is in the type, not just as what a member belongs to.
  fileprivate var containsSelf: Bool {
    containsName { $0.components.count == 1 && $0.components[0].name == "Self" }
  }
}

extension AssociatedType {
  /// The protocols that declare it, but for those that others among them refine.
  fileprivate func unrelatedOrigins(in program: Program) -> [DeclaredType] {
    guard !otherOrigins.isEmpty else { return [origin] }
    let refined = origins.reduce(into: Set<ObjectIdentifier>()) {
      $0.formUnion(program.ancestors(of: $1))
    }
    return [origin] + otherOrigins.filter { !refined.contains(ObjectIdentifier($0)) }
  }
}

extension Requirements {
  /// The protocols whose initializers an actor has, and that are of no actor: nothing checks what these are
  /// given.
  ///
  /// Where there is one, an extension says what the actor conforms to, and then Swift takes all
  /// initializers for such.
  ///
  /// - Parameters:
  ///   - program: What the initializers are part of.
  ///   - settings: Those of the mock's module. In one that is isolated to the main actor by default, Swift takes
  ///     all initializers for what another actor calls.
  fileprivate func unsafeOrigins(
    in program: Program, settings: ModuleSettings
  ) -> [DeclaredType] {
    guard standardParents.contains("Actor") else { return [] }
    let initializers = members.filter { member in
      guard case .initializer(let declaration) = member.declaration else { return false }
      // What suspends is the actor's, or nobody's.
      if declaration.effects.isAsync { return false }
      return member.parameters.contains { !program.isSendable($0.type, from: member.origin) }
    }
    guard
      standardParents.contains("Decodable") || settings.isMainActorByDefault
        || initializers.contains(where: \.isNonisolated)
    else { return [] }
    var origins: [DeclaredType] = []
    for member in initializers {
      if !origins.contains(where: { $0 === member.origin }) { origins.append(member.origin) }
    }
    return origins
  }

  /// Whether the compiler could take an associated type for what another member than the one that is
  /// meant says: a pattern, or an overload.
  fileprivate func isInferred(_ associatedType: String) -> Bool {
    if members.contains(where: { $0.returns(associatedType) }) { return true }
    let taking = members.filter { member in
      member.parameters.contains { $0.type.mentionsMember(associatedType) }
    }
    guard !taking.isEmpty else { return false }
    // Of what belongs to another associated type, or is one of another protocol, Swift infers nothing by
    // which to choose.
    let origins = self.associatedType(associatedType)?.origins ?? []
    func isForeign(_ name: NamedType) -> Bool {
      let path = name.pathInSelf
      guard let first = path.first, let other = self.associatedType(first) else { return false }
      return path.count > 1
        || !other.origins.contains { other in origins.contains { $0 === other } }
    }
    let counts = members.reduce(into: [String: Int]()) { $0[$1.displayName, default: 0] += 1 }
    return taking.contains { member in
      counts[member.displayName, default: 0] > 1
        || member.types.contains { $0.containsName(where: isForeign) }
    }
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
    containsName { $0.pathInSelf.first == associatedType }
  }
}

extension Array where Element: Hashable {
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
