internal import MynahSyntax

extension MockEmitter {
  /// Writes a pattern that is `async` itself, for an `async` member whose result only the context tells.
  ///
  /// In an `async` context the compiler prefers what is `async`, and with exact arguments the call itself
  /// could be meant: its result would be what `given` and `verify` take of a property. So the pattern of
  /// exact arguments is `async` too, and goes before the call.
  func emitAsyncPattern(
    _ patternName: String, _ call: CallModel, _ member: MemberModel,
    into writer: inout SourceWriter
  ) {
    guard call.isMistakenForItsPattern, call.comparingActor == nil,
      call.parameters.allSatisfy(\.canBeExact)
    else { return }
    let isolation = call.ownName("_isolation")
    writer.line()
    writer.documentation(of: member)
    writer.availability(of: member)
    writer.function(
      "\(member.patternModifiers(""))func \(patternName)\(call.genericClause)",
      call.parameters.map(\.declaration)
        + (call.takesIsolation ? [] : ["\(isolation): isolated (any Actor)? = #isolation"]),
      " async -> \(call.patternType)\(call.whereClause.spaced)",
      body: pattern(call, of: member, matchers: call.parameters.map { "_exactly(\($0.exact))" }))
  }
}

extension ParameterModel {
  /// Whether a pattern can take the argument as the call does.
  fileprivate var canBeExact: Bool {
    (kind == .plain || kind == .variadic) && !type.isFunction && !isUnrecorded
  }
}
