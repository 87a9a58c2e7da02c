internal import MynahSyntax

extension TypeSyntax {
  /// Whether `some` constraint is in it.
  var mentionsOpaque: Bool { contains { if case .opaque = $0 { true } else { false } } }

  /// Whether there can be any number of types in it.
  var mentionsPack: Bool { contains { if case .packExpansion = $0 { true } else { false } } }

  /// Whether it is a tuple of any number of types and nothing else.
  var isTupleOfPack: Bool {
    guard case .tuple(let elements) = self, elements.count == 1 else { return false }
    if case .packExpansion = elements[0].type { return true }
    return false
  }

  /// Whether a function's type in it says that the function runs where its caller does.
  var mentionsNonsending: Bool {
    contains { type in
      type.specifiers.contains { $0.name == "nonisolated" && $0.detail == "nonsending" }
    }
  }
}

extension CallModel {
  /// Whether one of the types that a call takes, returns and throws is one that is looked for.
  private func hasType(where matches: (TypeSyntax) -> Bool) -> Bool {
    parameters.contains { matches($0.type) } || result.type.map(matches) ?? false
      || effects.typedFailure.map(matches) ?? false
  }

  /// Whether the type of the mocked member says that a function runs where its caller does.
  var mentionsNonsending: Bool { effects.staysWithCaller || hasType(where: \.mentionsNonsending) }

  /// Whether a type of a name is among those that a call takes, returns and throws, or that it demands
  /// something of.
  func mentions(_ name: String) -> Bool {
    hasType { $0.mentions(name) }
      || constraints?.requirements.contains { $0.mentions(name) } == true
  }
}

extension TypeSyntax {
  /// The same type with every `some Constraint` in it replaced by what `replacement` makes of the
  /// constraint.
  func replacingOpaque(_ replacement: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
    switch self {
    case .opaque(let constraint): return replacement(constraint)
    // A function type can return an opaque type, but it can't take one.
    case .function(var function):
      function.result = function.result.replacingOpaque(replacement)
      return .function(function)
    case .existential, .composition: return self
    default: return mappingParts { $0.replacingOpaque(replacement) }
    }
  }
}
