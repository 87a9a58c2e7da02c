extension MockEmitter {
  /// The closure that calls a member on another object; nil where Swift can not, or nobody asks for it.
  ///
  /// Members with variadic parameters can not be called with an array, and what takes or returns `Self`
  /// not on an existential; an actor's members only from the actor itself.
  func forwarding(_ call: CallModel, of member: MemberModel) -> String? {
    guard forwards, !model.isActor, call.kind != .initializer, call.canBePassedOn,
      call.isAsync || !member.isFreed,
      model.genericParameters.isEmpty || model.areParametersPrimary || model.superclass != nil,
      !call.mentions(model.mockName)
    else { return nil }
    let constraint = model.genericParameters.isEmpty ? model.typeReference : model.constraint
    let isComposition = member.isStatic && model.isComposition
    let type =
      model.superclass?.reference ?? "any \(isComposition ? "(\(constraint))" : constraint)"
    let target = member.isStatic ? "\(type).Type" : type
    let name = call.ownName("target")
    return "{ (\(name): inout \(target)) \(call.effects.typedWords)in"
      + " \(call.effects.marks)\(forwarded(call, member, to: name)) }"
  }

  /// The expression that calls a member on something else.
  func forwarded(_ call: CallModel, _ member: MemberModel, to target: String) -> String {
    let arguments = call.parameters.map { parameter in
      (parameter.label.map { "\($0.asLabel): " } ?? "") + parameter.forwarded
    }
    switch (call.kind, member.shape) {
    case (.getter, .property(let name, _, _)): return "\(target).\(name)"
    case (.setter, .property(let name, _, _)): return "\(target).\(name) = \(call.newValue)"
    case (.subscriptGetter, _): return "\(target)[\(arguments.joined(separator: ", "))]"
    case (.subscriptSetter, _):
      return "\(target)[\(arguments.dropLast().joined(separator: ", "))] = \(call.newValue)"
    case (_, .method(let name, _, _)):
      return "\(target).\(name)(\(arguments.joined(separator: ", ")))"
    default: return target
    }
  }
}
