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
