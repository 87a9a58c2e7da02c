public import MynahShims

/// The state of a member that a mocked call reads and writes.
///
/// It's in plain memory. Accessing it doesn't require access checks or type metadata, which keeps
/// calls fast in debug builds.
@frozen
@usableFromInline
struct MemberState {
  /// The lock, the place for the next call, and the stubs that are found without their types.
  @usableFromInline var calls: mynah_member_t

  /// The newest stub, which the state retains.
  @usableFromInline var newestStub: Unmanaged<AnyObject>?

  /// A Boolean value that indicates whether a call may search for a stub while it holds the lock.
  ///
  /// This is true if there are stubs, the search never runs code of the test, and the outcomes of
  /// calls aren't recorded.
  @usableFromInline var isPlain = false

  /// The maximum number of recorded calls.
  var limit = Int.max

  /// A Boolean value that indicates whether outcomes of calls are recorded.
  @usableFromInline var recordsOutcomes = false

  /// The `MemberTypes` that the state retains, or null until the first pattern is made.
  ///
  /// The pointer is written once. Read it only with `mynah_load`, because another thread may be
  /// storing it.
  var types: UnsafeMutableRawPointer?

  /// The `MemberRecord` that the state retains, which most calls don't read.
  fileprivate let record: Unmanaged<AnyObject>
}

extension UnsafeMutablePointer<MemberState> {
  /// Creates a state without calls and stubs in newly allocated memory.
  ///
  /// Pointers that can't be null initially point to the state itself.
  fileprivate static func make(stride: Int, _ record: AnyObject) -> Self {
    let state = allocate(capacity: 1)
    let address = UnsafeMutableRawPointer(state)
    let calls = mynah_member_t(
      lock: mynah_lock_t(), count: 0, capacity: 0,
      serials: address.assumingMemoryBound(to: UInt64.self), arguments: address, stride: stride,
      stubs: nil, needs_follow_up: false)
    state.initialize(to: MemberState(calls: calls, record: .passRetained(record)))
    mynah_lock_init(&state.pointee.calls.lock)
    return state
  }

  /// Frees the state, whose newest stub must have been released.
  func destroy() {
    mynah_lock_destroy(&pointee.calls.lock)
    pointee.record.release()
    pointee.types.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
    deinitialize(count: 1)
    deallocate()
  }
}

/// The objects that the lock of a member's state protects in addition to the state.
final class MemberRecord<Arguments> {
  /// The recorded calls, or `nil` before the first call.
  var log: CallLog<Arguments>?

  /// The function that copies the arguments of calls before they're recorded, if any.
  var copying: ((Arguments) -> Arguments)?

  /// The dropped calls, which the call that dropped them releases when the lock is free.
  var dropped = DroppedCalls<Arguments>()

  /// The outcomes of calls, or `nil` if the test doesn't record outcomes.
  var outcomes: OutcomeLog?

  /// The calls that are covered by successful `verify` statements.
  var verified = VerifiedCalls()

  /// The stubs that newer stubs replaced.
  var replacedStubs = ReplacedStubs()

  /// The expectations of stubs that weren't cleared, oldest first.
  var expectedUses: [ExpectedUse] = []

  /// The watchers that calls wake.
  var watchers: [CallWatcher] = []

  /// The closures that run at each matching call, oldest first.
  var observers: [CallObserver<Arguments>] = []

  /// The targets that matching calls without a stub are forwarded to, oldest first.
  var forwardings: [MemberForwarding<Arguments>] = []
}

// A member creates its state and its record when it's first used, because most members of a mock
// are never used in a test, and each test makes new mocks.

extension _MockedMember {
  /// The state, which is created when it's first accessed.
  @_transparent @usableFromInline
  var state: UnsafeMutablePointer<MemberState> {
    guard let found = mynah_load(&stateIfMade) else { return makeState() }
    return found.assumingMemoryBound(to: MemberState.self)
  }

  /// A Boolean value that indicates whether the member has a state, because it was used before.
  var hasState: Bool { mynah_load(&stateIfMade) != nil }

  /// The record that belongs to the state.
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

/// The types of the objects that represent a member's patterns and stubs.
///
/// Looking up a generic type takes longer than creating an object of the type. A member therefore
/// stores the types when its first pattern is made, and calls initializers on the stored types.
final class MemberTypes<Arguments, Function, Result, Failure: Error>: Sendable {
  let matcher = CallMatcher<Arguments>.self
  let pattern = MemberPattern<Arguments, Function, Result, Failure>.self
  let stub = StubNode<Arguments, Result, Failure>.self
  let returning = ReturnBehavior<Result, Failure>.self
}

extension _MockedMember {
  /// The types, which are looked up when they're first accessed.
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

/// A snapshot of a member: its calls, the verified calls, and the stubs that answered them.
struct MemberHistory {
  let mockedMember: any MemberVariant
  var serials: RecordedSerials
  let verified: VerifiedCalls

  /// A closure that returns the descriptions of a call's arguments.
  let arguments: (_ index: Int) -> [String]

  /// A closure that returns the arguments of a call as they're written in an example.
  let examples: (_ index: Int) -> [String]

  /// A closure that returns the stub that answered a call.
  let stub: (_ index: Int) -> AnsweringStub?

  /// The outcomes of calls, or `nil` if the mock doesn't record outcomes.
  let outcomes: OutcomeLog?
}

extension _MockedMember {
  /// A snapshot of the member's calls, verified calls, and stubs.
  ///
  /// All values are read under one lock. If they were read one by one, a stub or call that's added
  /// in between would only be in some of them.
  var history: MemberHistory { locked { historyUnderLock } }

  /// The snapshot of a member whose lock is held.
  private var historyUnderLock: MemberHistory {
    let calls = callsUnderLock
    let newestStub = head
    let replaced = record.replacedStubs
    let serials = calls.serials
    return MemberHistory(
      mockedMember: self, serials: serials, verified: record.verified,
      arguments: { [self] index in texts(of: calls.arguments(at: index)) },
      examples: { [self] index in examples(of: calls.arguments(at: index)) },
      stub: { index in
        // A call was answered by the newest stub that's older than the call and accepts its
        // arguments.
        let arguments = calls.arguments(at: index)
        var candidate = newestStub
        while let stub = candidate {
          if stub.matcher.matches(arguments) {
            if stub.serial < serials[index] { return AnsweringStub(stub) }
            let earlier = replaced.stub(before: serials[index], replacedBy: stub.serial)
            if let earlier { return earlier }
          }
          candidate = stub.older
        }
        return nil
      },
      outcomes: record.outcomes)
  }
}

/// Returns a new serial number for an event.
///
/// Later events get greater numbers.
func nextSerial() -> UInt64 { mynah_next_serial() }
