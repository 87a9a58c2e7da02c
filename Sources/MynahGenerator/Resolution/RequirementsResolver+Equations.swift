internal import MynahSyntax

extension RequirementsResolver {
  /// Settles what an associated type is where another type's member is it, and also is a type that is
  /// known: where `Output: Holder<Int>` holds `Item`, that `Output.Item` is `Item` says what `Item` is.
  ///
  /// Swift takes no generic parameter that can be only one type.
  mutating func settleEquations() {
    let equations = self.equations
    guard equations.count > 1 else { return }
    for equation in equations {
      guard let name = equation.right.memberOfSelf, let associated = result.associatedType(name),
        associated.sameType == nil
      else { continue }
      let known = equations.first { other in
        other.left == equation.left && !mentionsAssociatedType(other.right)
      }
      guard let known else { continue }
      result.withAssociatedType(name) { $0.sameType = (known.right, known.origin) }
    }
  }

  /// What is said of the members of associated types, by the arguments of constraints too.
  private var equations: [(left: String, right: TypeSyntax, origin: DeclaredType)] {
    var equations: [(left: String, right: TypeSyntax, origin: DeclaredType)] = []
    for case (.sameType(let left, let right), let origin) in result.relations {
      for (one, other) in [(left, right), (right, left)] {
        guard let path = one.namedType?.pathInSelf else { continue }
        if path.count > 1 { equations.append((path.joined(separator: "."), other, origin)) }
      }
    }
    // Nothing can be compared with what a constraint alone says.
    guard !equations.isEmpty else { return [] }
    for associated in result.associatedTypes where associated.sameType == nil {
      for (constraint, origin) in associated.constraints {
        guard let name = constraint.namedType,
          let arguments = name.components.last?.genericArguments,
          !arguments.isEmpty, let found = program.find(name.components.map(\.name), from: origin)
        else { continue }
        for (primary, argument) in zip(found.type?.primaryAssociatedTypes ?? [], arguments) {
          equations.append(("\(associated.name).\(primary)", argument, origin))
        }
      }
    }
    return equations
  }

  func mentionsAssociatedType(_ type: TypeSyntax) -> Bool {
    type.containsName { name in
      name.components.contains { $0.name == "Self" || result.hasAssociatedType($0.name) }
    }
  }
}
