internal import MynahSyntax

/// The superclass of a class, with what its generic parameters stand for.
struct Superclass {
  let type: DeclaredType
  let arguments: [TypeSyntax]
}

extension Program {
  /// The superclass of a class; nil where it has none, or none whose declaration is known.
  func superclass(of type: DeclaredType) -> Superclass? {
    // Only what comes first can be a class.
    guard let first = type.type?.inheritedTypes.first?.withoutAttributes else { return nil }
    return superclass(named: first, from: type, depth: 0)
  }

  private func superclass(
    named type: TypeSyntax, from origin: DeclaredType, depth: Int
  ) -> Superclass? {
    var first = type
    if case .composition(let parts) = type { first = parts.first ?? type }
    guard depth < 16, let name = first.namedType,
      let found = find(name.components.map(\.name), from: origin)
    else { return nil }
    switch found.declaration {
    case .type(let declaration) where declaration.kind == .class:
      return Superclass(type: found, arguments: name.components.last?.genericArguments ?? [])
    case .type: return nil
    case .alias(let alias): return superclass(named: alias.type, from: found, depth: depth + 1)
    }
  }

  /// The attribute of the global actor that a class is isolated to: its own, or that of its superclass
  /// or of a protocol that it conforms to where it is declared.
  func globalActor(of type: DeclaredType) -> Attribute? {
    var seen: Set<ObjectIdentifier> = []
    return globalActor(of: type, &seen)
  }

  private func globalActor(
    of type: DeclaredType, _ seen: inout Set<ObjectIdentifier>
  ) -> Attribute? {
    guard seen.count < 100, seen.insert(ObjectIdentifier(type)).inserted,
      let declaration = type.type, !declaration.hasModifier("nonisolated")
    else { return nil }
    if let own = declaration.attributes.first(where: { isGlobalActor($0, from: type) }) {
      return own
    }
    for parent in declaration.inheritedTypes {
      guard let path = parent.namedType?.components.map(\.name),
        let found = find(path, from: type),
        let inherited = globalActor(of: found, &seen)
      else { continue }
      return inherited
    }
    return nil
  }

  /// Whether an attribute is that of a global actor.
  func isGlobalActor(_ attribute: Attribute, from type: DeclaredType) -> Bool {
    if attribute.name == "MainActor" { return true }
    let path = attribute.type.components.map(\.name)
    return find(path, from: type)?.type?.hasAttribute("globalActor") ?? false
  }
}
