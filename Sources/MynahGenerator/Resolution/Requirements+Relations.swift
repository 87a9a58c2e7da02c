internal import MynahSyntax

extension Requirements {
  /// Leaves only the relations in which an associated type is open: where `Value` is `[Int]`, that
  /// `Value.Element` is `Key` says what `Key` is.
  ///
  /// - Parameter primary: The associated types that stay generic parameters where another equals them.
  mutating func settleRelations(keeping primary: [String]) {
    settleEqualTypes(keeping: primary)
    relations = relations.filter { relation in
      switch relation.requirement {
      case .sameType(let left, let right): hasOpenRoot(left) || hasOpenRoot(right)
      case .conformance(let subject, _), .layout(let subject, _):
        isMadeOfOpen(subject)
      }
    }
    for associated in associatedTypes { passOnConstraints(of: associated) }
  }

  /// Asks of what an associated type is made of what is asked of it: `[Value]` is `Equatable` only where
  /// `Value` is.
  private mutating func passOnConstraints(of associated: AssociatedType) {
    guard let type = associated.sameType?.type, isMadeOfOpen(type) else { return }
    let constraints = associated.constraints.filter { !$0.type.isSuppression }
    if let name = type.memberOfSelf, isOpen(name) {
      withAssociatedType(name) { $0.constraints += constraints }
    } else {
      relations += constraints.map {
        (.conformance(.identifier(associated.name), $0.type), $0.origin)
      }
    }
  }

  /// Makes one of two associated types that are open and equal an alias of the other: Swift wants no generic
  /// parameter that equals another.
  private mutating func settleEqualTypes(keeping primary: [String]) {
    for (index, relation) in relations.enumerated().reversed() {
      guard case .sameType(let left, let right) = relation.requirement,
        let one = left.memberOfSelf, let other = right.memberOfSelf, one != other, isOpen(one),
        isOpen(other)
      else { continue }
      let isFirst = associatedTypes.first { $0.name == one || $0.name == other }?.name == one
      let keepsOne =
        primary.contains(one) == primary.contains(other) ? isFirst : primary.contains(one)
      let (kept, alias) = keepsOne ? (one, other) : (other, one)
      withAssociatedType(alias) { $0.sameType = (.identifier(kept), relation.origin) }
      relations.remove(at: index)
    }
  }

  /// A Boolean value that indicates whether a type is open, a member of one that is, or an alias of such.
  private func hasOpenRoot(_ type: TypeSyntax) -> Bool {
    guard let root = type.namedType?.pathInSelf.first else { return false }
    return isOpen(root) || !hasAssociatedType(root) && isMadeOfOpen(type)
  }

  /// A Boolean value that indicates whether a type contains an open type, aliases followed.
  private func isMadeOfOpen(_ type: TypeSyntax, depth: Int = 0) -> Bool {
    type.containsName { name in
      guard let root = name.pathInSelf.first, depth < 8 else { return false }
      if isOpen(root) { return true }
      guard let known = associatedType(root)?.sameType ?? aliases[root] else { return false }
      return isMadeOfOpen(known.type, depth: depth + 1)
    }
  }

  private func isOpen(_ name: String) -> Bool {
    associatedType(name).map { $0.sameType == nil } ?? false
  }
}

extension TypeSyntax {
  /// Whether the type is `~Copyable`, `~Escapable` or both.
  var isSuppression: Bool {
    switch self {
    case .suppressed: true
    case .composition(let parts): parts.allSatisfy(\.isSuppression)
    default: false
    }
  }
}
