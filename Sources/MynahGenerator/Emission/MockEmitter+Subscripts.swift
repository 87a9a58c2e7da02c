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

    for indices in subscriptPatternParameters(of: getter) {
      if let setter {
        emitPattern(of: getter, setter, indices, member, into: &writer)
      } else {
        emitPattern(of: getter, indices, member, into: &writer)
      }
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

  /// Writes the pattern of a subscript that is only read.
  private func emitPattern(
    of getter: CallModel, _ indices: [PatternParameter], _ member: MemberModel,
    into writer: inout SourceWriter
  ) {
    emitPatternHead(of: getter, indices, getter.patternType, member, into: &writer)
    writer.indented { writer in
      let read = read(getter, indices, member)
      for line in read.statements { writer.line(line) }
      writer.line(read.returned())
    }
    writer.line("}")
  }

  /// Writes the pattern of a subscript that is read and written.
  private func emitPattern(
    of getter: CallModel, _ setter: CallModel, _ indices: [PatternParameter],
    _ member: MemberModel, into writer: inout SourceWriter
  ) {
    let type = "PropertyPattern<\(getter.result.valueType)>"
    emitPatternHead(of: getter, indices, type, member, into: &writer)
    writer.indented { writer in
      let read = read(getter, indices, member)
      if read.statements.isEmpty {
        writer.line("get { PropertyPattern(of: \(read.text)) }")
      } else {
        writer.block("get") { writer in
          for line in read.statements { writer.line(line) }
          writer.line("return PropertyPattern(of: \(read.text))")
        }
      }
      writer.block(setter.setterHead) {
        // A matcher that is a statement of its own has a type of its own.
        let assigned =
          indices.count < Self.libraryArity
          ? "_assigned()" : "_assigned((\(getter.result.valueType)).self)"
        emitAssignment(setter, member, matchers: indices.map(\.matcher) + [assigned], into: &$0)
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
      of: getter, getter.parameters.map { PatternParameter(index: $0) }, getter.result.valueType,
      isOfValues: true, member, into: &writer)
    writer.indented { writer in
      let indices = getter.parameters.map { parameter in
        (parameter.label.map { "\($0.asLabel): " } ?? "") + "_required(\(parameter.name))"
      }
      // An autoclosure that is no value is what its matcher is too, and one that is sent elsewhere can not
      // hold what the pattern is made of.
      let isKept = getter.parameters.allSatisfy {
        guard !$0.isRepeated, !$0.isUnrecorded else { return false }
        return !$0.type.isAutoclosure
          || $0.kind == .autoclosure && !$0.type.isPlainlySendable && !$0.type.isEscaping
      }
      // What is read may be of the type (), also by another name, and then Swift returns nothing by itself.
      if !isKept || isIsolated || member.prefix.globalActor != nil {
        writer.line("get { return _unreadable() }")
      } else {
        writer.line("get { return self[\(indices.joined(separator: ", "))] }")
      }
      writer.block(setter.setterHead) {
        emitAssignment(
          setter, member, matchers: matchers + ["_assigned(\(setter.newValue))"], into: &$0)
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
    let isolation = getter.comparingActor.map { "\($0) " } ?? nonisolated
    writer.list(
      "\(member.patternModifiers(isolation))subscript\(generics)(",
      indices.map(\.declaration)
        + kindParameters(
          of: getter, isGeneric: isGeneric,
          isLabeled: getter.parameters.contains(where: \.isVariadic)),
      ") -> \(type)\(getter.whereClause.spaced) {")
  }

  /// The pattern of reading a subscript.
  private func read(
    _ getter: CallModel, _ indices: [PatternParameter], _ member: MemberModel
  ) -> PatternExpression {
    pattern(getter, storage(of: getter, member), indices.map(\.matcher))
  }

  /// Writes what leaves the assignment of a subscript for `given` or `verify`.
  func emitAssignment(
    _ setter: CallModel, _ member: MemberModel, matchers: [String],
    into writer: inout SourceWriter
  ) {
    let storage = storage(of: setter, member)
    let ignored = setter.parameters.dropLast().map { _ in "_" }
    let pattern = pattern(setter, storage, matchers)
    for line in pattern.statements { writer.line(line) }
    writer.line("\(storage).assign(\(pattern.text)) { set in")
    writer.indented {
      $0.line("{ \((ignored + ["value"]).joined(separator: ", ")) in set(value) }")
    }
    writer.line("}")
  }
}
