internal import MynahSyntax

extension Requirements {
  /// Settles what the identifier of an `Identifiable` protocol is where the protocol leaves it open.
  ///
  /// Swift gives classes an identifier of their own, so that nothing of it must be mocked. A protocol
  /// that declares `id` with a type, or says what `ID` is, has one that is mocked.
  mutating func settleIdentity() {
    guard standardParents.contains("Identifiable"),
      let associated = associatedTypes.first(where: { $0.name == "ID" }),
      associated.sameType == nil
    else { return }
    for member in members {
      guard let type = member.identifierType, !type.isIdentifier else { continue }
      return withAssociatedType("ID") { $0.sameType = (type, member.origin) }
    }
    guard associated.constraints.allSatisfy({ $0.type == .identifier("Hashable") }) else { return }
    guard let origin = protocols.first else { return }
    members.removeAll { $0.identifierType != nil }
    withAssociatedType("ID") { $0.sameType = (.identifier("ObjectIdentifier"), origin) }
  }
}

extension Requirements {
  /// Leaves out what a protocol repeats of `Equatable` and `Hashable`: a mock is equal to itself only,
  /// so that it has all of them by itself.
  mutating func settleEquality() {
    guard standardParents.contains("Equatable") else { return }
    let isHashable = standardParents.contains("Hashable")
    members.removeAll { member in
      member.name == "=="
        || isHashable && ["hash(into:)", "hashValue"].contains(member.displayName)
    }
  }
}

extension Requirement {
  /// The type of the property `id`; nil where the requirement is another, or its value must be waited for.
  fileprivate var identifierType: TypeSyntax? {
    guard case .variable(let variable) = declaration, !variable.isStatic else { return nil }
    return variable.bindings.first { binding in
      binding.name == "id" && binding.accessors.allSatisfy(\.effects.isEmpty)
    }?.type
  }
}

extension TypeSyntax {
  /// Whether the type is the associated type `ID`.
  fileprivate var isIdentifier: Bool { memberOfSelf == "ID" }
}
