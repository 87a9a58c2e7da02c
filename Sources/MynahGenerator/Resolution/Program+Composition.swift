internal import MynahSyntax

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
  func constituents(of type: DeclaredType) -> [DeclaredType]? {
    constituents(of: type, depth: 0)
  }

  /// - Parameter depth: The number of aliases that lead to the type: invalid code can contain circles.
  private func constituents(of type: DeclaredType, depth: Int) -> [DeclaredType]? {
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
    let implied = types.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion(ancestors(of: $1)) }
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
  func ancestors(of type: DeclaredType) -> Set<ObjectIdentifier> {
    var seen: Set<ObjectIdentifier> = []
    var remaining = parents(of: type)
    while let next = remaining.popLast() {
      guard next !== type, seen.insert(ObjectIdentifier(next)).inserted else { continue }
      remaining += parents(of: next)
    }
    return seen
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
      file: first.file, path: [name],
      access: parts.map(\.access).min() ?? .internal,
      condition: conditions.count < 2
        ? conditions.first : conditions.map { "(\($0))" }.joined(separator: " && "),
      spiGroups: parts.flatMap(\.spiGroups),
      qualifiedName: parts.map(\.qualifiedName).joined(separator: " & "), parts: parts)
  }
}
