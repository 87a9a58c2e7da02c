internal import MynahSyntax

extension MockEmitter {
  /// Writes a subscript, and beside it the patterns that `given` and `verify` take.
  func emitSubscript(
    _ getter: CallModel, _ setter: CallModel?, _ member: MemberModel,
    into writer: inout SourceWriter
  ) {
    writer.attributes(of: member)
    if getter.contextualResult != nil { writer.line("@_disfavoredOverload") }
    writer.list(
      "\(member.modifiers)subscript\(getter.genericClause)(",
      getter.parameters.map(\.subscriptDeclaration),
      ") -> \(getter.result.propertyType)\(getter.whereClause.spaced) {")
    writer.indented { writer in
      emitGetter(getter, isOnly: setter == nil, member, into: &writer)
      guard let setter else { return }
      emitSetter(setter, member, into: &writer)
    }
    writer.line("}")

    for indices in patternParameters(of: getter, isSubscript: true) {
      emitPattern(of: getter, setter, indices, member, into: &writer)
    }
    if let setter { emitAssignmentOfValues(getter, setter, member, into: &writer) }
    // Where the mocked type has such a method itself, brackets are the pattern.
    let takesGetName = !hasMethod(named: "getSubscript")
    for indices in patternParameters(of: getter) where takesGetName {
      writer.line()
      emitPattern(
        "func getSubscript\(patternGenerics(of: getter))", getter, indices, member, into: &writer)
    }
    guard let setter, !hasMethod(named: "setSubscript") else { return }
    for indices in patternParameters(of: setter) {
      writer.line()
      emitPattern(
        "func setSubscript\(patternGenerics(of: setter))", setter, indices, member, into: &writer)
    }
  }

  // MARK: - Patterns

  private func emitPattern(
    of getter: CallModel, _ setter: CallModel?, _ indices: [PatternParameter],
    _ member: MemberModel, into writer: inout SourceWriter
  ) {
    let type = setter.map { _ in "PropertyPattern<\(getter.result.valueType)>" }
    emitPatternHead(of: getter, indices, type ?? getter.patternType, member, into: &writer)
    writer.indented { writer in
      let read = pattern(getter, of: member, matchers: indices.map(\.matcher)) {
        setter == nil ? $0 : "PropertyPattern(of: \($0))"
      }
      guard let setter else { return writer.lines(read) }
      writer.block("get") { $0.lines(read) }
      writer.block(setter.setterHead) {
        // A matcher that is a statement of its own has a type of its own.
        let assigned =
          indices.count < Self.libraryArity
          ? "_assigned()" : "_assigned((\(getter.result.valueType)).self)"
        $0.lines(assignment(setter, member, matchers: indices.map(\.matcher) + [assigned]))
      }
    }
    writer.line("}")
  }

  /// Writes what assigns a plain value at indices that are matchers.
  private func emitAssignmentOfValues(
    _ getter: CallModel, _ setter: CallModel, _ member: MemberModel,
    into writer: inout SourceWriter
  ) {
    let matchers = getter.parameters.map(\.matcher)
    // It is generic, so that the compiler prefers the pattern where the value is a matcher too.
    emitPatternHead(
      of: getter, getter.parameters.map { PatternParameter($0, isIndex: true) },
      getter.result.valueType,
      isOfValues: true, member, into: &writer)
    writer.indented { writer in
      let indices = getter.parameters.map { parameter in
        (parameter.label.map { "\($0.asLabel): " } ?? "") + "_required(\(parameter.name))"
      }
      let isKept = getter.parameters.allSatisfy {
        !$0.isRepeated && !$0.isUnrecorded && !$0.type.isAutoclosure
      }
      // What is read may be of the type (), also by another name, and then Swift returns nothing by itself.
      if !isKept || isIsolated || member.prefix.globalActor != nil {
        writer.line("get { return _unreadable() }")
      } else {
        writer.line("get { return self[\(indices.joined(separator: ", "))] }")
      }
      writer.block(setter.setterHead) {
        $0.lines(assignment(setter, member, matchers: matchers + ["_assigned(\(setter.newValue))"]))
      }
    }
    writer.line("}")
  }

  private func emitPatternHead(
    of getter: CallModel, _ indices: [PatternParameter], _ type: String, isOfValues: Bool = false,
    _ member: MemberModel, into writer: inout SourceWriter
  ) {
    writer.line()
    if !isOfValues { writer.documentation(of: member) }
    writer.availability(of: member)
    if isOfValues || getter.contextualResult == nil { writer.line("@_disfavoredOverload") }
    let isGeneric = isOfValues || getter.needsGenericPattern
    let generics = patternGenerics(of: getter, isGeneric: isGeneric)
    let isolation = getter.isComparedOnMainActor ? "@MainActor " : nonisolated
    writer.list(
      "\(member.patternModifiers(isolation))subscript\(generics)(",
      indices.map(\.declaration)
        + kindParameters(
          of: getter, isGeneric: isGeneric,
          isLabeled: getter.parameters.contains(where: \.isVariadic)),
      ") -> \(type)\(getter.whereClause.spaced) {")
  }

  /// The statements that leave the assignment of a subscript for `given` or `verify`.
  func assignment(
    _ setter: CallModel, _ member: MemberModel, matchers: [String]
  ) -> [String] {
    let names = setter.parameters.dropLast().map { _ in "_" } + ["value"]
    return pattern(setter, of: member, matchers: matchers) {
      "\(storage(of: setter, member)).assign(\($0)) { set in"
        + " { \(names.joined(separator: ", ")) in set(value) } }"
    }
  }
}
