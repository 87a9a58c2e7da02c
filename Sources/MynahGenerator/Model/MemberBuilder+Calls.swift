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
    private let clause: GenericWhereClause?

    /// What can not be done with the values of some of the parameters.
    let restrictions: [String: ValueRestrictions]

    /// Whether a type is one of the parameters, and must be several things.
    func isComposed(_ type: TypeSyntax) -> Bool {
      guard !(declared.isEmpty && opaque.isEmpty), let name = type.namedType?.description,
        let parameter = (declared + opaque).first(where: { $0.name == name })
      else { return false }
      if case .composition = parameter.inheritedType { return true }
      let conformances = clause?.requirements.count { requirement in
        guard case .conformance(let subject, _) = requirement else { return false }
        return subject.namedType?.description == name
      }
      return (parameter.inheritedType == nil ? 0 : 1) + (conformances ?? 0) > 1
    }
  }

  func parameters(
    _ parameters: [Parameter], of requirement: Requirement, generics: inout Generics
  ) throws(Refusal) -> [ParameterModel] {
    if requirement.origin.type?.kind == .class,
      let pack = generics.declared.first(where: { $0.kind == .pack })
    {
      throw refusal(
        "the compiler takes nothing for an override that has a pack, as \(pack.name) is",
        requirement.declaration.position, requirement)
    }
    try checkIsolatedExpressions(parameters, requirement)
    var models: [ParameterModel] = []
    for (index, declared) in parameters.enumerated() {
      let parameter = self.withoutOwner(declared, requirement, generics)
      var type = writer.rewrite(parameter.type, from: requirement.origin, generics: generics.names)
      try checkPack(of: parameter, requirement)
      try checkCrashes(
        at: parameter.type, of: parameter.name, parameter.position, requirement, generics.names)
      try checkForeign(parameter, requirement, generics)
      try checkKept(parameter, of: requirement, generics)
      try checkLent(
        parameter.type, of: parameter.name, parameter.position, requirement, generics.restrictions)
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
      // What an associated type stands for escapes, though a function that is written would not.
      if (function ?? type.functionType) != nil, let name = parameter.type.memberOfSelf,
        writer.associatedTypes.contains(name), !generics.names.contains(name)
      {
        type = type.escaping
      }
      var model = ParameterModel(
        parameter, type: type, function: function, index: index, restrictions: restrictions,
        others: parameters)
      model.wrappedFunction = parameter.type.wrappedType.flatMap { wrapped in
        type.wrappedType?.functionType
          ?? writer.function(behind: wrapped, from: requirement.origin, generics: generics.names)
      }
      model.takesNonEscaping =
        model.rethrown?.parameters
        .contains { isNonEscaping($0.type, requirement, generics) } ?? false
      model.isComposed = generics.isComposed(type)
      model.keepsThrownTypes = type.namesThrown(generics.names)
      model.hasThrowingAlias = hasThrowingAlias(parameter.type, requirement, generics)
      if requirement.origin.type?.kind == .class {
        model.defaultValue = parameter.defaultValue?.asDefaultElsewhere
      }
      models.append(model)
    }
    return models
  }

  /// The parameter without what it says of who owns its value, where Swift lets a mock leave that out.
  private func withoutOwner(
    _ parameter: Parameter, _ requirement: Requirement, _ generics: Generics
  ) -> Parameter {
    let (type, origin) = (parameter.type, requirement.origin)
    // Swift 6.3 crashes at a copy of a tuple that has an owner, and does not know what becomes of a
    // closure that is borrowed and does not escape.
    let isOwnerLeftOut =
      writer.isTuple(type, from: origin, generics: generics.names)
      || isNonEscaping(type, requirement, generics)
    return isOwnerLeftOut ? parameter.withoutOwner : parameter
  }

  /// Whether a parameter's type is that of functions which end with the call, or an alias of one.
  private func isNonEscaping(
    _ type: TypeSyntax, _ requirement: Requirement, _ generics: Generics
  ) -> Bool {
    !type.isEscaping
      && (type.isFunction
        || writer.function(behind: type, from: requirement.origin, generics: generics.names) != nil)
  }

  func setGenerics(
    of call: CallModel, _ generics: Generics, _ clause: GenericWhereClause?,
    _ requirement: Requirement
  ) {
    let rewrite = { (type: TypeSyntax) in
      writer.rewriteConstraint(type, from: requirement.origin, generics: generics.names)
    }
    let declared = generics.declared.map { parameter in
      var copy = parameter
      copy.inheritedType = parameter.inheritedType.map(rewrite)
      return copy
    }
    call.genericParameters = declared + generics.opaque
    let constraints = clause?.requirements.map { constraint in
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
    if call.isGeneric, call.mentionsNonsending {
      call.impliedConstraints = impliedConstraints(of: call, generics.names)
    }
  }

  /// Whether a constraint is on what the mock or the member is generic in.
  private func isOpen(_ constraint: GenericRequirement, _ generics: Generics) -> Bool {
    var isOpen = false
    _ = constraint.rewritingNames { name in
      let first = name.pathInSelf.first ?? "Self"
      isOpen =
        isOpen || generics.names.contains(first)
        || writer.associatedTypes.contains(first) && writer.aliases[first] == nil
      return nil
    }
    return isOpen
  }

  func call(
    _ kind: CallModel.Kind, _ name: String, _ parameters: [ParameterModel], _ effects: Effects,
    _ result: TypeSyntax?, _ requirement: Requirement,
    _ generics: Generics = Generics([])
  ) -> CallModel {
    let rewrite = { (type: TypeSyntax) in
      writer.rewrite(type, from: requirement.origin, generics: generics.names)
    }
    let effects = writer.writingAny(effects, generics: generics.names, rewrite)
    let failure: CallEffects.Failure =
      switch effects.throwing {
      case .none, .rethrows: .never
      case .throws(nil): anyError(beside: generics.names)
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
    call.mentionsDeprecated = mentionsDeprecated(call, requirement)
    call.isOtherElsewhere = requirement.isOtherElsewhere
    call.hasDeducedType =
      !deducedTypes.isEmpty
      && requirement.types.contains { deducedTypes.contains(where: $0.mentions) }
    call.returnsThrowingAlias =
      result.map { hasThrowingAlias($0, requirement, generics) } ?? false
    for index in call.parameters.indices {
      call.parameters[index].isUninhabited = isUninhabited(
        call.parameters[index].value, generics.names)
      if call.parameters[index].isTaken {
        call.parameters[index].takenName = call.ownName("taken\(index + 1)")
      }
    }
    call.comparingActor = program.comparingActor(
      of: kind.isSetter ? requirement.types : requirement.parameters.map(\.type),
      from: requirement.origin)
    return call
  }
}

extension Parameter {
  /// The parameter without what it says of who owns its value.
  fileprivate var withoutOwner: Parameter {
    let owners: Set = ["borrowing", "consuming", "__owned", "__shared"]
    var copy = self
    copy.type = type.removing(attributes: { _ in false }, specifiers: { owners.contains($0.name) })
    copy.modifiers.removeAll { owners.contains($0.name) }
    return copy
  }
}
