internal import MynahSyntax

extension MockEmitter {
  /// Writes a pattern of a generic member for all its types, which takes `any()` where only the arguments
  /// tell them.
  ///
  /// Members that have the same names have one of these: their parameters could be the same.
  func emitUntypedPattern(
    _ patternName: String, _ call: CallModel, _ member: MemberModel,
    into writer: inout SourceWriter
  ) {
    guard call.hasPatternOfAllTypes, isFirst(call, of: member) else { return }
    let isUntyped = call.parameters.map { $0.mentions(call.genericNames) }
    let parameters = zip(call.parameters, isUntyped).map {
      $1 ? $0.untypedDeclaration : $0.patternDeclaration()
    }
    let matchers = zip(call.parameters, isUntyped).map { parameter, isUntyped in
      isUntyped ? "_untypedArgument(\(parameter.name))" : parameter.matcher
    }
    let storage = (member.isStatic ? "_statics." : "self.") + call.storageName
    writer.line()
    writer.documentation(of: member)
    writer.availability(of: member)
    writer.line("@_disfavoredOverload")
    writer.function(
      "\(patternModifiers(of: member, call))func \(patternName)", parameters,
      " -> \(call.patternTypeOfAllTypes)",
      body: ["\(storage).patternOfAllTypes(\(matchers.joined(separator: ", ")))"])
  }

  /// Whether no other generic method of the mock's has the same names before this one.
  private func isFirst(_ call: CallModel, of member: MemberModel) -> Bool {
    let first = model.members.lazy.compactMap { other -> CallModel? in
      guard case .method(_, _, let method) = other.shape, other.isStatic == member.isStatic,
        method.displayName == call.displayName, method.isGeneric
      else { return nil }
      return method
    }.first
    return first === call
  }
}

extension CallModel {
  /// Whether a stub can answer for all types at once: what is thrown is known, and either an argument
  /// depends on the types, or nothing but the context tells them.
  fileprivate var hasPatternOfAllTypes: Bool {
    guard isGeneric, !parameters.contains(where: { $0.kind == .pack }) else { return false }
    if effects.typedFailure?.mentions(genericNames) == true { return false }
    return parameters.contains { $0.mentions(genericNames) } || contextualResult != nil
  }

  /// The type of the pattern without the generic parameters, which are not known.
  fileprivate var patternTypeOfAllTypes: String {
    let isKnown = result.type.map { !$0.mentions(genericNames) } ?? true
    return
      "_AllTypesPattern<\(isKnown ? result.valueType : "_Untyped"), \(effects.failure.written)>"
  }
}

extension ParameterModel {
  /// Whether one of some generic parameters is in the type.
  fileprivate func mentions(_ names: [String]) -> Bool { type.mentions(names) }
}

extension TypeSyntax {
  /// Whether one of some generic parameters is in the type.
  fileprivate func mentions(_ names: [String]) -> Bool { names.contains(where: mentions) }
}
