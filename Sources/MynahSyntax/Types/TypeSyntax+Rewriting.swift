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
    case .nested(let name, let base):
      return base.rewritingNames(transform).member(name.rewritingArguments(transform))
    case .optional(let wrapped):
      return .optional(wrapped.rewritingNames(transform))
    case .implicitlyUnwrappedOptional(let wrapped):
      return .implicitlyUnwrappedOptional(wrapped.rewritingNames(transform))
    case .array(let element):
      return .array(element.rewritingNames(transform))
    case .dictionary(let key, let value):
      return .dictionary(
        key: key.rewritingNames(transform), value: value.rewritingNames(transform))
    case .inlineArray(let count, let element):
      return .inlineArray(
        count: count.rewritingNames(transform), element: element.rewritingNames(transform))
    case .tuple(let elements):
      return .tuple(elements.map { $0.rewritingNames(transform) })
    case .function(let function):
      return .function(function.rewritingNames(transform))
    case .opaque(let constraint):
      return .opaque(constraint.rewritingNames(transform))
    case .existential(let constraint):
      return .existential(constraint.rewritingNames(transform))
    case .composition(let types):
      return .composition(types.map { $0.rewritingNames(transform) })
    case .metatype(let instance):
      return .metatype(instance.rewritingNames(transform))
    case .protocolMetatype(let instance):
      return .protocolMetatype(instance.rewritingNames(transform))
    case .attributed(let type, let specifiers, let attributes):
      return .attributed(
        type.rewritingNames(transform), specifiers: specifiers,
        attributes: attributes.map { $0.rewritingActor(transform) })
    case .packExpansion(let pattern):
      return .packExpansion(pattern.rewritingNames(transform))
    case .packElement(let pack):
      return .packElement(pack.rewritingNames(transform))
    case .suppressed(let constraint):
      return .suppressed(constraint.rewritingNames(transform))
    case .placeholder, .integer:
      return self
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
    guard hasGenericArguments else { return self }
    var copy = self
    for index in copy.components.indices {
      copy.components[index].genericArguments = copy.components[index].genericArguments.map {
        $0.rewritingNames(transform)
      }
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
  /// The same element with the names in its type rewritten.
  public func rewritingNames(_ transform: (NamedType) -> TypeSyntax?) -> TupleTypeElement {
    var copy = self
    copy.type = type.rewritingNames(transform)
    return copy
  }
}

extension FunctionTypeSyntax {
  /// The same function type with the names in its parameters, effects and result rewritten.
  public func rewritingNames(_ transform: (NamedType) -> TypeSyntax?) -> FunctionTypeSyntax {
    FunctionTypeSyntax(
      parameters: parameters.map { $0.rewritingNames(transform) },
      effects: effects.rewritingNames(transform),
      result: result.rewritingNames(transform))
  }
}

extension Effects {
  /// The same effects with the names in the thrown type rewritten.
  public func rewritingNames(_ transform: (NamedType) -> TypeSyntax?) -> Effects {
    guard let thrownType else { return self }
    return Effects(
      suspension: suspension, throwing: .throws(thrownType.rewritingNames(transform)))
  }
}

extension TypeSyntax {
  /// The type without the names that the parameters of functions in it have, which mean nothing, and which
  /// an expression can not have.
  public var withoutParameterNames: TypeSyntax {
    switch self {
    case .function(let function): .function(function.withoutParameterNames)
    case .attributed(let type, let specifiers, let attributes):
      .attributed(type.withoutParameterNames, specifiers: specifiers, attributes: attributes)
    case .optional(let wrapped): .optional(wrapped.withoutParameterNames)
    case .array(let element): .array(element.withoutParameterNames)
    case .dictionary(let key, let value):
      .dictionary(key: key.withoutParameterNames, value: value.withoutParameterNames)
    case .tuple(let elements):
      .tuple(
        elements.map { element in
          var element = element
          element.type = element.type.withoutParameterNames
          return element
        })
    case .named(var name):
      .named(name.withoutParameterNames())
    default: self
    }
  }
}

extension NamedType {
  fileprivate mutating func withoutParameterNames() -> NamedType {
    for index in components.indices {
      components[index].genericArguments = components[index].genericArguments.map(
        \.withoutParameterNames)
    }
    return self
  }
}

extension FunctionTypeSyntax {
  fileprivate var withoutParameterNames: FunctionTypeSyntax {
    var copy = self
    for index in copy.parameters.indices {
      copy.parameters[index].label = nil
      copy.parameters[index].name = nil
      copy.parameters[index].type = copy.parameters[index].type.withoutParameterNames
    }
    copy.result = result.withoutParameterNames
    return copy
  }
}
