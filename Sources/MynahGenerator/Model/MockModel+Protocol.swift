internal import MynahSyntax

extension MockModel {
  /// Creates the model of a protocol's mock.
  ///
  /// - Parameters:
  ///   - type: The protocol.
  ///   - mockName: The name of the mock.
  ///   - program: The program that resolves the names in the protocol.
  static func model(
    ofProtocol type: DeclaredType, named mockName: String, in program: Program
  ) throws(Refusal) -> MockModel {
    let requirements = try RequirementsResolver.requirements(of: type, in: program)
    try checkSelf(requirements, of: type)
    try checkGenericResults(requirements, of: type)
    let superclass = try requirements.superclass.map { required throws(Refusal) in
      try RequiredSuperclass(required, of: type, in: program)
    }
    let open = requirements.associatedTypes.filter { $0.sameType == nil }
    let writer = TypeWriter(
      program, selfType: .identifier(mockName, open.map { .identifier($0.name) }),
      associatedTypes: Set(requirements.associatedTypes.map(\.name)),
      aliases: requirements.meanings, genericAliases: requirements.genericAliases,
      substitutions: requirements.substitutions.merging(superclass?.found.substitutions ?? [:]) {
        first, _ in first
      })
    let globalActor = (requirements.globalActor ?? superclass?.found.globalActor)?.unconditional
    var model = ProtocolModel(
      requirements, superclass, isIsolated: globalActor != nil, of: type, open, writer)
    let builder = MemberBuilder(
      root: type, writer: writer, globalActor: globalActor, isActor: model.isActor)
    var members: [MemberModel]
    if let superclass {
      let unmocked: [UnmockedMember]
      (members, unmocked) = try builder.members(
        overriding: superclass.found, fulfilling: requirements.members,
        extensions: superclass.membersOfExtensions)
      builder.findRivals(
        in: requirements.protocols + program.conformances(of: superclass.found.classes),
        and: superclass.found.classes, for: members)
      model.superclass = try superclass.model(
        with: builder, fulfilling: requirements.members, unmocked: unmocked)
      writer.collector.add(superclass.found, in: program)
    } else {
      members = try builder.members(for: requirements.members)
      builder.findRivals(in: requirements.protocols, for: members)
      let free = open.filter(\.constraints.isEmpty).when(requirements.relations.isEmpty)
      members.findConcreteMembers(
        openTypes: Set(open.map(\.name)), freeTypes: Set(free.map(\.name)))
      if model.rootClass != nil { members = members.map { $0.overridingNSObject() } }
    }
    model.replacedDefaults = builder.defaultImplementations(of: requirements)
    if !model.replacedDefaults.isEmpty, model.canCallDefaults(of: members, named: mockName) {
      builder.findDefaultImplementations(in: requirements.protocols, for: &members)
    }
    let sources = requirements.protocols + (superclass?.found.classes ?? [])
    let hiddenNames = program.hiddenNames(in: sources)
      .union(TakenNames.types.intersection(model.aliases.map(\.name)))
    let generics = Generics(requirements, open, writer)
    writer.collector.add(requirements.protocols, members: requirements.members, in: program)
    return MockModel(
      .protocol(model), of: type, named: mockName, in: program,
      availability: type.constituents.flatMap(Availability.attributes).uniqued()
        + members.availability,
      generics: generics, globalActor: globalActor, members: members, sources: sources,
      hiddenNames: hiddenNames, references: writer.collector.references)
  }
}

extension MockModel.Generics {
  /// Creates the generic parameters of a protocol's mock, and their constraints.
  fileprivate init(
    _ requirements: Requirements, _ open: [AssociatedType], _ writer: TypeWriter
  ) {
    parameters = open.map { parameter in
      // A mock stores values of its associated types, so these types must be copyable.
      let constraints = parameter.constraints.filter { !$0.type.isSuppression }.map {
        writer.rewriteConstraint($0.type, from: $0.origin).description
      }.uniqued()
      return MockModel.GenericParameter(
        name: parameter.name,
        constraint: constraints.joined(separator: " & "),
        implementedProtocols: parameter.origins.map(writer.program.reference).uniqued())
    }
    relations =
      requirements.relations.map { relation in
        writer.rewrite(relation.requirement, from: relation.origin).description
      }.commaSeparated
  }
}

extension MemberBuilder {
  /// Returns the names of the requirements that have a default implementation.
  fileprivate func defaultImplementations(of requirements: Requirements) -> [String] {
    let extensions = requirements.protocols.filter { !$0.module.isToolchain }.flatMap { type in
      program.extensions(of: type).members.map { ($0, type) }
    }
    // Most protocols don't have extensions.
    guard !extensions.isEmpty else { return [] }
    let implemented = Set(extensions.map { Signature(of: $0, from: $1, writer.meaning) })
    return requirements.members.filter {
      implemented.contains(Signature(of: $0, writer.meaning))
    }.map(\.displayName)
  }

  /// Finds the members for which the compiler could choose another method.
  ///
  /// - Parameters:
  ///   - protocols: The protocols that the mock conforms to.
  ///   - classes: The superclasses of the mock.
  ///   - members: The members of the mock.
  func findRivals(
    in protocols: [DeclaredType], and classes: [DeclaredType] = [], for members: [MemberModel]
  ) {
    let extended = (protocols + classes).filter { !$0.module.isToolchain }.flatMap { type in
      // Tests can import a module that extends a type of another module.
      program.modules.flatMap { program.extensions(of: type, in: $0.name).members }
    }
    let others = extended + classes.flatMap(\.members).filter(\.isFinal)
    let functions = others.compactMap(\.function)
    for member in members {
      guard case .method(let name, _, let call) = member.shape else { continue }
      let labels = call.parameters.map(\.label)
      let rivals = functions.filter {
        $0.name == name && $0.isStatic == member.isStatic && $0.parameters.accept(labels)
      }
      call.hasAsyncRival = !call.isAsync && rivals.contains(where: \.effects.isAsync)
      call.hasRival =
        !rivals.isEmpty
        || call.mayBeDisfavored
          && members.contains { other in
            guard case .method(name, _, let method) = other.shape else { return false }
            return !method.mayBeDisfavored && other.isStatic == member.isStatic
              && labels.fit(
                method.parameters.map { ($0.label, !$0.hasDefaultArgument && !$0.isVariadic) })
          }
    }
  }
}

extension Declaration {
  /// A Boolean value that indicates whether a subclass can't override a member of a class.
  fileprivate var isFinal: Bool {
    syntax.map { $0.hasModifier("final") || $0.hasModifier("static") } ?? false
  }
}

extension ProtocolModel {
  /// Returns a Boolean value that indicates whether another type can implement the protocol with
  /// the mock's members.
  ///
  /// Default implementations are called on such a type.
  fileprivate func canCallDefaults(of members: [MemberModel], named mockName: String) -> Bool {
    superclass == nil && rootClass == nil && !isActor
      && members.allSatisfy { member in
        member.optionality == .required
          && member.calls.allSatisfy { $0.kind != .initializer && !$0.mentions(mockName) }
      }
  }
}

extension MemberBuilder {
  /// Finds the default implementations that the mock can call.
  ///
  /// A subscript's default implementation can't be called, because `@_implements` doesn't support
  /// subscripts.
  fileprivate func findDefaultImplementations(
    in protocols: [DeclaredType], for members: inout [MemberModel]
  ) {
    var defaults: [Signature: Declaration] = [:]
    for type in protocols where !type.module.isToolchain {
      for (declaration, access) in program.extensions(of: type).generalMembers
      where access >= min(type.access, .public) {
        defaults[Signature(of: declaration, from: type, writer.meaning)] = declaration
      }
    }
    for (index, member) in members.enumerated() {
      guard let found = defaults[Signature(of: member.requirement, writer.meaning)] else {
        continue
      }
      members[index].findDefaultImplementation(
        found, requiredBy: program.reference(to: member.origin))
    }
  }
}

extension MemberModel {
  fileprivate mutating func findDefaultImplementation(
    _ declaration: Declaration, requiredBy requiringProtocol: String
  ) {
    // The compiler might warn about an implementation with such an attribute, or not prefer it.
    let isPlain = declaration.syntax?.attributes.allSatisfy {
      $0.name != "available" && !$0.name.hasPrefix("_")
    }
    guard isPlain == true, calls.allSatisfy(\.canBeForwarded) else { return }
    switch declaration {
    case .variable(let variable) where calls.count > 1 && !variable.bindings[0].hasSetter: return
    case .subscript: return
    default: break
    }
    defaultImplementation = DefaultImplementation(
      requiringProtocol: requiringProtocol, isThrowing: declaration.effects.isThrowing)
  }
}

extension MockModel {
  /// Rejects a protocol whose constraints on associated types mention `Self`.
  ///
  /// In the mock, these constraints would apply to generic parameters. Swift doesn't allow the
  /// constraints of a generic class to mention the class.
  private static func checkSelf(
    _ requirements: Requirements, of type: DeclaredType
  ) throws(Refusal) {
    let isSelf = { (name: NamedType) in name.path == ["Self"] }
    let relations = requirements.relations.map(\.requirement)
      .filter { $0.containsName(where: isSelf) }.map(\.description)
    let constraints = requirements.associatedTypes.filter { $0.sameType == nil }.flatMap {
      associated in
      associated.constraints.filter { $0.type.containsName(where: isSelf) }
        .map { "\(associated.name): \($0.type)" }
    }
    guard let text = (relations + constraints).first else { return }
    throw Refusal(
      of: type,
      reason:
        "it requires that \(text), but Swift doesn't let a generic class, such as a mock,"
        + " constrain itself")
  }

  /// Rejects a protocol with two functions that one implementation fits equally well.
  ///
  /// An implementation of `value<T>(_: String) -> T` is also one of `value<T>(_: String) -> T?`.
  private static func checkGenericResults(
    _ requirements: Requirements, of type: DeclaredType
  ) throws(Refusal) {
    let functions = requirements.members.compactMap(\.declaration.function)
      .filter { $0.genericParameters.count == 1 }
    for same in Dictionary(grouping: functions, by: { "\($0.isStatic) \($0.name)" }).values {
      for any in same where any.result == .identifier(any.genericParameters[0].name) {
        let generic = any.genericParameters[0]
        let isPlain = generic.inheritedType == nil && any.whereClause == nil
        let other = same.first { other in
          other.result != any.result && other.effects == any.effects
            && other.result?.mentions(other.genericParameters[0].name) == true
            && other.parameters.map(\.label) == any.parameters.map(\.label)
            && other.parameters.map(\.type) == any.parameters.map(\.type)
        }
        guard isPlain, other != nil,
          !any.parameters.contains(where: { $0.type.mentions(generic.name) })
        else { continue }
        throw Refusal(
          of: type,
          reason:
            "a class can't implement both functions with the name \(any.name.unquoted), because"
            + " the result of one also fits the other")
      }
    }
  }
}
