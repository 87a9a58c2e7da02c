internal import MynahSyntax

extension Program {
  /// Whether a declaration is an alias of a protocol itself, as `typealias Codec = Coder` is, also by
  /// another alias; with `any` or `&` it stands for a type.
  func isAliasOfProtocol(_ type: DeclaredType) -> Bool {
    var type = type
    var seen: Set<DeclaredType.Identity> = []
    while case .alias(let alias) = type.declaration, case .named(let name) = alias.type,
      seen.insert(type.identity).inserted,
      let found = find(name.components.map(\.name), from: type)
    {
      if found.type?.kind == .protocol { return true }
      type = found
    }
    return false
  }
}
