internal import MynahSyntax

/// The references of one test double that determine the additional imports of its file.
struct References {
  /// A top-level type of a module.
  struct TypeName: Hashable {
    let name: String
    let module: String
  }

  /// The top-level types that are named without their module, including as parts of nested names.
  fileprivate(set) var types: Set<TypeName> = []

  /// The groups of `@_spi` that the types and members belong to.
  var spi = SPIGroups()

  /// Adds the references of another test double.
  mutating func formUnion(_ other: References) {
    types.formUnion(other.types)
    spi.formUnion(other.spi)
  }
}

/// A collector of the references of one test double.
///
/// It caches the qualifier of each name.
final class ReferenceCollector {
  private struct Name: Hashable {
    let text: String
    let origin: DeclaredType
  }

  var references = References()

  private var known: Set<DeclaredType> = []
  private var prefixes: [Name: [NamedType.Component]?] = [:]

  /// Returns the qualifier of a name in the declaration of a type.
  func prefix(
    of name: String, from origin: DeclaredType, _ find: () -> [NamedType.Component]?
  ) -> [NamedType.Component]? {
    let key = Name(text: name, origin: origin)
    if let known = prefixes[key] { return known }
    let found = find()
    prefixes[key] = .some(found)
    return found
  }

  /// Adds a type that the test double names, which can be nested.
  func add(_ type: DeclaredType, in program: Program) {
    guard !type.module.isToolchain, known.insert(type).inserted else { return }
    references.spi.add(type)
    let name = type.path[0]
    let module = type.module.name
    guard !program.isQualified(name, in: module) else { return }
    references.types.insert(References.TypeName(name: name, module: module))
  }

  /// Adds the types that a test double implements, and the members that it implements.
  func add(_ types: [DeclaredType], members: [Requirement], in program: Program) {
    for type in types { add(type, in: program) }
    for member in members { references.spi.add(member.declaration, of: member.origin) }
  }

  /// Adds the classes that a mock inherits from, with the members that it overrides.
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

  /// Adds the groups that a file must import to name a type.
  mutating func add(_ type: DeclaredType) {
    guard !type.spiGroups.isEmpty else { return }
    groups[type.module.name, default: []].formUnion(type.spiGroups)
  }

  /// Adds the group that a file must import to see a member of a type.
  mutating func add(_ member: Declaration, of type: DeclaredType) {
    guard let group = member.syntax?.spiGroup else { return }
    groups[type.module.name, default: []].insert(group)
  }

  /// Adds the groups that another file imports.
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
  /// The group in `@_spi(Group)`, or nil if an ordinary import makes the declaration visible.
  ///
  /// A declaration in several groups is visible to files that import any of the groups.
  var spiGroup: String? { attribute(named: "_spi")?.arguments }
}
