internal import MynahSyntax

extension MockEmitter {
  /// Writes a member of the mocked type, and beside it the pattern that `given` and `verify` take.
  func emit(_ member: MemberModel, into writer: inout SourceWriter) {
    switch member.shape {
    case .method(let name, let patternName, let call):
      emitMethod(name, patternName, call, member, into: &writer)
    case .initializer(let failability, let call):
      emitInitializer(failability, call, member, into: &writer)
    case .property(let name, let getter, let setter):
      emitProperty(name, getter, setter, member, into: &writer)
    case .subscript(let getter, let setter):
      emitSubscript(getter, setter, member, into: &writer)
    }
  }

  // MARK: - Methods

  private func emitMethod(
    _ name: String, _ patternName: String, _ call: CallModel, _ member: MemberModel,
    into writer: inout SourceWriter
  ) {
    writer.attributes(of: member)
    let isContextual = call.contextualResult != nil
    let isLikeAssignment =
      call.isMistakenForAssignment && call.parameters.count == 1 && call.parameters[0].label == nil
    if isContextual || isLikeAssignment { writer.line("@_disfavoredOverload") }
    let isOperator = name != patternName && call.kind != .closure
    writer.function(
      "\(member.modifiers)func \(name)\(isOperator ? " " : "")\(call.genericClause)",
      call.parameters.map(\.declaration),
      call.effects.clause + call.arrow + call.whereClause.spaced,
      body: answer(call, of: member))
    // A twin differs in its variadic pattern alone, if at all.
    for parameters in patternParameters(of: call).dropFirst(call.isTwin ? 1 : 0) {
      writer.line()
      emitPattern(
        "func \(patternName)\(patternGenerics(of: call))", call, parameters, member,
        isDisfavored: !isContextual,
        into: &writer)
    }
    emitAsyncPattern(patternName, call, member, into: &writer)
    if !call.isTwin { emitUntypedPattern(patternName, call, member, into: &writer) }
  }

  func emitPattern(
    _ head: String, _ call: CallModel, _ parameters: [PatternParameter], _ member: MemberModel,
    isDisfavored: Bool = true, into writer: inout SourceWriter
  ) {
    writer.documentation(of: member)
    writer.availability(of: member)
    if isDisfavored { writer.line("@_disfavoredOverload") }
    writer.function(
      "\(patternModifiers(of: member, call))\(head)",
      parameters.map(\.declaration) + kindParameters(of: call),
      " -> \(call.patternType)\(call.whereClause.spaced)",
      body: pattern(call, of: member, matchers: parameters.map(\.matcher)) {
        call.isAsyncAction ? "_AsyncCallPattern(\($0))" : $0
      })
  }

  /// The modifiers of a method's pattern, each followed by a space.
  func patternModifiers(of member: MemberModel, _ call: CallModel) -> String {
    if call.isComparedOnMainActor { return member.patternModifiers("@MainActor ") }
    let isNonisolated = member.isStatic || isIsolated || member.isNonisolated
    return member.patternModifiers(isNonisolated ? nonisolated : "")
  }

  /// The generic parameters of a pattern: those of the call, and one of its own where it needs it.
  func patternGenerics(of call: CallModel, isGeneric: Bool? = nil) -> String {
    let isGeneric = isGeneric ?? call.needsGenericPattern
    return call.genericClause(adding: isGeneric ? ["_Kind"] : [])
  }

  /// The parameter that makes a pattern generic, so that the compiler prefers the call; none where it
  /// does that anyway.
  ///
  /// - Parameter isLabeled: Whether it has a label where other parameters of its name have none, as behind
  ///   variadic indices it must.
  func kindParameters(
    of call: CallModel, isGeneric: Bool? = nil, isLabeled: Bool = false
  ) -> [String] {
    guard isGeneric ?? call.needsGenericPattern else { return [] }
    return ["\(isLabeled ? "_kind " : "")_kind: _Kind.Type = Never.self"]
  }

  private func emitInitializer(
    _ failability: InitializerDeclaration.Failability, _ call: CallModel, _ member: MemberModel,
    into writer: inout SourceWriter
  ) {
    writer.attributes(of: member)
    let keyword = model.isActor ? "" : "convenience "
    writer.function(
      "\(member.modifiers)\(keyword)init\(failability.mark)\(call.genericClause)",
      call.parameters.map(\.declaration),
      call.effects.clause + call.whereClause.spaced,
      body: ["self.init(at: .generated)"] + answer(call, of: member, isStatement: true))
    writer.line()
    emitPattern(
      "func initialize\(call.genericClause)", call, call.parameters.map { PatternParameter($0) },
      member, into: &writer)
  }

  // MARK: - Properties

  private func emitProperty(
    _ name: String, _ getter: CallModel, _ setter: CallModel?, _ member: MemberModel,
    into writer: inout SourceWriter
  ) {
    writer.attributes(of: member)
    let head = "\(member.modifiers)var \(name): \(getter.result.propertyType)"
    writer.declaration(head) { writer in
      emitGetter(getter, isOnly: setter == nil, member, into: &writer)
      guard let setter else { return }
      emitSetter(setter, member, into: &writer)
    }
    let base = name.unticked
    let capitalized = base.prefix(1).uppercased() + base.dropFirst()
    // Where the mocked type has such a member itself, the pattern can have no such name.
    if !hasMethod("get\(capitalized)()"), !hasProperty("get\(capitalized)") {
      writer.line()
      emitPattern("func \("get\(capitalized)".asIdentifier)", getter, [], member, into: &writer)
    }
    if let setter, !hasMethod("set\(capitalized)(_:)") {
      writer.line()
      emitPattern(
        "func \("set\(capitalized)".asIdentifier)", setter,
        setter.parameters.map { PatternParameter($0) }, member,
        into: &writer)
    }
  }

  func emitGetter(
    _ getter: CallModel, isOnly: Bool, _ member: MemberModel, into writer: inout SourceWriter
  ) {
    let body = answer(getter, of: member)
    if isOnly, getter.effects.isEmpty { return writer.lines(body) }
    writer.block("get\(getter.effects.clause)") { $0.lines(body) }
  }

  func emitSetter(
    _ setter: CallModel, _ member: MemberModel, into writer: inout SourceWriter
  ) {
    let assigned = "_assigned(\(setter.newValue))"
    let storage = storage(of: setter, member)
    writer.block(setter.setterHead) { writer in
      if setter.kind == .setter {
        writer.line("if _isAssignmentPattern { return \(storage).assign(\(assigned)) }")
      } else {
        let indices = setter.parameters.dropLast().map { "_exactly(\($0.exact))" }
        writer.block("if _isAssignmentPattern") { writer in
          writer.lines(assignment(setter, member, matchers: indices + [assigned]))
          writer.line("return")
        }
      }
      writer.lines(answer(setter, of: member, isStatement: true))
    }
  }
}
