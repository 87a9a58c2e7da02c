internal import MynahSyntax

extension ClassResolver {
  /// Which members of a superclass are older than those of a subclass: of the same signature, or of one
  /// in which a parameter that is optional in the subclass is not, or is of a subclass of what it is there.
  func overriddenMembers(
    among members: [OverridableMember], of type: DeclaredType
  ) -> Set<Int> {
    let known = members.indices.filter { overriding[members[$0].displayName] != nil }
    let keys = known.map { members[$0].key(in: type, of: program) }
    var found: Set<Int> = []
    for (index, key) in zip(known, keys) {
      let newer = overriding[members[index].displayName, default: []]
      let isOlder = newer.contains { newer in
        newer.key == key
          // What overrides another member of the class is none of this one.
          || !keys.contains(newer.key)
            && (newer.key.withoutOptionals == key.withoutOptionals
              || program.accepts(newer, members[index].parameters, of: type))
      }
      if isOlder { found.insert(index) }
    }
    return found
  }

  /// A member that overrides one of a superclass.
  struct Override {
    /// What tells it from others of its name.
    let key: String

    let parameters: [Parameter]

    /// The class that declares it.
    let type: DeclaredType
  }
}

extension String {
  /// A signature in which no type is optional.
  fileprivate var withoutOptionals: String { filter { $0 != "?" } }
}

extension Program {
  /// Whether an override takes what parameters with its labels do.
  fileprivate func accepts(
    _ override: ClassResolver.Override, _ parameters: [Parameter], of type: DeclaredType
  ) -> Bool {
    zip(override.parameters, parameters).allSatisfy {
      accepts($0.type, from: override.type, $1.type, from: type)
    }
  }

  /// Whether a parameter takes what another one takes: values of one type, or of a subclass.
  private func accepts(
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
