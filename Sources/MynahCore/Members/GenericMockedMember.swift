public import MynahShims

/// The mocked members of a generic declaration, one for each set of types that it's used with.
///
/// Each of these members has separate stubs and calls, which are typed like any other member's.
public final class _GenericMockedMember: _AnyMockedMember, @unchecked Sendable {
  private struct State {
    /// The members, oldest first.
    var members: [any MemberVariant] = []

    /// The stubs for all types, oldest first.
    var stubs: [AllTypesStub] = []

    /// The closures that run at calls of all types, oldest first.
    var observers: [AllTypesObserver] = []
  }

  private let state = Locked(State())

  /// The members by their types, which a call searches without the lock.
  @usableFromInline @exclusivity(unchecked)
  var membersByType: UnsafePointer<mynah_variant_t>?

  /// Creates a generic member that isn't used with any types yet.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - name: The full name with argument labels.
  ///   - kind: The kind of declaration.
  public init(_ name: String, _ kind: _Member.Kind = .method) {
    super.init(_Member(name, kind))
  }

  deinit { mynah_variants_free(membersByType) }

  /// Creates the member for a set of types if it doesn't exist.
  @usableFromInline
  func makeMember(for key: UnsafeRawPointer, as type: _AnyMockedMember.Type) -> UnsafeRawPointer {
    state.withLock { state in
      if let found = mynah_variants_find(&membersByType, key) { return found }
      // Only generated code calls this, and it passes types of `_MockedMember`.
      let new = (type as! any MemberVariant.Type).init(
        member.name, member.kind, hasDefault: member.hasDefault)
      if let settings {
        new.join(settings)
        let recording = settings.recording
        if recording != .all { new.limitRecording(to: recording.limit) }
        if settings.recordsOutcomes { new.recordOutcomes() }
        for copy in settings.copies { _ = new.copyArguments(with: copy) }
      }
      for stub in state.stubs { stub.add(to: new) }
      for observer in state.observers { observer.add(to: new) }
      state.members.append(new)
      let pointer = UnsafeRawPointer(Unmanaged.passUnretained(new as _AnyMockedMember).toOpaque())
      mynah_variants_add(&membersByType, key, pointer)
      return pointer
    }
  }

  override var variants: [any MemberVariant] { state.withLock(\.members) }

  // MARK: - Stubs for all types

  /// Adds a stub for all types that the declaration is used with, now or later.
  func insert(_ stub: AllTypesStub) {
    state.withLock { state in
      state.stubs.append(stub)
      for member in state.members { stub.add(to: member) }
    }
  }

  /// Adds a closure that runs at calls of all types, now or later.
  func insert(_ observer: AllTypesObserver) {
    state.withLock { state in
      state.observers.append(observer)
      for member in state.members { observer.add(to: member) }
    }
  }

  func has(_ stub: AllTypesStub) -> Bool {
    state.withLock { state in state.stubs.contains { $0 === stub } }
  }

  /// Returns a stub's pattern as it's written in a test, such as `client.send(any())`.
  func text(of stub: AllTypesStub) -> String {
    text(of: stub.parts.map(\.description))
  }

  override var unusedSharedStubs: [MockFailure] {
    state.withLock(\.stubs).filter { !$0.mayStayUnused }.map { stub in
      unusedStub(text(of: stub), at: stub.location)
    }
  }

  override var lenientSharedStubs: [CodeLocation] {
    state.withLock(\.stubs).filter(\.isLenient).map(\.location)
  }

  override var sharedExpectedUses: [ExpectedUse] {
    state.withLock(\.stubs).flatMap(\.expectedUses)
  }

  override func clearSharedStubs() {
    for expected in sharedExpectedUses { expected.end() }
    state.update { ($0.stubs, $0.observers) = ([], []) }
  }

  /// Removes the stubs and observers of only those calls that matchers accept, for all types.
  ///
  /// - Returns: A Boolean value that indicates whether something was removed.
  func clearStubs(_ parts: [_AnyArgumentMatcher]) -> Bool {
    let (stubs, observers) = state.withLock { ($0.stubs, $0.observers) }
    let clearedStubs = stubs.filter { parts.cover($0.parts) }
    let clearedObservers = observers.filter { parts.cover($0.parts) }
    state.update { state in
      state.stubs.removeAll { stub in clearedStubs.contains { $0 === stub } }
      state.observers.removeAll { observer in clearedObservers.contains { $0 === observer } }
    }
    for expected in clearedStubs.flatMap(\.expectedUses) { expected.end() }
    let isCleared = variants.map { $0.selection(ofAllTypes: parts).clearStubs() }
    return !clearedStubs.isEmpty || !clearedObservers.isEmpty || isCleared.contains(true)
  }
}

extension _MockedMember {
  func selection(ofAllTypes parts: [_AnyArgumentMatcher]) -> any CallSelection {
    let matcher = CallMatcher<Arguments>(
      parts,
      { arguments in
        zip(parts, splitTuple(arguments, count: parts.count))
          .allSatisfy { $0.matches(anyValue: $1) }
      }, hash: nil)
    matcher.isImplied = true
    let pattern = MemberPattern(member: self, matcher: matcher)
    pattern.isTaken = true
    return pattern
  }
}
