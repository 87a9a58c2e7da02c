/// A type in source, without redundant parentheses.
///
/// Two types are equal if they are spelled alike apart from white space, comments, and redundant
/// parentheses. ``description`` is source text that parses back to an equal type.
public indirect enum TypeSyntax: Hashable, Sendable {
  /// A chain of identifiers, such as `Swift.Dictionary<String, Int>.Index`, `Self`, or `Any`.
  case named(NamedType)

  /// A chain of identifiers after another type, such as `[Int].Element`.
  case nested(NamedType, in: TypeSyntax)

  /// An optional type such as `Wrapped?`.
  case optional(TypeSyntax)

  /// An implicitly unwrapped optional type such as `Wrapped!`.
  case implicitlyUnwrappedOptional(TypeSyntax)

  /// An array type such as `[Element]`.
  case array(TypeSyntax)

  /// A dictionary type such as `[Key: Value]`.
  case dictionary(key: TypeSyntax, value: TypeSyntax)

  /// An inline array type such as `[3 of Element]`.
  case inlineArray(count: TypeSyntax, element: TypeSyntax)

  /// A tuple type such as `(A, b: B)`, or the empty tuple `()`.
  case tuple([TupleTypeElement])

  /// A function type such as `(A) async throws -> B`.
  case function(FunctionTypeSyntax)

  /// An opaque type such as `some Constraint`.
  case opaque(TypeSyntax)

  /// An existential type such as `any Constraint`.
  case existential(TypeSyntax)

  /// A composition such as `A & B`.
  case composition([TypeSyntax])

  /// A metatype such as `Instance.Type`.
  case metatype(TypeSyntax)

  /// A protocol metatype such as `Instance.Protocol`.
  case protocolMetatype(TypeSyntax)

  /// A type with specifiers or attributes before it, such as `inout A` or `@Sendable () -> Void`.
  case attributed(TypeSyntax, specifiers: [Modifier], attributes: [Attribute])

  /// A pack expansion such as `repeat Pattern`.
  case packExpansion(TypeSyntax)

  /// An element of a type parameter pack, such as `each Pack`.
  case packElement(TypeSyntax)

  /// A suppressed constraint such as `~Constraint`.
  case suppressed(TypeSyntax)

  /// The placeholder `_`.
  case placeholder

  /// An integer as a generic argument, such as the `3` in `Vector<3>`.
  case integer(String)
}

extension TypeSyntax {
  /// The empty tuple.
  ///
  /// It's computed, because the leak sanitizer reports an indirect case in a global variable.
  public static var void: TypeSyntax { .tuple([]) }

  /// Returns a type that consists of one identifier.
  public static func identifier(
    _ name: String, _ genericArguments: [TypeSyntax] = []
  ) -> TypeSyntax {
    .named(NamedType(name, genericArguments))
  }

  /// Creates a type by parsing text, or returns nil if the text isn't exactly one type.
  public init?(parsing text: String) {
    guard let parsed = Parser.parse(text, { $0.parseType() }) else { return nil }
    self = parsed
  }
}

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
  public var specifiers: [Modifier] {
    if case .attributed(_, let specifiers, _) = self { specifiers } else { [] }
  }

  /// Returns whether the type has an attribute with the given name.
  public func hasAttribute(_ name: String) -> Bool {
    attributes.contains { $0.name == name }
  }

  /// Returns whether the type has a specifier with the given name.
  public func hasSpecifier(_ name: String) -> Bool {
    specifiers.contains { $0.name == name }
  }

  /// Returns the type without the attributes and specifiers for which the closures return true.
  public func removing(
    attributes isUnwantedAttribute: (Attribute) -> Bool = { _ in false },
    specifiers isUnwantedSpecifier: (Modifier) -> Bool = { _ in false }
  ) -> TypeSyntax {
    guard case .attributed(let type, var specifiers, var attributes) = self else { return self }
    specifiers.removeAll(where: isUnwantedSpecifier)
    attributes.removeAll(where: isUnwantedAttribute)
    if specifiers.isEmpty && attributes.isEmpty { return type }
    return .attributed(type, specifiers: specifiers, attributes: attributes)
  }

  /// A Boolean value that indicates whether the type is `inout`.
  public var isInout: Bool { hasSpecifier("inout") }

  /// A Boolean value that indicates whether the type is marked `@escaping`.
  public var isEscaping: Bool { hasAttribute("escaping") }

  /// A Boolean value that indicates whether the type is marked `@autoclosure`.
  public var isAutoclosure: Bool { hasAttribute("autoclosure") }

  /// A Boolean value that indicates whether the type is an optional.
  ///
  /// `Wrapped?`, `Wrapped!`, and `Optional<Wrapped>` are optionals.
  public var isOptional: Bool { wrappedType != nil }

  /// The wrapped type of `Wrapped?`, `Wrapped!`, or `Optional<Wrapped>`.
  public var wrappedType: TypeSyntax? {
    switch withoutAttributes {
    case .optional(let wrapped), .implicitlyUnwrappedOptional(let wrapped):
      return wrapped
    case .named(let name):
      guard name.name == "Optional" || name.name == "Swift.Optional",
        name.last.genericArguments.count == 1
      else { return nil }
      return name.last.genericArguments[0]
    default:
      return nil
    }
  }

  /// The function type without attributes, or nil for other types.
  public var functionType: FunctionTypeSyntax? {
    if case .function(let function) = withoutAttributes { function } else { nil }
  }

  /// A Boolean value that indicates whether the type is a function type, possibly with attributes.
  public var isFunction: Bool { functionType != nil }

  /// The chain of identifiers without attributes, or nil for other types.
  public var namedType: NamedType? {
    if case .named(let name) = withoutAttributes { name } else { nil }
  }

  /// A Boolean value that indicates whether the type is `()`, `Void`, or `Swift.Void`.
  public var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty
    case .named(let name): name.name == "Void" || name.name == "Swift.Void"
    default: false
    }
  }

  /// A Boolean value that indicates whether the type begins with `some`.
  public var isOpaque: Bool {
    if case .opaque = withoutAttributes { true } else { false }
  }

  /// A Boolean value that indicates whether the type begins with `any`.
  public var isExistential: Bool {
    if case .existential = withoutAttributes { true } else { false }
  }

  /// Returns whether the closure returns true for any chain of identifiers in the type.
  public func containsName(where matches: (NamedType) -> Bool) -> Bool {
    var isFound = false
    _ = rewritingNames { name in
      if !isFound && matches(name) { isFound = true }
      return nil
    }
    return isFound
  }

  /// Returns whether any chain of identifiers in the type begins with the given identifier.
  public func mentions(_ identifier: String) -> Bool {
    containsName { $0.firstName == identifier }
  }

  /// Returns whether the closure returns true for the type or any type inside of it.
  public func contains(where matches: (TypeSyntax) -> Bool) -> Bool {
    var isFound = matches(self)
    _ = mappingParts { part in
      if !isFound && part.contains(where: matches) { isFound = true }
      return part
    }
    return isFound
  }
}

extension TypeSyntax {
  /// Returns a copy of the type in which the closure replaces each chain of identifiers.
  ///
  /// Generic arguments are rewritten first, so the closure receives a chain with its final
  /// arguments. If the closure returns nil, the chain doesn't change.
  ///
  /// The names of global actors before function types are rewritten, too. Arguments of attributes
  /// aren't rewritten.
  public func rewritingNames(_ transform: (NamedType) -> TypeSyntax?) -> TypeSyntax {
    switch self {
    case .named(let name):
      let name = name.mappingArguments { $0.rewritingNames(transform) }
      return transform(name) ?? .named(name)
    case .attributed(let type, let specifiers, let attributes):
      return .attributed(
        type.rewritingNames(transform), specifiers: specifiers,
        attributes: attributes.map { $0.rewritingActor(transform) })
    default: return mappingParts { $0.rewritingNames(transform) }
    }
  }

  /// Returns a copy of the type in which the closure replaces each of its direct components.
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

  /// Returns the type that a chain of identifiers names inside of this type.
  public func member(_ name: NamedType) -> TypeSyntax {
    switch self {
    case .named(let base): .named(NamedType(components: base.components + name.components))
    case .nested(let base, let type):
      .nested(NamedType(components: base.components + name.components), in: type)
    default: .nested(name, in: self)
    }
  }

  /// Returns the type that a chain of identifiers names if its first name refers to this type.
  public func replacingFirstName(of name: NamedType) -> TypeSyntax {
    let rest = name.components.dropFirst()
    return rest.isEmpty ? self : member(NamedType(components: rest))
  }
}

extension NamedType {
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
  /// Returns a copy of the attribute with its name rewritten if it can name a global actor.
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
  /// Returns a copy of the effects with the thrown type replaced.
  public func mappingType(_ transform: (TypeSyntax) -> TypeSyntax) -> Effects {
    guard let thrownType else { return self }
    return Effects(suspension: suspension, throwing: .throws(transform(thrownType)))
  }
}

extension TypeSyntax {
  /// The type without parameter names in its function types.
  ///
  /// Expressions can't contain function types with parameter names.
  public var withoutParameterNames: TypeSyntax {
    guard case .function(var function) = self else { return mappingParts(\.withoutParameterNames) }
    for index in function.parameters.indices {
      function.parameters[index].label = nil
      function.parameters[index].name = nil
    }
    return TypeSyntax.function(function).mappingParts(\.withoutParameterNames)
  }
}
