internal import MynahSyntax

extension Program {
  /// One of the declarations of a type among which `#if` chooses.
  struct Branch {
    let type: DeclaredType

    /// The condition that must hold for it where something else is declared; nil where it holds there
    /// anyway.
    var condition: String?
  }

  /// The declarations of a type, of which `#if` chooses one.
  func branches(of type: DeclaredType) -> [DeclaredType] {
    type.parts.isEmpty ? declarations(of: type) : [type]
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
}
