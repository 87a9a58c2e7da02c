internal import MynahSyntax

/// A requirement of a protocol, or of a protocol that it refines.
struct Requirement {
  /// A function, variable, subscript, or initializer.
  var declaration: Declaration

  /// The protocol that declares the requirement.
  let origin: DeclaredType

  /// The `#if` conditions around the requirement, joined, or nil if it's unconditional.
  var condition: String?

  /// A Boolean value that indicates whether a nonisolated protocol declares the requirement.
  ///
  /// An isolated mock must fulfill such a requirement from any isolation.
  var isNonisolated = false
}

extension Requirement {
  /// Returns a requirement that represents two requirements with the same signature.
  func merged(with other: Requirement) -> Requirement {
    var merged = other.isStronger(than: self) ? other : self
    if condition == nil || other.condition == nil { merged.condition = nil }
    merged.isNonisolated = isNonisolated || other.isNonisolated
    return merged
  }
}

/// An associated type of a protocol, with its constraints.
struct AssociatedType {
  let name: String

  /// The protocols that declare the associated type.
  var origins: [DeclaredType]

  /// The constraints, each with the protocol that declares it.
  var constraints: [(type: TypeSyntax, origin: DeclaredType)] = []

  /// The type that a protocol requires it to be, with the protocol.
  var sameType: (type: TypeSyntax, origin: DeclaredType)?
}

/// The requirements of a protocol, beginning with the requirements that it declares.
struct Requirements {
  /// The protocol and the protocols that it refines, without duplicates.
  var protocols: [DeclaredType] = []

  /// The protocols that aren't isolated to an actor, including toolchain protocols.
  var nonisolatedProtocols: [DeclaredType] = []
  var members: [Requirement] = []
  private(set) var associatedTypes: [AssociatedType] = []

  /// The constraints that concern more than one associated type, each with its protocol.
  var relations: [(requirement: GenericRequirement, origin: DeclaredType)] = []

  /// The attribute of the global actor that the protocol is isolated to.
  var globalActor: Attribute?

  /// The class that conforming types must inherit from, or nil if the protocol doesn't name one.
  var superclass: Superclass?

  /// The arguments for the generic parameters of the aliases that protocols refine.
  var substitutions: Substitutions = [:]

  /// The type aliases that the protocols declare, each with its protocol.
  var aliases: [String: (type: TypeSyntax, origin: DeclaredType)] = [:]

  /// The generic type aliases that the protocols declare, each with its protocol.
  var genericAliases: [String: (alias: TypeAliasDeclaration, origin: DeclaredType)] = [:]

  /// The associated types that an implementation determines, and not a constraint.
  ///
  /// The compiler doesn't know their types for an existential.
  var inferredTypes: Set<String> = []

  /// The names of the toolchain protocols that the protocol refines.
  var standardParents: Set<String> = []

  /// The types of aliases, and of associated types that must be a specific type.
  var meanings: [String: (type: TypeSyntax, origin: DeclaredType)] {
    associatedTypes.reduce(into: aliases) { $0[$1.name] = $1.sameType }
  }

  func hasAssociatedType(_ name: String) -> Bool { associatedType(name) != nil }

  func associatedType(_ name: String) -> AssociatedType? {
    associatedTypes.first { $0.name == name }
  }

  /// Modifies an associated type, if it's known.
  mutating func withAssociatedType(_ name: String, _ body: (inout AssociatedType) -> Void) {
    for index in associatedTypes.indices where associatedTypes[index].name == name {
      body(&associatedTypes[index])
    }
  }

  /// Adds a protocol's declaration of an associated type.
  mutating func addAssociatedType(_ name: String, constraints: [TypeSyntax], origin: DeclaredType) {
    if hasAssociatedType(name) {
      withAssociatedType(name) { $0.origins.append(origin) }
    } else {
      associatedTypes.append(AssociatedType(name: name, origins: [origin]))
    }
    withAssociatedType(name) { $0.constraints += constraints.map { ($0, origin) } }
  }

  /// Determines the `ID` of an `Identifiable` protocol if the protocol doesn't specify it.
  ///
  /// Swift provides the `id` of a class, so it doesn't have to be mocked. If a protocol declares
  /// `id` with a type, or specifies `ID`, the mock implements `id` like other properties.
  mutating func resolveIdentifierType() {
    guard standardParents.contains("Identifiable"),
      let associated = associatedTypes.first(where: { $0.name == "ID" }), associated.sameType == nil
    else { return }
    for member in members {
      guard let type = member.identifierType, type.memberOfSelf != "ID" else { continue }
      inferredTypes.insert("ID")
      return withAssociatedType("ID") { $0.sameType = (type, member.origin) }
    }
    guard associated.constraints.allSatisfy({ $0.type == .identifier("Hashable") }) else { return }
    members.removeAll { $0.identifierType != nil }
    let origin = associated.origins[0]
    withAssociatedType("ID") { $0.sameType = (.identifier("ObjectIdentifier"), origin) }
  }

  /// Removes the requirements of `Equatable` and `Hashable` that a protocol declares again.
  ///
  /// A mock already fulfills them, because it's only equal to itself.
  mutating func removeEqualityRequirements() {
    guard standardParents.contains("Equatable") else { return }
    let isHashable = standardParents.contains("Hashable")
    members.removeAll { member in
      member.name == "=="
        || isHashable && ["hash(into:)", "hashValue"].contains(member.displayName)
    }
  }
}

extension Requirement {
  /// The type of the property `id`, or nil for other requirements and for getters with effects.
  fileprivate var identifierType: TypeSyntax? {
    guard case .variable(let variable) = declaration, !variable.isStatic else { return nil }
    return variable.bindings.first { binding in
      binding.name == "id" && binding.accessors.allSatisfy(\.effects.isEmpty)
    }?.type
  }
}

extension Requirements {
  /// Removes the relations that don't concern an open associated type.
  ///
  /// An associated type is open if no constraint determines its type. For example, if `Value` is
  /// `[Int]`, the relation between `Value.Element` and `Key` remains because it determines `Key`.
  ///
  /// - Parameter primary: The associated types that remain generic parameters if they equal
  ///   another.
  mutating func simplifyRelations(keeping primary: [String]) {
    mergeEqualTypes(keeping: primary)
    relations = relations.filter { relation in
      switch relation.requirement {
      case .sameType(let left, let right): hasOpenRoot(left) || hasOpenRoot(right)
      case .conformance(let subject, _): containsOpenType(subject)
      }
    }
    for associated in associatedTypes { passOnConstraints(of: associated) }
  }

  /// Adds the constraints of an associated type to the open types that it contains.
  ///
  /// For example, `[Value]` is `Equatable` only if `Value` is.
  private mutating func passOnConstraints(of associated: AssociatedType) {
    guard let type = associated.sameType?.type, containsOpenType(type) else { return }
    let constraints = associated.constraints.filter { !$0.type.isSuppression }
    if let name = type.memberOfSelf, isOpen(name) {
      withAssociatedType(name) { $0.constraints += constraints }
    } else {
      relations += constraints.map {
        (.conformance(.identifier(associated.name), $0.type), $0.origin)
      }
    }
  }

  /// Replaces an open associated type that equals another open type with an alias.
  ///
  /// Swift doesn't allow a generic parameter that equals another one.
  private mutating func mergeEqualTypes(keeping primary: [String]) {
    for (index, relation) in relations.enumerated().reversed() {
      guard case .sameType(let left, let right) = relation.requirement, let one = left.memberOfSelf,
        let other = right.memberOfSelf, one != other, isOpen(one), isOpen(other)
      else { continue }
      let isFirst = associatedTypes.first { $0.name == one || $0.name == other }?.name == one
      let keepsOne =
        primary.contains(one) == primary.contains(other) ? isFirst : primary.contains(one)
      var kept = one
      var alias = other
      if !keepsOne { swap(&kept, &alias) }
      withAssociatedType(alias) { $0.sameType = (.identifier(kept), relation.origin) }
      relations.remove(at: index)
    }
  }

  /// Returns a Boolean value that indicates whether a type or its first component is open.
  ///
  /// An alias is open if its type contains an open type.
  private func hasOpenRoot(_ type: TypeSyntax) -> Bool {
    guard let root = type.namedType?.pathInSelf.first else { return false }
    return isOpen(root) || !hasAssociatedType(root) && containsOpenType(type)
  }

  /// Returns whether a type contains an open type, directly or through an alias.
  private func containsOpenType(_ type: TypeSyntax, depth: Int = 0) -> Bool {
    type.containsName { name in
      guard let root = name.pathInSelf.first, depth < 8 else { return false }
      if isOpen(root) { return true }
      guard let known = associatedType(root)?.sameType ?? aliases[root] else { return false }
      return containsOpenType(known.type, depth: depth + 1)
    }
  }

  private func isOpen(_ name: String) -> Bool {
    associatedType(name).map { $0.sameType == nil } ?? false
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether the type is `~Copyable`, `~Escapable`, or both.
  var isSuppression: Bool {
    switch self {
    case .suppressed: true
    case .composition(let parts): parts.allSatisfy(\.isSuppression)
    default: false
    }
  }
}

extension Requirement {
  /// The declaration with its attributes, modifiers, and position.
  var syntax: any DeclarationSyntax {
    guard let syntax = declaration.syntax else { preconditionFailure("Blocks aren't required.") }
    return syntax
  }

  /// The base name, which is equal for requirements with the same signature.
  var name: String { declaration.baseName }

  /// The name with the labels of the parameters, such as `fly(to:)`.
  var displayName: String { declaration.displayName(name) }

  /// The parameters, or an empty array for properties.
  var parameters: [Parameter] { declaration.parameters }

  /// The types of the parameters, followed by the type of the result or property.
  var types: [TypeSyntax] {
    if case .variable(let variable) = declaration {
      return variable.bindings.prefix(1).compactMap(\.type)
    }
    return parameters.map(\.type) + (declaration.interface?.result).asArray
  }

  /// Returns a Boolean value that indicates whether a member for this requirement fulfills both.
  ///
  /// It's false if a member for the other requirement fulfills both, too.
  func isStronger(than other: Requirement) -> Bool {
    // A package's declaration contains more information than Mynah's declaration of the toolchain.
    if !origin.module.isToolchain, other.origin.module.isToolchain { return true }
    if isSettable != other.isSettable { return isSettable }
    return other.declaration.effects.isThrowing && !declaration.effects.isThrowing
  }

  private var isSettable: Bool {
    switch declaration {
    case .variable(let variable): variable.bindings.contains(where: \.hasSetter)
    case .subscript(let declaration): declaration.accessors.contains(where: \.isWriter)
    default: false
    }
  }
}
