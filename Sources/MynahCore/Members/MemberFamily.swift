/// The mocked members of a generic declaration: one for each set of types that it is used with.
///
/// Each has stubs and calls of its own, typed like those of any other member.
public final class _MemberFamily: _AnyMockedMember, @unchecked Sendable {
  private struct State {
    var members: [ObjectIdentifier: any MemberVariant] = [:]

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
    let member = state.withLock { state -> any MemberVariant in
      if let found = state.members[ObjectIdentifier(type)] { return found }
      let new = type.init(self.member.name, self.member.kind)
      if let settings { new.join(settings) }
      for stub in state.stubs { new.takeStub(ofAllTypes: stub) }
      state.members[ObjectIdentifier(type)] = new
      return new
    }
    return unsafeDowncast(member, to: type)
  }

  override var variants: [any MemberVariant] { state.withLock { Array($0.members.values) } }

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
    text(of: stub.parts.map(\.description))
  }

  override var unusedSharedStubs: [UnusedStub] {
    state.withLock(\.stubs).filter { !$0.isExcused }.map { stub in
      UnusedStub(
        pattern: text(of: stub), memberName: member.name, otherTypes: nil,
        mocks: namedMock, location: stub.location)
    }
  }

  override func clearSharedStubs() {
    state.update { $0.stubs = [] }
  }
}

extension _MockedMember {
  func takeStub(ofAllTypes stub: AllTypesStub) {
    let (parts, count) = (stub.parts, stub.parts.count)
    let matcher = CallMatcher<Arguments>(
      parts,
      { arguments in
        zip(parts, splitArguments(arguments, count: count)).allSatisfy { $0.matches(anyValue: $1) }
      }, hash: nil)
    let behavior = ActionBehavior<Result, Failure> { _ throws(Failure) in
      switch stub.next() {
      // The compiler lets a test write only what doesn't depend on the types.
      case .success(let value): return value as! Result
      case .failure(let error): throw error as! Failure
      }
    }
    // The family tells whether the stub was used.
    excuse(stub: add(behavior, for: matcher, at: stub.location))
  }
}
