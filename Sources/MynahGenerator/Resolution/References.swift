internal import MynahSyntax

/// What the text of one double names, and so what its file must import beside the modules.
struct References {
  /// The types of modules that are named without their module.
  fileprivate(set) var types: [DeclaredType] = []

  /// Those among them that share their name with others, where to write the module is impossible.
  fileprivate(set) var rivals: Set<ObjectIdentifier> = []

  /// The groups of `@_spi` that the types and members belong to.
  var spi = SPIGroups()
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
    let hasRivals = program.hasRivals(name, in: module)
    for outer in program.declarations(of: name, in: module) {
      if outer !== type { guard known.insert(ObjectIdentifier(outer)).inserted else { continue } }
      references.types.append(outer)
      if hasRivals { references.rivals.insert(ObjectIdentifier(outer)) }
    }
  }

  /// Adds the types whose declarations a double repeats, and the members that it has of them.
  func add(_ types: [DeclaredType], members: [Requirement], in program: Program) {
    for type in types { add(type, in: program) }
    for member in members { references.spi.add(member.declaration, of: member.origin) }
  }
}
