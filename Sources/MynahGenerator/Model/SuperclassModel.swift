internal import MynahSyntax

/// What the mock of a class has of its superclass.
struct SuperclassModel {
  /// The initializers that the mock overrides.
  let designated: [InitializerModel]

  /// The initializers that the mock inherits by that.
  let convenience: [InitializerModel]

  /// The members that the mock can not override.
  let kept: [KeptMember]

  /// Whether the mock compiles only where the class's module is imported as testable.
  let needsTestable: Bool

  /// The class as the mock's file writes it, with generic arguments, as in `Forest<Kind>`.
  let reference: String

  /// Whether the class can not be `Sendable`, so that the mock is not.
  let isUnsendable: Bool

  var initializers: [InitializerModel] { designated + convenience }
}

/// An initializer of a class.
struct InitializerModel {
  let call: CallModel
  let failability: InitializerDeclaration.Failability
  let isRequired: Bool

  /// What the mock's declaration repeats.
  let prefix: DeclarationPrefix

  /// The `#if` condition around the declaration.
  let condition: String?

  /// Whether callers need neither arguments nor marks.
  var isPlain: Bool {
    call.parameters.isEmpty && call.effects.isEmpty && failability == .none && condition == nil
      && !call.isGeneric
  }
}
