internal import MynahSyntax

/// The superclass of a class, with what its generic parameters stand for.
struct Superclass {
  let type: DeclaredType

  /// Its name as it is written, with what its generic parameters stand for.
  let name: NamedType
}

extension Program {
  /// The superclass of a class; nil where it has none, or none whose declaration is known.
  func superclass(of type: DeclaredType) -> Superclass? {
    // Only what comes first can be a class.
    guard let first = type.type?.inheritedTypes.first?.withoutAttributes else { return nil }
    return superclass(named: first, from: type, depth: 0)
  }

  /// The superclasses of a class whose declarations are known, the nearest first.
  func superclasses(of type: DeclaredType) -> [DeclaredType] {
    var types: [DeclaredType] = []
    var current = superclass(of: type)?.type
    // Code that's being edited can contain a circle.
    while let type = current, types.count < RequirementsResolver.depthLimit {
      types.append(type)
      current = superclass(of: type)?.type
    }
    return types
  }

  private func superclass(
    named type: TypeSyntax, from origin: DeclaredType, depth: Int
  ) -> Superclass? {
    var first = type
    if case .composition(let parts) = type { first = parts.first ?? type }
    guard depth < 16, let name = first.namedType,
      let found = find(name.components.map(\.name), from: origin, isInherited: false)
    else { return nil }
    switch found.declaration {
    case .type(let declaration) where declaration.kind == .class:
      return Superclass(type: found, name: name)
    case .type: return nil
    case .alias(let alias): return superclass(named: alias.type, from: found, depth: depth + 1)
    }
  }
}
