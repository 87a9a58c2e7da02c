internal import MynahSyntax

extension MockEmitter {
  /// What is said where a test uses the result of `mock(Tree.self)` as a mock, and the class has no
  /// initializer that needs nothing; nil where it has one.
  func adviceToInitialize(_ superclass: SuperclassModel) -> String? {
    let initializers = superclass.initializers
    guard !initializers.contains(where: \.isPlain), let first = initializers.first else {
      return nil
    }
    let needsArguments = initializers.allSatisfy { initializer in
      initializer.call.parameters.contains { $0.defaultValue == nil && !$0.isRepeated }
    }
    let arguments = first.call.parameters.filter { $0.defaultValue == nil || !needsArguments }.map {
      ($0.label.map { "\($0.asLabel): " } ?? "") + "..."
    }
    return "\(model.typeName) "
      + (needsArguments ? "has no initializer without arguments" : "is made by an initializer")
      + "; write \(first.call.effects.marks)mock(\(mockedType(superclass)).self)"
      + ".initialize(\(arguments.joined(separator: ", ")))"
  }

  /// What a test asks the mock of.
  private func mockedType(_ superclass: SuperclassModel) -> String {
    if superclass.isMocked { return superclass.reference }
    return model.genericParameters.isEmpty && !model.isComposition
      ? model.typeReference : "(any \(model.constraint))"
  }

  /// Writes the members of the mock as those of what makes one, where none of them can be used.
  ///
  /// Beside each method is its pattern, so that the compiler finds both with and without `given`.
  func emitUninitializedMembers(_ advice: String, into writer: inout SourceWriter) {
    let attribute = "@available(*, unavailable, message: \(advice.debugDescription))"
    for (path, accessors) in [("KeyPath", ""), ("ReferenceWritableKeyPath", "set {}")] {
      writer.line()
      writer.line(attribute)
      let value = "Value".underscored { name in
        model.genericParameters.contains { $0.name == name }
      }
      writer.declaration(
        "\(nonisolated)static subscript<\(value)>("
          + "dynamicMember path: \(model.standard(path))<\(model.selfType), \(value)>) -> \(value)"
      ) { writer in
        writer.line(accessors.isEmpty ? "fatalError()" : "get { fatalError() }")
        if !accessors.isEmpty { writer.line(accessors) }
      }
    }
    for member in model.instanceMembers {
      guard case .method(let name, let patternName, let call) = member.shape,
        name.unticked != "initialize", !call.hasUnknownFailure
      else { continue }
      writer.line()
      writer.conditional(member.condition) { writer in
        emitUninitialized(name, patternName, call, attribute, into: &writer)
      }
    }
  }

  private func emitUninitialized(
    _ name: String, _ patternName: String, _ call: CallModel, _ attribute: String,
    into writer: inout SourceWriter
  ) {
    writer.line(attribute)
    // An autoclosure can suspend where the function can, and one overload may be told from another by
    // that alone.
    let suspends =
      call.isAsync && hasSynchronousOverload(name, call)
      || call.parameters.contains { parameter in
        parameter.type.isAutoclosure && parameter.function?.effects.isAsync == true
      }
    writer.function(
      "\(call.takesIsolation ? "" : nonisolated)static func \(name)\(call.genericClause)",
      call.parameters.map(\.declaration),
      (suspends ? " async" : "") + call.arrow + call.whereClause.spaced,
      body: ["fatalError()"])
    // One pattern stands for both of two twins.
    guard !call.isTwin else { return }
    writer.line()
    let parameters = call.parameters.map { PatternParameter($0) }
    writer.line(attribute)
    writer.line("@_disfavoredOverload")
    writer.function(
      "\(nonisolated)static func \(patternName)\(patternGenerics(of: call))",
      parameters.map(\.declaration) + kindParameters(of: call),
      " -> \(call.patternType)\(call.whereClause.spaced)", body: ["fatalError()"])
  }

  /// Whether the mock has a method of the same name and parameters that does not suspend.
  private func hasSynchronousOverload(_ name: String, _ call: CallModel) -> Bool {
    model.instanceMembers.contains { member in
      guard case .method(name, _, let other) = member.shape, !other.isAsync else { return false }
      return other.parameters.map(\.declaration) == call.parameters.map(\.declaration)
    }
  }
}
