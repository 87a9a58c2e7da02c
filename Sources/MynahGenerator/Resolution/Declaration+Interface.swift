internal import MynahSyntax

/// The parts that functions, subscripts, and initializers have in common.
struct Interface {
  let genericParameters: [GenericParameter]
  let parameters: [Parameter]
  let effects: Effects

  /// The result type, or nil for initializers and functions without a return clause.
  var result: TypeSyntax?
  let whereClause: GenericWhereClause?
}

extension Declaration {
  /// The interface of a function, subscript, or initializer, or nil for other declarations.
  ///
  /// The interface of a subscript has the effects of its getter.
  var interface: Interface? {
    switch self {
    case .function(let function):
      Interface(
        genericParameters: function.genericParameters, parameters: function.parameters,
        effects: function.effects, result: function.result, whereClause: function.whereClause)
    case .subscript(let declared):
      Interface(
        genericParameters: declared.genericParameters, parameters: declared.parameters,
        effects: declared.accessors.effectsOfReading,
        result: declared.result, whereClause: declared.whereClause)
    case .initializer(let initializer):
      Interface(
        genericParameters: initializer.genericParameters, parameters: initializer.parameters,
        effects: initializer.effects, whereClause: initializer.whereClause)
    default: nil
    }
  }

  /// The effects of a call, or of reading a property or subscript.
  var effects: Effects {
    if case .variable(let variable) = self {
      return variable.bindings[0].accessors.effectsOfReading
    }
    return interface?.effects ?? Effects()
  }

  /// The parameters of a function, subscript, or initializer.
  var parameters: [Parameter] { interface?.parameters ?? [] }

  /// The name of a member without parameters, such as `fly`, `init`, or `subscript`.
  var baseName: String {
    switch self {
    case .function(let function): function.name
    case .variable(let variable): variable.bindings.compactMap(\.name).joined(separator: ", ")
    case .subscript: "subscript"
    default: "init"
    }
  }

  /// Returns the name with the labels of the parameters, such as `fly(to:)`.
  func displayName(_ base: String) -> String {
    if case .variable = self { return base.unquoted }
    return "\(base.unquoted)(\(parameters.map { "\($0.label?.unquoted ?? "_"):" }.joined()))"
  }
}

extension [Accessor] {
  /// The effects of the getter, which are empty without an explicit getter.
  var effectsOfReading: Effects { first(where: \.isReader)?.effects ?? Effects() }
}

extension FunctionDeclaration {
  /// Returns the function with each type name in its interface rewritten.
  func rewritingNames(_ transform: (NamedType) -> TypeSyntax?) -> FunctionDeclaration {
    var copy = self
    for index in copy.genericParameters.indices {
      copy.genericParameters[index].inheritedType =
        genericParameters[index].inheritedType?.rewritingNames(transform)
    }
    for index in copy.parameters.indices {
      copy.parameters[index].type = parameters[index].type.rewritingNames(transform)
    }
    copy.effects = effects.mappingType { $0.rewritingNames(transform) }
    copy.result = result?.rewritingNames(transform)
    copy.whereClause = whereClause.map { clause in
      GenericWhereClause(clause.requirements.map { $0.rewritingNames(transform) })
    }
    return copy
  }
}

extension Declaration {
  /// Adds the attribute of a global actor or the modifier `nonisolated` to a member of a class.
  mutating func isolate(_ actor: Attribute?, _ nonisolated: Modifier?) {
    func isolated<Syntax: DeclarationSyntax>(_ declaration: Syntax) -> Syntax {
      var copy = declaration
      copy.head.attributes += actor.asArray
      copy.head.modifiers += nonisolated.asArray
      return copy
    }
    switch self {
    case .function(let function): self = .function(isolated(function))
    case .variable(let variable): self = .variable(isolated(variable))
    case .subscript(let declared): self = .subscript(isolated(declared))
    default: return
    }
  }
}
