internal import MynahSyntax

/// What a mock has of its superclass.
struct SuperclassModel {
  /// The initializers that the mock overrides.
  let designated: [InitializerModel]

  /// The initializers that the mock inherits by that, or must declare for want of it.
  let convenience: [InitializerModel]

  /// The members that the mock can not override.
  let kept: [KeptMember]

  /// Whether the mock compiles only where the class's module is imported as testable.
  let needsTestable: Bool

  /// The class as the mock's file writes it, with generic arguments, as in `Forest<Kind>`.
  let reference: String

  /// Whether the class can not be `Sendable`, so that the mock is not.
  let isUnsendable: Bool

  /// A Boolean value that indicates whether the deinitializer of the mock must be isolated.
  let isDeinitIsolated: Bool

  /// Whether the class is isolated to a global actor.
  var isIsolated = false

  /// Whether the class is what is mocked, and not what a mocked protocol requires.
  var isMocked = true

  /// The initializers by which mocks are made.
  var initializers: [InitializerModel] { (designated + convenience).filter(\.isCallable) }

  /// The initializers that the mock declares.
  var declared: [InitializerModel] { designated + convenience.filter { !$0.isCallable } }
}

/// An initializer of a class.
struct InitializerModel {
  let call: CallModel
  let failability: InitializerDeclaration.Failability
  let isRequired: Bool

  /// Whether mocks can be made by it.
  let isCallable: Bool

  /// Whether a mocked protocol requires it, and the class does not.
  var isWitness = false

  /// Whether a mocked protocol requires it, and the class has only an initializer without arguments.
  var isAdded = false

  /// What the mock's declaration repeats.
  let prefix: DeclarationPrefix

  /// The `#if` condition around the declaration.
  let condition: String?

  /// Whether callers need neither arguments nor marks, whatever the class's generic parameters are.
  var isPlain: Bool {
    call.parameters.isEmpty && call.effects.isEmpty && failability == .none && condition == nil
      && !call.isGeneric && call.constraints == nil
  }
}

/// The class that a mocked protocol requires its conforming types to inherit from.
struct RequiredSuperclass {
  let required: RequiredClass

  /// What the mock overrides.
  let found: ClassMembers

  /// What the extensions of the class and of its superclasses add.
  let extensions: [ExtendedType]

  private let program: Program
  private let conformances: Set<ObjectIdentifier>

  /// - Throws: The reason for which the class can not be subclassed.
  init(
    _ required: RequiredClass, of type: DeclaredType, in program: Program, from testModule: String?
  ) throws(Refusal) {
    self.required = required
    self.program = program
    do throws(Refusal) {
      try Mockability.check(required.type, .mock, from: testModule)
      found = try ClassResolver.members(
        of: required.type, in: program, from: testModule, required: required)
    } catch {
      throw Refusal(
        typeName: type.qualifiedName, path: error.path, position: error.position,
        reason: "it requires the class \(required.type.qualifiedName): \(error.reason)")
    }
    extensions = found.classes.map(program.extensions)
    conformances = Set(
      program.conformances(of: found.classes, and: extensions).map { ObjectIdentifier($0) })
  }

  /// Whether the class conforms to a protocol by itself.
  func conforms(to type: DeclaredType) -> Bool { conformances.contains(ObjectIdentifier(type)) }

  /// A Boolean value that indicates whether the class conforms to a protocol of the standard library.
  func conforms(to name: String) -> Bool { program.findInToolchain([name]).map(conforms) ?? false }

  /// The model of the superclass.
  ///
  /// - Parameters:
  ///   - builder: What makes the models of the initializers.
  ///   - requirements: What the protocols require.
  ///   - kept: The members that the mock can not override, but for those that none can.
  func model(
    with builder: MemberBuilder, fulfilling requirements: [Requirement], kept: [KeptMember]
  ) throws(Refusal) -> SuperclassModel {
    let initializers = try builder.initializers(
      of: found, fulfilling: requirements, required.type.qualifiedName)
    return SuperclassModel(
      designated: initializers.filter(\.isDesignated).map(\.model),
      convenience: initializers.filter { !$0.isDesignated }.map(\.model), kept: found.kept + kept,
      needsTestable: found.needsTestable, reference: builder.writer.reference(to: required.type),
      isUnsendable: found.isUnsendable, isDeinitIsolated: found.isDeinitIsolated,
      isIsolated: found.globalActor != nil, isMocked: false)
  }
}
