internal import MynahSyntax

extension Requirements {
  /// Leaves only the relations in which an associated type is open: where `Value` is `[Int]`, that
  /// `Value.Element` is `Key` says what `Key` is.
  mutating func settleRelations() {
    for _ in associatedTypes {
      for relation in relations {
        guard case .sameType(let left, let right) = relation else { continue }
        for (name, type) in [(left.memberOfSelf, right), (right.memberOfSelf, left)] {
          guard let name, isOpen(name), let root = type.associatedRoot, !isOpen(root),
            let origin = associatedTypes.first(where: { $0.name == root })?.sameType?.origin
          else { continue }
          withAssociatedType(name) { $0.sameType = (type, origin) }
        }
      }
    }
    relations = relations.filter { relation in
      switch relation {
      case .sameType(let left, let right): hasOpenRoot(left) || hasOpenRoot(right)
      case .conformance(let subject, _), .layout(let subject, _): hasOpenRoot(subject)
      }
    }
  }

  private func hasOpenRoot(_ type: TypeSyntax) -> Bool { type.associatedRoot.map(isOpen) ?? false }

  private func isOpen(_ name: String) -> Bool {
    associatedTypes.contains { $0.name == name && $0.sameType == nil }
  }
}

extension TypeSyntax {
  /// The `Item` of `Item`, `Self.Item` and `Item.Index`.
  fileprivate var associatedRoot: String? {
    let names = namedType?.components.map(\.name) ?? []
    return names.first == "Self" ? names.dropFirst().first : names.first
  }
}
