internal import MynahSyntax

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
    guard let thrown = effects.thrownType else { return false }
    if case .typed = CallEffects.Failure(thrown: thrown) { return true }
    return false
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
