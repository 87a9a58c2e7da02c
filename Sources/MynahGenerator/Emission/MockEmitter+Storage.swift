internal import MynahSyntax

/// The stored properties of a mock, and the context that finds them.
extension MockEmitter {
  func emitStorage(_ members: [MemberModel], access: String) {
    for member in members {
      writer.conditional(member.condition) {
        for call in member.storedCalls {
          let type = call.isGeneric ? "_GenericMockedMember" : call.memberExpression()
          let isolation = nonisolated.when(!call.isStoredOnMainActor)
          let head = "\(access)\(isolation)let \(call.storageName)"
          if hasInitialValue(call, of: member) {
            let mark = call.unsafeMark.when(!call.isGeneric)
            writer.line("\(head) = \(mark)\(value(of: call, type, member))")
          } else {
            writer.line("\(head): \(type)")
          }
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether the declaration of a stored property has a value.
  ///
  /// The compiler checks such a value once more to compile the module. If there's only one
  /// initializer, it sets the properties instead, which takes a third less.
  private func hasInitialValue(_ call: CallModel, of member: MemberModel) -> Bool {
    isErased(call, of: member) || model.superclass != nil && !member.isStatic
  }

  /// Returns a Boolean value that indicates whether only the main actor can create the storage of a
  /// static member, which hides this from its type.
  private func isErased(_ call: CallModel, of member: MemberModel) -> Bool {
    member.isStatic && call.isStoredOnMainActor
  }

  /// Returns the expression that creates the storage of a call.
  private func value(of call: CallModel, _ type: String, _ member: MemberModel) -> String {
    let kind = ", .\(call.kind.rawValue)".when(call.kind != .method && call.kind != .closure)
    let nested = self.nested.mock(for: call).map { ", nested: { \($0)(at: $0) }" } ?? ""
    let mark = ", hasDefault: true".when(member.suggestsDefault && nested.isEmpty)
    let value = "\(type)(\(name(of: call, member).literal)\(kind)\(mark)\(nested))"
    if isErased(call, of: member) { return "_onMainActor { \(value) }" }
    return value
  }

  /// Returns the name of a call in failures, which is the pattern name for an operator.
  private func name(of call: CallModel, _ member: MemberModel) -> String {
    guard member.isOperator, case .method(_, let patternName, _) = member.shape else {
      return call.displayName
    }
    return patternName + call.displayName.drop { $0 != "(" }
  }

  /// Writes the statements that set the stored properties without initial values.
  func emitStoredValues(of members: [MemberModel]) {
    for member in members {
      let calls = member.storedCalls.filter {
        $0.concreteStorageName == nil && !hasInitialValue($0, of: member)
      }
      guard !calls.isEmpty else { continue }
      writer.conditional(member.condition) {
        for call in calls {
          let value = value(of: call, ".init", member)
          writer.line("\(call.unsafeMark.when(!call.isGeneric))\(call.storageName) = \(value)")
        }
      }
    }
  }

  /// Writes the statements that create a context, which finds the given members by index.
  func emitContext(
    _ context: String = "mockingContext", of members: [MemberModel], isStatic: Bool = false
  ) {
    let calls = members.flatMap { member in member.storedCalls.map { (member.condition, $0) } }
    let names = calls.map { condition, call in
      if condition != nil { return "nil" }
      let name = call.storageName
      return call.concreteStorageName.map { "\(name) === \($0) ? nil : \(name)" } ?? name
    }
    let list: String
    if calls.contains(where: { $0.0 != nil }) {
      writer.line("var _members: [_AnyMockedMember?] = [\(names.commaSeparated)]")
      for (index, (condition, call)) in calls.enumerated() where condition != nil {
        // Assign nil in the other branch, because the compiler warns about variables that never
        // change.
        writer.line("#if \(condition ?? "")")
        writer.indented { writer.line("_members[\(index)] = \(call.storageName)") }
        writer.line("#else")
        writer.indented { writer.line("_members[\(index)] = nil") }
        writer.line("#endif")
      }
      list = "_members"
    } else {
      list = "[\(names.commaSeparated)]"
    }
    let isSubclass = model.superclass != nil && !isStatic
    let location = isStatic ? ".generated" : "location"
    let arguments =
      "subclassing: ".when(isSubclass) + "\(model.contextName.literal), members: \(list)"
      + ", isStatic: true".when(isStatic)
      + ", values: \(file.contents.valuesName).self".when(!file.values.entries.isEmpty)
      + ", location: \(location)".when(!isSubclass)
      + ", addsRequirements: true".when(isSubclass && model.protocolModel != nil)
    let unsafe = "unsafe ".when(list != "_members" && calls.contains { $0.1.isUnsafe })
    writer.line("\(context) = \(unsafe)MockingContext(\(arguments))")
  }

  func emitStatics() {
    let statics = model.staticMembers
    guard !statics.isEmpty else {
      return writer.declaration("\(nonisolated)static var mockingContext: MockingContext") {
        writer.line("_staticContext(of: Self.self, \(model.contextName.literal))")
      }
    }
    writer.declaration(
      "\(nonisolated)static var mockingContext: MockingContext { _statics.mockingContext }")
    writer.line(
      "\(nonisolated)private static var _statics: _Statics { _staticMembers(of: Self.self) }")
    writer.line()
    if statics.contains(where: \.isUnsafe) { writer.line("@safe") }
    let head = "\(nonisolated)private final class _Statics: _StaticMembers, @unchecked Sendable"
    writer.block(head) {
      writer.line("let mockingContext: MockingContext")
      emitStorage(statics, access: "")
      writer.line()
      writer.block("init()") {
        emitStoredValues(of: statics)
        emitContext(of: statics, isStatic: true)
      }
    }
  }
}
