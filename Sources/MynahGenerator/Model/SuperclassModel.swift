internal import MynahSyntax

/// The superclass of a mock.
struct SuperclassModel {
  /// The designated initializers, which the mock overrides.
  let designated: [InitializerModel]

  /// The convenience initializers, which the mock inherits or, if it can't inherit them, declares.
  let convenience: [InitializerModel]

  /// The members that the mock can't override.
  let unmocked: [UnmockedMember]

  /// A Boolean value that indicates whether the mock requires a testable import of the module.
  let needsTestable: Bool

  /// The class with its generic arguments, as written in the mock's file, such as `Forest<Kind>`.
  let reference: String

  /// A Boolean value that indicates whether the class, and therefore the mock, can't be `Sendable`.
  let isNonSendable: Bool

  /// A Boolean value that indicates whether the deinitializer of the mock must be isolated.
  let isDeinitIsolated: Bool

  /// A Boolean value that indicates whether the class is isolated to a global actor.
  let isIsolated: Bool

  init(
    of found: ClassMembers, initializers: [InitializerModel], unmocked: [UnmockedMember],
    reference: String
  ) {
    designated = initializers.filter(\.isDesignated)
    convenience = initializers.filter { !$0.isDesignated }
    self.unmocked = found.unmocked + unmocked
    needsTestable = found.needsTestable
    self.reference = reference
    isNonSendable = found.isNonSendable
    isDeinitIsolated = found.isDeinitIsolated
    isIsolated = found.globalActor != nil
  }

  /// The initializers that can create mocks.
  ///
  /// A mock can inherit a variadic initializer, but Swift can't pass an array to it.
  var initializers: [InitializerModel] {
    (designated + convenience).filter { initializer in
      initializer.isCallable && !initializer.call.parameters.contains { $0.kind == .variadic }
    }
  }

  /// The initializers that the mock declares.
  var declared: [InitializerModel] { designated + convenience.filter { !$0.isCallable } }
}

/// An initializer of a class.
struct InitializerModel {
  /// The keywords before `init` in the mock, each followed by a space.
  enum Inheritance: String {
    /// The mock omits parameters of the class's initializer.
    ///
    /// The mock's file can't evaluate their default arguments, for example because they name private
    /// declarations.
    case none = ""

    case override = "override "

    /// The class or a mocked protocol marks the initializer as `required`.
    case required = "required "

    /// A mocked protocol requires the initializer, but the class doesn't mark it as `required`.
    case witness = "required override "
  }

  let call: CallModel
  let failability: InitializerDeclaration.Failability
  let isDesignated: Bool

  /// The relation of the mock's declaration to the initializers of the class.
  var inheritance: Inheritance

  /// A Boolean value that indicates whether the initializer can create mocks.
  var isCallable: Bool

  /// A Boolean value that indicates whether the class doesn't have the initializer.
  ///
  /// A mocked protocol requires it. The mock implements it with the class's initializer that has no
  /// parameters.
  var isAdded = false

  /// The attributes and modifiers that the mock's declaration repeats.
  let prefix: DeclarationPrefix

  /// The `#if` condition around the declaration.
  let condition: String?

  /// A Boolean value that indicates whether a plain call without arguments always succeeds.
  ///
  /// The initializer has no parameters, effects, or conditions, and it can't fail. It's available
  /// for all generic arguments of the class.
  var isPlain: Bool {
    call.parameters.isEmpty && call.effects.isEmpty && failability == .none && condition == nil
      && !call.isGeneric && call.constraints == nil
  }
}

/// The class that a mocked protocol requires its conforming types to inherit from.
struct RequiredSuperclass {
  let required: Superclass

  /// The members that the mock overrides.
  let found: ClassMembers

  /// The members in extensions of the class and its superclasses, each with the class.
  let membersOfExtensions: [(declaration: Declaration, origin: DeclaredType)]

  private let program: Program
  private let conformances: Set<DeclaredType>

  /// - Throws: The reason why the class can't be subclassed.
  init(
    _ required: Superclass, of type: DeclaredType, in program: Program
  ) throws(Refusal) {
    self.required = required
    self.program = program
    do throws(Refusal) {
      try Mockability.checkDeclaration(of: required.type, in: program)
      found = try ClassResolver.members(
        of: required.type, in: program, required: required)
    } catch {
      throw Refusal(
        typeName: type.qualifiedName, path: error.path, position: error.position,
        reason: "it requires \(required.type.qualifiedName), but \(error.reason)")
    }
    let extensions = found.classes.map(program.extensions)
    membersOfExtensions = zip(found.classes, extensions).flatMap { type, extended in
      extended.members.map { ($0, type) }
    }
    conformances = Set(program.conformances(of: found.classes, and: extensions))
  }

  /// Returns a Boolean value that indicates whether the class conforms to a protocol.
  ///
  /// Only the conformances of the class and its superclasses count, not the requirement of the
  /// mocked protocol.
  func conforms(to type: DeclaredType) -> Bool { conformances.contains(type) }

  /// Returns a Boolean value that indicates whether the class conforms to a standard protocol.
  func conforms(to name: String) -> Bool { program.findInToolchain([name]).map(conforms) ?? false }

  /// Creates the model of the superclass.
  ///
  /// - Parameters:
  ///   - builder: The builder that creates the models of the initializers.
  ///   - requirements: The requirements of the protocols.
  ///   - unmocked: The members that this mock can't override, in addition to the members that no
  ///     mock can override.
  func model(
    with builder: MemberBuilder, fulfilling requirements: [Requirement], unmocked: [UnmockedMember]
  ) throws(Refusal) -> SuperclassModel {
    SuperclassModel(
      of: found, initializers: try builder.initializers(of: found, fulfilling: requirements),
      unmocked: unmocked, reference: builder.writer.reference(to: required.type))
  }
}
