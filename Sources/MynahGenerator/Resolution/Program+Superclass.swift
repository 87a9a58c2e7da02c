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
    return superclass(named: first, from: origin(ofHead: first, of: type), depth: 0)
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
      return Superclass(type: found, name: name)
    case .type: return nil
    case .alias(let alias): return superclass(named: alias.type, from: found, depth: depth + 1)
    }
  }
}
