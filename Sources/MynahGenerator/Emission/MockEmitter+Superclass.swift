internal import MynahSyntax

extension MockEmitter {
  /// Writes which members of the class the mock does not override, and why.
  func emitKeptMembers(into writer: inout SourceWriter) {
    guard let kept = model.superclass?.kept, !kept.isEmpty else { return }
    writer.line("///")
    writer.line("/// These members stay as they are:")
    for member in kept { writer.line("/// - `\(member.name)` \(member.reason).") }
  }

  /// The closure that calls a member of the mocked class itself; nil where there is none, or Swift can
  /// not: variadic parameters can not be called with an array.
  func callingSuper(_ call: CallModel, of member: MemberModel) -> String? {
    member.hasSuper && call.canBePassedOn
      ? "{ \(call.effects.marks)\(passedOnToSuper(call, member)) }" : nil
  }

  /// The expression that calls a member of the mocked class itself.
  ///
  /// Where the class and the member are generic, and the member returns what the class is, Swift 6.3 takes
  /// the generic parameters of the one for others than those of the other, until it is told.
  func passedOnToSuper(_ call: CallModel, _ member: MemberModel) -> String {
    let expression = forwarded(call, member, to: "super")
    guard call.isGeneric || call.constraints != nil, !model.genericParameters.isEmpty,
      let type = call.result.type, type.mentions(model.mockName)
    else { return expression }
    return "\(expression) as! \(type)"
  }

  // MARK: - Initializers

  /// Writes the initializers of the class, and what makes mocks by them.
  func emitInitializers(of superclass: SuperclassModel, into writer: inout SourceWriter) {
    for initializer in superclass.declared {
      writer.conditional(initializer.condition) { emitInitializer(initializer, into: &$0) }
      writer.line()
    }
    writer.line("/// Creates mocks by the initializers of `\(model.typeName)`.")
    let advice = adviceToInitialize(superclass)
    if advice != nil { writer.line("@dynamicMemberLookup") }
    let isFree = model.globalActor == nil
    writer.declaration(
      "\(isFree ? "nonisolated " : "")enum InitializerProxy", after: model.globalActor?.description
    ) { writer in
      for (index, initializer) in superclass.initializers.enumerated() {
        if index > 0 { writer.line() }
        writer.conditional(initializer.condition) { emitFactory(initializer, into: &$0) }
      }
      if let advice { emitUninitializedMembers(advice, into: &writer) }
    }
  }

  private func emitInitializer(
    _ initializer: InitializerModel, into writer: inout SourceWriter
  ) {
    let call = initializer.call
    writer.attributes(initializer.prefix.attributes)
    let keyword =
      initializer.isRequired ? "required" : initializer.isWitness ? "required override" : "override"
    // Else Swift would call the one that takes nothing, and could not wait for it.
    let isConvenient =
      !initializer.isCallable && !call.effects.isAsync
      && model.superclass?.initializers.contains { $0.call.effects.isAsync } == true
    writer.list(
      "\(initializer.prefix.words)\(keyword) \(isConvenient ? "convenience " : "")"
        + "init\(initializer.failability.mark)\(call.genericClause)(",
      call.parameters.map(\.declaration),
      ")\(call.effects.clause)\(call.whereClause.spaced) {")
    writer.indented { writer in
      guard initializer.isCallable else {
        let reason = "A mock can not call \(model.typeName).\(call.displayName)."
        return writer.line("fatalError(\(reason.debugDescription))")
      }
      emitContext(
        of: model.instanceMembers, isStatic: false, beside: call.parameters, into: &writer)
      writer.line("\(call.effects.marks)super.init(\(arguments(of: initializer)))")
      let isTaken = call.parameters.contains { $0.name == "mockingContext" }
      writer.line("\(isTaken ? "self." : "")mockingContext._superclassIsInitialized()")
    }
    writer.line("}")
  }

  private func emitFactory(
    _ initializer: InitializerModel, into writer: inout SourceWriter
  ) {
    let call = initializer.call
    writer.attributes(initializer.prefix.attributes)
    let location = LocationParameters(beside: call.parameters)
    let isOptional = initializer.failability != .none
    writer.function(
      "\(initializer.prefix.words)static func initialize\(call.genericClause)",
      call.parameters.map(\.declaration) + location.declarations,
      "\(call.effects.clause) -> \(model.selfType)\(isOptional ? "?" : "")"
        + call.whereClause.spaced,
      body: [
        "\(call.effects.marks)_located(\(model.selfType)(\(arguments(of: initializer))), "
          + "at: \(location.location))"
      ])
  }

  /// The arguments by which the initializer of the superclass is called.
  private func arguments(of initializer: InitializerModel) -> String {
    initializer.call.parameters.map(\.handedOn).joined(separator: ", ")
  }
}
