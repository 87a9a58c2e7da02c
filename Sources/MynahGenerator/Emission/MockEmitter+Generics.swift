internal import MynahSyntax

extension MockEmitter {
  /// Writes an `async` pattern of exact arguments for an `async` member whose result only the context tells.
  ///
  /// In an `async` context, the compiler prefers `async` functions, so it would call the member, and take its
  /// result for a property that is given or verified.
  func emitAsyncPattern(
    _ patternName: String, _ call: CallModel, _ member: MemberModel,
    into writer: inout SourceWriter
  ) {
    let areExact = call.parameters.allSatisfy {
      ($0.kind == .plain || $0.kind == .variadic) && !$0.type.isFunction && !$0.isUnrecorded
    }
    guard call.isMistakenForItsPattern, !call.isComparedOnMainActor, areExact else { return }
    let isolation = call.takesIsolation ? [] : ["_isolation: isolated (any Actor)? = #isolation"]
    writer.line()
    writer.documentation(of: member)
    writer.availability(of: member)
    let matchers = call.parameters.map { "_exactly(\($0.exact))" }
    writer.function(
      "\(member.patternModifiers(""))func \(patternName)\(call.genericClause)",
      call.parameters.map(\.declaration) + isolation,
      " async -> \(call.patternType)\(call.whereClause.spaced)",
      body: pattern(call, of: member, matchers: matchers) { $0 })
  }

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
