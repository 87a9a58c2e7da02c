internal import MynahSyntax

extension TypeSyntax {
  /// Returns the type with an explicit isolation for each `async` function type without one.
  ///
  /// - Parameter nonsending: A Boolean value that indicates whether the isolation is
  ///   `nonisolated(nonsending)`, which is the caller's isolation. Otherwise, it's `@concurrent`.
  ///   Without an explicit isolation, the settings of the module would decide.
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
    nonsending: Bool, _ specifiers: [Modifier], _ attributes: [Attribute]
  ) -> TypeSyntax {
    var specifiers = specifiers
    var attributes = attributes
    let isPlain = attributes.allSatisfy {
      ["escaping", "autoclosure", "Sendable", "convention"].contains($0.name)
    }
    if effects.isAsync, isPlain,
      !specifiers.contains(where: { $0.name == "nonisolated" || $0.name == "isolated" }),
      !parameters.contains(where: { $0.type.hasSpecifier("isolated") })
    {
      if nonsending {
        specifiers.append(Modifier("nonisolated", detail: "nonsending"))
      } else {
        attributes.append(Attribute("concurrent"))
      }
    }
    return TypeSyntax.function(self).mappingParts { $0.writing(nonsending: nonsending) }
      .marked(specifiers, attributes)
  }
}

extension TypeSyntax {
  /// The type with `(()) -> Int` in place of `(Void) -> Int`, about which the compiler warns.
  var takingEmptyTuples: TypeSyntax {
    guard case .function(var function) = self else { return mappingParts(\.takingEmptyTuples) }
    if function.parameters.count == 1, function.parameters[0].type.isVoid {
      function.parameters[0].type = .void
    }
    return TypeSyntax.function(function).mappingParts(\.takingEmptyTuples)
  }
}

extension NamedType {
  /// Creates a name such as `Nest.Egg`, with the generic arguments of its last component.
  init(path: String, _ arguments: [TypeSyntax] = []) {
    self.init(path: path.split(separator: ".").map(String.init))
    components[components.count - 1].genericArguments = arguments
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether the type contains an opaque type, such as `some Bird`.
  var mentionsOpaque: Bool { contains(where: \.isOpaque) }

  var isPackExpansion: Bool {
    if case .packExpansion = self { true } else { false }
  }

  /// A Boolean value that indicates whether the type is a tuple with a pack expansion only.
  var isTupleOfPack: Bool {
    guard case .tuple(let elements) = self, elements.count == 1 else { return false }
    return elements[0].type.isPackExpansion
  }

  /// A Boolean value that indicates whether the type contains a `nonisolated(nonsending)` function.
  var mentionsNonsending: Bool {
    contains { type in type.specifiers.contains { $0.detail == "nonsending" } }
  }

  /// A Boolean value that indicates whether the type contains a type that the standard library marks
  /// as unsafe.
  var namesUnsafeType: Bool {
    containsName { name in
      let last = name.last.name
      return last.hasPrefix("Unsafe")
        || ["AutoreleasingUnsafeMutablePointer", "CVaListPointer", "OpaquePointer", "Unmanaged"]
          .contains(last)
    }
  }
}

extension CallModel {
  /// Returns a Boolean value that indicates whether the call has a type that matches a condition.
  ///
  /// These are the types that the call takes, returns, and throws.
  private func hasType(where matches: (TypeSyntax) -> Bool) -> Bool {
    parameters.contains { matches($0.type) } || result.type.map(matches) ?? false
      || effects.typedFailure.map(matches) ?? false
  }

  /// A Boolean value that indicates whether the call has a type that the standard library marks as
  /// unsafe.
  var namesUnsafeTypes: Bool { hasType(where: \.namesUnsafeType) }

  /// A Boolean value that indicates whether the mocked member's type has `nonisolated(nonsending)`.
  var mentionsNonsending: Bool { effects.isCallerIsolated || hasType(where: \.mentionsNonsending) }

  /// Returns a Boolean value that indicates whether the call's types or constraints mention a name.
  func mentions(_ name: String) -> Bool {
    hasType { $0.mentions(name) }
      || constraints?.requirements.contains { $0.mentions(name) } == true
  }
}

extension TypeSyntax {
  /// Returns the type with each opaque type replaced.
  ///
  /// - Parameter replacement: A closure that returns the new type for the constraint of an opaque
  ///   type, such as `Constraint` in `some Constraint`.
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

  /// A Boolean value that indicates whether the type is obviously `Sendable`.
  ///
  /// This only depends on the syntax of the type, and not on other declarations.
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
    // A metatype carries the conformances of its type, which can be isolated to an actor.
    case .metatype(let instance): instance.isPlainlySendable
    default: false
    }
  }

  private static let sendable = Set(
    """
    Bool Character Data Date Decimal Double Duration Float Int Int16 Int32 Int64 Int8 String
    Substring UInt UInt16 UInt32 UInt64 UInt8 URL UUID Void
    """.words)

  /// The type with untyped errors in place of the typed errors of a closure or an optional closure.
  ///
  /// All other types are unchanged. Swift converts closures with typed errors to this type. On
  /// systems before macOS 15 and iOS 18, a type with typed errors can't be a generic argument.
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

  /// Returns a Boolean value that indicates whether a thrown type names a generic parameter.
  func namesThrown(_ generics: Set<String>) -> Bool {
    guard !generics.isEmpty else { return false }
    return contains { type in
      type.functionType?.effects.thrownType?.containsName { name in
        generics.contains(name.firstName)
      } == true
    }
  }

  /// A Boolean value that indicates whether the type needs a newer system as a generic argument.
  ///
  /// It contains a function type with a typed error, `@isolated(any)`, or a `sending` result. The
  /// newer systems are macOS 15, iOS 18, and systems of the same year.
  fileprivate var needsNewerSystem: Bool {
    contains { type in
      type.functionType?.throwsTyped == true
        || type.attributes.contains { $0.name == "isolated" && $0.arguments == "any" }
        || type.functionType?.result.hasSpecifier("sending") == true
    }
  }
}

extension FunctionTypeSyntax {
  /// A Boolean value that indicates whether the type has a typed error other than `any Error`.
  fileprivate var throwsTyped: Bool {
    effects.thrownType.map { CallEffects.Failure(thrown: $0) == .typed($0) } ?? false
  }
}

extension CallModel {
  /// A Boolean value that indicates whether only newer systems support the mocked member's type.
  fileprivate var needsNewerSystem: Bool {
    result.type?.needsNewerSystem == true
      || parameters.contains { parameter in
        parameter.value.needsNewerSystem || parameter.closure.needsNewerSystem
          || parameter.isTransferred && parameter.type.needsNewerSystem
      }
  }
}

extension Attribute {
  /// The availability of a mock whose types need newer systems.
  static let newerSystems = Attribute(
    "available", arguments: "macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *")
}

extension [MemberModel] {
  /// The attributes that a mock needs in addition to the attributes of the mocked type.
  var availability: [Attribute] {
    [Attribute.newerSystems].when(contains { $0.calls.contains(where: \.needsNewerSystem) })
  }
}

extension TypeSyntax {
  /// The type of the passed value, without attributes and specifiers that describe how it's passed.
  ///
  /// Swift ignores `@Sendable` between `@escaping` and an alias, and rejects it in other places
  /// before an alias.
  var value: TypeSyntax {
    removing(
      attributes: {
        ["escaping", "autoclosure"].contains($0.name) || $0.name == "Sendable" && !isFunction
      },
      specifiers: { !$0.isPartOfType })
  }

  /// The type of a closure with `@escaping`, which must be written after the specifiers.
  var escaping: TypeSyntax {
    .attributed(
      withoutAttributes, specifiers: specifiers, attributes: [Attribute("escaping")] + attributes)
  }

  /// The type with `T?` in place of `T!`, which is only allowed as the type of a declaration.
  var withoutImplicitUnwrapping: TypeSyntax {
    if case .implicitlyUnwrappedOptional(let wrapped) = self { return .optional(wrapped) }
    return self
  }

  /// The type with a closure in place of a block or an optional block.
  ///
  /// Linux doesn't have metadata for blocks.
  var withoutBlocks: TypeSyntax {
    if case .optional(let wrapped) = self { return .optional(wrapped.withoutBlocks) }
    return removing(attributes: { $0.name == "convention" && $0.arguments == "block" })
  }

  /// The type as a closure's parameter, which keeps `inout` and `@escaping`.
  var closureParameter: TypeSyntax {
    withoutAttributes.withoutImplicitUnwrapping.marked(
      specifiers.filter { $0.name == "inout" || $0.isPartOfType },
      attributes.filter { $0.name != "autoclosure" })
  }

  /// Returns the type with specifiers and attributes, if there are any.
  func marked(_ specifiers: [Modifier], _ attributes: [Attribute] = []) -> TypeSyntax {
    if specifiers.isEmpty, attributes.isEmpty { return self }
    return .attributed(self, specifiers: specifiers, attributes: attributes)
  }
}
