internal import MynahSyntax

extension Program {
  /// The type that a type stands for after its aliases are followed, and the declaration that names it.
  func resolved(
    _ type: TypeSyntax, from origin: DeclaredType
  ) -> (type: TypeSyntax, origin: DeclaredType) {
    var (type, origin) = (type, origin)
    // Invalid code can contain circles.
    for _ in 0..<16 {
      guard let path = type.namedType?.components.map(\.name), let found = find(path, from: origin),
        case .alias(let alias) = found.declaration
      else { break }
      (type, origin) = (alias.type, found)
    }
    return (type, origin)
  }

  /// Whether a declaration is an alias of a protocol, as `typealias Codec = Coder` is: with `any` or `&`, it
  /// stands for a type.
  func isAliasOfProtocol(_ type: DeclaredType) -> Bool {
    guard case .alias(let alias) = type.declaration else { return false }
    let (target, origin) = resolved(alias.type, from: type)
    guard case .named(let name) = target else { return false }
    return find(name.components.map(\.name), from: origin)?.type?.kind == .protocol
  }
}

extension Program {
  /// One of the declarations of a type among which `#if` chooses.
  struct Branch {
    let type: DeclaredType

    /// The condition that must hold for it where something else is declared; nil where it holds there
    /// anyway.
    var condition: String?
  }

  /// The declarations of a type, of which `#if` chooses one.
  func branches(of type: DeclaredType) -> [DeclaredType] {
    type.parts.isEmpty ? declarations(of: type) : [type]
  }

  /// The declarations of a type that another declaration can mean: that in the same branch of `#if`, or
  /// all.
  func branches(of type: DeclaredType, seenFrom origin: DeclaredType) -> [Branch] {
    let branches = declarations(of: type)
    guard branches.count > 1 else { return [Branch(type: type)] }
    let near = branches.filter { branch in
      guard let outer = branch.condition, let inner = origin.condition else { return false }
      return inner == outer || inner.hasPrefix("\(outer) && ")
    }
    guard near.isEmpty else { return near.map { Branch(type: $0) } }
    return branches.map { Branch(type: $0, condition: $0.condition) }
  }
}

extension DeclaredType {
  /// What tells types apart, also compositions of the same protocols.
  typealias Identity = [ObjectIdentifier]

  var identity: Identity { constituents.map { ObjectIdentifier($0) } }

  /// The protocols of a composition; of any other type the type itself.
  var constituents: [DeclaredType] { parts.isEmpty ? [self] : parts }
}

extension Program {
  /// The types that a declaration stands for: itself, or what is behind an alias, where that can be a
  /// composition; nil where a declaration of them is not known.
  ///
  /// - Parameters:
  ///   - type: The declaration.
  ///   - depth: The number of aliases that lead to the type: invalid code can contain circles.
  func constituents(of type: DeclaredType, depth: Int = 0) -> [DeclaredType]? {
    guard case .alias(let alias) = type.declaration else { return [type] }
    return depth > 16 ? nil : constituents(of: alias.type, from: type, depth: depth + 1)
  }

  private func constituents(
    of type: TypeSyntax, from origin: DeclaredType, depth: Int
  ) -> [DeclaredType]? {
    switch type.withoutAttributes {
    case .named(let name):
      let path = name.components.map(\.name)
      if path == ["Any"] || path == ["Swift", "Any"] { return [] }
      guard let found = find(path, from: origin) else { return nil }
      return constituents(of: found, depth: depth)
    case .existential(let constraint):
      return constituents(of: constraint, from: origin, depth: depth)
    case .composition(let parts):
      var types: [DeclaredType] = []
      for part in parts {
        guard let found = constituents(of: part, from: origin, depth: depth) else { return nil }
        types += found
      }
      return types
    default: return nil
    }
  }

  /// The type that is all of some types at once, however their names are ordered; nil where there are
  /// none.
  ///
  /// As for the compiler, a protocol adds nothing to one that refines it, but for `AnyObject`.
  func composition(of types: [DeclaredType]) -> DeclaredType? {
    var seen: Set<ObjectIdentifier> = []
    let types = types.filter { seen.insert(ObjectIdentifier($0)).inserted }
    guard types.count > 1 else { return types.first }
    let implied = Set(types.flatMap(ancestors).map { ObjectIdentifier($0) })
    let needed = types.filter { type in
      switch type.module.isToolchain ? type.qualifiedName : "" {
      case "AnyObject": return true
      case "Copyable", "Escapable": return false
      default: return !implied.contains(ObjectIdentifier(type))
      }
    }
    guard needed.count > 1 else { return needed.first ?? types.first }
    let parts = needed.map { (($0.qualifiedName, $0.module.name), $0) }.sorted { $0.0 < $1.0 }
    return DeclaredType(compositionOf: parts.map(\.1))
  }

  /// What a protocol refines.
  func ancestors(of type: DeclaredType) -> [DeclaredType] {
    var seen: Set<ObjectIdentifier> = []
    var ancestors: [DeclaredType] = []
    var remaining = parents(of: type)
    while let next = remaining.popLast() {
      guard next !== type, seen.insert(ObjectIdentifier(next)).inserted else { continue }
      ancestors.append(next)
      remaining += parents(of: next)
    }
    return ancestors
  }
}

extension DeclaredType {
  /// A protocol without a declaration, which refines some others and requires nothing of its own.
  fileprivate convenience init(compositionOf parts: [DeclaredType]) {
    let first = parts[0]
    let name = parts.compactMap { $0.path.last?.unticked }.joined(separator: "And")
    var conditions = parts.compactMap(\.condition)
    // Only Swift 6.2 and later can name a composition with type arguments, as its mock does.
    if parts.contains(where: { $0.type?.primaryAssociatedTypes.isEmpty == false }) {
      conditions.append("compiler(>=6.2)")
    }
    self.init(
      .type(TypeDeclaration(.protocol, name, at: first.position)), module: first.module,
      file: first.file, path: [name], access: parts.map(\.access).min() ?? .internal,
      condition: conditions.count < 2
        ? conditions.first : conditions.map { "(\($0))" }.joined(separator: " && "),
      spiGroups: parts.flatMap(\.spiGroups),
      qualifiedName: parts.map(\.qualifiedName).joined(separator: " & "), parts: parts)
  }
}

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

  /// The superclasses of a class, the nearest first, and the protocols that it and they conform to.
  ///
  /// - Parameters:
  ///   - origin: The class, or a type that is declared in it.
  ///   - depth: The number of names in the path of the class.
  func inheritance(of origin: DeclaredType, at depth: Int) -> [DeclaredType] {
    let path = Array(origin.path.prefix(depth))
    let type =
      depth == origin.path.count
      ? origin : find(path, in: modules(declaring: origin, at: depth), from: origin.file.path)
    guard let type, type.type?.kind == .class else { return [] }
    let superclasses = superclasses(of: type)
    let classes = [type] + superclasses
    return superclasses + conformances(of: classes, and: classes.map(extensions))
  }

  private func superclass(
    named type: TypeSyntax, from origin: DeclaredType, depth: Int
  ) -> Superclass? {
    var first = type
    if case .composition(let parts) = type { first = parts.first ?? type }
    guard depth < 16, let name = first.namedType else { return nil }
    let path = name.components.map(\.name)
    guard let found = find(path, from: origin, isInherited: false) ?? findInFrameworks(path) else {
      return nil
    }
    switch found.declaration {
    case .type(let declaration) where declaration.kind == .class:
      return Superclass(type: found, name: name)
    case .type: return nil
    case .alias(let alias): return superclass(named: alias.type, from: found, depth: depth + 1)
    }
  }
}
