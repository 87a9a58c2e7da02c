/// The mocked members of a generic declaration: one for each set of types that it is used with.
///
/// Each has stubs and calls of its own, typed like those of any other member.
public final class MemberFamily: AnyMockedMember, @unchecked Sendable {
  private struct State {
    var members: [ObjectIdentifier: AnyMockedMember] = [:]

    /// The stubs for all types, oldest first.
    var stubs: [AllTypesStub] = []
  }

  private let state = Locked(State())

  /// Creates the family.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - name: The full name, argument labels included.
  ///   - kind: The kind of declaration.
  public init(_ name: String, _ kind: Member.Kind = .method) {
    super.init(Member(name, kind))
  }

  /// Returns the member for the types that a declaration is used with.
  ///
  /// Generated code calls this.
  ///
  /// - Parameter type: The member's exact type.
  public func member<Arguments, Function, Result, Failure>(
    as type: MockedMember<Arguments, Function, Result, Failure>.Type
  ) -> MockedMember<Arguments, Function, Result, Failure> {
    let member = state.withLock { state in
      if let found = state.members[ObjectIdentifier(type)] { return found }
      let new = type.init(self.member.name, self.member.kind)
      if let settings { new.join(settings) }
      for stub in state.stubs { new.takeStub(ofAllTypes: stub) }
      state.members[ObjectIdentifier(type)] = new
      return new
    }
    return unsafeDowncast(member, to: type)
  }

  override var variants: [AnyMockedMember] { state.withLock { Array($0.members.values) } }

  // MARK: - Stubs for all types

  /// Adds a stub for the types that the declaration is and will be used with.
  func insert(_ stub: AllTypesStub) {
    state.withLock { state in
      state.stubs.append(stub)
      for member in state.members.values { member.takeStub(ofAllTypes: stub) }
    }
  }

  func has(_ stub: AllTypesStub) -> Bool {
    state.withLock { state in state.stubs.contains { $0 === stub } }
  }

  /// A stub as it is written, as in `client.send(any())`.
  func text(of stub: AllTypesStub) -> String {
    mockName + member.separator + member.call(with: stub.parts.map(\.description))
  }

  // MARK: -

  override func unusedStubs() -> [UnusedStub] {
    let own = state.withLock(\.stubs).filter { !$0.isExcused }.map { stub in
      UnusedStub(
        pattern: text(of: stub), memberName: member.name, otherTypes: nil, mocks: namedMock,
        location: stub.location)
    }
    return own + variants.flatMap { $0.unusedStubs() }
  }

  override func clearStubs() {
    let forgotten = state.withLock { state in
      defer { state.stubs = [] }
      return state.stubs
    }
    withExtendedLifetime(forgotten) {}
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
