internal import MynahSyntax

/// An emitter that writes the stubbable class of one type.
struct StubbableEmitter {
  let stubbable: StubbableModel

  /// `nonisolated` followed by a space, or an empty string if the class doesn't need it.
  let nonisolated: String

  let writer: SourceWriter

  private var model: MockModel { stubbable.model }

  /// `final` followed by a space if subclasses couldn't conform to the type, or an empty string.
  ///
  /// The results of such a type can be `Self`.
  private var final: String {
    "final ".when(model.members.flatMap(\.calls).contains { $0.mentions(model.mockName) })
  }

  func emit() {
    writer.conditional(model.condition) {
      writer.line("/// A stubbable `\(model.typeName)`.")
      writer.stub(model, nonisolated + final) {
        writer.declaration("typealias SetupFunc = (inout Stubs) -> Void")
        writer.line()
        emitStorage()
        emitInitializers()
        writer.line()
        emitStubs()
        writer.identityConformances(of: model)
        for member in stubbable.members {
          writer.line()
          writer.conditional(member.member.condition) { emit(member) }
        }
      }
    }
  }

  // MARK: - Storage and initializers

  private func emitStorage() {
    writer.line("/// The closures that the members call.")
    guard model.isStubLocked else { return writer.declaration("var stubs: Stubs") }
    writer.declaration("var stubs: Stubs") {
      writer.line("get { _stubs.value }")
      writer.line("set { _stubs.value = newValue }")
    }
    writer.line()
    writer.line("private let _stubs: _LockedStubs<Stubs>")
  }

  private func assignment(of stubs: String) -> String {
    if model.isStubLocked { return "self._stubs = _LockedStubs(\(stubs))" }
    return "self.stubs = \(stubs)"
  }

  private func emitInitializers() {
    writer.line()
    writer.declaration("init(setup: SetupFunc? = nil)") {
      writer.line("var stubs = Stubs()")
      writer.line("setup?(&stubs)")
      writer.line(assignment(of: "stubs"))
    }
    writer.initializers(
      of: model, required: "required ".when(final.isEmpty), body: [assignment(of: "Stubs()")])
  }

  // MARK: - The struct

  private func emitStubs() {
    writer.line("/// The closures that the members call. They fail until a test sets them.")
    writer.declaration("struct Stubs") {
      for member in stubbable.members {
        writer.conditional(member.member.condition) { emitStub(of: member) }
      }
      if !stubbable.members.isEmpty { writer.line() }
      writer.line("/// Stubs the members whose results have default values.")
      let answered = stubbable.members.filter { member in
        member.noop != nil && (!member.member.isLimited || member.member.systems != nil)
      }
      guard !answered.isEmpty else { return writer.declaration("mutating func noop() {}") }
      writer.declaration("mutating func noop()") {
        for member in answered {
          writer.conditional(member.member.condition) {
            let assignment = "\(member.name) = \(member.noop ?? "")"
            let systems = member.member.systems
            writer.line(systems.map { "if #available(\($0)) { \(assignment) }" } ?? assignment)
          }
        }
      }
    }
  }

  private func emitStub(of member: StubbableModel.Member) {
    let isErased = member.member.isLimited
    if let value = member.initialValue, !isErased {
      return writer.declaration("var \(member.name): \(member.type) = \(value)")
    }
    let stored = "_\(member.name.unquoted)".asIdentifier
    let type = TypeSyntax.optional(member.member.calls[0].result.type ?? .void).description
    let unset =
      member.initialValue.map { "return \($0)" } ?? "fatalError(\(member.failure.literal))"
    let storedType = isErased ? "Any?" : type
    writer.line("private var \(stored): \(storedType)")
    if isErased { writer.availability(of: member.member) }
    writer.declaration("var \(member.name): \(member.type)") {
      writer.block("get") {
        let cast = ", let \(stored) = \(stored) as? (\(member.type))".when(isErased)
        writer.line("guard let \(stored)\(cast) else { \(unset) }")
        writer.line("return \(stored)")
      }
      let newValue = "newValue" + " as Any".when(isErased)
      writer.line("set { \(stored) = \(newValue) }")
    }
  }

  // MARK: - The members

  /// Writes a member of the type, which calls the closure in the struct or reads its value.
  func emit(_ stub: StubbableModel.Member) {
    let member = stub.member
    let call = member.calls[0]
    let marks = call.effects.marks
    writer.attributes(of: member)
    switch member.shape {
    case .method(let name, _, let call):
      let isShadowed = call.parameters.contains { $0.name.unquoted == "stubs" }
      let called =
        "\(marks)\("self.".when(isShadowed))stubs.\(stub.name)"
        + "(\(call.parameters.map(\.passed).commaSeparated))"
      let preparations = call.parameters.compactMap(\.preparation)
      let mustReturn = !preparations.isEmpty || member.prefix.usesResultBuilder
      writer.function(
        "\(member.modifiers)func \(name)", of: call,
        body: preparations + [
          "return ".when(mustReturn) + call.escapingTransferredClosures(in: called)
        ])
    case .property(let name, let getter, let setter):
      let type = getter.result.propertyType
      let read =
        "return ".when(member.prefix.usesResultBuilder) + "\(marks)stubs.\(stub.name)"
        + "()".when(!getter.effects.isEmpty)
      writer.declaration("\(member.modifiers)var \(name): \(type)") {
        guard setter != nil || !getter.effects.isEmpty else { return writer.line(read) }
        writer.line("get\(getter.effects.clause) { \(read) }")
        guard setter != nil else { return }
        if model.isStubLocked {
          writer.line("set { _stubs.update { $0.\(stub.name) = newValue } }")
        } else {
          writer.line("set { stubs.\(stub.name) = newValue }")
        }
      }
    case .initializer, .subscript: break
    }
  }
}

extension SourceWriter {
  /// Writes the class of a stub.
  ///
  /// - Parameters:
  ///   - model: The model of the stub.
  ///   - modifiers: The modifiers, each followed by a space.
  ///   - body: A closure that writes the members.
  func stub(_ model: MockModel, _ modifiers: String, _ body: () -> Void) {
    attributes(model.availability)
    attributes(of: model.globalActor)
    type(
      "\(modifiers)class \(model.mockName)\(model.genericClause)",
      parents: [model.typeReference] + ["@unchecked Sendable"].when(model.isStubLocked),
      whereClause: model.whereClause
    ) {
      aliases(of: model)
      body()
    }
    nonisolatedConformances(of: model)
  }

  /// Writes the initializers that the type of a stub requires, with the same body.
  func initializers(of model: MockModel, required: String = "", body: [String]) {
    for member in model.initializers {
      guard case .initializer(let failability, let call) = member.shape else { continue }
      conditional(member.condition) {
        attributes(of: member)
        function(
          "\(required)\(member.modifiers)init\(failability.mark)", of: call, body: body)
      }
    }
  }
}
