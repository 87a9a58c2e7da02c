internal import MynahSyntax

extension MemberBuilder {
  /// Refuses properties and subscripts if a stub can't return their value twice.
  func checkCopyable(
    _ type: TypeSyntax, of name: String, _ position: SourcePosition, _ requirement: Requirement,
    _ generics: [String: ValueRestrictions] = [:]
  ) throws(Refusal) {
    let restrictions = self.restrictions(on: type, in: requirement, generics)
    guard !restrictions.isEmpty else { return }
    throw refusal(
      "\(name) is of the type \((type.wrappedType ?? type).withoutAttributes), which can not "
        + (restrictions.contains(.noncopyable) ? "be copied" : "outlive what it was made from"),
      position, requirement)
  }

  /// Returns what can't be done with the values of a type.
  func restrictions(
    on type: TypeSyntax, in requirement: Requirement, _ generics: [String: ValueRestrictions]
  ) -> ValueRestrictions {
    // A mock's associated types are types whose values can be kept.
    let value = type.wrappedType ?? type
    if let name = value.withoutAttributes.memberOfSelf, writer.associatedTypes.contains(name) {
      return []
    }
    return ValueRestrictions.restrictions(
      of: type, generics: generics, in: program, from: requirement.origin)
  }

  func refusal(
    _ reason: String, _ position: SourcePosition, _ requirement: Requirement
  ) -> Refusal {
    Refusal(
      typeName: root.qualifiedName, path: requirement.origin.file.path, position: position,
      reason: reason)
  }
}
