public import MynahShims

/// A mocked member: the calls it received and the stubs that answer them.
///
/// | Where | What |
/// | --- | --- |
/// | `MemberState.swift` | What is made when the member is first called, stubbed or verified |
/// | `MemberTypes.swift` | The types of the objects that its patterns and stubs are |
/// | `MockedMember+Locked.swift` | All that happens under the lock, and what it protects |
/// | `Calls` | The log of calls, and how it makes room |
/// | `Stubs` | The list of stubs, its index, and how the answering one is found |
/// | `Answers` | The entries of a call, and what it falls back on |
public final class _MockedMember<Arguments, Function, Result, Failure: Error>: _AnyMockedMember,
  MemberVariant, @unchecked Sendable
{
  /// The state, written once; nil until it is first asked for.
  ///
  /// To be read by `mynah_load` alone.
  @exclusivity(unchecked)
  @usableFromInline var stateIfMade: UnsafeMutableRawPointer?

  /// The mock that calls may return, set once; nil where the result is not mocked itself.
  var nestedMock: NestedMock<Result>?

  /// Creates the member.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - name: The full name, argument labels included, as in `fly(to:speed:)`.
  ///   - kind: The kind of declaration.
  public required init(_ name: String, _ kind: _Member.Kind = .method) {
    super.init(_Member(name, kind))
  }

  deinit {
    guard isTouched else { return }
    state.pointee.newestStub?.release()
    record.log?.count = state.pointee.calls.count
    state.destroy()
  }

  override func join(_ settings: MockSettings) {
    super.join(settings)
    let (recording, recordsOutcomes) = settings.recordingAndOutcomes
    if recording != .all { limitRecording(to: recording.limit) }
    if recordsOutcomes { recordOutcomes() }
  }

  override var variants: [any MemberVariant] { [self] }

  override var asVariant: (any MemberVariant)? { self }

  var functionType: Any.Type { Function.self }

  var callCount: Int {
    guard isTouched else { return 0 }
    let serials = calls.serials
    return serials.count + serials.forgotten
  }

  // MARK: - Stubs

  @usableFromInline typealias MemberStub = StubNode<Arguments, Result, Failure>

  func addStub(newValue: _AnyArgumentMatcher, at location: CodeLocation) {
    precondition(Result.self == Void.self, "A setter has no result.")
    let indices = (0..<(member.argumentCount - 1)).map { _ in _ArgumentMatcher<Any>.anything }
    let doNothing = ReturnBehavior<Result, Failure>(unsafeBitCast((), to: Result.self))
    let matcher = CallMatcher<Arguments>(indices + [newValue], { _ in true }, hash: nil)
    _ = add(doNothing, for: matcher, at: location)
  }

  var stubCount: Int { newestStub?.depth ?? 0 }

  func clearStubs() {
    guard isTouched else { return }
    forgetForwardings()
    forgetStubs()
    forgetNestedMock()
  }
}

// Where a call that is recorded looks for the stub that answers it: the newest that accepts its arguments.
//
// | The member's stubs | Where the answer is looked for | Where the lock is held |
// | --- | --- | --- |
// | none | nowhere | |
// | all of them plain, up to eight | in the list, newest first | all the time: the call is recorded under it too |
// | all of them plain, more | in the tables of the index | all the time |
// | some with people's code, up to eight | in the list, newest first | nowhere |
// | some with people's code, more | in the tables of the index | while a slot is read |
// | among these, those without a shape | in the list of such stubs, after the tables | nowhere |
//
// A stub is plain where all its arguments are wildcards or exact values of the standard library's own types.
// What is people's (predicates, `==`, `hash(into:)`) runs where no lock is held. The list of plain stubs is
// read first as plain memory (`mynah_member_value`): most calls have bytes that say which stub they mean.

extension _MockedMember {
  /// Returns the newest stub that accepts the arguments, where people's code may run.
  @inlinable @inline(never)
  func match(from newest: MemberStub, for arguments: Arguments) -> MemberStub? {
    if newest.isIndexed {
      let match = indexedMatch(from: .passUnretained(newest), for: arguments)
      // The list that is searched lives as long as its newest stub, which may be cleared meanwhile.
      _fixLifetime(newest)
      return match
    }
    // Most calls are answered by the newest of a few stubs.
    if newest.accepts(arguments) { return newest }
    let match = newestMatch(from: newest.unmanagedOlder, along: .list, for: arguments)?
      .takeUnretainedValue()
    _fixLifetime(newest)
    return match
  }

  /// Returns the newest stub that accepts the arguments, if all stubs are plain.
  ///
  /// The lock is held.
  ///
  /// - Parameters:
  ///   - newest: The newest stub.
  ///   - arguments: What the stub must accept.
  ///   - place: Where they are recorded: exact values are compared there, byte by byte, as far as that
  ///     decides whether they are equal.
  @inlinable
  func plainMatch(
    from newest: Unmanaged<MemberStub>, for arguments: Arguments, at place: UnsafeMutableRawPointer
  ) -> Unmanaged<MemberStub>? {
    if newest._withUnsafeGuaranteedRef({ $0.isIndexed }) {
      return indexedPlainMatch(from: newest, for: arguments)
    }
    var candidate = mynah_stub_find(newest._withUnsafeGuaranteedRef { $0.cell }, place)
    while let cell = candidate {
      let stub = Unmanaged<MemberStub>.fromOpaque(cell.pointee.node.unsafelyUnwrapped)
      if mynah_stub_accepts(cell, place)
        || stub._withUnsafeGuaranteedRef({ $0.accepts(arguments) })
      {
        return stub
      }
      candidate = mynah_stub_find(cell.pointee.older, place)
    }
    return nil
  }

  /// Returns the newest stub that accepts the arguments, found through the index, where all are plain.
  ///
  /// The lock is held.
  @inlinable
  func indexedPlainMatch(
    from newest: Unmanaged<MemberStub>, for arguments: Arguments
  ) -> Unmanaged<MemberStub>? {
    var best: Unmanaged<MemberStub>?
    var bestSerial: UInt64 = 0
    var table = newest._withUnsafeGuaranteedRef { $0.firstTable }
    while let current = table {
      let hash = current._withUnsafeGuaranteedRef { $0.hash(arguments) }
      let first = current._withUnsafeGuaranteedRef { $0.slots }.pointee.find(hash)
      // A table is of use only as far as its stubs are newer than the match of another one.
      let match = newestMatch(
        from: first.asUnmanaged(), along: .bucket, for: arguments, unlessOlderThan: bestSerial)
      if let match { (best, bestSerial) = (match, match._withUnsafeGuaranteedRef { $0.serial }) }
      table = current._withUnsafeGuaranteedRef { $0.unmanagedNext }
    }
    return best
  }

  /// Returns the newest stub that accepts the arguments, found through the index.
  ///
  /// - Parameters:
  ///   - newest: The newest stub, which knows the tables.
  ///   - arguments: What stubs must accept.
  @inlinable
  func indexedMatch(
    from newest: Unmanaged<MemberStub>, for arguments: Arguments
  ) -> MemberStub? {
    var best: MemberStub?
    var bestSerial: UInt64 = 0
    var table = newest._withUnsafeGuaranteedRef { $0.firstTable }
    while let current = table {
      let hash = current._withUnsafeGuaranteedRef { $0.hash(arguments) }
      // The bucket is retained while it is searched: its first stub may be newer than `newest`, which
      // keeps the older ones only, and cleared meanwhile.
      let kept = bucket(of: hash, in: current._withUnsafeGuaranteedRef { $0.slots })
      let match = newestMatch(
        from: kept.map { .passUnretained($0) }, along: .bucket, for: arguments,
        unlessOlderThan: bestSerial)
      if let match {
        best = match.takeUnretainedValue()
        bestSerial = match._withUnsafeGuaranteedRef { $0.serial }
      }
      _fixLifetime(kept)
      table = current._withUnsafeGuaranteedRef { $0.unmanagedNext }
    }
    // Stubs without a shape come last, so that predicates are asked only where they would answer.
    let shapeless = newest._withUnsafeGuaranteedRef {
      $0.isShapeless ? newest : $0.olderShapeless
    }
    let match = newestMatch(
      from: shapeless, along: .shapeless, for: arguments, unlessOlderThan: bestSerial)
    return match?.takeUnretainedValue() ?? best
  }

  /// Returns the newest stub that accepts the arguments, among one and the older ones of its chain.
  ///
  /// Who calls this keeps the stubs: nothing is retained on the way. It is a function of the member, for
  /// one of the stub's type would look that type up at each call of a debug build.
  ///
  /// - Parameters:
  ///   - first: The stub to begin with.
  ///   - chain: The chain to follow.
  ///   - arguments: What the stub must accept.
  ///   - serial: The number of a stub that matches already; what is older is of no use.
  @inlinable @inline(__always)
  func newestMatch(
    from first: Unmanaged<MemberStub>?, along chain: MemberStub.Chain, for arguments: Arguments,
    unlessOlderThan serial: UInt64 = 0
  ) -> Unmanaged<MemberStub>? {
    var candidate = first
    while let stub = candidate {
      if stub._withUnsafeGuaranteedRef({ $0.serial < serial }) { return nil }
      if stub._withUnsafeGuaranteedRef({ $0.accepts(arguments) }) { return stub }
      candidate = stub._withUnsafeGuaranteedRef { $0.older(along: chain) }
    }
    return nil
  }
}

extension StubNode {
  /// The lists that a stub is part of, each newest first.
  @usableFromInline
  enum Chain {
    /// All stubs of the member.
    case list

    /// The stubs of one shape whose exact arguments have one hash.
    case bucket

    /// The stubs that no index finds.
    case shapeless
  }

  /// The next older stub of a chain.
  @inlinable @inline(__always)
  func older(along chain: Chain) -> Unmanaged<StubNode>? {
    switch chain {
    case .list: unmanagedOlder
    case .bucket: olderInBucket.asUnmanaged()
    case .shapeless: olderShapeless
    }
  }

  /// Whether the stub answers a call with these arguments.
  ///
  /// It is not inlined: a condition that is read of a parameter needs no reference of its own.
  @inlinable @inline(never)
  func accepts(_ arguments: Arguments) -> Bool {
    guard let condition else { return true }
    return condition(arguments)
  }
}

extension UnsafeRawPointer? {
  /// The object that a pointer in plain memory stands for.
  @inlinable
  func asUnmanaged<Object: AnyObject>() -> Unmanaged<Object>? {
    guard let self else { return nil }
    return .fromOpaque(self)
  }
}

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
