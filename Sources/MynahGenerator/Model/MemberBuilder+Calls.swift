internal import MynahSyntax

extension MemberBuilder {
  /// The generic parameters of a declaration, those of its opaque parameters included.
  struct Generics {
    /// Those that stand for opaque parameters, which have none in the declaration.
    var opaque: [GenericParameter] = []
    var names: Set<String>

    init(_ parameters: [GenericParameter], _ clause: GenericWhereClause? = nil) {
      names = Set(parameters.map(\.name))
      declared = parameters
      self.clause = clause
      restrictions = ValueRestrictions.restrictions(of: parameters, clause)
    }

    let declared: [GenericParameter]
    let clause: GenericWhereClause?

    /// What can not be done with the values of some of the parameters.
    let restrictions: [String: ValueRestrictions]
  }

  private func parameters(
    _ parameters: [Parameter], of requirement: Requirement, generics: inout Generics
  ) throws(Refusal) -> [ParameterModel] {
    var models: [ParameterModel] = []
    for (index, parameter) in parameters.enumerated() {
      var type = writer.rewrite(parameter.type, from: requirement.origin, generics: generics.names)
      var count = 0
      if type.mentionsOpaque {
        type = type.replacingOpaque { constraint in
          count += 1
          let name = freeTypeName(
            "Parameter\(index + 1)" + (count > 1 ? "_\(count)" : ""), beside: generics.names)
          generics.opaque.append(GenericParameter(name, inheritedType: constraint))
          generics.names.insert(name)
          return .identifier(name)
        }
      }
      let restrictions = self.restrictions(
        on: parameter.type, in: requirement, generics.restrictions)
      let function = writer.function(
        behind: parameter.type, from: requirement.origin, generics: generics.names)
      var model = ParameterModel(
        parameter, type: type, function: function, index: index, restrictions: restrictions,
        others: parameters)
      model.wrappedFunction = parameter.type.wrappedType.flatMap { wrapped in
        type.wrappedType?.functionType
          ?? writer.function(behind: wrapped, from: requirement.origin, generics: generics.names)
      }
      model.keepsThrownTypes = type.namesThrown(generics.names)
      if requirement.origin.type?.kind == .class {
        model.defaultValue = parameter.defaultValue?.asDefaultElsewhere
      }
      models.append(model)
    }
    return models
  }

  private func setGenerics(of call: CallModel, _ generics: Generics, _ requirement: Requirement) {
    let rewrite = { (type: TypeSyntax) in
      writer.rewriteConstraint(type, from: requirement.origin, generics: generics.names)
    }
    let declared = generics.declared.map { parameter in
      var copy = parameter
      copy.inheritedType = parameter.inheritedType.map(rewrite)
      return copy
    }
    call.genericParameters = declared + generics.opaque
    let constraints = generics.clause?.requirements.map { constraint in
      constraint.rewritingNames { name in
        guard case .named(let new) = rewrite(.named(name)) else { return nil }
        return .named(new)
      }
    }
    // What is said of an associated type that is known holds, and Swift lets nobody repeat it.
    let isKept = { (constraint: GenericRequirement) in
      requirement.origin.type?.kind != .protocol || isOpen(constraint, generics)
    }
    let kept = (constraints ?? []).filter(isKept)
    call.constraints = kept.isEmpty ? nil : GenericWhereClause(kept)
  }

  /// Whether a constraint is on what the mock or the member is generic in.
  private func isOpen(_ constraint: GenericRequirement, _ generics: Generics) -> Bool {
    constraint.containsName { name in
      let first = name.pathInSelf.first ?? "Self"
      return generics.names.contains(first)
        || writer.associatedTypes.contains(first) && writer.aliases[first] == nil
    }
  }

  /// Makes the model of a call of a method, subscript, or initializer.
  func call(
    _ kind: CallModel.Kind, for requirement: Requirement
  ) throws(Refusal) -> (call: CallModel, generics: Generics) {
    guard let interface = requirement.declaration.interface else {
      preconditionFailure("A variable has no interface.")
    }
    var generics = Generics(interface.genericParameters, interface.whereClause)
    let parameters = try parameters(interface.parameters, of: requirement, generics: &generics)
    let call = call(
      kind, requirement.displayName, parameters, interface.effects, interface.result, requirement,
      generics)
    return (call, generics)
  }

  func call(
    _ kind: CallModel.Kind, _ name: String, _ parameters: [ParameterModel], _ effects: Effects,
    _ result: TypeSyntax?, _ requirement: Requirement,
    _ generics: Generics = Generics([])
  ) -> CallModel {
    let rewrite = { (type: TypeSyntax) in
      writer.rewrite(type, from: requirement.origin, generics: generics.names)
    }
    let effects = writer.writingAny(effects, rewrite)
    let failure: CallEffects.Failure =
      switch effects.throwing {
      case .none, .rethrows: .never
      case .throws(nil):
        .any(
          isQualified: program.declares("Error")
            || generics.names.union(writer.associatedTypes).contains("Error"))
      case .throws(let type?): .init(thrown: type)
      }
    let call = CallModel(
      kind: kind, displayName: name, parameters: parameters,
      effects: CallEffects(
        declared: effects, failure: failure,
        rethrowing: effects.throwing == .rethrows ? .passedOn : .none),
      result: ResultModel(result.map(rewrite)))
    let isPassedToSuper = kind == .initializer && requirement.origin.type?.kind == .class
    if !isPassedToSuper, !call.canRethrow { call.effects.muteRethrownErrors() }
    call.isComparedOnMainActor = program.areComparedOnMainActor(
      kind.isSetter ? requirement.types : requirement.parameters.map(\.type),
      from: requirement.origin)
    setGenerics(of: call, generics, requirement)
    if !isPassedToSuper, let declaration = requirement.declaration.syntax {
      setPlace(of: call, declaration, requirement)
    }
    return call
  }
}
