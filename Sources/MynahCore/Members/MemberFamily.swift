/// The mocked members of a generic declaration: one for each set of types that it is used with.
///
/// Each has stubs and calls of its own, typed like those of any other member.
public final class _MemberFamily: _AnyMockedMember, @unchecked Sendable {
  private let members = Locked<[ObjectIdentifier: _AnyMockedMember]>([:])

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
    let member = members.withLock { members in
      if let found = members[ObjectIdentifier(type)] { return found }
      let new = type.init(self.member.name, self.member.kind)
      if let settings { new.join(settings) }
      members[ObjectIdentifier(type)] = new
      return new
    }
    return unsafeDowncast(member, to: type)
  }

  override var variants: [_AnyMockedMember] { members.withLock { Array($0.values) } }

  override func unusedStubs() -> [UnusedStub] {
    variants.flatMap { $0.unusedStubs() }
  }

  override func clearStubs() {
    for member in variants { member.clearStubs() }
  }

  override var histories: [AnyMemberHistory] {
    variants.flatMap(\.histories)
  }

  // A pattern means one member of the family; only a whole mock's members are asked here.
  override func watch(_ watcher: CallWatcher) {
    for member in variants { member.watch(watcher) }
  }

  override func unwatch(_ watcher: CallWatcher) {
    for member in variants { member.unwatch(watcher) }
  }

  override func limitRecording(to limit: Int) {
    for member in variants { member.limitRecording(to: limit) }
  }

  override func brokenInvariants() -> [String] {
    variants.flatMap { $0.brokenInvariants() }
  }

  override func clearInvocations() {
    for member in variants { member.clearInvocations() }
  }
}
