internal import MynahSyntax

extension TypeSyntax {
  /// Whether the type or one that it is made of is one of those that are looked for.
  func contains(where matches: (TypeSyntax) -> Bool) -> Bool {
    if matches(self) { return true }
    switch self {
    case .named(let name): return name.arguments { $0.contains(where: matches) }
    case .nested(let name, let base):
      return base.contains(where: matches) || name.arguments { $0.contains(where: matches) }
    case .optional(let inner), .implicitlyUnwrappedOptional(let inner), .array(let inner),
      .opaque(let inner), .existential(let inner), .metatype(let inner),
      .protocolMetatype(let inner), .packExpansion(let inner), .packElement(let inner),
      .suppressed(let inner), .attributed(let inner, _, _):
      return inner.contains(where: matches)
    case .dictionary(let first, let second), .inlineArray(let first, let second):
      return first.contains(where: matches) || second.contains(where: matches)
    case .tuple(let elements): return elements.contains { $0.type.contains(where: matches) }
    case .composition(let types): return types.contains { $0.contains(where: matches) }
    case .function(let function):
      return function.parameters.contains { $0.type.contains(where: matches) }
        || function.effects.thrownType?.contains(where: matches) ?? false
        || function.result.contains(where: matches)
    case .placeholder, .integer: return false
    }
  }

  /// Whether `some` constraint is in it.
  var mentionsOpaque: Bool { contains { if case .opaque = $0 { true } else { false } } }

  /// Whether there can be any number of types in it.
  var mentionsPack: Bool { contains { if case .packExpansion = $0 { true } else { false } } }

  /// Whether a value of the type is a closure that takes a pack, has one in an optional or a tuple, or
  /// takes or returns one.
  var isValueThatTakesPack: Bool {
    if let wrapped = wrappedType { return wrapped.isValueThatTakesPack }
    switch withoutAttributes {
    case .tuple(let elements): return elements.contains(where: \.type.isValueThatTakesPack)
    case .function(let function):
      return function.result.isValueThatTakesPack
        || function.parameters.contains { parameter in
          if case .packExpansion = parameter.type.withoutAttributes { return true }
          return parameter.type.isValueThatTakesPack
        }
    default: return false
    }
  }

  /// Whether it is a tuple apart from attributes.
  var isTuple: Bool {
    if case .tuple = withoutAttributes { true } else { false }
  }

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

extension NamedType {
  /// Whether one of the generic arguments is what is looked for.
  fileprivate func arguments(contain matches: (TypeSyntax) -> Bool) -> Bool {
    components.contains { $0.genericArguments.contains(where: matches) }
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
