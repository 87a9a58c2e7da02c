/// Writes the stubbable class of one type.
///
/// It is a class because its closures would each copy all that it is made of.
final class StubbableEmitter {
  let stubbable: StubbableModel

  /// The word that keeps the class free of actors, and a space; empty where it needs none.
  let nonisolated: String

  private var model: MockModel { stubbable.model }

  init(stubbable: StubbableModel, nonisolated: String) {
    self.stubbable = stubbable
    self.nonisolated = nonisolated
  }

  func emit(into writer: inout SourceWriter) {
    writer.conditional(model.condition) { writer in
      writer.line("/// A stubbable `\(model.typeName)`.")
      writer.attributes(model.availability)
      writer.attributes(of: model.globalActor)
      writer.type(
        "\(nonisolated)final class \(model.mockName)\(model.genericClause)",
        parents: [model.typeReference] + (stubbable.isLocked ? ["@unchecked Sendable"] : []),
        whereClause: model.relations.map { "where \($0)" } ?? ""
      ) { writer in
        writer.declaration("typealias SetupFunc = (inout Stubs) -> Void")
        for alias in model.aliases { writer.declaration("typealias \(alias.name) = \(alias.type)") }
        writer.line()
        emitStorage(into: &writer)
        emitInitializers(into: &writer)
        writer.line()
        emitStubs(into: &writer)
        writer.identityConformances(of: model)
        for member in stubbable.members {
          writer.line()
          writer.conditional(member.member.condition) { emit(member, into: &$0) }
        }
      }
      writer.nonisolatedConformances(of: model)
    }
  }

  // MARK: - What every stubbable class has

  private func emitStorage(into writer: inout SourceWriter) {
    writer.line("/// What the members answer with.")
    guard stubbable.isLocked else { return writer.declaration("var stubs: Stubs") }
    writer.declaration("var stubs: Stubs") { writer in
      writer.line("get { _stubs.value }")
      writer.line("set { _stubs.value = newValue }")
    }
    writer.line()
    writer.line("private let _stubs: _LockedStubs<Stubs>")
  }

  private func assignment(of stubs: String) -> String {
    stubbable.isLocked ? "self._stubs = _LockedStubs(\(stubs))" : "self.stubs = \(stubs)"
  }

  private func emitInitializers(into writer: inout SourceWriter) {
    writer.line()
    writer.declaration("init(setup: SetupFunc? = nil)") { writer in
      writer.line("var stubs = Stubs()")
      writer.line("setup?(&stubs)")
      writer.line(assignment(of: "stubs"))
    }
    for member in stubbable.initializers {
      guard case .initializer(let failability, let call) = member.shape else { continue }
      writer.line()
      writer.conditional(member.condition) { writer in
        writer.attributes(of: member)
        writer.function(
          "\(member.modifiers)init\(failability.mark)\(call.genericClause)",
          call.parameters.map(\.declaration),
          "\(call.effects.clause)\(call.whereClause.spaced)", body: [assignment(of: "Stubs()")])
      }
    }
  }

  // MARK: - The struct

  private func emitStubs(into writer: inout SourceWriter) {
    writer.line("/// What the members answer with, until a test sets something else: a failure.")
    writer.declaration("struct Stubs") { writer in
      for member in stubbable.members {
        writer.conditional(member.member.condition) { emitStub(of: member, into: &$0) }
      }
      if !stubbable.members.isEmpty { writer.line() }
      writer.line("/// Lets every member do nothing that has a value to answer with.")
      let answered = stubbable.members.filter { $0.noop != nil }
      guard !answered.isEmpty else { return writer.declaration("mutating func noop() {}") }
      writer.declaration("mutating func noop()") { writer in
        for member in answered {
          writer.conditional(member.member.condition) {
            $0.line("\(member.name) = \(member.noop ?? "")")
          }
        }
      }
    }
  }

  private func emitStub(of member: StubbableModel.Member, into writer: inout SourceWriter) {
    writer.availability(of: member.member)
    if let value = member.initialValue {
      return writer.declaration("var \(member.name): \(member.type) = \(value)")
    }
    let stored = "_\(member.name.unticked)".asIdentifier
    writer.line("private var \(stored): \(member.optionalType)")
    writer.declaration("var \(member.name): \(member.type)") { writer in
      writer.block("get") { writer in
        writer.line("guard let \(stored) else { fatalError(\(member.failure.literal)) }")
        writer.line("return \(stored)")
      }
      writer.line("set { \(stored) = newValue }")
    }
  }
}
