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
