internal import MynahSyntax

extension MockEmitter {
  /// The closure that calls a member on another object; nil where Swift can not, or nobody asks for it.
  ///
  /// Members with variadic parameters can not be called with an array, and what takes or returns `Self`
  /// not on an existential; an actor's members only from the actor itself.
  func forwarding(_ call: CallModel, of member: MemberModel) -> String? {
    guard let target = forwardingTarget(call, of: member) else { return nil }
    let name = call.ownName("target")
    return "{ (\(name): inout \(target)) in"
      + " \(call.effects.marks)\(forwardedIfPresent(call, member, to: name)) }"
  }

  /// The type of the objects that a member can be called on; nil where there is none, or nobody asks for
  /// it.
  private func forwardingTarget(_ call: CallModel, of member: MemberModel) -> String? {
    guard forwards, !model.isActor, call.kind != .initializer, call.kind != .closure,
      call.canBePassedOn,
      member.optionality == .required || call.kind != .setter && call.kind != .subscriptSetter,
      call.isAsync || !member.isFreed,
      model.genericParameters.isEmpty || model.areParametersPrimary
        || model.superclass?.isMocked == true,
      !call.mentions(model.mockName)
    else { return nil }
    if let structure = model.structure {
      let isReached =
        structure.globalActor == nil
        || structure.globalActor?.name == member.prefix.globalActor?.name
      return isReached && !structure.uncallable.contains(call.baseName) ? structure.reference : nil
    }
    let constraint = model.genericParameters.isEmpty ? model.typeReference : model.constraint
    let isComposition = member.isStatic && model.isComposition
    let isMember = member.hasSuper || model.superclass?.isMocked == true
    let type =
      model.superclass.flatMap { isMember ? $0.reference : nil }
      ?? "any \(isComposition ? "(\(constraint))" : constraint)"
    return member.isStatic ? "\(type).Type" : type
  }

  /// The expression that calls a member on an object that may lack it.
  private func forwardedIfPresent(
    _ call: CallModel, _ member: MemberModel, to target: String
  ) -> String {
    let expression: String
    switch (member.optionality, member.shape) {
    case (.required, _): return forwarded(call, member, to: target)
    case (.optional, .method(let name, _, _)):
      expression = "\(target).\(name)?(\(arguments(call.parameters)))"
    case (.optionalOnApple, .method(let name, _, _)):
      // What is an optional function on Apple's systems is a function on others.
      let labels = call.parameters.map { "\($0.label ?? "_"):" }.joined()
      let function = "\(target).\(name)\(labels.isEmpty ? "" : "(\(labels))")"
      let arguments = call.parameters.map(\.forwarded).joined(separator: ", ")
      expression = "(\(function) as Optional)?(\(arguments))"
    default: expression = forwarded(call, member, to: target)
    }
    let storage = storage(of: call, member)
    return "\(expression) ?? \(storage).missing(\(recorded(call)), in: \(target))"
  }

  /// The arguments with which a member is called on something else.
  private func arguments(_ parameters: some Sequence<ParameterModel>) -> String {
    parameters.map { parameter in
      (parameter.label.map { "\($0.asLabel): " } ?? "") + parameter.forwarded
    }.joined(separator: ", ")
  }

  /// The expression that calls a member on something else.
  func forwarded(_ call: CallModel, _ member: MemberModel, to target: String) -> String {
    switch (call.kind, member.shape) {
    case (.getter, .property(let name, _, _)):
      // A method of the name would do as well where nothing is returned.
      return "\(target).\(name)\(call.result.isVoid && hasMethod(named: name) ? " as Void" : "")"
    case (.setter, .property(let name, _, _)): return "\(target).\(name) = \(call.newValue)"
    case (.subscriptGetter, _): return "\(target)[\(arguments(call.parameters))]"
    case (.subscriptSetter, _):
      return "\(target)[\(arguments(call.parameters.dropLast()))] = \(call.newValue)"
    case (_, .method(let name, _, _)): return "\(target).\(name)(\(arguments(call.parameters)))"
    default: return target
    }
  }
}
