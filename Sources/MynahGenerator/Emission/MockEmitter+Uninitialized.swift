internal import MynahSyntax

extension MockEmitter {
  /// The advice for a test that uses the result of `mock(Tree.self)` as a mock, although the class has no
  /// initializer that can be called without arguments; nil if it has one.
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
    let type =
      superclass.isMocked
      ? superclass.reference
      : model.genericParameters.isEmpty && !model.isComposition
        ? model.typeReference : "(any \(model.constraint))"
    return "\(model.typeName) "
      + (needsArguments ? "has no initializer without arguments" : "is made by an initializer")
      + "; write \(first.call.effects.marks)mock(\(type).self)"
      + ".initialize(\(arguments.joined(separator: ", ")))"
  }

  /// Writes the members of the mock into its `InitializerProxy`, where they can't be used.
  func emitUninitializedMembers(_ advice: String, into writer: inout SourceWriter) {
    let attribute = "@available(*, unavailable, message: \(advice.debugDescription))"
    for (path, setter) in [("KeyPath", ""), ("ReferenceWritableKeyPath", " set {}")] {
      writer.line()
      writer.line(attribute)
      writer.declaration(
        "\(nonisolated)static subscript<_Value>("
          + "dynamicMember path: Swift.\(path)<\(model.selfType), _Value>) -> _Value"
      ) { $0.line("get { fatalError() }\(setter)") }
    }
    for member in model.instanceMembers {
      guard case .method(let name, let patternName, let call) = member.shape,
        name.unticked != "initialize", !call.hasUnknownFailure
      else { continue }
      writer.line()
      writer.conditional(member.condition) { writer in
        writer.line(attribute)
        writer.function(
          "\(call.takesIsolation ? "" : nonisolated)static func \(name)\(call.genericClause)",
          call.parameters.map(\.declaration),
          (call.isAsync ? " async" : "") + call.arrow + call.whereClause.spaced,
          body: ["fatalError()"])
        // Two twins have one pattern.
        guard !call.isTwin else { return }
        writer.line()
        let parameters = call.parameters.map { PatternParameter($0).declaration }
        writer.line(attribute)
        writer.line("@_disfavoredOverload")
        writer.function(
          "\(nonisolated)static func \(patternName)\(patternGenerics(of: call))",
          parameters + kindParameters(of: call),
          " -> \(call.patternType)\(call.whereClause.spaced)", body: ["fatalError()"])
      }
    }
  }
}
