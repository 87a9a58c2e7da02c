/// The mocked members of a generic declaration: one for each set of types that it is used with.
///
/// Each has stubs and calls of its own, typed like those of any other member.
public final class _MemberFamily: _AnyMockedMember, @unchecked Sendable {
  private let members = Locked<[ObjectIdentifier: any MemberVariant]>([:])

  /// Creates the family.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - name: The full name, argument labels included.
  ///   - kind: The kind of declaration.
  public init(_ name: String, _ kind: _Member.Kind = .method) {
    super.init(_Member(name, kind))
  }

  /// Returns the member for the types that a declaration is used with.
  ///
  /// Generated code calls this.
  ///
  /// - Parameter type: The member's exact type.
  public func member<Arguments, Function, Result, Failure>(
    as type: _MockedMember<Arguments, Function, Result, Failure>.Type
  ) -> _MockedMember<Arguments, Function, Result, Failure> {
    let member = members.withLock { members -> any MemberVariant in
      if let found = members[ObjectIdentifier(type)] { return found }
      let new = type.init(self.member.name, self.member.kind)
      if let settings { new.join(settings) }
      members[ObjectIdentifier(type)] = new
      return new
    }
    return unsafeDowncast(member, to: type)
  }

  override var variants: [any MemberVariant] { members.withLock { Array($0.values) } }
}
