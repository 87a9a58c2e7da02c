/// A type as it is written in source, without the parentheses that change nothing.
///
/// Two types are equal if they are spelled alike apart from white space, comments and redundant
/// parentheses. ``description`` is source text that parses back to an equal type.
public indirect enum TypeSyntax: Hashable, Sendable {
  /// A chain of identifiers, such as `Swift.Dictionary<String, Int>.Index`, `Self` or `Any`.
  case named(NamedType)

  /// A chain of identifiers in a type that is no such chain, such as `[Int].Element`.
  case nested(NamedType, in: TypeSyntax)

  /// `Wrapped?`.
  case optional(TypeSyntax)

  /// `Wrapped!`.
  case implicitlyUnwrappedOptional(TypeSyntax)

  /// `[Element]`.
  case array(TypeSyntax)

  /// `[Key: Value]`.
  case dictionary(key: TypeSyntax, value: TypeSyntax)

  /// `[3 of Element]`.
  case inlineArray(count: TypeSyntax, element: TypeSyntax)

  /// `(A, b: B)`, also the empty `()`.
  case tuple([TupleTypeElement])

  /// `(A) async throws -> B`.
  case function(FunctionTypeSyntax)

  /// `some Constraint`.
  case opaque(TypeSyntax)

  /// `any Constraint`.
  case existential(TypeSyntax)

  /// `A & B`.
  case composition([TypeSyntax])

  /// `Instance.Type`.
  case metatype(TypeSyntax)

  /// `Instance.Protocol`.
  case protocolMetatype(TypeSyntax)

  /// A type with specifiers or attributes before it, such as `inout A` or `@Sendable () -> Void`.
  case attributed(TypeSyntax, specifiers: [TypeSpecifier], attributes: [Attribute])

  /// `repeat Pattern`.
  case packExpansion(TypeSyntax)

  /// `each Pack`.
  case packElement(TypeSyntax)

  /// `~Constraint`.
  case suppressed(TypeSyntax)

  /// `_`.
  case placeholder

  /// An integer as a generic argument, such as the `3` of `Vector<3>`.
  case integer(String)
}

extension TypeSyntax {
  /// The empty tuple.
  ///
  /// It isn't stored: the leak sanitizer doesn't find an indirect case in a global variable.
  public static var void: TypeSyntax { .tuple([]) }

  /// A type that is one identifier.
  public static func identifier(
    _ name: String, _ genericArguments: [TypeSyntax] = []
  ) -> TypeSyntax {
    .named(NamedType(name, genericArguments))
  }

  /// Parses a type; nil if the text is not exactly one type.
  public init?(parsing text: String) {
    let parsed = Array(text.utf8).withUnsafeBufferPointer { bytes -> TypeSyntax? in
      let source = SourceBuffer(bytes)
      defer { source.deallocate() }
      var parser = Parser(source)
      let type = parser.parseType()
      guard parser.token.kind == .endOfFile, parser.lexer.problems.isEmpty else { return nil }
      return type
    }
    guard let parsed else { return nil }
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
