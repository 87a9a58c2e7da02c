internal import MynahSyntax

extension Requirements {
  /// An associated type that is its own, and conforms to a protocol that is mocked: Swift 6.3 crashes
  /// where a mock that is generic in it has generic members.
  func recursiveType(in program: Program) -> (reason: String, origin: DeclaredType)? {
    for associated in associatedTypes {
      let own = TypeSyntax.identifier(associated.name)
      let isOwn = relations.contains { relation, _ in
        guard case .sameType(let left, let right) = relation else { return false }
        return [(left, right), (right, left)].contains { part, whole in
          let path = part.namedType?.pathInSelf ?? []
          return whole == own && path.count > 1 && path[0] == associated.name
        }
      }
      guard isOwn else { continue }
      for (type, origin) in associated.plainConstraints {
        guard let path = type.namedType?.components.map(\.name),
          let found = program.find(path, from: origin),
          protocols.contains(where: { $0.identity == found.identity })
        else { continue }
        let name = associated.name
        return (
          "\(name) is its own \(name), and conforms to \(type), at which the compiler crashes",
          origin
        )
      }
    }
    return nil
  }
}
