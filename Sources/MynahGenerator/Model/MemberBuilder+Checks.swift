internal import MynahSyntax

extension MemberBuilder {
  /// Refuses what every mock has of its own.
  func checkName(
    _ name: String, _ position: SourcePosition, _ requirement: Requirement
  ) throws(Refusal) {
    guard name == "mockingContext" else { return }
    throw refusal(
      "it requires mockingContext, which every mock has of its own", position, requirement)
  }

  /// Refuses values that can not be kept in the record of a call.
  func checkCopyable(
    _ type: TypeSyntax, of name: String, _ position: SourcePosition, _ requirement: Requirement
  ) throws(Refusal) {
    let value = type.wrappedType ?? type
    guard let path = value.namedType?.components.map(\.name),
      let declaration = program.find(path, from: requirement.origin)?.type,
      declaration.kind == .struct || declaration.kind == .enum,
      declaration.inheritedTypes.contains(.suppressed(.identifier("Copyable")))
    else { return }
    throw refusal(
      "\(name) is of the type \(value.withoutAttributes), which can not be copied", position,
      requirement)
  }

  func refusal(
    _ reason: String, _ position: SourcePosition, _ requirement: Requirement
  ) -> Refusal {
    Refusal(
      typeName: root.qualifiedName, path: requirement.origin.file.path, position: position,
      reason: reason)
  }
}
