public import MynahShims

/// What a mocked call touches of its member, in plain memory: reading it needs no access check and no
/// type metadata, which is what makes a call cheap in debug builds.
@frozen
@usableFromInline
struct MemberState {
  /// The lock, where calls are recorded, and stubs that are looked for without their types.
  @usableFromInline var calls: mynah_member_t

  /// The newest stub; owned.
  @usableFromInline var newestStub: Unmanaged<AnyObject>?

  /// Whether there are stubs, and looking for one calls nothing of people's, so that the lock may be
  /// held meanwhile.
  @usableFromInline var isPlain = false

  /// How many calls are recorded at most.
  var limit = Int.max

  /// Whether it is recorded how calls end.
  @usableFromInline var recordsOutcomes = false

  /// The `MemberTypes`, written once; owned, and null until there is a pattern.
  ///
  /// To be read by `mynah_load` alone.
  var types: UnsafeMutableRawPointer?

  /// What no call reads: a `MemberRecord`; owned.
  fileprivate let record: Unmanaged<AnyObject>

  /// A state without calls and stubs, whose pointers point to itself.
  fileprivate init(
    at address: UnsafeMutablePointer<MemberState>, stride: Int, _ record: AnyObject
  ) {
    let address = UnsafeMutableRawPointer(address)
    calls = mynah_member_t(
      lock: mynah_lock_t(), count: 0, capacity: 0,
      serials: address.assumingMemoryBound(to: UInt64.self), arguments: address, stride: stride,
      stubs: nil, needs_follow_up: false)
    self.record = .passRetained(record)
  }
}

extension UnsafeMutablePointer<MemberState> {
  /// Makes a state.
  fileprivate static func make(stride: Int, _ record: AnyObject) -> Self {
    let state = allocate(capacity: 1)
    state.initialize(to: MemberState(at: state, stride: stride, record))
    mynah_lock_init(&state.pointee.calls.lock)
    return state
  }

  /// Frees a state, whose newest stub is released already.
  func destroy() {
    mynah_lock_destroy(&pointee.calls.lock)
    pointee.record.release()
    pointee.types.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
    deinitialize(count: 1)
    deallocate()
  }
}

/// What the lock of a member's state protects, beside the state.
final class MemberRecord<Arguments> {
  /// The recorded calls; nil before the first one.
  var log: CallLog<Arguments>?

  /// What was dropped and is released by the call that dropped it, once the lock is free.
  var dropped = DroppedCalls<Arguments>()

  /// How calls ended; nil where a test has not asked for it.
  var outcomes: OutcomeLog?

  /// The calls that are covered by a `verify` which held.
  var verified = VerifiedCalls()

  /// Who is to be woken by calls.
  var watchers: [CallWatcher] = []

  /// What matching calls that no stub answers are forwarded to, oldest first.
  var forwardings: [MemberForwarding<Arguments>] = []
}

// Most members of most mocks are never used in a test, and a mock is made for each test: until a member is
// used it has neither state nor record.

extension _MockedMember {
  /// The state, made when it is first asked for.
  @_transparent @usableFromInline
  var state: UnsafeMutablePointer<MemberState> {
    guard let found = mynah_load(&stateIfMade) else { return makeState() }
    return found.assumingMemoryBound(to: MemberState.self)
  }

  /// Whether anybody has asked for the state: no call, stub or verification came without.
  var isTouched: Bool { mynah_load(&stateIfMade) != nil }

  /// What is beside the state.
  var record: MemberRecord<Arguments> {
    unsafeDowncast(
      state.pointee.record.takeUnretainedValue(), to: MemberRecord<Arguments>.self)
  }

  @usableFromInline
  func makeState() -> UnsafeMutablePointer<MemberState> {
    let new = UnsafeMutablePointer<MemberState>.make(
      stride: MemoryLayout<Arguments>.stride, MemberRecord<Arguments>())
    let kept = mynah_store_once(&stateIfMade, new).assumingMemoryBound(to: MemberState.self)
    if kept != new { new.destroy() }
    return kept
  }
}

/// The types of the objects that patterns and stubs of a member are.
///
/// Looking up a generic type takes longer than making an object of it, so a member keeps the types from its
/// first pattern on; an initializer that is called on a kept type looks up nothing.
final class MemberTypes<Arguments, Function, Result, Failure: Error>: Sendable {
  let matcher = CallMatcher<Arguments>.self
  let pattern = MemberPattern<Arguments, Function, Result, Failure>.self
  let stub = StubNode<Arguments, Result, Failure>.self
  let returning = ReturnBehavior<Result, Failure>.self
}

extension _MockedMember {
  /// The types, looked up when they are first asked for.
  var types: MemberTypes<Arguments, Function, Result, Failure> {
    guard let known = mynah_load(&state.pointee.types) else { return makeTypes() }
    return Unmanaged.fromOpaque(known).takeUnretainedValue()
  }

  private func makeTypes() -> MemberTypes<Arguments, Function, Result, Failure> {
    let new = Unmanaged.passRetained(MemberTypes<Arguments, Function, Result, Failure>())
    let kept = mynah_store_once(&state.pointee.types, new.toOpaque()).unsafelyUnwrapped
    if kept != new.toOpaque() { new.release() }
    return Unmanaged.fromOpaque(kept).takeUnretainedValue()
  }
}

/// What one member knows at one moment: its calls, which of them are verified, and the stubs that
/// answered them.
struct MemberHistory {
  let mockedMember: any MemberVariant
  let serials: RecordedSerials
  let verified: VerifiedCalls

  /// Returns the texts of a call's arguments.
  let arguments: (_ index: Int) -> [String]

  /// Returns where the stub that answered a call was given.
  let stubLocation: (_ index: Int) -> CodeLocation?

  /// Returns how a call ended, as in `returned 3`; nil if the mock doesn't record that.
  let outcome: (_ index: Int) -> String?
}

extension _MockedMember {
  /// What the member knows now.
  var history: MemberHistory {
    // One look at all of it: a stub that is added meanwhile is in none of the four.
    let (calls, newestStub, verified, outcomes) = locked {
      (heldCalls, head, record.verified, record.outcomes)
    }
    let serials = calls.serials
    return MemberHistory(
      mockedMember: self, serials: serials, verified: verified,
      arguments: { [count = member.argumentCount] index in
        splitArguments(calls.arguments(at: index), count: count).map { describe($0) }
      },
      stubLocation: { index in
        // A call is answered by the newest stub that is older than the call and accepts its arguments.
        let arguments = calls.arguments(at: index)
        var candidate = newestStub
        while let stub = candidate {
          if stub.serial < serials[index], stub.matcher.matches(arguments) { return stub.location }
          candidate = stub.older
        }
        return nil
      },
      outcome: { outcomes?.text(of: $0, in: serials) })
  }
}

/// The number of what happens now; what happens later has greater ones.
func nextSerial() -> UInt64 { mynah_clock_tick() }
