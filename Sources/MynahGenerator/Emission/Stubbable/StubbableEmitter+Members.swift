extension StubbableEmitter {
  /// Writes a member of the type, which asks the struct.
  func emit(_ stub: StubbableModel.Member, into writer: inout SourceWriter) {
    let member = stub.member
    let call = member.calls[0]
    let marks = call.effects.marks
    writer.attributes(of: member)
    switch member.shape {
    case .method(let name, _, let call):
      let isShadowed = call.parameters.contains { $0.name.unticked == "stubs" }
      let passed = call.parameters.map(\.passed).joined(separator: ", ")
      let preparations = call.parameters.compactMap(\.preparation)
      let mustReturn =
        (!preparations.isEmpty || member.prefix.isBuilt) && call.result.declared != nil
      writer.function(
        "\(member.modifiers)func \(name)", call.parameters.map(\.declaration),
        "\(call.effects.clause)\(call.arrow)",
        body: preparations + [
          (mustReturn ? "return " : "") + marks + (isShadowed ? "self." : "")
            + "stubs.\(stub.name)(\(passed))"
        ])
    case .property(let name, let getter, let setter):
      let type = getter.result.propertyType
      let read =
        (member.prefix.isBuilt ? "return " : "")
        + (getter.effects.isEmpty ? "stubs.\(stub.name)" : "\(marks)stubs.\(stub.name)()")
      writer.declaration("\(member.modifiers)var \(name): \(type)") { writer in
        guard setter != nil || !getter.effects.isEmpty else { return writer.line(read) }
        writer.line("get\(getter.effects.clause) { \(read) }")
        guard setter != nil else { return }
        writer.line(
          stubbable.isLocked
            ? "set { _stubs.update { $0.\(stub.name) = newValue } }"
            : "set { stubs.\(stub.name) = newValue }")
      }
    case .initializer, .subscript: break
    }
  }
}
