internal import MynahSyntax

/// The members and initializers of a class that a mock can override.
struct ClassMembers {
  /// The class, followed by the superclasses whose declarations are known.
  var classes: [DeclaredType] = []

  /// The members that a mock overrides, each in the form of a protocol requirement.
  var members: [Requirement] = []

  /// The initializers that a mock overrides, and the convenience initializers that it inherits.
  var initializers: [ClassInitializer] = []

  /// The members that a mock can't override and therefore inherits unchanged.
  var unmocked: [UnmockedMember] = []

  /// All members that the tests can see, each with the class that declares it.
  var declared: [(declaration: Declaration, origin: DeclaredType)] = []

  /// The names of all members, which the mock's additional members must not use.
  var names: Set<String> = []

  /// The arguments for the generic parameters of the superclasses.
  var substitutions: Substitutions = [:]

  /// The attribute of the global actor that the class is isolated to.
  var globalActor: Attribute?

  /// A Boolean value that indicates whether the class and its mock can't be `Sendable`.
  var isNonSendable = false

  /// A Boolean value that indicates whether the compiler might isolate the class's deinitializer.
  var isDeinitIsolated = false

  /// A Boolean value that indicates whether a mock needs a testable import of the class's module.
  var needsTestable = false
}

/// The arguments for the generic parameters of superclasses, by superclass and parameter name.
///
/// Each argument is stored with the class that specifies it.
typealias Substitutions = [DeclaredType: [String: (type: TypeSyntax, origin: DeclaredType)]]

/// A class's initializer that a mock can override or inherit.
struct ClassInitializer {
  var declaration: InitializerDeclaration

  /// The class that declares the initializer.
  let origin: DeclaredType

  /// The `#if` conditions around the initializer, joined, or nil if it's unconditional.
  let condition: String?

  /// A Boolean value that indicates whether subclasses inherit this convenience initializer.
  var isInherited = true

  /// A Boolean value that indicates whether the initializer is designated.
  var isDesignated: Bool { !declaration.hasModifier("convenience") }

  var isRequired: Bool { declaration.hasModifier("required") }

  /// A Boolean value that indicates whether the initializer can create mocks.
  ///
  /// A mock inherits a convenience initializer, and calls a designated initializer in its override.
  /// The call isn't possible with variadic parameters, because Swift can't pass an array to them,
  /// or with generic parameters that no argument determines.
  var isCallable: Bool {
    guard isDesignated else { return isInherited }
    let constraints = declaration.whereClause?.requirements ?? []
    return !declaration.parameters.contains(where: \.isVariadic)
      && declaration.genericParameters.map(\.name).allSatisfy { name in
        declaration.parameters.contains { $0.type.mentions(name) }
          || constraints.contains { $0.equates(name) }
      }
  }
}

/// A member of a class that a mock doesn't override.
struct UnmockedMember: Hashable {
  let name: String

  /// The reason, as a clause without a final period.
  let reason: String
}
