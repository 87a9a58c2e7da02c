internal import MynahSyntax

extension MockModel {
  /// Makes the model of a class's mock.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - mockName: The name of the mock.
  ///   - program: What the names in it are looked up in.
  ///   - testModule: The module that the mock is part of.
  static func model(
    ofClass type: DeclaredType, named mockName: String, in program: Program,
    from testModule: String?
  ) throws(Refusal) -> MockModel {
    let found = try ClassResolver.members(of: type, in: program, from: testModule)
    let declared = program.genericParameters(around: type)
    let names = declared.map(\.parameter.name)
    if let refusal = Refusal(ofShadowing: names, for: type) { throw refusal }
    // Whether or not a mock overrides it, its members would call it.
    if let name = found.names.intersection(MemberBuilder.functionsInMocks).min() {
      throw Refusal(
        typeName: type.qualifiedName, path: type.file.path, position: type.position,
        reason: "it has \(name), as mocks call something else")
    }
    let writer = TypeWriter(
      program: program, settings: program.settings(of: testModule),
      selfType: .identifier(mockName, names.map { .identifier($0) }),
      associatedTypes: Set(names), aliases: [:], substitutions: found.substitutions,
      classes: found.classes)
    let globalActor = found.globalActor?.unconditional
    let builder = MemberBuilder(
      root: type, writer: writer, globalActor: globalActor,
      isActor: false,
      isErrorShadowed: program.isErrorShadowed(in: found.classes, associatedTypes: Set(names)))
    let parameters = found.initializers.flatMap { $0.declaration.parameters.map(\.name) }
    let (members, refused) = builder.overridingMembers(
      found.members, taken: found.names.union(parameters))
    let initializers = try found.initializers.map { initializer throws(Refusal) in
      (initializer.isDesignated, try builder.initializer(initializer))
    }
    let relations = program.enclosing(type).flatMap { type in
      type.type?.whereClause?.requirements.map { requirement in
        writer.rewrite(requirement, from: program.origin(ofHead: requirement, of: type))
          .description
      } ?? []
    }
    var model = MockModel(
      typeName: type.qualifiedName, typeReference: program.reference(to: type),
      conformances: [], constraint: "", isComposition: false,
      contextName: type.path.map(\.unticked).joined(separator: "."),
      availability: (type.type?.attributes.filter { $0.name == "available" } ?? [])
        + members.availability,
      mockName: mockName,
      genericParameters: declared.map { parameter, outer in
        GenericParameter(
          name: parameter.name,
          constraint: parameter.inheritedType.map {
            writer.rewriteConstraint($0, from: program.origin(ofHead: $0, of: outer)).description
          }, implementedProtocols: [])
      },
      areParametersPrimary: false,
      relations: relations.isEmpty ? nil : relations.joined(separator: ", "),
      aliases: [], globalActor: globalActor,
      nonisolatedParents: [], isActor: false, isEquatable: false, isHashable: false,
      isSendable: false,
      rootClass: nil,
      sources: found.classes, condition: type.condition, members: members,
      superclass: SuperclassModel(
        designated: initializers.filter(\.0).map(\.1),
        convenience: initializers.filter { !$0.0 }.map(\.1),
        kept: found.kept + refused, needsTestable: found.needsTestable,
        reference: writer.reference(to: type), isUnsendable: found.isUnsendable))
    model.hiddenNames = program.hiddenNames(in: found.classes)
    writer.addHidden(model.hiddenNames)
    try writer.check(of: type)
    writer.collector.add(found.classes, members: found.members, in: program)
    model.references = writer.collector.references
    model.macros = program.macros(of: found.classes)
    for initializer in found.initializers {
      model.references.spi.add(.initializer(initializer.declaration), of: initializer.origin)
    }
    return model
  }
}
