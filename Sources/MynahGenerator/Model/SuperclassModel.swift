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
  let parameters: [ParameterModel]

  /// The parameters as `super.init` is called with them.
  let arguments: [String]

  /// The `?` or `!` behind `init`.
  let failability: String

  /// The generic parameters with their constraints, and the `where` clause.
  let genericClause: String
  let whereClause: String

  /// The effects as the declaration writes them, as in `async throws`.
  let effects: String
  let isAsync: Bool
  let isThrowing: Bool

  let isRequired: Bool

  /// The attributes and modifiers that the mock's declaration repeats.
  let prefixes: [String]

  /// The `#if` condition around the declaration.
  let condition: String?

  /// What stands before a call.
  var marks: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

  /// Whether callers need neither arguments nor marks.
  var isPlain: Bool {
    parameters.isEmpty && effects.isEmpty && failability.isEmpty && condition == nil
      && genericClause.isEmpty
  }
}
