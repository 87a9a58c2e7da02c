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
