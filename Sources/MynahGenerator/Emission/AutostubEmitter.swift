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
      writer.stub(model, nonisolated) {
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
    writer.availability(of: member.member)
    let head = "var \(member.storage): \(member.storedType)"
    guard model.isStubLocked
    else { return writer.declaration(head + (member.initialValue.map { " = \($0)" } ?? "")) }
    writer.declaration(head) {
      writer.line("get { \(member.lockedStorage).value }")
      writer.line("set { \(member.lockedStorage).value = newValue }")
    }
    let value = member.initialValue ?? "nil"
    let type = "_LockedStubs<\(member.storedType)>"
    writer.line(
      "private let \(member.lockedStorage)"
        + (member.isNameable ? " = \(type)(\(value))" : ": \(type) = .init(\(value))"))
  }

  private func emit(_ stub: AutostubModel.Member) {
    let member = stub.member
    writer.attributes(of: member)
    let call = member.calls[0]
    let check = unsetCheck(of: stub)
    let read =
      check + [
        (check.isEmpty && !member.prefix.usesResultBuilder ? "" : "return ")
          + (call.isThrowing ? "try " : "") + "\(stub.storage).get()"
      ]
    switch member.shape {
    case .method(let name, _, let call):
      writer.function(
        "\(member.modifiers)func \(name)\(call.genericClause)",
        call.parameters.map(\.declaration),
        "\(call.effects.clause)\(call.arrow)\(call.whereClause.spaced)",
        body: stub.handler.map { check + answer($0, with: stub.storage) } ?? read)
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

  /// Returns the statements that pass the result to a completion handler.
  private func answer(_ handler: CompletionHandler, with storage: String) -> [String] {
    let call = handler.name + (handler.isOptional ? "?" : "")
    return switch handler.shape {
    case .nothing: ["\(call)()"]
    case .value: ["\(call)(\(storage).get())"]
    case .result: ["\(call)(\(storage))"]
    case .error:
      [
        "switch \(storage) {", "case .success: \(call)(nil)",
        "case .failure(let error): \(call)(error)", "}",
      ]
    case .valueOrError:
      [
        "switch \(storage) {", "case .success(let value): \(call)(value, nil)",
        "case .failure(let error): \(call)(nil, error)", "}",
      ]
    }
  }
}
