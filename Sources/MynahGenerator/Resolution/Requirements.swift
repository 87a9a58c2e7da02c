internal import MynahSyntax

/// A requirement of a protocol or of one that it refines.
struct Requirement {
  /// A function, variable, subscript or initializer.
  let declaration: Declaration

  /// The protocol that declares it.
  let origin: DeclaredType

  /// The `#if` conditions around it, joined; nil where there are none.
  var condition: String?

  /// Whether a protocol without isolation declares it, so that an isolated mock must fulfil it from
  /// everywhere.
  var isNonisolated = false
}

extension Requirement {
  /// The requirement with another declaration.
  func declaring(_ declaration: Declaration) -> Requirement {
    Requirement(
      declaration: declaration, origin: origin, condition: condition, isNonisolated: isNonisolated)
  }

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
  mutating func addAssociatedType(
    _ name: String, constraints: [TypeSyntax], origin: DeclaredType
  ) {
    if hasAssociatedType(name) {
      withAssociatedType(name) { $0.origins.append(origin) }
    } else {
      associatedTypeIndices[name] = associatedTypes.count
      associatedTypes.append(AssociatedType(name: name, origins: [origin]))
    }
    withAssociatedType(name) { $0.constraints += constraints.map { ($0, origin) } }
  }
}
