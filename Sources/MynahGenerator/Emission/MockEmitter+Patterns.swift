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
          if isInExtension(member) {
            if !isFirst { writer.line() }
            isFirst = false
            writer.conditional(member.condition) { writer in
              emitExtensionPattern(of: member, index: index, into: &writer)
            }
          }
          index += member.storedCalls.count
        }
      }
    }
  }

  /// Whether the pattern of a member stands in the extension: a property's, or that of a method beside
  /// which its class can not declare another that is called as a property is.
  private func isInExtension(_ member: MemberModel) -> Bool {
    switch member.shape {
    case .property(let name, _, _):
      !model.members.contains { $0.isNamed(name, likePropertyOf: member) }
    case .method: isNamedAsProperty(member)
    case .subscript, .initializer: false
    }
  }

  /// Whether a property has the name of a method without parameters, as it can have where that suspends.
  func isNamedAsProperty(_ method: MemberModel) -> Bool {
    model.members.contains { property in
      guard case .property(let name, _, _) = property.shape else { return false }
      return method.isNamed(name, likePropertyOf: property)
    }
  }

  private func emitExtensionPattern(
    of member: MemberModel, index: Int, into writer: inout SourceWriter
  ) {
    switch member.shape {
    case .property(let name, let getter, let setter):
      emitPattern(name, getter, setter, member, index: index, into: &writer)
    case .method(_, let name, let call):
      writer.documentation(of: member)
      writer.availability(of: member)
      writer.line("@_disfavoredOverload")
      let pattern = "\(stored(call, of: member, at: index)).pattern()"
      writer.declaration(
        "\(member.isStatic ? "static " : "")func \(name)() -> \(call.patternType)"
      ) {
        $0.line(call.isAsyncAction ? "_AsyncCallPattern(\(pattern))" : pattern)
      }
    case .subscript, .initializer: break
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

extension MemberModel {
  /// Whether the member is a method that nothing but its parentheses tells from a property.
  fileprivate func isNamed(_ name: String, likePropertyOf property: MemberModel) -> Bool {
    guard case .method(_, let other, let call) = shape, call.parameters.isEmpty else {
      return false
    }
    return other == name && isStatic == property.isStatic && !call.isInFamily
  }
}
