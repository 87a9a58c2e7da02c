internal import MynahSyntax

extension MemberBuilder {
  /// Refuses what every mock has of its own.
  func checkName(
    _ name: String, _ position: SourcePosition, _ requirement: Requirement
  ) throws(Refusal) {
    if Self.functionsInMocks.contains(name) {
      throw refusal("it requires \(name), as mocks call something else", position, requirement)
    }
    guard name == "mockingContext" else { return }
    throw refusal(
      "it requires mockingContext, which every mock has of its own", position, requirement)
  }

  /// Refuses properties and subscripts whose values a stub can not return twice.
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

  /// Refuses packs of which a closure can not be kept: Swift 6.3 crashes where it must adapt one that
  /// takes other than the bare elements.
  func checkPack(
    _ pattern: TypeSyntax, of parameter: Parameter, _ requirement: Requirement
  ) throws(Refusal) {
    if case .packElement = pattern { return }
    throw refusal(
      "\(parameter.name) is the pack \(parameter.type), and the compiler can not pass on any but"
        + " the bare elements of a pack", parameter.position, requirement)
  }

  /// What can not be done with the values of a type.
  func restrictions(
    on type: TypeSyntax, in requirement: Requirement, _ generics: [String: ValueRestrictions]
  ) -> ValueRestrictions {
    // A mock's associated types are types of which values can be kept.
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
