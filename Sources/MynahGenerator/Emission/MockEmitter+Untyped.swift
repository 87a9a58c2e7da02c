internal import MynahSyntax

extension MockEmitter {
  /// Writes a pattern that takes `any()` where only the arguments tell a generic member's types, and
  /// which the compiler refuses with what to write: `any()` has no type of its own.
  ///
  /// Members that have the same names have one of these: their parameters could be the same.
  func emitUntypedPattern(
    _ patternName: String, _ call: CallModel, _ member: MemberModel,
    into writer: inout SourceWriter
  ) {
    guard let advice = call.adviceOnUntypedMatcher, isFirst(call, of: member) else { return }
    let parameters = call.parameters.map {
      $0.mentions(call.genericNames) ? $0.untypedDeclaration : $0.patternDeclaration
    }
    writer.line()
    writer.availability(of: member)
    writer.line("@available(*, unavailable, message: \(advice.debugDescription))")
    writer.line("@_disfavoredOverload")
    writer.function(
      "\(patternModifiers(of: member))func \(patternName)", parameters,
      " -> \(call.untypedPatternType)", body: ["_untyped()"])
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
  /// What the compiler says where `any()` stands for an argument of a generic type; nil where there is
  /// no such argument, or where expressions can not name its type.
  fileprivate var adviceOnUntypedMatcher: String? {
    guard isGeneric, !mentionsNonsending, !parameters.contains(where: { $0.kind == .pack }),
      let parameter = parameters.first(where: { $0.mentions(genericNames) })
    else { return nil }
    let type = parameter.pattern.dropLast()
    return "any() has no type here. Write it, as in any(\(type).self), with a type for "
      + genericNames.filter(parameter.type.mentions).sorted().joined(separator: " and ")
  }

  /// The type of the pattern without the generic parameters, which are not known.
  fileprivate var untypedPatternType: String {
    let isFailureKnown = effects.typedFailure.map { !$0.mentions(genericNames) } ?? true
    let failure = isFailureKnown ? effects.failure.written : "any Error"
    if isAsyncAction { return "_AsyncCallPattern<_Untyped, \(failure)>" }
    let isResultKnown = result.type.map { !$0.mentions(genericNames) } ?? true
    return "CallPattern<_Untyped, \(isResultKnown ? result.valueType : "Any"), \(failure)>"
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
