internal import MynahSyntax

extension Requirement {
  /// The requirement that stands for this one and another of its signature, and asks for all that they do.
  ///
  /// What stands under a condition may name types that are there only.
  func merged(with other: Requirement, in program: Program) -> Requirement {
    let conditional = [(self, other), (other, self)].first { $0.asksForMoreConditionally(than: $1) }
    let isMoreGeneral = condition != nil && other.condition == nil
    var merged = isMoreGeneral || other.isStronger(than: self) ? other : self
    if let (stronger, unconditional) = conditional { merged = stronger.withType(of: unconditional) }
    merged = merged.initializing(as: self).initializing(as: other)
    // What is required anyway, a condition requires once more, or more of it.
    merged.condition = Conditions.either(condition, other.condition)
    merged.isNonisolated = isNonisolated || other.isNonisolated
    merged.isFreeElsewhere =
      isFreeElsewhere || other.isFree(where: self, in: program)
      || isFree(where: other, in: program)
    merged.isOtherElsewhere =
      isOtherElsewhere || other.differences(from: self).contains("sending") || conditional != nil
    return merged
  }

  /// Whether it asks for what another one of its signature does, under whatever condition.
  func isAlike(_ other: Requirement) -> Bool {
    types == other.types && !isStronger(than: other) && !other.isStronger(than: self)
      && declaration.syntax?.attributes == other.declaration.syntax?.attributes
  }

  /// Whether it asks for more than the other one, and does so under a condition alone.
  private func asksForMoreConditionally(than other: Requirement) -> Bool {
    condition != nil && other.condition == nil && isStronger(than: other)
  }

  /// The requirement, of an initializer, that neither fails nor throws where another one does not.
  private func initializing(as other: Requirement) -> Requirement {
    guard case .initializer(var initializer) = declaration,
      case .initializer(let second) = other.declaration
    else { return self }
    if second.failability == .none { initializer.failability = .none }
    if !other.isThrowing { initializer.effects.throwing = .none }
    return declaring(.initializer(initializer))
  }

  /// The requirement, of a property, with the type that the same protocol says under no condition.
  private func withType(of other: Requirement) -> Requirement {
    guard other.origin === origin, case .variable(var variable) = declaration,
      case .variable(let unconditional) = other.declaration, variable.bindings.count == 1,
      unconditional.bindings.count == 1
    else { return self }
    variable.bindings[0].type = unconditional.bindings[0].type
    return declaring(.variable(variable))
  }
}
