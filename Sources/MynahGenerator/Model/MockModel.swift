internal import MynahSyntax

/// Everything that's needed to write the mock of a type.
///
/// It's a class because it has many parts, and the compiler would generate a lot of code to copy
/// them. It's unchecked `Sendable` because only the thread that creates the model changes it.
final class MockModel: @unchecked Sendable {
  /// The kind of the mocked type, with the parts that only mocks of this kind have.
  enum Kind {
    /// A protocol, or a composition of protocols and at most one class.
    case `protocol`(ProtocolModel)

    /// A class, which the mock inherits from.
    case `class`(SuperclassModel)

    /// A struct of closures.
    case client(StructModel)

    case closure(ClosureModel)
  }

  /// A generic parameter of the mock, which represents an associated type.
  struct GenericParameter {
    let name: String

    /// A Boolean value that indicates whether the parameter is a value, such as `let count: Int`.
    var isValue = false

    /// The types that it must conform to, joined by `&`.
    let constraint: String

    /// The protocols that declare the associated type.
    ///
    /// The mock declares that the parameter implements the associated type of each protocol.
    /// Otherwise, the compiler could infer another type from a pattern or an overload.
    var implementedProtocols: [String] = []

    /// The name and the constraint.
    var constrainedName: String { name + ": \(constraint)".when(!constraint.isEmpty) }
  }

  /// The generic parameters of a mock, and the constraints between them.
  struct Generics {
    /// The parameters, from the associated types without a specific type.
    var parameters: [GenericParameter] = []

    /// The constraints, without `where`, if any.
    var relations = ""
  }

  let kind: Kind

  /// The name of the mocked type in other files.
  let typeName: String

  /// The name of the mocked type in the mock's file, with its module if that's necessary.
  let typeReference: String

  /// The name of the mocked type in the mock's context.
  let contextName: String

  /// The name of the mock.
  let mockName: String

  /// The `@available` attributes that the mock must repeat.
  let availability: [Attribute]

  let generics: Generics

  /// The attribute of the mock's global actor, such as `@MainActor`.
  let globalActor: Attribute?

  /// The mocked type and its parents, whose files determine the imports.
  let sources: [DeclaredType]

  /// The `#if` condition around the mocked type.
  let condition: String?

  let members: [MemberModel]

  /// The references to types and members that determine further imports of the mock's file.
  let references: References

  /// The names used by generated code that refer to other types inside the mock.
  let hiddenNames: Set<String>

  /// A Boolean value that indicates whether a test requests the mock without generic arguments.
  var isRequestedUnspecialized = false

  /// A Boolean value that indicates whether a test can create the mock by its name.
  ///
  /// An example is `BirdMock()`.
  var isCreatedByName = false

  /// A Boolean value that indicates whether tests can call default implementations.
  ///
  /// Mocks that call them take longer to compile, so they're generated only on request.
  private(set) var callsDefaults = false

  init(
    _ kind: Kind, of type: DeclaredType, named mockName: String, in program: Program,
    availability: [Attribute], generics: Generics, globalActor: Attribute?, members: [MemberModel],
    sources: [DeclaredType], hiddenNames: Set<String>, references: References
  ) {
    self.kind = kind
    typeName = type.qualifiedName
    typeReference = program.reference(to: type)
    if type.closure == nil {
      contextName = type.path.map(\.unquoted).joined(separator: ".")
    } else {
      contextName = "Closure"
    }
    condition = type.condition
    self.mockName = mockName
    self.availability = availability
    self.generics = generics
    self.globalActor = globalActor
    self.members = members
    self.sources = sources
    self.hiddenNames = hiddenNames
    self.references = references
  }

  /// Creates the model of a type's mock.
  ///
  /// - Parameters:
  ///   - type: The protocol, class, or struct of closures.
  ///   - mockName: The name of the mock.
  ///   - program: The program that resolves the names in the type.
  ///   - clients: The structs whose mocks are parts of other mocks.
  static func model(
    of type: DeclaredType, named mockName: String, in program: Program,
    clients: ClientMocks = ClientMocks()
  ) throws(Refusal) -> MockModel {
    if let closure = type.closure {
      return try model(of: closure, as: type, named: mockName, in: program)
    }
    return switch type.kind {
    case .class: try model(ofClass: type, named: mockName, in: program)
    case .struct:
      try model(ofStruct: type, named: mockName, in: program, clients: clients)
    default: try model(ofProtocol: type, named: mockName, in: program)
    }
  }
}

/// The parts that only mocks of a kind have.
extension MockModel {
  var protocolModel: ProtocolModel? {
    if case .protocol(let model) = kind { model } else { nil }
  }

  /// The class that the mock inherits from and overrides, if any.
  var superclass: SuperclassModel? {
    switch kind {
    case .class(let superclass): superclass
    case .protocol(let model): model.superclass
    case .client, .closure: nil
    }
  }

  /// The struct of closures that's mocked, if any.
  var structure: StructModel? {
    if case .client(let structure) = kind { structure } else { nil }
  }

  /// A Boolean value that indicates whether the mock is an actor.
  var isActor: Bool { protocolModel?.isActor == true }

  /// A Boolean value that indicates whether the mocked type is a `Sendable` protocol.
  var isSendable: Bool { protocolModel?.isSendable == true }

  /// A Boolean value that indicates whether the mock is an actor or isolated to a global actor.
  var isIsolated: Bool { globalActor != nil || isActor }

  /// A Boolean value that indicates whether the mock uses declarations that need a testable import.
  var needsTestable: Bool { superclass?.needsTestable == true || structure?.needsTestable == true }
}

extension MockModel {
  /// The mock's type in the code of its own members.
  var selfType: String { mockName + genericArguments }

  /// The generic arguments, such as `<Item>`, or an empty string without generic parameters.
  var genericArguments: String {
    generics.parameters.map(\.name).inAngleBrackets
  }

  /// The generic parameters with their constraints, such as `<Item: Hashable>`.
  var genericClause: String {
    generics.parameters.map { "let ".when($0.isValue) + $0.constrainedName }.inAngleBrackets
  }

  var isGeneric: Bool { !generics.parameters.isEmpty }

  /// A Boolean value that indicates whether the mocked type and its parents are public.
  var isOfPublicTypes: Bool { sources.allSatisfy { $0.access >= .public } }

  /// Makes rethrowing members nonthrowing, for stubs that don't use the library.
  func makeNonthrowing() {
    for call in members.lazy.flatMap(\.calls) { call.effects.makeNonthrowing() }
  }

  /// Lets tests call the default implementations, if there are any.
  func offerDefaults() {
    for member in members where member.defaultImplementation != nil {
      callsDefaults = true
      for call in member.calls { call.offersDefault = true }
    }
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
  static func model(
    ofClass type: DeclaredType, named mockName: String, in program: Program
  ) throws(Refusal) -> MockModel {
    let found = try ClassResolver.members(of: type, in: program)
    let declared = program.genericParameters(around: type)
    let names = declared.map(\.parameter.name)
    if declared.contains(where: { $0.parameter.kind == .pack }) {
      throw Refusal(of: type, reason: "Swift doesn't have subclasses of classes with a type pack")
    }
    let own = Set(type.genericParameters.map(\.name))
    if let (hidden, outer) = declared.first(where: { own.contains($0.name) && $1 !== type }) {
      let reason =
        "its generic parameter \(hidden.name) hides a parameter of \(outer.qualifiedName)"
      throw Refusal(of: type, reason: reason)
    }
    let writer = TypeWriter(
      program, selfType: .identifier(mockName, names.map { .identifier($0) }),
      associatedTypes: Set(names), substitutions: found.substitutions)
    let globalActor = found.globalActor?.unconditional
    let builder = MemberBuilder(
      root: type, writer: writer, globalActor: globalActor, isActor: false)
    var taken = builder.takenNames(found.members, in: found)
    let (members, refused) = builder.overridingMembers(found.members, &taken)
    builder.findRivals(
      in: program.conformances(of: found.classes), and: found.classes, for: members)
    let superclass = SuperclassModel(
      of: found, initializers: try builder.initializers(of: found, fulfilling: []),
      unmocked: refused, reference: writer.reference(to: type))
    let relations = program.enclosing(type).flatMap { type in
      type.type?.whereClause?.requirements.map { writer.rewrite($0, from: type).description } ?? []
    }
    let generics = Generics(
      parameters: declared.map { parameter, outer in
        GenericParameter(
          name: parameter.name, isValue: parameter.kind == .value,
          // The values that a mock stores are copyable.
          constraint: parameter.inheritedType.flatMap {
            $0.isSuppression ? nil : writer.rewriteConstraint($0, from: outer).description
          } ?? "")
      }, relations: relations.commaSeparated)
    writer.collector.add(found, in: program)
    return MockModel(
      .class(superclass), of: type, named: mockName, in: program,
      availability: Availability.attributes(of: type) + members.availability, generics: generics,
      globalActor: globalActor, members: members.sharingPatterns(), sources: found.classes,
      hiddenNames: program.hiddenNames(in: found.classes),
      references: writer.collector.references)
  }
}
