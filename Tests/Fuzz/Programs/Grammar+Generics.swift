extension Grammar {
  /// Generic parameters with their brackets, and a clause of constraints on them.
  struct Generics {
    var parameters: Term = ""
    var clause: Term = ""

    /// Whose values the parameters must tell.
    var names: [String] = []
  }

  /// Makes generic parameters, which are added to the scope.
  mutating func generics(_ percent: Int, isType: Bool = false) -> Generics {
    guard chance(percent) else { return Generics(clause: contextualClause()) }
    var result = Generics()
    var requirements: [Term] = []
    var taken = scope.generics + scope.packs + scope.noncopyable + scope.errors
    let parameters = list(1...2) { grammar -> Term in
      let name = grammar.genericName(taken)
      taken.append(name)
      result.names.append(name)
      return grammar.genericParameter(name, isType: isType, &requirements)
    }
    result.parameters = .list(.init(elements: parameters, open: "<", close: ">"))
    result.clause = .list(.init(elements: requirements, open: " where "))
    return result
  }

  private mutating func genericParameter(
    _ name: String, isType: Bool, _ requirements: inout [Term]
  ) -> Term {
    if !isType, chance(12) {
      scope.packs.append(name)
      return "each \(name)" + maybe(40, .text(": \(pick(["Named", "Sendable", "Hashable"]))"))
    }
    if !isType, chance(8) {
      scope.noncopyable.append(name)
      return "\(name): ~Copyable"
    }
    if chance(10) {
      scope.errors.append(name)
      scope.generics.append(name)
      return "\(name): Error"
    }
    scope.generics.append(name)
    if chance(20) {
      scope.generics.append("\(name).Item")
      if chance(40) { requirements.append(requirement(on: "\(name).Item")) }
      return "\(name): \(pick(["Holder", "Holder & Sendable", "NamedHolder"]))"
    }
    if chance(25) { requirements.append(requirement(on: name)) }
    return .text(name) + (chance(40) ? .optional(": \(constraintName())") : "")
  }

  /// A constraint on a type.
  mutating func requirement(on subject: String) -> Term {
    choose([
      (5, { "\(subject): \($0.constraintName())" }),
      (subject.contains(".") ? 3 : 0, { "\(subject) == \($0.type(.inner, depth: 2))" }),
      (1, { _ in "\(subject): AnyObject" }),
      (1, { "\(subject): \(.text($0.pick(["Sendable", "Hashable", "Tree", "Error"])))" }),
      (
        1,
        { grammar in
          let others = grammar.scope.generics.filter { $0 != subject }
          return others.isEmpty || !subject.contains(".")
            ? "\(subject): Sendable" : "\(subject) == \(grammar.pick(others))"
        }
      ),
    ])
  }

  /// A clause on the generic parameters of the type around a member.
  private mutating func contextualClause() -> Term {
    guard scope.kind != .file, chance(3), let name = scope.generics.last else { return "" }
    return .optional(" where \(requirement(on: name))")
  }
}
