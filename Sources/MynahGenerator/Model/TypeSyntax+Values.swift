internal import MynahSyntax

extension TypeSyntax {
  /// The type of the value that is passed, without what says how it is passed.
  var value: TypeSyntax {
    removing(
      attributes: { $0.name == "escaping" || $0.name == "autoclosure" },
      specifiers: { !$0.isPartOfType })
  }

  /// The type of a closure with `@escaping`, which comes behind specifiers.
  var escaping: TypeSyntax {
    guard case .attributed(let type, let specifiers, let attributes) = self else {
      return .attributed(self, specifiers: [], attributes: [Attribute("escaping")])
    }
    return .attributed(
      type, specifiers: specifiers, attributes: [Attribute("escaping")] + attributes)
  }

  /// `T!` can stand only where a declaration names its type.
  var withoutImplicitUnwrapping: TypeSyntax {
    if case .implicitlyUnwrappedOptional(let wrapped) = self { return .optional(wrapped) }
    return self
  }

  /// The type as a closure's parameter: `inout` and `@escaping` stay.
  var closureParameter: TypeSyntax {
    guard case .attributed(let type, let specifiers, let all) = self else {
      return withoutImplicitUnwrapping
    }
    let kept = specifiers.filter { $0.name == "inout" || $0.isPartOfType }
    let attributes = all.filter { $0.name != "autoclosure" }
    if kept.isEmpty, attributes.isEmpty { return type.withoutImplicitUnwrapping }
    return .attributed(
      type.withoutImplicitUnwrapping, specifiers: kept, attributes: attributes)
  }
}
