internal import MynahSyntax

extension Program {
  /// Whether values of some types can only be compared on the main actor.
  ///
  /// Xcode 26 isolates new projects to the main actor by default, and with them the conformances of their
  /// types to `Equatable`.
  func areComparedOnMainActor(_ types: [TypeSyntax], from origin: DeclaredType) -> Bool {
    modules.contains(where: \.settings.isMainActorByDefault)
      && types.contains { type in
        // Nobody compares closures, but the values of autoclosures are compared.
        let type = type.isAutoclosure ? type.functionType?.result ?? type : type
        return !type.isFunction && type.wrappedType?.isFunction != true
          && isComparedOnMainActor(type, from: origin)
      }
  }

  private func isComparedOnMainActor(
    _ type: TypeSyntax, from origin: DeclaredType, depth: Int = 0
  ) -> Bool {
    type.contains { part in
      guard depth < 16, let path = part.namedType?.components.map(\.name),
        let found = find(path, from: origin)
      else { return false }
      switch found.declaration {
      case .alias(let alias):
        return isComparedOnMainActor(alias.type, from: found, depth: depth + 1)
      case .type(let declaration):
        return found.module.settings.isMainActorByDefault && declaration.kind != .protocol
          && isolation(of: found) == .mainActor && isComparable(found, declaration)
      }
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
