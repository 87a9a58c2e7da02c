internal import MynahSyntax

extension Requirements {
  /// Leaves only the relations in which an associated type is open: where `Value` is `[Int]`, that
  /// `Value.Element` is `Key` says what `Key` is.
  ///
  /// - Parameter primary: The associated types that stay generic parameters where another equals them.
  mutating func settleRelations(keeping primary: [String]) {
    settleEqualTypes(keeping: primary)
    // Each round settles what the one before made known; no real protocol takes this many.
    for _ in associatedTypes.prefix(16) {
      var isChanged = false
      for relation in relations {
        guard case .sameType(let left, let right) = relation.requirement else { continue }
        for (name, type) in [(left.memberOfSelf, right), (right.memberOfSelf, left)] {
          guard let name, isOpen(name), let root = type.associatedRoot, !isOpen(root),
            let known = associatedType(root)?.sameType
          else { continue }
          withAssociatedType(name) {
            $0.sameType = type.memberOfSelf == root ? known : (type, known.origin)
          }
          isChanged = true
        }
      }
      if !isChanged { break }
    }
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
    guard var type = associated.sameType?.type, isMadeOfOpen(type) else { return }
    // Each step is an alias of another associated type.
    for _ in associatedTypes {
      guard let next = type.memberOfSelf.flatMap({ associatedType($0)?.sameType?.type }) else {
        break
      }
      type = next
    }
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

  /// Whether a type is open or a member of one that is, aliases of protocols followed.
  private func hasOpenRoot(_ type: TypeSyntax) -> Bool {
    var seen: Set<String> = []
    var remaining = [type]
    while let next = remaining.popLast() {
      guard let root = next.associatedRoot, seen.insert(root).inserted else { continue }
      if isOpen(root) { return true }
      guard !hasAssociatedType(root), let alias = aliases[root] else { continue }
      _ = alias.type.containsName { name in
        remaining.append(.named(name))
        return false
      }
    }
    return false
  }

  /// Whether an associated type that is open is in a type, or in what one in it is settled to be.
  private func isMadeOfOpen(_ type: TypeSyntax) -> Bool { isMade(type, of: isOpen) }

  /// Whether an associated type that matches is in a type, or in what one in it is settled to be.
  func isMade(_ type: TypeSyntax, of matches: (String) -> Bool) -> Bool {
    var seen: Set<String> = []
    var remaining = [type]
    while let next = remaining.popLast() {
      let isFound = next.containsName { name in
        guard let root = name.pathInSelf.first, seen.insert(root).inserted else { return false }
        if matches(root) { return true }
        if let known = associatedType(root)?.sameType ?? aliases[root] {
          remaining.append(known.type)
        }
        return false
      }
      if isFound { return true }
    }
    return false
  }

  /// Whether another associated type is made of one, and more.
  func isPartOfOther(_ name: String) -> Bool {
    associatedTypes.contains { other in
      guard let type = other.sameType?.type, type.memberOfSelf == nil else { return false }
      return isMade(type, of: { $0 == name })
    }
  }

  private func isOpen(_ name: String) -> Bool {
    associatedType(name).map { $0.sameType == nil } ?? false
  }
}

extension TypeSyntax {
  /// The `Item` of `Item`, `Self.Item` and `Item.Index`.
  fileprivate var associatedRoot: String? { namedType?.pathInSelf.first }

  /// Whether the type is `~Copyable`, `~Escapable` or both.
  var isSuppression: Bool {
    switch self {
    case .suppressed: true
    case .composition(let parts): parts.allSatisfy(\.isSuppression)
    default: false
    }
  }
}
