internal import MynahSyntax

/// A requirement of a protocol or of one that it refines.
struct Requirement {
  /// A function, variable, subscript or initializer.
  var declaration: Declaration

  /// The protocol that declares it.
  let origin: DeclaredType

  /// The `#if` conditions around it, joined; nil where there are none.
  var condition: String?

  /// Whether a protocol without isolation declares it, so that an isolated mock must fulfil it from
  /// everywhere.
  var isNonisolated = false
}

extension Requirement {
  /// The requirement that stands for this one and another one with the same signature.
  func merged(with other: Requirement) -> Requirement {
    var merged = other.isStronger(than: self) ? other : self
    if condition == nil || other.condition == nil { merged.condition = nil }
    merged.isNonisolated = isNonisolated || other.isNonisolated
    return merged
  }
}

/// An associated type of a protocol, with all that is required of it.
struct AssociatedType {
  let name: String

  /// The protocols that declare it.
  var origins: [DeclaredType]

  /// What it conforms to, and the protocol that says so.
  var constraints: [(type: TypeSyntax, origin: DeclaredType)] = []

  /// The type that it is required to be, and the protocol that requires it.
  var sameType: (type: TypeSyntax, origin: DeclaredType)?
}

/// A class that a protocol requires its conforming types to inherit from.
struct RequiredClass {
  let type: DeclaredType

  /// Its name as it is written, with generic arguments, and where.
  let name: NamedType
  let origin: DeclaredType
}

/// All that a protocol requires, its own requirements first.
struct Requirements {
  /// The protocol and those that it refines, each once.
  var protocols: [DeclaredType] = []

  /// Those among them, and of the standard library, that are isolated to no actor.
  var nonisolatedProtocols: [DeclaredType] = []
  var members: [Requirement] = []
  private(set) var associatedTypes: [AssociatedType] = []

  /// Requirements on associated types that name more than one of them, and the protocol of each.
  var relations: [(requirement: GenericRequirement, origin: DeclaredType)] = []

  /// The attribute of the global actor that the protocol is isolated to.
  var globalActor: Attribute?

  /// The class that conforming types inherit from; nil where they need not be classes, or any will do.
  var superclass: RequiredClass?

  /// The type aliases that the protocols declare, and the protocol of each.
  var aliases: [String: (type: TypeSyntax, origin: DeclaredType)] = [:]

  /// The type aliases with generic parameters that the protocols declare, and the protocol of each.
  var genericAliases: [String: (alias: TypeAliasDeclaration, origin: DeclaredType)] = [:]

  /// The associated types that an implementation in the toolchain's modules decides, unless the protocol
  /// says what they are.
  var inferredTypes: Set<String> = []

  /// The names of the standard library's protocols among those that are refined.
  var standardParents: Set<String> = []

  /// Where each associated type is among them all.
  private var associatedTypeIndices: [String: Int] = [:]

  func hasAssociatedType(_ name: String) -> Bool { associatedTypeIndices[name] != nil }

  func associatedType(_ name: String) -> AssociatedType? {
    associatedTypeIndices[name].map { associatedTypes[$0] }
  }

  /// Changes an associated type that is known.
  mutating func withAssociatedType(_ name: String, _ body: (inout AssociatedType) -> Void) {
    guard let index = associatedTypeIndices[name] else { return }
    body(&associatedTypes[index])
  }

  /// Adds what a protocol declares of an associated type.
  mutating func addAssociatedType(_ name: String, constraints: [TypeSyntax], origin: DeclaredType) {
    if hasAssociatedType(name) {
      withAssociatedType(name) { $0.origins.append(origin) }
    } else {
      associatedTypeIndices[name] = associatedTypes.count
      associatedTypes.append(AssociatedType(name: name, origins: [origin]))
    }
    withAssociatedType(name) { $0.constraints += constraints.map { ($0, origin) } }
  }
}

extension Requirements {
  /// Settles what the identifier of an `Identifiable` protocol is where the protocol leaves it open.
  ///
  /// Swift gives classes an identifier of their own, so that nothing of it must be mocked. A protocol
  /// that declares `id` with a type, or says what `ID` is, has one that is mocked.
  mutating func settleIdentity() {
    guard standardParents.contains("Identifiable"),
      let associated = associatedTypes.first(where: { $0.name == "ID" }), associated.sameType == nil
    else { return }
    for member in members {
      guard let type = member.identifierType, !type.isIdentifier else { continue }
      return withAssociatedType("ID") { $0.sameType = (type, member.origin) }
    }
    guard associated.constraints.allSatisfy({ $0.type == .identifier("Hashable") }) else { return }
    guard let origin = protocols.first else { return }
    members.removeAll { $0.identifierType != nil }
    withAssociatedType("ID") { $0.sameType = (.identifier("ObjectIdentifier"), origin) }
  }
}

extension Requirements {
  /// Leaves out what a protocol repeats of `Equatable` and `Hashable`: a mock is equal to itself only,
  /// so that it has all of them by itself.
  mutating func settleEquality() {
    guard standardParents.contains("Equatable") else { return }
    let isHashable = standardParents.contains("Hashable")
    members.removeAll { member in
      member.name == "=="
        || isHashable && ["hash(into:)", "hashValue"].contains(member.displayName)
    }
  }
}

extension Requirement {
  /// The type of the property `id`; nil where the requirement is another, or its value must be waited for.
  fileprivate var identifierType: TypeSyntax? {
    guard case .variable(let variable) = declaration, !variable.isStatic else { return nil }
    return variable.bindings.first { binding in
      binding.name == "id" && binding.accessors.allSatisfy(\.effects.isEmpty)
    }?.type
  }
}

extension TypeSyntax {
  /// Whether the type is the associated type `ID`.
  fileprivate var isIdentifier: Bool { memberOfSelf == "ID" }
}

extension Requirements {
  /// Leaves only the relations in which an associated type is open: where `Value` is `[Int]`, that
  /// `Value.Element` is `Key` says what `Key` is.
  ///
  /// - Parameter primary: The associated types that stay generic parameters where another equals them.
  mutating func settleRelations(keeping primary: [String]) {
    settleEqualTypes(keeping: primary)
    relations = relations.filter { relation in
      switch relation.requirement {
      case .sameType(let left, let right): hasOpenRoot(left) || hasOpenRoot(right)
      case .conformance(let subject, _), .layout(let subject, _): isMadeOfOpen(subject)
      }
    }
    for associated in associatedTypes { passOnConstraints(of: associated) }
  }

  /// Asks of what an associated type is made of what is asked of it: `[Value]` is `Equatable` only where
  /// `Value` is.
  private mutating func passOnConstraints(of associated: AssociatedType) {
    guard let type = associated.sameType?.type, isMadeOfOpen(type) else { return }
    let constraints = associated.constraints.filter { !$0.type.isSuppression }
    if let name = type.memberOfSelf, isOpen(name) {
      withAssociatedType(name) { $0.constraints += constraints }
    } else {
      relations += constraints.map {
        (.conformance(.identifier(associated.name), $0.type), $0.origin)
      }
    }
  }

  /// Makes one of two associated types that are open and equal an alias of the other: Swift wants no generic
  /// parameter that equals another.
  private mutating func settleEqualTypes(keeping primary: [String]) {
    for (index, relation) in relations.enumerated().reversed() {
      guard case .sameType(let left, let right) = relation.requirement, let one = left.memberOfSelf,
        let other = right.memberOfSelf, one != other, isOpen(one), isOpen(other)
      else { continue }
      let isFirst = associatedTypes.first { $0.name == one || $0.name == other }?.name == one
      let keepsOne =
        primary.contains(one) == primary.contains(other) ? isFirst : primary.contains(one)
      let (kept, alias) = keepsOne ? (one, other) : (other, one)
      withAssociatedType(alias) { $0.sameType = (.identifier(kept), relation.origin) }
      relations.remove(at: index)
    }
  }

  /// A Boolean value that indicates whether a type is open, a member of one that is, or an alias of such.
  private func hasOpenRoot(_ type: TypeSyntax) -> Bool {
    guard let root = type.namedType?.pathInSelf.first else { return false }
    return isOpen(root) || !hasAssociatedType(root) && isMadeOfOpen(type)
  }

  /// A Boolean value that indicates whether a type contains an open type, aliases followed.
  private func isMadeOfOpen(_ type: TypeSyntax, depth: Int = 0) -> Bool {
    type.containsName { name in
      guard let root = name.pathInSelf.first, depth < 8 else { return false }
      if isOpen(root) { return true }
      guard let known = associatedType(root)?.sameType ?? aliases[root] else { return false }
      return isMadeOfOpen(known.type, depth: depth + 1)
    }
  }

  private func isOpen(_ name: String) -> Bool {
    associatedType(name).map { $0.sameType == nil } ?? false
  }
}

extension TypeSyntax {
  /// Whether the type is `~Copyable`, `~Escapable` or both.
  var isSuppression: Bool {
    switch self {
    case .suppressed: true
    case .composition(let parts): parts.allSatisfy(\.isSuppression)
    default: false
    }
  }
}

extension Requirement {
  /// The base name, which requirements with the same signature have in common.
  var name: String {
    switch declaration {
    case .function(let function): function.name
    case .variable(let variable): variable.bindings.first?.name ?? ""
    case .subscript: "subscript"
    case .initializer: "init"
    default: ""
    }
  }

  /// The name with the labels of the parameters, such as `fly(to:)`.
  var displayName: String { declaration.displayName(name) }

  /// The parameters; empty for properties.
  var parameters: [Parameter] { declaration.parameters }

  /// The types of the arguments and of the result or property.
  var types: [TypeSyntax] {
    if case .variable(let variable) = declaration {
      return variable.bindings.prefix(1).compactMap(\.type)
    }
    return parameters.map(\.type) + [declaration.interface?.result].compactMap(\.self)
  }

  /// A Boolean value that indicates whether a member that fulfills this requirement fulfills the other
  /// requirement too, but not the other way round.
  func isStronger(than other: Requirement) -> Bool {
    // The package's own declaration knows more than the standard library's.
    if !origin.module.isToolchain, other.origin.module.isToolchain { return true }
    if isSettable != other.isSettable { return isSettable }
    return other.isThrowing && !isThrowing
  }

  private var isSettable: Bool {
    switch declaration {
    case .variable(let variable): variable.bindings.contains(where: \.hasSetter)
    case .subscript(let declaration): declaration.accessors.contains(where: \.isWriter)
    default: false
    }
  }

  private var isThrowing: Bool {
    if case .variable(let variable) = declaration {
      return variable.bindings.contains { $0.accessors.contains(where: \.effects.isThrowing) }
    }
    return declaration.interface?.effects.isThrowing ?? false
  }
}
