internal import MynahSyntax

extension MockEmitter {
  /// Writes a comment that lists the members that the mock doesn't override, with the reasons.
  func emitUnmockedMembers() {
    guard let unmocked = model.superclass?.unmocked, !unmocked.isEmpty else { return }
    writer.line("///")
    writer.line("/// These members aren't mocked:")
    for member in unmocked { writer.line("/// - `\(member.name)` \(member.reason).") }
  }

  /// Returns a closure that calls a member of the mocked class, or nil if this isn't possible.
  ///
  /// For example, Swift can't pass an array to variadic parameters.
  func callingSuper(_ call: CallModel, of member: MemberModel) -> String? {
    if let implementation = callingDefault(call, of: member) { return implementation }
    guard member.callsSuper, call.canBeForwarded else { return nil }
    return "{ \(call.marks)\(forwardedToSuper(call, member)) }"
  }

  /// Returns the expression that calls a member of the mocked class.
  ///
  /// If both the class and the member are generic and the result mentions the mock, Swift 6.3
  /// treats the generic parameters of the superclass's result as different types, so the result
  /// needs a cast. Remove the cast when the oldest supported version doesn't need it.
  func forwardedToSuper(_ call: CallModel, _ member: MemberModel) -> String {
    let expression = forwarded(call, member, to: "super")
    guard call.isGeneric || call.constraints != nil, model.isGeneric,
      let type = call.result.type, type.mentions(model.mockName)
    else { return expression }
    return "\(expression) as! \(type)"
  }

  // MARK: - Initializers

  /// Writes the initializers of the class and the functions that create mocks with them.
  func emitInitializers(of superclass: SuperclassModel) {
    for initializer in superclass.declared {
      writer.conditional(initializer.condition) { emitInitializer(initializer) }
      writer.line()
    }
    // Remove this when the oldest supported version isolates the mock's deinitializer by itself.
    if superclass.isDeinitIsolated {
      writer.line(
        "// Swift 6.2 and 6.3 isolate the superclass's deinitializer, but not a Sendable subclass's."
      )
      writer.line("isolated deinit {}")
      writer.line()
    }
    writer.line("/// Creates mocks with the initializers of `\(model.typeName)`.")
    let advice = adviceToInitialize(superclass)
    if advice != nil { writer.line("@dynamicMemberLookup") }
    writer.declaration(
      "nonisolated ".when(model.globalActor == nil) + "enum InitializerProxy",
      after: model.globalActor?.description
    ) {
      for (index, initializer) in superclass.initializers.enumerated() {
        if index > 0 { writer.line() }
        writer.conditional(initializer.condition) { emitFactory(initializer) }
      }
      if let advice { emitUninitializedMembers(advice) }
    }
  }

  private func emitInitializer(_ initializer: InitializerModel) {
    let call = initializer.call
    writer.attributes(initializer.prefix.attributes)
    // If this were a designated initializer, Swift would call the superclass's initializer without
    // parameters implicitly, but it can't await an `async` initializer.
    let isConvenient =
      !initializer.isCallable && !call.effects.isAsync
      && model.superclass?.initializers.contains { $0.call.effects.isAsync } == true
    writer.function(
      "\(initializer.prefix.modifiers.words)\(initializer.inheritance.rawValue)"
        + "convenience ".when(isConvenient)
        + "init\(initializer.failability.mark)\(call.genericClause)",
      call.parameters.map(\.declaration), "\(call.effects.clause)\(call.whereClause.spaced)"
    ) {
      guard initializer.isCallable else {
        let reason = "A mock can't call \(model.typeName).\(call.displayName)."
        return writer.line("Swift.fatalError(\(reason.literal))")
      }
      let isTaken = call.parameters.contains { $0.name == "mockingContext" }
      let context = "self.".when(isTaken) + "mockingContext"
      emitContext(context, of: model.instanceMembers)
      let arguments = arguments(of: initializer)
      if initializer.isAdded {
        writer.line("super.init()")
      } else {
        writer.line("\(call.marks)super.init(\(arguments))")
      }
      writer.line("\(context)._superclassIsInitialized()")
    }
  }

  private func emitFactory(_ initializer: InitializerModel) {
    let call = initializer.call
    writer.attributes(initializer.prefix.attributes)
    let location = LocationParameters(
      avoiding: call.parameters.flatMap { [$0.name] + $0.label.asArray })
    writer.function(
      "\(initializer.prefix.modifiers.words)static func initialize\(call.genericClause)",
      call.parameters.map(\.declaration) + location.declarations,
      "\(call.effects.clause) -> \(model.selfType)" + "?".when(initializer.failability != .none)
        + call.whereClause.spaced,
      body: [
        "\(call.marks)_located(\(model.selfType)(\(arguments(of: initializer))), "
          + "at: \(location.location))"
      ])
  }

  /// Returns the arguments for the superclass's initializer.
  private func arguments(of initializer: InitializerModel) -> String {
    initializer.call.parameters.map(\.superclassArgument).commaSeparated
  }
}

extension MockEmitter {
  /// Returns an error message for a test that uses the result of `mock(Tree.self)` as a mock.
  ///
  /// The message is nil if the class has an initializer that can be called without arguments.
  func adviceToInitialize(_ superclass: SuperclassModel) -> String? {
    let initializers = superclass.initializers
    let needed = { (initializer: InitializerModel) in
      initializer.call.parameters.filter { $0.defaultArgument == nil && !$0.isRepeated }
    }
    guard !initializers.contains(where: \.isPlain),
      let first = initializers.first(where: { needed($0).isEmpty }) ?? initializers.first
    else { return nil }
    let arguments = needed(first).map { $0.label.beforeArgument + "..." }
    let type =
      switch model.protocolModel {
      case nil: superclass.reference
      case let mocked? where model.isGeneric || mocked.isComposition: "(any \(mocked.constraint))"
      case .some: model.typeReference
      }
    let problem =
      arguments.isEmpty ? "is created by an initializer" : "requires initializer arguments"
    return "\(model.typeName) \(problem): write \(first.call.effects.marks)mock(\(type).self)"
      + ".initialize(\(arguments.commaSeparated))"
  }

  /// Writes the mock's members as unavailable members of its `InitializerProxy`.
  func emitUninitializedMembers(_ advice: String) {
    let attribute = "@available(*, unavailable, message: \(advice.literal))"
    for (path, setter) in [("KeyPath", ""), ("ReferenceWritableKeyPath", " set {}")] {
      writer.line()
      writer.line(attribute)
      writer.declaration(
        "\(nonisolated)static subscript<_Value>("
          + "dynamicMember path: Swift.\(path)<\(model.selfType), _Value>) -> _Value"
      ) { writer.line("get { Swift.fatalError() }\(setter)") }
    }
    for member in model.instanceMembers {
      guard case .method(let name, let patternName, let call) = member.shape,
        name.unquoted != "initialize"
      else { continue }
      writer.line()
      writer.conditional(member.condition) {
        writer.line(attribute)
        writer.function(
          nonisolated.when(!call.takesIsolation && !call.isPatternIsolated)
            + "static func \(name)\(call.genericClause)",
          call.parameters.map(\.declaration),
          " async".when(call.isAsync) + call.arrow + call.whereClause.spaced,
          body: ["Swift.fatalError()"])
        // The member that stores the calls emits the pattern.
        guard !call.sharesStorage else { return }
        writer.line()
        let parameters = call.parameters.flatMap { PatternParameter($0).declarations }
        writer.line(attribute)
        writer.line("@_disfavoredOverload")
        writer.function(
          nonisolated.when(!call.isPatternIsolated)
            + "static func \(patternName)\(patternGenerics(of: call))",
          parameters + kindParameters(of: call),
          " -> \(call.patternType)\(call.whereClause.spaced)", body: ["Swift.fatalError()"])
      }
    }
  }
}

extension MockEmitter {
  /// Writes the stored properties for the values and nested mocks of a struct of closures.
  func emitGivenStorage() {
    for client in model.structure?.clients ?? [] {
      writer.line("/// The mock of `\(client.name.unquoted)`.")
      writer.declaration("let \(client.name): \(client.mock)")
    }
    for given in model.structure?.given ?? [] {
      writer.line("private let \(given.storageName): \(given.type.value)")
    }
  }

  /// Writes the statements that create the nested mocks of a struct of closures.
  func emitClients() {
    let clients = model.structure?.clients ?? []
    for client in clients {
      writer.line("self.\(client.name) = \(client.mock)(at: location)")
    }
    for client in clients {
      let name = "self.\(client.name), as: \(client.name.unquoted.literal)"
      if forwards, client.isReadable, let structure = model.structure {
        writer.line(
          "mockingContext._nest(\(name)) { (target: \(structure.reference)) in target.\(client.name) }"
        )
      } else {
        writer.line("mockingContext._nest(\(name))")
      }
    }
  }

  /// The parameters for the location, in addition to `givenParameters`.
  var locationParameters: LocationParameters {
    LocationParameters(avoiding: (model.structure?.given ?? []).map(\.name))
  }

  /// The parameters for the values that a test passes for properties that aren't closures.
  var givenParameters: [String] {
    (model.structure?.given ?? []).map { "\($0.name): \($0.parameterType)" }
  }

  /// The arguments that pass the values of `givenParameters` to the mock's initializer.
  var givenArguments: String {
    (model.structure?.given ?? []).map { "\($0.name.asLabel): \($0.name.asExpression), " }.joined()
  }

  /// A Boolean value that indicates whether a member of the mock hides the property `value`.
  var hidesValue: Bool {
    guard let structure = model.structure else { return false }
    return hasMember("value()") || structure.clients.contains { $0.name == "value" }
  }

  /// Writes the property that returns the struct of closures.
  func emitValue() {
    guard let structure = model.structure else { return }
    writer.line()
    writer.line("/// The `\(model.typeName)` to inject, whose closures call this mock.")
    writer.attributes(of: structure.globalActor)
    let name = hidesValue ? "_hiddenValue" : "value"
    writer.declaration("var \(name): \(structure.reference)") {
      let isChanged = !structure.assigned.isEmpty
      let unsafe = "unsafe ".when(model.members.contains(where: \.isUnsafe))
      writer.list(
        "var value = ".when(isChanged) + "\(unsafe)\(structure.reference)(",
        structure.arguments.map { label, value in
          label.beforeArgument + argument(value)
        }, ")", isDeclaration: false)
      guard isChanged else { return }
      for (name, value) in structure.assigned {
        writer.line("value.\(name) = \(argument(value))")
      }
      writer.line("return value")
    }
  }

  /// Writes the property that returns the closure.
  func emitClosure() {
    guard case .closure(let closure) = model.kind else { return }
    writer.line()
    writer.line("/// The closure to inject, which calls this mock.")
    writer.declaration("var closure: \(closure.type)") {
      writer.line(self.closure(named: ClosureModel.methodName))
    }
  }

  private func argument(_ value: StructModel.Value) -> String {
    switch value {
    case .given(let given): "self.\(given.storageName)"
    case .closure(let name, let isCalled): closure(named: name) + "()".when(isCalled)
    case .client(let name): "self.\(name).value"
    }
  }

  /// Returns the closure that calls the method with a given name.
  private func closure(named name: String) -> String {
    for member in model.members {
      guard case .method(name, _, let call) = member.shape else { continue }
      let effects = call.effects.typedWords
      if call.parameters.contains(where: \.isVariadic) {
        // A closure can't pass an array on to a variadic parameter.
        let names = call.parameters.map(\.name).commaSeparated
        let body = answer(call, of: member).joined(separator: "; ")
        return "{ (\(names)) \(effects)in \(body) }"
      }
      let names = call.parameters.indices.map { effects.isEmpty ? "$\($0)" : "argument\($0 + 1)" }
      let head = "(\(names.commaSeparated)) \(effects)in ".when(!effects.isEmpty)
      let arguments = zip(call.parameters, names).map { parameter, name in
        "&".when(parameter.type.isInout) + name + "()".when(parameter.type.isAutoclosure)
      }
      return "{ \(head)\(call.marks)self.\(name)(\(arguments.commaSeparated)) }"
    }
    preconditionFailure("A double has a method for each closure.")
  }
}
