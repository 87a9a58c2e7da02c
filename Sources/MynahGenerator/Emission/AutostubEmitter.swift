/// An emitter that writes the result stub of one type.
///
/// A result stub is a class whose members return the results that a test sets.
struct AutostubEmitter {
  let autostub: AutostubModel

  /// `nonisolated` followed by a space, or an empty string if the class doesn't need it.
  let nonisolated: String

  let writer: SourceWriter

  private var model: MockModel { autostub.model }

  func emit() {
    writer.conditional(model.condition) {
      writer.stub(model, "\(nonisolated)final ") {
        emitInitializers()
        writer.identityConformances(of: model)
        for member in autostub.members {
          writer.line()
          writer.conditional(member.member.condition) {
            writer.line("// MARK: - \(member.name.unquoted)")
            writer.line()
            emitStorage(of: member)
            emit(member)
          }
        }
      }
    }
  }

  private func emitInitializers() {
    let required = model.initializers
    if !required.contains(where: { $0.calls[0].parameters.isEmpty && $0.condition == nil }) {
      writer.declaration("init() {}")
    }
    writer.initializers(of: model, body: [])
  }

  private func emitStorage(of member: AutostubModel.Member) {
    let isErased = member.member.isLimited
    if isErased { writer.availability(of: member.member) }
    let head = "var \(member.storage): \(member.storedType)"
    if !model.isStubLocked, !isErased {
      return writer.declaration(head + member.initialValue.prefixed(" = "))
    }
    let stored = member.lockedStorage + ".value".when(model.isStubLocked)
    let cast = " as? \(member.type)" + member.initialValue.prefixed(" ?? ")
    writer.declaration(head) {
      writer.line("get { \(stored)\(cast.when(isErased)) }")
      writer.line("set { \(stored) = newValue }")
    }
    let storedType = isErased ? "Any?" : member.storedType
    guard model.isStubLocked else {
      return writer.line("private var \(member.lockedStorage): \(storedType)")
    }
    let value = isErased ? "nil" : member.initialValue ?? "nil"
    let type = "_LockedStubs<\(storedType)>"
    writer.line("private let \(member.lockedStorage): \(type) = .init(\(value))")
  }

  private func emit(_ stub: AutostubModel.Member) {
    let member = stub.member
    writer.attributes(of: member)
    let call = member.calls[0]
    let check = unsetCheck(of: stub)
    let mustReturn = !check.isEmpty || member.prefix.usesResultBuilder
    let mark = "return ".when(mustReturn) + "try ".when(call.isThrowing)
    let read = check + ["\(mark)\(stub.storage).get()"]
    switch member.shape {
    case .method(let name, _, let call):
      writer.function(
        "\(member.modifiers)func \(name)", of: call,
        body: stub.handler.map { check + answer($0, of: stub) } ?? read)
    case .property(let name, let getter, let setter):
      let type = getter.result.propertyType
      writer.declaration("\(member.modifiers)var \(name): \(type)") {
        guard setter != nil || !getter.effects.isEmpty else { return writer.lines(read) }
        writer.block("get\(getter.effects.clause)") { writer.lines(read) }
        if setter != nil { writer.line("set { \(stub.storage) = .success(newValue) }") }
      }
    case .initializer, .subscript: break
    }
  }

  /// Returns the statements that crash the test if it didn't set a required result.
  private func unsetCheck(of stub: AutostubModel.Member) -> [String] {
    guard stub.initialValue == nil else { return [] }
    return ["guard let \(stub.storage) else { fatalError(\(stub.failure.literal)) }"]
  }

  /// Returns the statements that pass the result to the closures of a method.
  ///
  /// If a closure has to wait and the method doesn't, a task calls the closure.
  private func answer(_ handler: CompletionHandler, of stub: AutostubModel.Member) -> [String] {
    let call = stub.member.calls[0]
    if call.isAsync || !handler.callbacks.contains(where: \.isAwaited) {
      return answer(handler, of: call, with: stub.storage)
    }
    let result = call.localName("result")
    let names = handler.callbacks.map { "let \($0.parameter) = _transferred(\($0.parameter))" }
    let copy = "let \(result) = _transferred(\(stub.storage))"
    return names + [copy].when(handler.usesResult) + ["\(autostub.task) {"]
      + answer(handler, of: call, with: result).map { "  \($0)" } + ["}"]
  }

  private func answer(
    _ handler: CompletionHandler, of call: CallModel, with result: String
  ) -> [String] {
    func statement(_ callback: Callback, _ values: [String], _ others: [String] = []) -> String {
      var values = values
      if callback.isAwaited { values = values.map { "_transferred(\($0))" } }
      return "try? ".when(callback.isThrowing) + "await ".when(callback.isAwaited)
        + callback.parameter + "?".when(callback.isOptional)
        + "(\((values + others).commaSeparated))"
    }
    if handler.takesResult { return [statement(handler.success, [result])] }
    let value = call.localName("value")
    let error = call.localName("error")
    let count = handler.values.count
    let values = (0..<count).map { value + ".\($0)".when(count != 1) }
    guard let failure = handler.failure else {
      return switch count {
      case 0: [statement(handler.success, [])]
      case 1: [statement(handler.success, ["\(result).get()"])]
      default: ["let \(value) = \(result).get()", statement(handler.success, values)]
      }
    }
    let success = statement(handler.success, values, ["nil"].when(!handler.isPair))
    let binding = "(let \(value))".when(count > 0)
    return [
      "switch \(result) {", "case .success\(binding): \(success)",
      "case .failure(let \(error)): \(statement(failure, [], handler.placeholders + [error]))", "}",
    ]
  }
}
