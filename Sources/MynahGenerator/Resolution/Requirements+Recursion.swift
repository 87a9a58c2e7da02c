internal import MynahSyntax

extension Requirements {
  /// An associated type that is its own, and conforms to a protocol that is mocked: Swift 6.3 crashes
  /// where a mock that is generic in it has generic members.
  func recursiveType(in program: Program) -> (reason: String, origin: DeclaredType)? {
    let own = Set(relations.flatMap(\.requirement.namesOfOwnTypes))
    for associated in associatedTypes where own.contains(associated.name) {
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

extension GenericRequirement {
  /// The associated types that are their own in an equation, such as `A` in `A == A.A.B`.
  fileprivate var namesOfOwnTypes: [String] {
    guard case .sameType(let left, let right) = self else { return [] }
    return [(left, right), (right, left)].compactMap { part, whole in
      guard let path = part.namedType?.pathInSelf, path.count > 1, let name = path.first,
        whole == .identifier(name)
      else { return nil }
      return name
    }
  }
}
