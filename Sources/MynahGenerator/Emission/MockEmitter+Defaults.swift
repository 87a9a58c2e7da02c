internal import MynahSyntax

// The default implementation of a requirement is called on a nested type that conforms to the
// mocked protocol. The type calls the mock for all requirements, and then the mock's stubs and
// records decide. Its implementation of a requirement with a default implementation has another
// name and is disfavored, so that the requirement's name selects the default implementation.

extension MockEmitter {
  /// Returns a closure that calls the default implementation of a member, or nil if tests can't
  /// call it.
  func callingDefault(_ call: CallModel, of member: MemberModel) -> String? {
    guard model.callsDefaults, let implementation = member.defaultImplementation else { return nil }
    let target = member.isStatic ? "_Defaults" : "\(receiver)._defaults"
    let marks =
      "try ".when(implementation.isThrowing) + "await ".when(call.isAsync) + call.unsafeMark
    return "{ \(marks)\(forwarded(call, member, to: target)) }"
  }

  /// Writes the type on which default implementations are called.
  func emitDefaults() {
    guard model.callsDefaults, let mocked = model.protocolModel else { return }
    let type = model.selfType
    writer.line()
    writer.block("\(nonisolated)fileprivate var _defaults: _Defaults") {
      writer.line("get { _Defaults(self) }")
      writer.line("set {}")
    }
    writer.line()
    writer.attributes(of: model.globalActor)
    let parents = conformances(to: mocked) + ["@unchecked Sendable"]
    writer.block("fileprivate \(finalClass) _Defaults: \(parents.commaSeparated)") {
      writer.aliases(of: model)
      emitAssociatedTypes()
      writer.line("\(nonisolated)let _mock: \(type)")
      writer.line()
      writer.line("\(nonisolated)init(_ mock: \(type)) { _mock = mock }")
      writer.identityConformances(of: model, type: "_Defaults", identity: "_mock")
      receiver = "_mock"
      for member in model.members {
        writer.line()
        writer.conditional(member.condition) { emitForDefaults(member) }
      }
      receiver = "self"
    }
  }

  /// Writes a member that calls the mock.
  private func emitForDefaults(_ member: MemberModel) {
    writer.attributes(of: member)
    if let implementation = member.defaultImplementation {
      writer.line("@_disfavoredOverload")
      writer.line(
        "@_implements(\(implementation.requiringProtocol), \(member.nameOfRequirement))")
    }
    switch member.shape {
    case .method(let name, _, let call):
      emitFunction(member.nameForDefaults(name), call, member)
    case .property(let name, let getter, let setter):
      let type = getter.result.propertyType
      writer.declaration("\(member.modifiers)var \(member.nameForDefaults(name)): \(type)") {
        emitAccessors(getter, setter, member, takingPatterns: false)
      }
    case .subscript(let getter, let setter):
      emitSubscript(getter, member) {
        emitAccessors(getter, setter, member, takingPatterns: false)
      }
    case .initializer: break
    }
  }
}

extension MemberModel {
  /// The full name of the requirement, with backticks if they're necessary.
  fileprivate var nameOfRequirement: String {
    switch shape {
    case .method(let name, _, let call): name + call.displayName.drop { $0 != "(" }
    case .property(let name, _, _): name
    default: calls[0].displayName
    }
  }

  /// Returns the name of the member in the type on which default implementations are called.
  fileprivate func nameForDefaults(_ name: String) -> String {
    if defaultImplementation == nil { name } else { "_\(name.unquoted)".asIdentifier }
  }
}
