extension TypeSyntax {
  /// The type without the specifiers and attributes before it.
  public var withoutAttributes: TypeSyntax {
    if case .attributed(let type, _, _) = self { type } else { self }
  }

  /// The attributes before the type.
  public var attributes: [Attribute] {
    if case .attributed(_, _, let attributes) = self { attributes } else { [] }
  }

  /// The specifiers before the type.
  public var specifiers: [TypeSpecifier] {
    if case .attributed(_, let specifiers, _) = self { specifiers } else { [] }
  }

  /// Whether the type has the attribute.
  public func hasAttribute(_ name: String) -> Bool {
    for attribute in attributes where attribute.name == name { return true }
    return false
  }

  /// Whether the type has the specifier.
  public func hasSpecifier(_ name: String) -> Bool {
    for specifier in specifiers where specifier.name == name { return true }
    return false
  }

  /// The type without the attributes and specifiers for which the closure returns true.
  public func removing(
    attributes isUnwantedAttribute: (Attribute) -> Bool = { _ in false },
    specifiers isUnwantedSpecifier: (TypeSpecifier) -> Bool = { _ in false }
  ) -> TypeSyntax {
    guard case .attributed(let type, var specifiers, var attributes) = self else { return self }
    specifiers.removeAll(where: isUnwantedSpecifier)
    attributes.removeAll(where: isUnwantedAttribute)
    if specifiers.isEmpty && attributes.isEmpty { return type }
    return .attributed(type, specifiers: specifiers, attributes: attributes)
  }

  /// Whether the type is `inout`.
  public var isInout: Bool { hasSpecifier("inout") }

  /// Whether the type is marked `@escaping`.
  public var isEscaping: Bool { hasAttribute("escaping") }

  /// Whether the type is marked `@autoclosure`.
  public var isAutoclosure: Bool { hasAttribute("autoclosure") }

  /// Whether the type is `Wrapped?`, `Wrapped!` or `Optional<Wrapped>`.
  public var isOptional: Bool { wrappedType != nil }

  /// What is inside of `Wrapped?`, `Wrapped!` or `Optional<Wrapped>`.
  public var wrappedType: TypeSyntax? {
    switch withoutAttributes {
    case .optional(let wrapped), .implicitlyUnwrappedOptional(let wrapped):
      return wrapped
    case .named(let name):
      guard name.name == "Optional" || name.name == "Swift.Optional",
        let arguments = name.components.last?.genericArguments, arguments.count == 1
      else { return nil }
      return arguments[0]
    default:
      return nil
    }
  }

  /// The function type, if the type is one apart from attributes.
  public var functionType: FunctionTypeSyntax? {
    if case .function(let function) = withoutAttributes { function } else { nil }
  }

  /// Whether the type is a function type apart from attributes.
  public var isFunction: Bool { functionType != nil }

  /// The chain of identifiers, if the type is one apart from attributes.
  public var namedType: NamedType? {
    if case .named(let name) = withoutAttributes { name } else { nil }
  }

  /// Whether the type is `()`, `Void` or `Swift.Void`.
  public var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty
    case .named(let name): name.name == "Void" || name.name == "Swift.Void"
    default: false
    }
  }

  /// Whether the type is `some` of something.
  public var isOpaque: Bool {
    if case .opaque = withoutAttributes { true } else { false }
  }

  /// Whether the type is `any` of something.
  public var isExistential: Bool {
    if case .existential = withoutAttributes { true } else { false }
  }

  /// Whether the closure returns true for some chain of identifiers in the type.
  public func containsName(where matches: (NamedType) -> Bool) -> Bool {
    var isFound = false
    _ = rewritingNames { name in
      if !isFound && matches(name) { isFound = true }
      return nil
    }
    return isFound
  }

  /// Whether some chain of identifiers in the type begins with the identifier.
  public func mentions(_ identifier: String) -> Bool {
    containsName { $0.components.first?.name == identifier }
  }

  /// Whether the type or one that it is made of is one of those that are looked for.
  public func contains(where matches: (TypeSyntax) -> Bool) -> Bool {
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
}

extension NamedType {
  /// Whether one of the generic arguments is what is looked for.
  fileprivate func arguments(contain matches: (TypeSyntax) -> Bool) -> Bool {
    components.contains { $0.genericArguments.contains(where: matches) }
  }
}
