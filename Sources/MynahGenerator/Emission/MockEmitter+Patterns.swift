extension MockEmitter {
  /// Writes the protocol whose extension declares the patterns of properties.
  func emitPatterns(into writer: inout SourceWriter) {
    guard let name = patternsName else { return }
    writer.line()
    writer.line("/// The properties of `\(model.mockName)` as `given` and `verify` take them.")
    writer.attributes(model.availability)
    if model.genericParameters.isEmpty {
      writer.declaration("nonisolated protocol \(name): \(mockProtocol) {}")
    } else {
      writer.type(
        "nonisolated protocol \(name)", parents: [mockProtocol],
        whereClause: model.relations.map { "where \($0)" } ?? ""
      ) { writer in
        for parameter in model.genericParameters {
          let constraint = parameter.constraint.map { ": \($0)" } ?? ""
          writer.line("associatedtype \(parameter.name)\(constraint)")
        }
      }
    }
    writer.line()
    writer.attributes(model.availability)
    writer.block("nonisolated extension \(name)") { writer in
      var isFirst = true
      for members in [model.instanceMembers, model.staticMembers] {
        var index = 0
        for member in members {
          if case .property(let name, let getter, let setter) = member.shape {
            if !isFirst { writer.line() }
            isFirst = false
            writer.conditional(member.condition) { writer in
              emitPattern(name, getter, setter, member, index: index, into: &writer)
            }
          }
          index += member.storedCalls.count
        }
      }
    }
  }

  /// The expression of the mocked member that answers a call, from where its own property is not seen.
  private func stored(_ call: CallModel, of member: MemberModel, at index: Int) -> String {
    let context = member.isStatic ? "Self.mockingContext" : "mockingContext"
    let type = call.memberExpression(prefix: "\(model.selfType).")
    return "\(context)._member(\(index), as: \(type).self)"
  }

  private func emitPattern(
    _ name: String, _ getter: CallModel, _ setter: CallModel?, _ member: MemberModel, index: Int,
    into writer: inout SourceWriter
  ) {
    let read = "\(stored(getter, of: member, at: index)).pattern()"
    writer.documentation(of: member)
    writer.availability(of: member)
    writer.line("@_disfavoredOverload")
    let head = "\(member.isStatic ? "static " : "")var \(name): "
    guard getter.effects.isEmpty else {
      return writer.declaration(head + getter.patternType) { $0.line(read) }
    }
    writer.declaration("\(head)PropertyPattern<\(getter.result.valueType)>") { writer in
      guard let setter else {
        return writer.line("PropertyPattern(\(read))")
      }
      writer.block("get") { $0.line("PropertyPattern(\(read))") }
      writer.block("set") { writer in
        writer.line("\(stored(setter, of: member, at: index + 1)).assign(_assigned())")
      }
    }
  }
}
