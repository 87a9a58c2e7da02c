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
    if call.isMistakenForAssignment, call.parameters.count == 1, call.parameters[0].label == nil {
      writer.line("@_disfavoredOverload")
    }
    writer.function(
      "\(member.modifiers)func \(name)\(name == patternName ? "" : " ")\(call.genericClause)",
      call.parameters.map(\.declaration),
      "\(isRethrowing(call) ? " rethrows" : call.effects.clause)\(call.arrow)\(call.whereClause.spaced)",
      body: answer(call, of: member))
    // A twin differs in its variadic pattern alone, if at all.
    for parameters in patternParameters(of: call).dropFirst(call.isTwin ? 1 : 0) {
      writer.line()
      let generics = call.needsGenericPattern ? "<\(kindName(of: call))>" : call.genericClause
      emitPattern("func \(patternName)\(generics)", call, parameters, member, into: &writer)
    }
    if !call.isTwin { emitUntypedPattern(patternName, call, member, into: &writer) }
  }

  private func emitPattern(
    _ head: String, _ call: CallModel, _ parameters: [PatternParameter], _ member: MemberModel,
    into writer: inout SourceWriter
  ) {
    writer.availability(of: member)
    writer.line("@_disfavoredOverload")
    writer.function(
      "\(patternModifiers(of: member))\(head)",
      parameters.map(\.declaration) + kindParameters(of: call),
      " -> \(call.patternType)\(call.whereClause.spaced)",
      body: pattern(call, of: member, matchers: parameters.map(\.matcher)))
  }

  /// The modifiers of a method's pattern, each followed by a space.
  func patternModifiers(of member: MemberModel) -> String {
    let isNonisolated = member.isStatic || isIsolated || member.isNonisolated
    return member.patternModifiers(isNonisolated ? nonisolated : "")
  }

  /// The generic parameter of a pattern, which none of the mock is called.
  func kindName(of call: CallModel) -> String {
    call.kindName.underscored { name in model.genericParameters.contains { $0.name == name } }
  }

  /// The parameter that makes a pattern generic, so that the compiler prefers the call; none where it
  /// does that anyway.
  func kindParameters(of call: CallModel) -> [String] {
    guard call.needsGenericPattern else { return [] }
    return ["\(call.ownName("_kind")): \(kindName(of: call)).Type = Never.self"]
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
      "func initialize\(call.genericClause)", call, call.parameters.map(PatternParameter.init),
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
    // Where the mocked type has such a method itself, the pattern can have no such name.
    if !hasMethod("get\(capitalized)()") {
      writer.line()
      emitPattern("func get\(capitalized)", getter, [], member, into: &writer)
    }
    if let setter, !hasMethod("set\(capitalized)(_:)") {
      writer.line()
      emitPattern(
        "func set\(capitalized)", setter, setter.parameters.map(PatternParameter.init), member,
        into: &writer)
    }
  }

  private func emitGetter(
    _ getter: CallModel, isOnly: Bool, _ member: MemberModel, into writer: inout SourceWriter
  ) {
    let body = answer(getter, of: member)
    if isOnly, getter.effects.isEmpty {
      for line in body { writer.line(line) }
    } else if body.count == 1 {
      writer.line("get\(getter.effects.clause) { \(body[0]) }")
    } else {
      writer.block("get\(getter.effects.clause)") { writer in
        for line in body { writer.line(line) }
      }
    }
  }

  private func emitSetter(
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
          emitAssignment(setter, member, matchers: indices + [assigned], into: &writer)
          writer.line("return")
        }
      }
      for line in answer(setter, of: member, isStatement: true) { writer.line(line) }
    }
  }

  /// Writes what leaves the assignment of a subscript for `given` or `verify`.
  func emitAssignment(
    _ setter: CallModel, _ member: MemberModel, matchers: [String],
    into writer: inout SourceWriter
  ) {
    let storage = storage(of: setter, member)
    let ignored = setter.parameters.dropLast().map { _ in "_" }
    writer.line("\(storage).assign(\(patternExpression(setter, storage, matchers))) { set in")
    writer.indented {
      $0.line("{ \((ignored + ["value"]).joined(separator: ", ")) in set(value) }")
    }
    writer.line("}")
  }

  // MARK: - Subscripts

  private func emitSubscript(
    _ getter: CallModel, _ setter: CallModel?, _ member: MemberModel,
    into writer: inout SourceWriter
  ) {
    let result = getter.result.propertyType
    writer.attributes(of: member)
    let head = "\(member.modifiers)subscript\(getter.genericClause)("
    let condition = getter.whereClause.spaced
    writer.list(
      head, getter.parameters.map(\.subscriptDeclaration), ") -> \(result)\(condition) {")
    writer.indented { writer in
      emitGetter(getter, isOnly: setter == nil, member, into: &writer)
      guard let setter else { return }
      emitSetter(setter, member, into: &writer)
    }
    writer.line("}")

    let base = "\(member.patternModifiers(nonisolated))subscript\(getter.genericClause)("
    let parameters = getter.parameters.map(\.subscriptPatternDeclaration)
    let matchers = getter.parameters.map(\.matcher)
    let storage = storage(of: getter, member)
    let read = patternExpression(getter, storage, matchers)
    writer.line()
    writer.availability(of: member)
    writer.line("@_disfavoredOverload")
    guard let setter else {
      writer.list(base, parameters, ") -> \(getter.patternType)\(condition) {")
      writer.indented { $0.line(read) }
      return writer.line("}")
    }
    writer.list(base, parameters, ") -> PropertyPattern<\(getter.result.valueType)>\(condition) {")
    writer.indented { writer in
      writer.line("get { PropertyPattern(of: \(read)) }")
      writer.block(setter.setterHead) {
        emitAssignment(setter, member, matchers: matchers + ["_assigned()"], into: &$0)
      }
    }
    writer.line("}")

    // What assigns a plain value at indices that are matchers.
    writer.line()
    writer.availability(of: member)
    writer.line("@_disfavoredOverload")
    writer.list(base, parameters, ") -> \(getter.result.valueType)\(condition) {")
    writer.indented { writer in
      let indices = getter.parameters.map { parameter in
        (parameter.label.map { "\($0.asLabel): " } ?? "") + "_required(\(parameter.name))"
      }
      let isKept = getter.parameters.allSatisfy {
        !$0.isRepeated && !$0.isUnrecorded && !$0.type.isAutoclosure
      }
      if !isKept || isIsolated || member.prefix.globalActor != nil {
        writer.line("get { _unreadable() }")
      } else {
        writer.line("get { self[\(indices.joined(separator: ", "))] }")
      }
      writer.block(setter.setterHead) {
        emitAssignment(
          setter, member, matchers: matchers + ["_assigned(\(setter.newValue))"], into: &$0)
      }
    }
    writer.line("}")

    writer.line()
    emitPattern(
      "func getSubscript\(getter.genericClause)", getter,
      getter.parameters.map(PatternParameter.init), member,
      into: &writer)
    writer.line()
    emitPattern(
      "func setSubscript\(setter.genericClause)", setter,
      setter.parameters.map(PatternParameter.init), member,
      into: &writer)
  }
}
