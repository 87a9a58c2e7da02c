internal import MynahSyntax

extension Program {
  /// One of the declarations of a type among which `#if` chooses.
  struct Branch {
    let type: DeclaredType

    /// The condition that must hold for it where something else is declared; nil where it holds there
    /// anyway.
    var condition: String?
  }

  /// The declarations of a type, of which `#if` chooses one; those of a composition are all compositions
  /// of its parts' declarations.
  func branches(of type: DeclaredType) -> [DeclaredType] {
    guard !type.parts.isEmpty else { return declarations(of: type) }
    var lists: [[DeclaredType]] = [[]]
    for part in type.parts {
      let branches = declarations(of: part)
      // More would be no composition that people write.
      guard lists.count * branches.count <= 16 else { return [type] }
      lists = lists.flatMap { list in branches.map { list + [$0] } }
    }
    return lists.count == 1 ? [type] : lists.compactMap(composition)
  }

  /// The declarations of a type that another declaration can mean: that in the same branch of `#if`, or
  /// all.
  func branches(of type: DeclaredType, seenFrom origin: DeclaredType) -> [Branch] {
    let branches = declarations(of: type)
    guard branches.count > 1 else { return [Branch(type: type)] }
    let near = branches.filter { branch in
      guard let outer = branch.condition, let inner = origin.condition else { return false }
      return inner == outer || inner.hasPrefix("\(outer) && ")
    }
    guard near.isEmpty else { return near.map { Branch(type: $0) } }
    return branches.map { Branch(type: $0, condition: $0.condition) }
  }

  /// The declaration that stands for all among which `#if` chooses.
  func representative(of type: DeclaredType) -> DeclaredType { declarations(of: type).last ?? type }
}
