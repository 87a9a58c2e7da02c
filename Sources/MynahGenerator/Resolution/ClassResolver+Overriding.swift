internal import MynahSyntax

extension ClassResolver {
  /// Which members of a superclass are older than those of a subclass: of the same signature, or of one
  /// in which a parameter that is optional in the subclass is not, or is of a subclass of what it is there.
  func overriddenMembers(
    among members: [OverridableMember], of type: DeclaredType
  ) -> Set<Int> {
    let known = members.indices.filter { overriddenKeys[members[$0].displayName] != nil }
    let keys = known.map { members[$0].key(in: type, of: program) }
    var found: Set<Int> = []
    for (index, key) in zip(known, keys) {
      let overriding = overriddenKeys[members[index].displayName, default: []]
      let others = overriding.subtracting(keys).map(\.withoutOptionals)
      if overriding.contains(key) || others.contains(key.withoutOptionals) {
        found.insert(index)
      } else if !others.isEmpty {
        let newer = self.overriding[members[index].displayName] ?? []
        let isOlder = newer.contains { newer in
          zip(newer.member.parameters, members[index].parameters).allSatisfy {
            program.accepts($0.type, from: newer.type, $1.type, from: type)
          }
        }
        if isOlder { found.insert(index) }
      }
    }
    return found
  }
}

extension String {
  /// A signature in which no type is optional.
  fileprivate var withoutOptionals: String { filter { $0 != "?" } }
}

extension Program {
  /// Whether a parameter takes what another one takes: values of one type, or of a subclass.
  fileprivate func accepts(
    _ type: TypeSyntax, from origin: DeclaredType, _ other: TypeSyntax,
    from otherOrigin: DeclaredType
  ) -> Bool {
    let (type, other) = (type.wrappedType ?? type, other.wrappedType ?? other)
    if type == other || type.isVoid && other.isVoid { return true }
    if let function = type.functionType, let otherFunction = other.functionType {
      return function.parameters.count == otherFunction.parameters.count
        && zip(function.parameters, otherFunction.parameters).allSatisfy {
          accepts($1.type, from: otherOrigin, $0.type, from: origin)
        } && accepts(function.result, from: origin, otherFunction.result, from: otherOrigin)
    }
    guard let path = type.namedType?.components.map(\.name), let found = find(path, from: origin),
      let otherPath = other.namedType?.components.map(\.name),
      let otherFound = find(otherPath, from: otherOrigin)
    else { return false }
    return found === otherFound || isSubclass(otherFound, of: found)
  }
}
