internal import MynahSyntax

extension ParameterModel {
  /// Makes the model of a parameter.
  ///
  /// - Parameters:
  ///   - parameter: The parameter as it is declared.
  ///   - type: Its type as the mock's file must write it.
  ///   - index: Its position, for a name where it has none.
  ///   - restrictions: What can not be done with its values.
  ///   - others: All parameters of the declaration, whose names it must not have.
  init(
    _ parameter: Parameter, type: TypeSyntax, index: Int, restrictions: ValueRestrictions = [],
    others: [Parameter] = []
  ) {
    self.type = type
    label = parameter.label
    if parameter.name == "_" {
      name = "argument\(index + 1)".underscored { name in others.contains { $0.name == name } }
    } else {
      name = parameter.name.asExpression
    }
    let value = type.value
    let modifiers = parameter.modifiers.map { "\($0) " }.joined()
    let names = type.specifiers.map(\.name) + parameter.modifiers.map(\.name)
    let isOwned = names.contains { $0 == "borrowing" || $0 == "consuming" }

    if !restrictions.isEmpty {
      declared = modifiers + type.description
      let placeholder = "UnrecordedArgument<\(value)>"
      (stored, pattern) = (placeholder, "\(placeholder)?")
      closureType =
        restrictions.contains(.noncopyable) ? type.description : type.closureParameter.description
      isUnrecorded = true
      recorded = ".init()"
      matcher = "_argument"
      if names.contains("consuming") || names.contains("__owned") {
        // A closure can not consume what it captures, but it can take it out of an optional.
        preparation = "var \(name) = Optional(\(name))"
        passed = "\(name).take()!"
      } else {
        passed = type.isInout ? "&\(name)" : name
      }
    } else if case .packExpansion = type {
      // Swift can not keep a closure that takes a pack, but one that takes a tuple.
      declared = type.description
      (stored, pattern) = ("(\(type))", "(\(type))?")
      closureType = stored
      isPack = true
      recorded = "(repeat each \(name))"
      passed = recorded
      matcher = "_argument"
    } else if parameter.isVariadic {
      let element = value.isFunction ? "(\(value))" : value.description
      let array = TypeSyntax.array(value)
      declared = "\(modifiers)\(element)..."
      (stored, closureType) = (array.description, array.description)
      pattern = TypeSyntax.optional(array).description
      (recorded, passed) = (name, name)
      matcher = "_argument"
      variadicElement = element
    } else if type.isAutoclosure, let function = value.functionType, function.effects.isEmpty {
      declared = modifiers + type.description
      let result = function.result
      (stored, closureType) = (result.description, result.description)
      pattern = TypeSyntax.optional(result).description
      (recorded, passed) = (name, name)
      preparation = "let \(name) = \(name)()"
      matcher = "_argument"
    } else if value.isFunction, !type.isEscaping {
      declared = modifiers + type.description
      stored = "NonEscapingClosure<\(value)>"
      closureType = type.removing(attributes: { $0.name == "autoclosure" }).description
      pattern = TypeSyntax.optional(value).description
      (recorded, passed) = (".init()", name)
      matcher = "_nonEscapingArgument"
    } else {
      declared = modifiers + type.description
      let storedType = value.withoutImplicitUnwrapping
      stored = storedType.description
      closureType = type.closureParameter.description
      pattern = TypeSyntax.optional(storedType).description
      recorded = isOwned ? "copy \(name)" : name
      passed = type.isInout ? "&\(name)" : (isOwned ? "copy \(name)" : name)
      matcher = "_argument"
    }
  }

  /// Makes the model of the new value of a property or subscript.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - label: The argument label of the pattern's parameter.
  ///   - others: The parameters of the subscript, whose names it must not have.
  static func newValue(
    _ type: TypeSyntax, label: String? = nil, beside others: [ParameterModel] = []
  ) -> ParameterModel {
    let isTaken = others.contains { $0.name == "newValue" }
    let name = isTaken ? "_newValue" : "newValue"
    let stored = type.withoutImplicitUnwrapping
    // A closure that is a property's value escapes, which a parameter must say.
    let closureType = stored.isFunction ? stored.escaping.description : stored.description
    return ParameterModel(
      label: label, name: name, declared: closureType, stored: stored.description,
      closureType: closureType, pattern: TypeSyntax.optional(stored).description,
      recorded: name, passed: name, matcher: "_argument")
  }
}

extension TypeSyntax {
  /// The type of the value that is passed, without what says how it is passed.
  fileprivate var value: TypeSyntax {
    removing(
      attributes: { $0.name == "escaping" || $0.name == "autoclosure" },
      specifiers: { !$0.isPartOfType })
  }

  /// The type of a closure with `@escaping`, which comes behind specifiers.
  fileprivate var escaping: TypeSyntax {
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
  fileprivate var closureParameter: TypeSyntax {
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
