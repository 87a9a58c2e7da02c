internal import MynahSyntax

extension TypeSyntax {
  /// The type with the words that say where `async` functions run, before each that says nothing of it:
  /// `nonisolated(nonsending)`, with their caller, or `@concurrent`.
  ///
  /// What says nothing means one or the other by the settings of the module in which it stands.
  func writing(_ place: AsyncPlace) -> TypeSyntax {
    switch self {
    case .function(let function):
      return TypeSyntax.attributed(.function(function), specifiers: [], attributes: [])
        .writing(place).withoutEmptyAttributes
    case .attributed(.function(let function), var specifiers, var attributes):
      let isPlain = attributes.allSatisfy {
        ["escaping", "autoclosure", "Sendable", "convention"].contains($0.name)
      }
      if function.effects.isAsync, isPlain,
        !specifiers.contains(where: { $0.name == "nonisolated" || $0.name == "isolated" }),
        !function.parameters.contains(where: { $0.type.hasSpecifier("isolated") })
      {
        switch place {
        case .caller: specifiers.append(TypeSpecifier("nonisolated", detail: "nonsending"))
        case .anywhere: attributes.append(Attribute("concurrent"))
        }
      }
      let inner = TypeSyntax.function(function).mappingParts { $0.writing(place) }
      return .attributed(inner, specifiers: specifiers, attributes: attributes)
    case .opaque, .existential, .composition, .protocolMetatype: return self
    default: return mappingParts { $0.writing(place) }
    }
  }

  /// A type that has neither specifiers nor attributes is not an attributed one.
  private var withoutEmptyAttributes: TypeSyntax {
    if case .attributed(let type, let specifiers, let attributes) = self, specifiers.isEmpty,
      attributes.isEmpty
    {
      return type
    }
    return self
  }
}

/// Where `async` functions run that are isolated to no actor.
enum AsyncPlace {
  /// Where their caller does.
  case caller

  /// On any thread.
  case anywhere
}

extension TypeSpecifier {
  /// Whether the word is part of a function's type, and does not say how a value is passed.
  var isPartOfType: Bool { name == "nonisolated" }
}
