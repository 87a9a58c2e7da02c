internal import MynahSyntax

/// All that is needed to write the mock of one type.
///
/// It's a class because copying its many parts is most of what the compiler would write for it. Only the thread
/// that makes the model changes it.
final class MockModel: @unchecked Sendable {
  /// A generic parameter of the mock, made from an associated type.
  struct GenericParameter {
    let name: String

    /// What it conforms to, joined by `&`; nil where nothing is required.
    let constraint: String?

    /// The protocols that declare the associated type.
    ///
    /// The mock says that the parameter implements it, because the compiler could infer another type from a
    /// pattern or an overload.
    var implementedProtocols: [String] = []
  }

  /// The mocked type as other files write it.
  let typeName: String

  /// The mocked type as the mock's file writes it, with its module where that is needed.
  let typeReference: String

  /// The protocols that the mock names as its own, where it is one of a protocol.
  var conformances: [String] = []

  /// The mocked type with its arguments, as what follows `any`, where it is a protocol.
  var constraint: String = ""

  /// Whether the mocked type is several protocols, as `Bird & Fish` is.
  var isComposition: Bool = false

  /// What the mock's context calls the type.
  var contextName: String

  /// The `@available` attributes of the mocked type, which its mock must repeat.
  var availability: [Attribute] = []

  /// The name of the mock.
  let mockName: String

  /// The generic parameters, from the associated types that are left open.
  var genericParameters: [GenericParameter] = []

  /// Whether the generic parameters are the protocol's primary associated types, in order.
  var areParametersPrimary: Bool = false

  /// The number of the mocked protocol's primary associated types; 0 for a composition.
  var primaryCount = 0

  /// Constraints among the generic parameters, without `where`; nil where there are none.
  var relations: String?

  /// The associated types that are required to be certain types.
  var aliases: [(name: String, type: String)] = []

  /// The attribute of the global actor that the mock is isolated to, as in `@MainActor`.
  var globalActor: Attribute?

  /// The protocols without isolation that a mock with isolation conforms to.
  var nonisolatedParents: [String] = []

  /// Whether the mock is an actor.
  var isActor: Bool = false

  /// Whether the mock must be `Equatable`, `Hashable`.
  var isEquatable: Bool = false
  var isHashable: Bool = false

  /// Whether the mocked type is `Sendable`.
  var isSendable: Bool = false

  /// The class that the mock must inherit from though no class is mocked, which is `NSObject`.
  var rootClass: String?

  /// Whether the mock must inherit from `NSObject`.
  var isNSObject: Bool { rootClass != nil }

  /// The mocked protocol and those that it refines, whose files say what must be imported.
  var sources: [DeclaredType] = []

  /// The `#if` condition around the mocked type.
  let condition: String?

  var members: [MemberModel] = []

  /// What the mock's file must import for the types and members that it names.
  var references = References()

  /// The names that mean types of the mocked one in the mock, and that the mock needs for others.
  var hiddenNames: Set<String> = []

  /// Whether a test asks for the mock without saying what its generic parameters are.
  var isAskedForBare = false

  /// What the mock has of the class that it mocks; nil where that is a protocol.
  var superclass: SuperclassModel?

  /// What the double has of the struct of closures that it is of; nil where that is no struct.
  var structure: StructModel?

  /// The closure that the mock stands for; nil if it isn't a mock of a closure.
  var closure: ClosureModel?

  /// The mock's type as its own members write it.
  var selfType: String { mockName + genericArguments }

  /// The generic arguments, as in `<Item>`; empty where there are none.
  var genericArguments: String {
    guard !genericParameters.isEmpty else { return "" }
    return "<\(genericParameters.map(\.name).joined(separator: ", "))>"
  }

  /// The generic parameters with their constraints, as in `<Item: Hashable>`.
  var genericClause: String {
    guard !genericParameters.isEmpty else { return "" }
    let parameters = genericParameters.map { parameter in
      parameter.constraint.map { "\(parameter.name): \($0)" } ?? parameter.name
    }
    return "<\(parameters.joined(separator: ", "))>"
  }

  /// Starts the model of a type's mock.
  init(of type: DeclaredType, named mockName: String, in program: Program) {
    typeName = type.qualifiedName
    typeReference = program.reference(to: type)
    contextName = type.path.map(\.unticked).joined(separator: ".")
    condition = type.condition
    self.mockName = mockName
  }

  /// Makes the model of a type's mock.
  ///
  /// - Parameters:
  ///   - type: The protocol, class or struct of closures.
  ///   - mockName: The name of the mock.
  ///   - program: What the names in it are looked up in.
  ///   - testModule: The module that the mock is part of.
  ///   - clients: The structs whose doubles are parts of others.
  static func model(
    of type: DeclaredType, named mockName: String, in program: Program, from testModule: String?,
    clients: ClientDoubles = ClientDoubles()
  ) throws(Refusal) -> MockModel {
    let model =
      switch type.type?.kind {
      case .class: try model(ofClass: type, named: mockName, in: program, from: testModule)
      case .struct:
        try model(ofStruct: type, named: mockName, in: program, from: testModule, clients: clients)
      default: try model(ofProtocol: type, named: mockName, in: program, from: testModule)
      }
    if let closure = type.closure {
      try model.mock(closure, of: type, in: program, from: testModule)
    }
    return model
  }

  /// Whether other modules see the mocked type and all that it is made from.
  var isOfPublicTypes: Bool { sources.allSatisfy { $0.access >= .public } }

  /// Lets members that rethrow throw nothing, for stubs without the library.
  func muteRethrownErrors() {
    for call in members.lazy.flatMap(\.calls) { call.effects.muteRethrownErrors() }
  }

  /// A Boolean value that indicates whether only the main actor can make a mock.
  var isMadeOnMainActor: Bool {
    instanceMembers.contains { $0.calls.contains(where: \.isStoredOnMainActor) }
  }

  var instanceMembers: [MemberModel] { members.filter { !$0.isStatic } }
  var staticMembers: [MemberModel] { members.filter(\.isStatic) }
}

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
    var taken = TakenNames(builder.takenNames(found.members).union(found.names).union(parameters))
    let (members, refused) = builder.overridingMembers(found.members, &taken)
    model.members = members.sharingPatterns()
    let initializers = try found.initializers.map { initializer throws(Refusal) in
      (initializer.isDesignated, try builder.initializer(initializer))
    }
    model.superclass = SuperclassModel(
      designated: initializers.filter(\.0).map(\.1),
      convenience: initializers.filter { !$0.0 }.map(\.1),
      kept: found.kept + refused, needsTestable: found.needsTestable,
      reference: writer.reference(to: type), isUnsendable: found.isUnsendable,
      isDeinitIsolated: found.isDeinitIsolated)
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
      type.type?.whereClause?.requirements.map { writer.rewrite($0, from: type).description } ?? []
    }
    model.relations = relations.isEmpty ? nil : relations.joined(separator: ", ")
    model.sources = found.classes
    model.hiddenNames = program.hiddenNames(in: found.classes)
    writer.collector.add(found, in: program)
    model.references = writer.collector.references
    return model
  }
}
