internal import MynahSyntax

extension MockEmitter {
  /// Writes the properties of what a test gives for a struct of closures, and of the doubles within its
  /// own.
  func emitGivenStorage(into writer: inout SourceWriter) {
    for client in model.structure?.clients ?? [] {
      writer.line("/// The double of `\(client.name.unticked)`.")
      writer.declaration("let \(client.name): \(client.mock)")
    }
    for given in model.structure?.given ?? [] {
      writer.line("private let \(given.storageName): \(given.type.value)")
    }
  }

  /// Writes how the doubles within a struct's own are made.
  func emitClients(into writer: inout SourceWriter) {
    let clients = model.structure?.clients ?? []
    for client in clients {
      writer.line("\(client.name.asExpression) = \(client.mock)(at: location)")
    }
    for client in clients {
      let name = "\(client.name.asExpression), as: \(client.name.unticked.literal)"
      if forwards, client.isReached, let structure = model.structure {
        writer.line(
          "mockingContext._nest(\(name)) { (target: \(structure.reference)) in target.\(client.name) }"
        )
      } else {
        writer.line("mockingContext._nest(\(name))")
      }
    }
  }

  /// The parameters by which a test gives what is no closure.
  var givenParameters: [String] {
    (model.structure?.given ?? []).map {
      "\($0.name): \($0.type.isFunction ? $0.type.escaping : $0.type)"
    }
  }

  /// The arguments by which it is handed on.
  var givenArguments: String {
    (model.structure?.given ?? []).map { "\($0.name.asLabel): \($0.name.asExpression), " }.joined()
  }

  /// Writes the property that has the struct to pass on.
  func emitValue(into writer: inout SourceWriter) {
    guard let structure = model.structure else { return }
    writer.line()
    writer.line("/// The `\(model.typeName)` to pass on, whose closures this double answers.")
    writer.attributes(of: structure.globalActor)
    writer.declaration("var value: \(structure.reference)") { writer in
      let isChanged = !structure.assigned.isEmpty
      writer.list(
        "\(isChanged ? "var value = " : "")\(structure.reference)(",
        structure.arguments.map { label, value in
          (label.map { "\($0.asLabel): " } ?? "") + argument(value)
        }, ")")
      guard isChanged else { return }
      for (name, value) in structure.assigned {
        writer.line("value.\(name) = \(argument(value))")
      }
      writer.line("return value")
    }
  }

  /// Writes the property that has the closure to pass on.
  func emitClosure(into writer: inout SourceWriter) {
    guard let closure = model.closure else { return }
    writer.line()
    writer.line("/// The closure to pass on, which this mock answers.")
    writer.declaration("var closure: \(closure.type)") {
      $0.line(self.closure(named: ClosureModel.methodName))
    }
  }

  private func argument(_ value: StructModel.Value) -> String {
    switch value {
    case .given(let given): "self.\(given.storageName)"
    case .closure(let name): closure(named: name)
    case .client(let name): "self.\(name).value"
    }
  }

  /// The closure that calls a member of the double.
  private func closure(named name: String) -> String {
    for member in model.members {
      guard case .method(name, _, let call) = member.shape else { continue }
      let effects = call.effects.typedWords
      let names = call.parameters.indices.map { effects.isEmpty ? "$\($0)" : "argument\($0 + 1)" }
      let head = effects.isEmpty ? "" : "(\(names.joined(separator: ", "))) \(effects)in "
      let arguments = zip(call.parameters, names).map { parameter, name in
        parameter.type.isAutoclosure
          ? "\(name)()" : parameter.type.isInout ? "&\(name)" : name
      }
      return "{ \(head)\(call.effects.marks)self.\(name)(\(arguments.joined(separator: ", "))) }"
    }
    preconditionFailure("A double has a method for each closure.")
  }
}
