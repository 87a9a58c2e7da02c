internal import MynahSyntax

extension TypeSyntax {
  /// The type with `nonisolated(nonsending)`, with their caller, or `@concurrent` before each `async` function
  /// that doesn't say where it runs.
  ///
  /// Without these words, the settings of the module decide.
  func writing(nonsending: Bool) -> TypeSyntax {
    switch self {
    case .function(let function): function.writing(nonsending: nonsending, [], [])
    case .attributed(.function(let function), let specifiers, let attributes):
      function.writing(nonsending: nonsending, specifiers, attributes)
    case .opaque, .existential, .composition, .protocolMetatype: self
    default: mappingParts { $0.writing(nonsending: nonsending) }
    }
  }
}

extension FunctionTypeSyntax {
  fileprivate func writing(
    nonsending: Bool, _ specifiers: [TypeSpecifier], _ attributes: [Attribute]
  ) -> TypeSyntax {
    var (specifiers, attributes) = (specifiers, attributes)
    let isPlain = attributes.allSatisfy {
      ["escaping", "autoclosure", "Sendable", "convention"].contains($0.name)
    }
    if effects.isAsync, isPlain,
      !specifiers.contains(where: { $0.name == "nonisolated" || $0.name == "isolated" }),
      !parameters.contains(where: { $0.type.hasSpecifier("isolated") })
    {
      if nonsending {
        specifiers.append(TypeSpecifier("nonisolated", detail: "nonsending"))
      } else {
        attributes.append(Attribute("concurrent"))
      }
    }
    let type = TypeSyntax.function(self).mappingParts { $0.writing(nonsending: nonsending) }
    return specifiers.isEmpty && attributes.isEmpty
      ? type : .attributed(type, specifiers: specifiers, attributes: attributes)
  }
}

extension TypeSpecifier {
  /// Whether the word is part of a function's type, and does not say how a value is passed.
  var isPartOfType: Bool { name == "nonisolated" }
}

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

extension TypeSyntax {
  /// Whether it is known without looking further that values of the type can be sent anywhere.
  var isPlainlySendable: Bool {
    switch self {
    case .optional(let wrapped), .implicitlyUnwrappedOptional(let wrapped), .array(let wrapped):
      wrapped.isPlainlySendable
    case .dictionary(let key, let value): key.isPlainlySendable && value.isPlainlySendable
    case .tuple(let elements): elements.allSatisfy(\.type.isPlainlySendable)
    case .named(let name): name.components.count == 1 && Self.sendable.contains(name.name)
    case .attributed(let type, _, let attributes):
      attributes.contains { ["Sendable", "MainActor"].contains($0.name) }
        || !type.isFunction && type.isPlainlySendable
    // A metatype takes along what its type conforms to, which an actor may own.
    case .metatype(let instance): instance.isPlainlySendable
    default: false
    }
  }

  private static let sendable: Set = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Duration", "Float", "Int", "Int16",
    "Int32", "Int64", "Int8", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    "URL", "UUID", "Void",
  ]
}

extension TypeSyntax {
  /// The type of a closure, or of an optional one, that throws any error where this one throws errors of
  /// one type; every other type as it is.
  ///
  /// Swift takes a closure of this type for one of that. A type that names what a closure throws can not
  /// be a generic argument before macOS 15 and iOS 18.
  var throwingAny: TypeSyntax {
    switch self {
    case .function(var function):
      function.result = function.result.throwingAny
      if let thrown = function.effects.thrownType {
        function.effects.throwing = thrown.isStandard("Never") ? .none : .throws(nil)
      }
      return .function(function)
    case .attributed(let type, let specifiers, let attributes):
      return .attributed(type.throwingAny, specifiers: specifiers, attributes: attributes)
    case .optional(let wrapped): return .optional(wrapped.throwingAny)
    case .implicitlyUnwrappedOptional(let wrapped):
      return .implicitlyUnwrappedOptional(wrapped.throwingAny)
    default: return self
    }
  }

  /// Whether what a function in the type throws is of the type of a generic parameter.
  func namesThrown(_ generics: Set<String>) -> Bool {
    guard !generics.isEmpty else { return false }
    return contains { type in
      type.functionType?.effects.thrownType?.containsName { name in
        generics.contains(name.components[0].name)
      } == true
    }
  }

  /// Whether a generic argument of the type needs macOS 15, iOS 18 or what came with them: a function's
  /// type in it names what is thrown, or the actor that a value brings along.
  fileprivate var needsNewerSystem: Bool {
    contains { type in
      type.functionType?.throwsTyped == true
        || type.attributes.contains { $0.name == "isolated" && $0.arguments == "any" }
        || type.functionType?.result.hasSpecifier("sending") == true
    }
  }
}

extension FunctionTypeSyntax {
  /// Whether the type says what errors are thrown, and not just that any are.
  fileprivate var throwsTyped: Bool {
    effects.thrownType.map { CallEffects.Failure(thrown: $0) == .typed($0) } ?? false
  }
}

extension CallModel {
  /// Whether the mocked member's type is one that only newer systems can name at run time.
  fileprivate var needsNewerSystem: Bool {
    result.type?.needsNewerSystem == true
      || parameters.contains { parameter in
        parameter.value.needsNewerSystem || parameter.closure.needsNewerSystem
          || parameter.isSent && parameter.type.needsNewerSystem
      }
  }
}

extension Attribute {
  /// What a mock is available on that has the types of newer systems.
  static let newerSystems = Attribute(
    "available", arguments: "macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *")
}

extension [MemberModel] {
  /// The attributes that a mock with these members needs beside those of the mocked type.
  var availability: [Attribute] {
    contains { $0.calls.contains(where: \.needsNewerSystem) } ? [.newerSystems] : []
  }
}

extension TypeSyntax {
  /// The type of the value that is passed, without what says how it is passed.
  var value: TypeSyntax {
    removing(
      attributes: { $0.name == "escaping" || $0.name == "autoclosure" },
      specifiers: { !$0.isPartOfType })
  }

  /// The type of a closure with `@escaping`, which comes behind specifiers.
  var escaping: TypeSyntax {
    .attributed(
      withoutAttributes, specifiers: specifiers, attributes: [Attribute("escaping")] + attributes)
  }

  /// `T!` can stand only where a declaration names its type.
  var withoutImplicitUnwrapping: TypeSyntax {
    if case .implicitlyUnwrappedOptional(let wrapped) = self { return .optional(wrapped) }
    return self
  }

  /// The type of a closure that isn't a block, or of an optional one: Linux has no metadata of blocks.
  var withoutBlocks: TypeSyntax {
    if case .optional(let wrapped) = self { return .optional(wrapped.withoutBlocks) }
    return removing(attributes: { $0.name == "convention" && $0.arguments == "block" })
  }

  /// The type as a closure's parameter: `inout` and `@escaping` stay.
  var closureParameter: TypeSyntax {
    let type = withoutAttributes.withoutImplicitUnwrapping
    let specifiers = specifiers.filter { $0.name == "inout" || $0.isPartOfType }
    let attributes = attributes.filter { $0.name != "autoclosure" }
    return specifiers.isEmpty && attributes.isEmpty
      ? type : .attributed(type, specifiers: specifiers, attributes: attributes)
  }
}
