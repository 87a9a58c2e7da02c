internal import MynahSyntax

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

  mutating func formUnion(_ other: SPIGroups) {
    groups.merge(other.groups) { $0.union($1) }
  }
}

extension DeclarationSyntax {
  /// The group in `@_spi(Group)`; nil where a plain import brings the declaration.
  ///
  /// A declaration in several groups is seen by whoever imports one of them.
  var spiGroup: String? { attribute(named: "_spi")?.arguments }
}
