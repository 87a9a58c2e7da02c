extension TypeSyntax {
  /// The same type with every chain of identifiers replaced by what the closure makes of it.
  ///
  /// Generic arguments are rewritten first, so the closure sees them as they will be. Where it
  /// returns nil, the chain stays. So it is with the names of global actors before function types; chains in
  /// the arguments of attributes are left alone.
  public func rewritingNames(_ transform: (NamedType) -> TypeSyntax?) -> TypeSyntax {
    switch self {
    case .named(let name):
      let name = name.rewritingArguments(transform)
      return transform(name) ?? .named(name)
    case .attributed(let type, let specifiers, let attributes):
      return .attributed(
        type.rewritingNames(transform), specifiers: specifiers,
        attributes: attributes.map { $0.rewritingActor(transform) })
    default: return mappingParts { $0.rewritingNames(transform) }
    }
  }

  /// The same type with each type that it is directly made of replaced by what the closure makes of it.
  public func mappingParts(_ transform: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
    switch self {
    case .named(let name): .named(name.mappingArguments(transform))
    case .nested(let name, let base): transform(base).member(name.mappingArguments(transform))
    case .optional(let wrapped): .optional(transform(wrapped))
    case .implicitlyUnwrappedOptional(let wrapped): .implicitlyUnwrappedOptional(transform(wrapped))
    case .array(let element): .array(transform(element))
    case .dictionary(let key, let value): .dictionary(key: transform(key), value: transform(value))
    case .inlineArray(let count, let element):
      .inlineArray(count: transform(count), element: transform(element))
    case .tuple(let elements): .tuple(elements.map { $0.mappingType(transform) })
    case .function(let function): .function(function.mappingParts(transform))
    case .opaque(let constraint): .opaque(transform(constraint))
    case .existential(let constraint): .existential(transform(constraint))
    case .composition(let types): .composition(types.map(transform))
    case .metatype(let instance): .metatype(transform(instance))
    case .protocolMetatype(let instance): .protocolMetatype(transform(instance))
    case .attributed(let type, let specifiers, let attributes):
      .attributed(transform(type), specifiers: specifiers, attributes: attributes)
    case .packExpansion(let pattern): .packExpansion(transform(pattern))
    case .packElement(let pack): .packElement(transform(pack))
    case .suppressed(let constraint): .suppressed(transform(constraint))
    case .placeholder, .integer: self
    }
  }

  /// The type that a chain of identifiers names inside of this one.
  public func member(_ name: NamedType) -> TypeSyntax {
    switch self {
    case .named(let base): .named(NamedType(components: base.components + name.components))
    case .nested(let base, let type):
      .nested(NamedType(components: base.components + name.components), in: type)
    default: .nested(name, in: self)
    }
  }

  /// What a chain of names means whose first name stands for this type.
  public func inPlaceOfFirst(of name: NamedType) -> TypeSyntax {
    let rest = Array(name.components.dropFirst())
    return rest.isEmpty ? self : member(NamedType(components: rest))
  }
}

extension NamedType {
  /// The same chain with its generic arguments rewritten.
  public func rewritingArguments(_ transform: (NamedType) -> TypeSyntax?) -> NamedType {
    mappingArguments { $0.rewritingNames(transform) }
  }

  fileprivate func mappingArguments(_ transform: (TypeSyntax) -> TypeSyntax) -> NamedType {
    guard hasGenericArguments else { return self }
    var copy = self
    for index in copy.components.indices {
      copy.components[index].genericArguments = copy.components[index].genericArguments.map(
        transform)
    }
    return copy
  }
}

extension Attribute {
  /// The same attribute with its name rewritten where that may be the name of a global actor.
  fileprivate func rewritingActor(_ transform: (NamedType) -> TypeSyntax?) -> Attribute {
    guard !["Sendable", "MainActor"].contains(name), name.first?.isUppercase == true,
      case .named(let written)? = transform(type)
    else { return self }
    var copy = self
    copy.type = written
    return copy
  }
}

extension TupleTypeElement {
  fileprivate func mappingType(_ transform: (TypeSyntax) -> TypeSyntax) -> TupleTypeElement {
    var copy = self
    copy.type = transform(type)
    return copy
  }
}

extension FunctionTypeSyntax {
  fileprivate func mappingParts(_ transform: (TypeSyntax) -> TypeSyntax) -> FunctionTypeSyntax {
    FunctionTypeSyntax(
      parameters: parameters.map { $0.mappingType(transform) },
      effects: effects.mappingType(transform), result: transform(result))
  }
}

extension Effects {
  /// The same effects with the thrown type replaced.
  public func mappingType(_ transform: (TypeSyntax) -> TypeSyntax) -> Effects {
    guard let thrownType else { return self }
    return Effects(suspension: suspension, throwing: .throws(transform(thrownType)))
  }

  /// The same effects with the names in the thrown type rewritten.
  public func rewritingNames(_ transform: (NamedType) -> TypeSyntax?) -> Effects {
    mappingType { $0.rewritingNames(transform) }
  }
}

extension TypeSyntax {
  /// The type without the names of the parameters of functions in it, which expressions can't contain.
  public var withoutParameterNames: TypeSyntax {
    guard case .function(var function) = self else { return mappingParts(\.withoutParameterNames) }
    for index in function.parameters.indices {
      function.parameters[index].label = nil
      function.parameters[index].name = nil
    }
    return TypeSyntax.function(function).mappingParts(\.withoutParameterNames)
  }
}
