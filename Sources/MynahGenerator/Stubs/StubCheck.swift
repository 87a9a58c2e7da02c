internal import MynahSyntax

/// Which members a stub can have at all, in whatever style.
struct StubCheck {
  let model: MockModel
  let style: Style

  /// Throws the reason for which a type has no stub.
  func run(of type: DeclaredType) throws(Refusal) {
    let refuse = { (reason: String) in
      Refusal(
        typeName: model.typeName, path: type.file.path, position: type.position, reason: reason,
        style: style)
    }
    if model.isActor { throw refuse("it is a protocol of actors, and a stub is a class") }
    if model.isNSObject {
      throw refuse("it refines NSObjectProtocol, and a stub has no superclass")
    }
    for member in model.members { try check(member) }
  }

  private func check(_ member: MemberModel) throws(Refusal) {
    let call = member.calls[0]
    let name = call.displayName
    if call.isUnkept {
      throw refusal("\(name) takes or returns a value that can not be copied", member)
    }
    if member.isStatic {
      throw refusal("\(name) is static, and the answers of a stub belong to an instance", member)
    }
    if case .subscript = member.shape {
      throw refusal("it requires a subscript, which has no name to be stubbed by", member)
    }
    if case .initializer = member.shape { return }
    if model.globalActor != nil, member.isNonisolated {
      throw refusal("\(name) is nonisolated, and the answers of a stub belong to the actor", member)
    }
  }

  /// The refusal of a type for one of its members.
  func refusal(_ reason: String, _ member: MemberModel) -> Refusal {
    Refusal(
      typeName: model.typeName, path: member.origin.file.path, position: member.position,
      reason: reason, style: style)
  }
}
