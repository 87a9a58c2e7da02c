internal import MynahSyntax

extension MockEmitter {
  /// Writes a subscript with the accessors that a closure writes.
  func emitSubscript(_ getter: CallModel, _ member: MemberModel, _ accessors: () -> Void) {
    writer.function(
      "\(member.modifiers)subscript\(getter.genericClause)",
      getter.parameters.map(\.subscriptDeclaration),
      " -> \(getter.result.propertyType)\(getter.whereClause.spaced)", accessors)
  }

  /// Writes a subscript, and the patterns that `given` and `verify` take.
  func emitSubscript(_ getter: CallModel, _ setter: CallModel?, _ member: MemberModel) {
    writer.attributes(of: member)
    if getter.contextualResult != nil || getter.competesWithPatterns {
      writer.line("@_disfavoredOverload")
    }
    emitSubscript(getter, member) { emitAccessors(getter, setter, member) }

    for indices in patternParameters(of: getter, isSubscript: true) {
      emitPattern(of: getter, setter, indices, member)
    }
    if let name = getter.parameters.first, name.label == "dynamicMember" {
      emitPattern(of: getter, setter, [PatternParameter(name, .dynamicMember)], member)
    }
    if let setter {
      emitAssignmentOfValues(
        getter, setter, getter.parameters.map { PatternParameter($0, isIndex: true) }, member)
      for indices in patternParameters(of: getter, isSubscript: true)
      where indices.contains(where: { $0.takesOnlyMatchers || $0.kind == .variadicMatchers }) {
        emitAssignmentOfValues(getter, setter, indices, member)
      }
    }
    // If the mocked type has a method with this name, tests can only use the subscript patterns.
    let takesGetName = isMentioned("getSubscript") && !hasMethod(named: "getSubscript")
    for indices in patternParameters(of: getter) where takesGetName {
      emitPattern(
        "getSubscript", getter, indices, member,
        isDisfavored: !indices.contains(where: \.takesOnlyMatchers))
    }
    guard let setter, isMentioned("setSubscript"), !hasMethod(named: "setSubscript") else { return }
    for indices in patternParameters(of: setter) {
      emitPattern(
        "setSubscript", setter, indices, member,
        isDisfavored: !indices.contains(where: \.takesOnlyMatchers))
    }
  }

  // MARK: - Patterns

  private func emitPattern(
    of getter: CallModel, _ setter: CallModel?, _ indices: [PatternParameter],
    _ member: MemberModel
  ) {
    let type = setter.map { _ in "PropertyPattern<\(getter.result.valueType)>" }
    emitPattern(of: getter, indices, type ?? getter.patternType, member) {
      let read = pattern(getter, of: member, matchers: indices.map(\.matcher)) {
        setter == nil ? $0 : "PropertyPattern(of: \($0))"
      }
      guard let setter else { return writer.lines(read) }
      writer.block("get") { writer.lines(read) }
      writer.block(setter.setterHead) {
        // If there are too many indexes for the library, the matcher is a separate statement and
        // needs an explicit type.
        let type = "(\(getter.result.valueType)).self".when(indices.count >= Self.libraryArity)
        let assigned = "_assigned(\(type))"
        writer.lines(assignment(setter, member, matchers: indices.map(\.matcher) + [assigned]))
      }
    }
  }

  /// Writes a subscript that assigns a plain value at indexes that are matchers.
  private func emitAssignmentOfValues(
    _ getter: CallModel, _ setter: CallModel, _ indices: [PatternParameter], _ member: MemberModel
  ) {
    let matchers = indices.map(\.matcher) + ["_assigned(\(setter.newValue))"]
    // This subscript is generic, so the compiler prefers the pattern if the value is a matcher too.
    emitPattern(of: getter, indices, getter.result.valueType, isOfValues: true, member) {
      let indices = getter.parameters.map { parameter in
        parameter.label.beforeArgument + "_indexOrPlaceholder(\(parameter.name))"
      }
      let isKept = getter.parameters.allSatisfy {
        !$0.isRepeated && !$0.isUnrecorded && !$0.type.isAutoclosure
      }
      // Always write `return`, because the value can be of type `()`, possibly under another name.
      // Swift doesn't return such a value implicitly.
      if !isKept || getter.competesWithPatterns || model.isIsolated
        || member.prefix.globalActor != nil
      {
        writer.line("get { return _subscriptPlaceholder() }")
      } else {
        writer.line("get { return \(getter.unsafeMark)self[\(indices.commaSeparated)] }")
      }
      writer.block(setter.setterHead) {
        writer.lines(assignment(setter, member, matchers: matchers))
      }
    }
  }

  private func emitPattern(
    of getter: CallModel, _ indices: [PatternParameter], _ type: String, isOfValues: Bool = false,
    _ member: MemberModel, _ body: () -> Void
  ) {
    writer.line()
    writer.patternPrefix(
      of: member, isCommented: !isOfValues,
      isDisfavored: !indices.contains(where: \.takesOnlyMatchers)
        && (isOfValues || getter.contextualResult == nil))
    let isGeneric = isOfValues || getter.needsGenericPattern
    // A parameter after variadic indexes needs a label.
    let label = "_kind ".when(getter.parameters.contains(where: \.isVariadic))
    let isolation = getter.isComparedOnMainActor ? "@MainActor " : nonisolated
    writer.function(
      "\(member.patternModifiers(isolation))subscript"
        + getter.genericClause(adding: ["_Kind"].when(isGeneric)),
      indices.flatMap(\.declarations) + [label + Self.kindParameter].when(isGeneric),
      " -> \(type)\(getter.whereClause.spaced)", body)
  }

  /// Returns the statements that record the assignment of a subscript for `given` or `verify`.
  ///
  /// - Parameters:
  ///   - setter: The setter of the subscript.
  ///   - member: The subscript.
  ///   - matchers: The matchers for the indexes and the new value, as expressions.
  ///   - again: A closure that makes the assignment again, or nil if it has a matcher.
  func assignment(
    _ setter: CallModel, _ member: MemberModel, matchers: [String], _ again: String? = nil
  ) -> [String] {
    let names = setter.parameters.dropLast().map { _ in "_" } + ["value"]
    let isUnsafe = setter.isUnsafe && setter.parameters.last?.type.namesUnsafeType == true
    let mark = "unsafe ".when(isUnsafe)
    let repeated = again.prefixed(" _: ")
    return pattern(setter, of: member, matchers: matchers) {
      "\(storage(of: setter, member)).assign(\($0)) { set in"
        + " { \(names.commaSeparated) in \(mark)set(value) } }\(repeated)"
    }
  }
}
