internal import MynahSyntax

/// What a subclass of a class can override, and how it is made.
struct ClassMembers {
  /// The class and its superclasses whose declarations are known, the class first.
  var classes: [DeclaredType] = []

  /// The members that a mock overrides, each as a protocol would require it.
  var members: [Requirement] = []

  /// The initializers that a mock overrides, and those that it inherits for it.
  var initializers: [ClassInitializer] = []

  /// The members that a mock can not override, which stay as they are.
  var kept: [KeptMember] = []

  /// All members that the tests see, and the class that declares each.
  var declared: [(declaration: Declaration, origin: DeclaredType)] = []

  /// The names of all members, which a mock's own must not have.
  var names: Set<String> = []

  /// What the generic parameters of the superclasses stand for.
  var substitutions: Substitutions = [:]

  /// The attribute of the global actor that the class is isolated to.
  var globalActor: Attribute?

  /// Whether the class says that it can not be `Sendable`, so that its mock can not be either.
  var isUnsendable = false

  /// Whether only a test that imports the class's module as testable can override all this.
  var needsTestable = false
}

/// The generic parameters of superclasses by their names, what they stand for, and where that is written.
typealias Substitutions = [ObjectIdentifier: [String: (type: TypeSyntax, origin: DeclaredType)]]

/// An initializer by which a mock of a class is made.
struct ClassInitializer {
  let declaration: InitializerDeclaration

  /// The class that declares it.
  let origin: DeclaredType

  /// The `#if` conditions around it, joined; nil where there are none.
  let condition: String?

  /// Whether a subclass has it without declaring it, where it is not designated.
  var isInherited = true

  /// Whether a subclass must call it or another of its kind.
  var isDesignated: Bool { !declaration.hasModifier("convenience") }

  var isRequired: Bool { declaration.hasModifier("required") }

  /// Whether mocks can be made by it: a subclass inherits it, or can call it with its own arguments, of which
  /// Swift passes no array on as variadic ones, and which tell what the generic parameters are.
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

/// A member of a class that stays as it is in a mock.
struct KeptMember: Hashable {
  let name: String

  /// The reason, as a clause without a final period.
  let reason: String
}
