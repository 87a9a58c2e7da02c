extension MockEmitter {
  /// The closure that calls a member on another object; nil where Swift can not, or nobody asks for it.
  ///
  /// Members with variadic parameters can not be called with an array, and what takes or returns `Self`
  /// not on an existential; an actor's members only from the actor itself.
  func forwarding(_ call: CallModel, of member: MemberModel) -> String? {
    guard let target = forwardingTarget(call, of: member) else { return nil }
    let name = call.ownName("target")
    let expression =
      call.swallowsErrors
      ? "\(call.ownName("forward"))(&\(name))" : forwarded(call, member, to: name)
    return "{ (\(name): inout \(target)) \(call.effects.typedWords)in"
      + " \(call.effects.marks)\(expression) }"
  }

  /// What the closures of a call do that Swift would take for closures that throw: it does where `try`
  /// is in them, though only what an autoclosure evaluates can throw.
  func localFunctions(_ call: CallModel, of member: MemberModel) -> [String] {
    guard call.swallowsErrors else { return [] }
    let effects = "\(call.effects.clause)\(call.arrow)"
    var functions: [String] = []
    if let type = forwardingTarget(call, of: member) {
      let target = call.ownName("target")
      functions.append(
        "func \(call.ownName("forward"))(_ \(target): inout \(type))\(effects)"
          + " { \(call.effects.marks)\(forwarded(call, member, to: target)) }")
    }
    if canCallSuper(call, of: member) {
      functions.append(
        "func \(call.ownName("callSuper"))()\(effects)"
          + " { \(call.effects.marks)\(forwarded(call, member, to: "super")) }")
    }
    return functions
  }

  /// The type of the objects that a member can be called on; nil where there is none, or nobody asks for
  /// it.
  private func forwardingTarget(_ call: CallModel, of member: MemberModel) -> String? {
    guard forwards, !model.isActor, call.kind != .initializer, call.canBePassedOn,
      call.isAsync || !member.isFreed,
      model.genericParameters.isEmpty || model.areParametersPrimary
        || model.superclass?.isMocked == true,
      !call.mentions(model.mockName)
    else { return nil }
    let constraint = model.genericParameters.isEmpty ? model.typeReference : model.constraint
    let isComposition = member.isStatic && model.isComposition
    let isMember = member.hasSuper || model.superclass?.isMocked == true
    let type =
      model.superclass.flatMap { isMember ? $0.reference : nil }
      ?? "any \(isComposition ? "(\(constraint))" : constraint)"
    return member.isStatic ? "\(type).Type" : type
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
