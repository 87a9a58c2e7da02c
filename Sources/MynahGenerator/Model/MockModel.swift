internal import MynahSyntax

/// Everything that's needed to write the mock of a type.
///
/// It's a class because it has many parts, and the compiler would generate a lot of code to copy
/// them. It's unchecked `Sendable` because only the thread that creates the model changes it.
final class MockModel: @unchecked Sendable {
  /// A generic parameter of the mock, which represents an associated type.
  struct GenericParameter {
    let name: String

    /// A Boolean value that indicates whether the parameter is a value, such as `let count: Int`.
    var isValue = false

    /// The types that it must conform to, joined by `&`, if any.
    let constraint: String?

    /// The protocols that declare the associated type.
    ///
    /// The mock declares that the parameter implements the associated type of each protocol.
    /// Otherwise, the compiler could infer another type from a pattern or an overload.
    var implementedProtocols: [String] = []
  }

  /// The name of the mocked type in other files.
  let typeName: String

  /// The name of the mocked type in the mock's file, with its module if that's necessary.
  let typeReference: String

  /// The protocols that the mock's declaration lists.
  var conformances: [String] = []

  /// The mocked protocol with its primary associated types, as written after `any`.
  ///
  /// It's empty if the mocked type isn't a protocol.
  var constraint: String = ""

  /// A Boolean value that indicates whether the mocked type is a composition of protocols.
  ///
  /// `Bird & Fish` is an example.
  var isComposition: Bool = false

  /// The name of the mocked type in the mock's context.
  var contextName: String

  /// The `@available` attributes that the mock must repeat.
  var availability: [Attribute] = []

  /// The name of the mock.
  let mockName: String

  /// The generic parameters, from the associated types without a specific type.
  var genericParameters: [GenericParameter] = []

  /// A Boolean value that indicates whether the generic parameters are primary associated types.
  ///
  /// They include all primary associated types. If a single protocol is mocked, they also have the
  /// same order.
  var areParametersPrimary: Bool = false

  /// The number of primary associated types of the mocked protocol, or 0 for a composition.
  var primaryCount = 0

  /// The constraints between the generic parameters, without `where`, if any.
  var relations: String?

  /// The associated types that must be a specific type, with these types.
  var aliases: [(name: String, type: String)] = []

  /// The attribute of the mock's global actor, such as `@MainActor`.
  var globalActor: Attribute?

  /// The nonisolated protocols that an isolated mock conforms to.
  var nonisolatedParents: [String] = []

  /// A Boolean value that indicates whether the mock is an actor.
  var isActor: Bool = false

  /// Boolean values that indicate whether the mock must be `Equatable` or `Hashable`.
  var isEquatable: Bool = false
  var isHashable: Bool = false

  /// A Boolean value that indicates whether the mocked type is `Sendable`.
  var isSendable: Bool = false

  /// The name of `NSObject` if a mocked protocol requires this class, or nil otherwise.
  var rootClass: String?

  /// A Boolean value that indicates whether the mock must inherit from `NSObject`.
  var isNSObject: Bool { rootClass != nil }

  /// The mocked type and its parents, whose files determine the imports.
  var sources: [DeclaredType] = []

  /// The `#if` condition around the mocked type.
  let condition: String?

  var members: [MemberModel] = []

  /// The names of the requirements whose default implementations the mock replaces.
  var replacedDefaults: [String] = []

  /// The references to types and members that determine further imports of the mock's file.
  var references = References()

  /// The names used by generated code that refer to other types inside the mock.
  var hiddenNames: Set<String> = []

  /// A Boolean value that indicates whether a test requests the mock without generic arguments.
  var isRequestedUnspecialized = false

  /// The class that the mock inherits from and overrides, if any.
  var superclass: SuperclassModel?

  /// The struct of closures that's mocked, or nil if the mocked type isn't a struct.
  var structure: StructModel?

  /// The closure that the mock represents, or nil if it isn't a mock of a closure.
  var closure: ClosureModel?

  /// The mock's type in the code of its own members.
  var selfType: String { mockName + genericArguments }

  /// The generic arguments, such as `<Item>`, or an empty string without generic parameters.
  var genericArguments: String {
    guard !genericParameters.isEmpty else { return "" }
    return "<\(genericParameters.map(\.name).joined(separator: ", "))>"
  }

  /// The generic parameters with their constraints, such as `<Item: Hashable>`.
  var genericClause: String {
    guard !genericParameters.isEmpty else { return "" }
    let parameters = genericParameters.map { parameter in
      (parameter.isValue ? "let " : "")
        + (parameter.constraint.map { "\(parameter.name): \($0)" } ?? parameter.name)
    }
    return "<\(parameters.joined(separator: ", "))>"
  }

  /// Creates a model without members.
  init(of type: DeclaredType, named mockName: String, in program: Program) {
    typeName = type.qualifiedName
    typeReference = program.reference(to: type)
    contextName = type.path.map(\.unquoted).joined(separator: ".")
    condition = type.condition
    self.mockName = mockName
  }

  /// Creates the model of a type's mock.
  ///
  /// - Parameters:
  ///   - type: The protocol, class, or struct of closures.
  ///   - mockName: The name of the mock.
  ///   - program: The program that resolves the names in the type.
  ///   - testModule: The module that contains the mock.
  ///   - clients: The structs whose mocks are parts of other mocks.
  static func model(
    of type: DeclaredType, named mockName: String, in program: Program, from testModule: String?,
    clients: ClientMocks = ClientMocks()
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

  /// A Boolean value that indicates whether the mocked type and its parents are public.
  var isOfPublicTypes: Bool { sources.allSatisfy { $0.access >= .public } }

  /// Makes rethrowing members nonthrowing, for stubs that don't use the library.
  func makeNonthrowing() {
    for call in members.lazy.flatMap(\.calls) { call.effects.makeNonthrowing() }
  }

  /// A Boolean value that indicates whether only the main actor can create a mock.
  var isMadeOnMainActor: Bool {
    instanceMembers.contains { $0.calls.contains(where: \.isStoredOnMainActor) }
  }

  var instanceMembers: [MemberModel] { members.filter { !$0.isStatic } }
  var staticMembers: [MemberModel] { members.filter(\.isStatic) }
}

extension MockModel {
  /// Creates the model of a class's mock.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - mockName: The name of the mock.
  ///   - program: The program that resolves the names in the class.
  ///   - testModule: The module that contains the mock.
  static func model(
    ofClass type: DeclaredType, named mockName: String, in program: Program,
    from testModule: String?
  ) throws(Refusal) -> MockModel {
    let found = try ClassResolver.members(of: type, in: program, from: testModule)
    let declared = program.genericParameters(around: type)
    let names = declared.map(\.parameter.name)
    if declared.contains(where: { $0.parameter.kind == .pack }) {
      throw Refusal(of: type, reason: "Swift doesn't have subclasses of classes with a type pack")
    }
    let own = Set(type.type?.genericParameters.map(\.name) ?? [])
    if let (hidden, outer) = declared.first(where: { own.contains($0.name) && $1 !== type }) {
      let reason =
        "its generic parameter \(hidden.name) hides a parameter of \(outer.qualifiedName)"
      throw Refusal(of: type, reason: reason)
    }
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
    let initializers = try builder.initializers(of: found, fulfilling: [])
    model.superclass = SuperclassModel(
      designated: initializers.filter(\.isDesignated).map(\.model),
      convenience: initializers.filter { !$0.isDesignated }.map(\.model),
      unmocked: found.unmocked + refused, needsTestable: found.needsTestable,
      reference: writer.reference(to: type), isNonSendable: found.isNonSendable,
      isDeinitIsolated: found.isDeinitIsolated)
    model.availability =
      (type.type?.attributes.filter { $0.name == "available" } ?? []) + members.availability
    model.genericParameters = declared.map { parameter, outer in
      GenericParameter(
        name: parameter.name, isValue: parameter.kind == .value,
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
