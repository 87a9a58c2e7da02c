internal import MynahSyntax

extension Program {
  /// The actor on which alone values of some types can be compared; nil if all can be compared anywhere.
  ///
  /// Xcode 26 isolates new projects to the main actor by default, and with them the conformances of their
  /// types to `Equatable`.
  func comparingActor(of types: [TypeSyntax], from origin: DeclaredType) -> Attribute? {
    guard modules.contains(where: \.settings.isMainActorByDefault) else { return nil }
    var actor: Attribute?
    for type in types {
      // Nobody compares closures, but what one evaluates to at once.
      let type = type.isAutoclosure ? type.functionType?.result ?? type : type
      if type.isFunction || type.wrappedType?.isFunction == true { continue }
      _ = type.contains { part in
        actor = actor ?? comparingActor(of: part, from: origin)
        return actor != nil
      }
    }
    return actor
  }

  private func comparingActor(
    of type: TypeSyntax, from origin: DeclaredType, depth: Int = 0
  ) -> Attribute? {
    guard let path = type.namedType?.components.map(\.name), let found = find(path, from: origin)
    else { return nil }
    switch found.declaration {
    case .alias(let alias):
      guard depth < 16 else { return nil }
      var actor: Attribute?
      _ = alias.type.contains { part in
        actor = actor ?? comparingActor(of: part, from: found, depth: depth + 1)
        return actor != nil
      }
      return actor
    case .type(let declaration):
      guard found.module.settings.isMainActorByDefault, declaration.kind != .protocol,
        let actor = globalActor(of: found), isComparable(found, declaration)
      else { return nil }
      return actor
    }
  }

  private func isComparable(_ type: DeclaredType, _ declaration: TypeDeclaration) -> Bool {
    // The compiler compares the cases of an enum by itself, where they carry nothing.
    if declaration.kind == .enum, !declaration.members.contains(where: \.isCaseWithValues) {
      return true
    }
    let names: Set = ["Equatable", "Hashable"]
    let named = declaration.inheritedTypes + extensions(of: type).conformances
    return named.contains { constraint in
      !constraint.hasSpecifier("nonisolated")
        && parents(constraint, from: type).contains { conforms($0, toOneOf: names) }
    }
  }
}

extension Declaration {
  fileprivate var isCaseWithValues: Bool {
    switch self {
    case .enumCase(let declaration): declaration.elements.contains { $0.parameters != nil }
    case .conditional(let block):
      block.clauses.flatMap(\.declarations).contains(where: \.isCaseWithValues)
    default: false
    }
  }
}
