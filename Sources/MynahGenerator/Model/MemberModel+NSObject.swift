internal import MynahSyntax

extension MemberModel {
  /// The member as a mock has it that inherits from `NSObject`, which may have it already.
  func overridingNSObject() -> MemberModel {
    guard !isStatic, Self.membersOfNSObject.contains(calls[0].displayName) else { return self }
    var member = self
    member.prefix.modifiers.append(Modifier("override"))
    // A mock must be printable and comparable before it is stubbed.
    if case .property(_, let getter, _) = shape, getter.fallback == nil {
      getter.fallback = .superclass
    }
    return member
  }

  /// The members of `NSObject` that can be overridden, and that protocols may require too.
  private static let membersOfNSObject: Set = [
    "copy()", "debugDescription", "description", "hash", "init()", "isEqual(_:)", "mutableCopy()",
  ]
}
