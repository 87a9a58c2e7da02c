public import MynahShims

/// The mocked members of a generic declaration, one for each set of types that it's used with.
///
/// Each of these members has separate stubs and calls, which are typed like any other member's.
public final class _GenericMockedMember: _AnyMockedMember, @unchecked Sendable {
  private struct State {
    /// The members, oldest first.
    var members: [any MemberVariant] = []

    /// The stubs and observers for all types, oldest first.
    var additions: [any AllTypesAddition] = []
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
      for addition in state.additions { addition.add(to: new) }
      state.members.append(new)
      let pointer = UnsafeRawPointer(Unmanaged.passUnretained(new as _AnyMockedMember).toOpaque())
      mynah_variants_add(&membersByType, key, pointer)
      return pointer
    }
  }

  override var variants: [any MemberVariant] { state.withLock(\.members) }

  // MARK: - Stubs for all types

  /// Adds a stub or an observer for all types that the declaration is used with, now or later.
  func insert(_ addition: any AllTypesAddition) {
    state.withLock { state in
      state.additions.append(addition)
      for member in state.members { addition.add(to: member) }
    }
  }

  override var sharedStubs: [AllTypesStub] {
    state.withLock(\.additions).compactMap { $0 as? AllTypesStub }
  }

  /// Returns a stub's pattern as it's written in a test, such as `client.send(any())`.
  func text(of stub: AllTypesStub) -> String {
    text(of: stub.parts.map(\.description))
  }

  override func clearSharedStubs() {
    for expected in sharedStubs.flatMap(\.expectedUses) { expected.end() }
    state.update { $0.additions = [] }
  }

  /// Removes the stubs and observers of only those calls that matchers accept, for all types.
  ///
  /// - Returns: A Boolean value that indicates whether something was removed.
  func clearStubs(_ parts: [_AnyArgumentMatcher]) -> Bool {
    let cleared = state.withLock(\.additions).filter { parts.cover($0.parts) }
    state.update { state in
      state.additions.removeAll { addition in cleared.contains { $0 === addition } }
    }
    for case let stub as AllTypesStub in cleared {
      for expected in stub.expectedUses { expected.end() }
    }
    let isCleared = variants.map { $0.selection(ofAllTypes: parts).clearStubs() }
    return !cleared.isEmpty || isCleared.contains(true)
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
    return MemberPattern(member: self, matcher: matcher, isTaken: true)
  }
}
