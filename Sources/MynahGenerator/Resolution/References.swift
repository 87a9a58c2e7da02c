internal import MynahSyntax

/// What the text of one double names, and so what its file must import beside the modules.
struct References {
  /// A type of a module that is in no other type.
  struct TypeName: Hashable {
    let name: String
    let module: String
  }

  /// The types, or those around them, that are named without their module.
  fileprivate(set) var types: Set<TypeName> = []

  /// The groups of `@_spi` that the types and members belong to.
  var spi = SPIGroups()

  /// Adds what something else names.
  mutating func formUnion(_ other: References) {
    types.formUnion(other.types)
    spi.formUnion(other.spi)
  }
}

/// Gathers the references of one double, and finds out once what a name needs before it.
final class ReferenceCollector {
  private struct Name: Hashable {
    let text: String
    let origin: ObjectIdentifier
  }

  var references = References()

  private var known: Set<ObjectIdentifier> = []
  private var prefixes: [Name: [NamedType.Component]?] = [:]

  /// What must stand before a name in the declaration of a type.
  func prefix(
    of name: String, from origin: DeclaredType, _ find: () -> [NamedType.Component]?
  ) -> [NamedType.Component]? {
    let key = Name(text: name, origin: ObjectIdentifier(origin))
    if let known = prefixes[key] { return known }
    let found = find()
    prefixes[key] = .some(found)
    return found
  }

  /// Adds a type that is named, which may be nested in others.
  func add(_ type: DeclaredType, in program: Program) {
    guard !type.module.isToolchain, known.insert(ObjectIdentifier(type)).inserted else { return }
    references.spi.add(type)
    let (name, module) = (type.path[0], type.module.name)
    guard !program.isQualified(name, in: module) else { return }
    references.types.insert(References.TypeName(name: name, module: module))
  }

  /// Adds the types whose declarations a double repeats, and the members that it has of them.
  func add(_ types: [DeclaredType], members: [Requirement], in program: Program) {
    for type in types { add(type, in: program) }
    for member in members { references.spi.add(member.declaration, of: member.origin) }
  }

  /// Adds the classes that a mock inherits from, and what it has of them.
  func add(_ found: ClassMembers, in program: Program) {
    add(found.classes, members: found.members, in: program)
    for initializer in found.initializers {
      references.spi.add(.initializer(initializer.declaration), of: initializer.origin)
    }
  }
}

/// The groups of `@_spi` declarations, by the modules that declare them.
struct SPIGroups {
  private(set) var groups: [String: Set<String>] = [:]

  var isEmpty: Bool { groups.isEmpty }

  /// Adds what a file must import to name a type.
  mutating func add(_ type: DeclaredType) {
    guard !type.spiGroups.isEmpty else { return }
    groups[type.module.name, default: []].formUnion(type.spiGroups)
  }

  /// Adds what a file must import to see a member of a type.
  mutating func add(_ member: Declaration, of type: DeclaredType) {
    guard let group = member.syntax?.spiGroup else { return }
    groups[type.module.name, default: []].insert(group)
  }

  /// Adds what another file imports.
  mutating func add(_ imported: ImportDeclaration) {
    for attribute in imported.attributes where attribute.name == "_spi" {
      guard let group = attribute.arguments else { continue }
      groups[imported.module, default: []].insert(group)
    }
  }

  mutating func remove(_ module: String) { groups[module] = nil }

  mutating func formUnion(_ other: SPIGroups) { groups.merge(other.groups) { $0.union($1) } }
}

extension DeclarationSyntax {
  /// The group in `@_spi(Group)`; nil where a plain import brings the declaration.
  ///
  /// A declaration in several groups is seen by whoever imports one of them.
  var spiGroup: String? { attribute(named: "_spi")?.arguments }
}
