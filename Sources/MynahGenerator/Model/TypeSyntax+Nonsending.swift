internal import MynahSyntax

extension TypeSyntax {
  /// The type with the words that say where `async` functions run, before each that says nothing of it:
  /// `nonisolated(nonsending)`, with their caller, or `@concurrent`.
  ///
  /// What says nothing means one or the other by the settings of the module in which it stands.
  func writing(_ place: AsyncPlace) -> TypeSyntax {
    let write = { (type: TypeSyntax) in type.writing(place) }
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
      var copy = function
      copy.parameters = function.parameters.map { $0.writing(place) }
      copy.result = write(function.result)
      return .attributed(.function(copy), specifiers: specifiers, attributes: attributes)
    case .attributed(let type, let specifiers, let attributes):
      return .attributed(write(type), specifiers: specifiers, attributes: attributes)
    case .optional(let wrapped): return .optional(write(wrapped))
    case .implicitlyUnwrappedOptional(let wrapped):
      return .implicitlyUnwrappedOptional(write(wrapped))
    case .array(let element): return .array(write(element))
    case .dictionary(let key, let value):
      return .dictionary(key: write(key), value: write(value))
    case .tuple(let elements): return .tuple(elements.map { $0.writing(place) })
    case .packExpansion(let pattern): return .packExpansion(write(pattern))
    case .metatype(let instance): return .metatype(write(instance))
    case .inlineArray(let count, let element):
      return .inlineArray(count: count, element: write(element))
    case .named(var name):
      for index in name.components.indices {
        name.components[index].genericArguments = name.components[index].genericArguments.map(write)
      }
      return .named(name)
    default: return self
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

extension TupleTypeElement {
  fileprivate func writing(_ place: AsyncPlace) -> TupleTypeElement {
    var copy = self
    copy.type = type.writing(place)
    return copy
  }
}

extension TypeSpecifier {
  /// Whether the word is part of a function's type, and does not say how a value is passed.
  var isPartOfType: Bool { name == "nonisolated" }
}
