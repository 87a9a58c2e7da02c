internal import MynahSyntax

extension RequirementsResolver {
  /// Takes note of a class that is part of a composition, where nobody writes its generic arguments.
  mutating func require(_ part: DeclaredType) throws(Refusal) {
    guard program.genericParameters(around: part).isEmpty else {
      throw refusal(
        "\(part.qualifiedName) is generic; a protocol that inherits from it with its arguments can be"
          + " mocked", at: part)
    }
    let name = NamedType(components: part.path.map { NamedType.Component($0) })
    try require(RequiredClass(type: part, name: name, origin: part))
  }

  /// Takes note of a class that conforming types inherit from: of two, the one that inherits from the
  /// other.
  mutating func require(_ required: RequiredClass) throws(Refusal) {
    guard let other = result.superclass, other.type !== required.type else {
      result.superclass = result.superclass ?? required
      return
    }
    if program.isSubclass(other.type, of: required.type) { return }
    guard program.isSubclass(required.type, of: other.type) else {
      throw refusal(
        "it inherits from the class \(other.type.qualifiedName), and from"
          + " \(required.type.qualifiedName) as well", at: required.origin)
    }
    result.superclass = required
  }
}

extension Program {
  /// Whether a class inherits from another one, as far as its superclasses are known.
  func isSubclass(_ type: DeclaredType, of other: DeclaredType) -> Bool {
    var current = superclass(of: type)?.type
    var count = 0
    while let type = current, count < RequirementsResolver.depthLimit {
      if type === other { return true }
      current = superclass(of: type)?.type
      count += 1
    }
    return false
  }
}
