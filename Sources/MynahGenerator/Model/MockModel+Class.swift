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
    let writer = TypeWriter(
      program: program, settings: program.settings(of: testModule),
      selfType: .identifier(mockName, names.map { .identifier($0) }),
      associatedTypes: Set(names), aliases: [:], substitutions: found.substitutions)
    let model = MockModel(of: type, named: mockName, in: program)
    model.globalActor = found.globalActor?.unconditional
    let builder = MemberBuilder(
      root: type, writer: writer, globalActor: model.globalActor, isActor: false)
    let parameters = found.initializers.flatMap { $0.declaration.parameters.map(\.name) }
    var taken = TakenNames(
      builder.takenNames(found.members).union(found.names).union(parameters))
    let (members, refused) = builder.overridingMembers(found.members, &taken)
    model.members = members.sharingPatterns()
    let initializers = try found.initializers.map { initializer throws(Refusal) in
      (initializer.isDesignated, try builder.initializer(initializer))
    }
    model.superclass = SuperclassModel(
      designated: initializers.filter(\.0).map(\.1),
      convenience: initializers.filter { !$0.0 }.map(\.1),
      kept: found.kept + refused, needsTestable: found.needsTestable,
      reference: writer.reference(to: type), isUnsendable: found.isUnsendable)
    model.availability =
      (type.type?.attributes.filter { $0.name == "available" } ?? []) + members.availability
    model.genericParameters = declared.map { parameter, outer in
      GenericParameter(
        name: parameter.name,
        constraint: parameter.inheritedType.map {
          writer.rewriteConstraint($0, from: outer).description
        })
    }
    let relations = program.enclosing(type).flatMap { type in
      type.type?.whereClause?.requirements.map {
        writer.rewrite($0, from: type).description
      } ?? []
    }
    model.relations = relations.isEmpty ? nil : relations.joined(separator: ", ")
    model.sources = found.classes
    model.hiddenNames = program.hiddenNames(in: found.classes)
    writer.collector.add(found.classes, members: found.members, in: program)
    model.references = writer.collector.references
    for initializer in found.initializers {
      model.references.spi.add(.initializer(initializer.declaration), of: initializer.origin)
    }
    return model
  }
}
