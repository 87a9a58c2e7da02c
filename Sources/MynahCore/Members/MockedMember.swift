internal import MynahShims

/// How many stubs of a member are searched one by one, newest first.
private let unindexedStubCount = 8

/// A mocked member: the calls it received and the stubs that answer them.
///
/// - Invariant: Whatever `state` points to is read and written under `state`'s lock only, but for the
///   calls below a count that was read under it, which never change, and for stubs, which never do.
///   People's code (closures, matchers, `==`, `deinit`) never runs while the lock is held.
public final class MockedMember<Arguments, Function, Result, Failure: Error>: AnyMockedMember,
  @unchecked Sendable
{
  @usableFromInline let state: UnsafeMutablePointer<MemberState>
  var log: CallLog<Arguments>?
  private let memberForwardings = Locked<[MemberForwarding<Arguments>]>([])

  /// What was dropped and is released by the call that dropped it, once the lock is free.
  var dropped = DroppedCalls<Arguments>()

  /// The calls that are covered by a `verify` which held.
  var verified = VerifiedCalls()

  /// The mock that calls may return; nil where the result is not mocked itself.
  var nestedMock: NestedMock<Result>?

  /// Who is to be woken by calls.
  var watchers: [CallWatcher] = []

  /// Creates the member.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - name: The full name, argument labels included, as in `fly(to:speed:)`.
  ///   - kind: The kind of declaration.
  public required init(_ name: String, _ kind: Member.Kind = .method) {
    state = .allocate(capacity: 1)
    state.initialize(to: MemberState(at: state))
    mynah_lock_init(&state.pointee.lock)
    super.init(Member(name, kind))
  }

  deinit {
    state.pointee.newestStub?.release()
    log?.count = state.pointee.count
    mynah_lock_destroy(&state.pointee.lock)
    state.deinitialize(count: 1)
    state.deallocate()
  }

  // MARK: - Calls

  /// The calls recorded until now.
  var calls: RecordedCalls<Arguments> {
    mynah_lock(&state.pointee.lock)
    defer { mynah_unlock(&state.pointee.lock) }
    if state.pointee.limit == 0 { return RecordedCalls(nil, count: 0) }
    return RecordedCalls(log, count: state.pointee.count)
  }

  override func clearInvocations() {
    mynah_lock(&state.pointee.lock)
    let forgotten = log
    forgotten?.count = state.pointee.count
    replaceLog(with: nil, count: 0)
    mynah_unlock(&state.pointee.lock)
    withExtendedLifetime(forgotten) {}
  }

  override func limitRecording(to limit: Int) { limitLog(to: limit) }

  override func join(_ settings: MockSettings) {
    super.join(settings)
    let limit = settings.recording.limit
    if limit != .max { limitLog(to: limit) }
  }

  override var functionType: Any.Type { Function.self }

  override var histories: [AnyMemberHistory] { [history] }

  override func markVerified(_ matched: MatchedCalls) { insertVerified(matched) }

  // MARK: - Watchers

  override func watch(_ watcher: CallWatcher) { addWatcher(watcher) }

  override func unwatch(_ watcher: CallWatcher) { removeWatcher(watcher) }

  // MARK: - Stubs

  @usableFromInline typealias MemberStub = Stub<Arguments, Function, Result, Failure>

  /// The newest stub, from which the others are reached.
  var newestStub: MemberStub? {
    mynah_lock(&state.pointee.lock)
    defer { mynah_unlock(&state.pointee.lock) }
    return head
  }

  /// Adds a stub, which answers before all older ones.
  ///
  /// - Returns: The number by which the stub is known.
  func add(
    _ behavior: Behavior<Function, Result, Failure>, for matcher: ArgumentsMatcher<Arguments>,
    at location: CodeLocation
  ) -> UInt64 {
    mynah_lock(&state.pointee.lock)
    let order = mynah_clock_tick()
    let older = head
    let shapes = index(of: older)
    let stub = MemberStub(
      matcher: matcher, behavior: behavior, older: older, shapes: shapes, order: order,
      location: location)
    shapes?.insert(stub)
    head = stub
    state.pointee.isPlain = stub.isPlain
    mynah_unlock(&state.pointee.lock)
    return order
  }

  /// The index that a new stub belongs to; nil where there are too few stubs for one.
  private func index(
    of newest: MemberStub?
  ) -> StubShapes<Arguments, Function, Result, Failure>? {
    guard let newest, newest.depth >= unindexedStubCount else { return nil }
    return newest.shapes ?? StubShapes(indexing: newest)
  }

  /// Appends a behavior to the chain of a stub.
  ///
  /// - Returns: Whether there is the stub; false where it was cleared.
  func append(_ behavior: Behavior<Function, Result, Failure>, toStub order: UInt64) -> Bool {
    mynah_lock(&state.pointee.lock)
    let stub = head?.find(order)
    stub?.append(behavior)
    mynah_unlock(&state.pointee.lock)
    return stub != nil
  }

  override func addStub(newValue: AnyArgumentMatcher, at location: CodeLocation) {
    precondition(Result.self == Void.self, "A setter has no result.")
    let indices = (0..<(member.argumentCount - 1)).map { _ in ArgumentMatcher<Any>.anything }
    let doNothing = ReturnBehavior<Function, Result, Failure>(unsafeBitCast((), to: Result.self))
    let matcher = ArgumentsMatcher<Arguments>(indices + [newValue], { _ in true }, hash: nil)
    _ = add(doNothing, for: matcher, at: location)
  }

  /// What matching calls that no stub answers are forwarded to, oldest first.
  var forwardings: [MemberForwarding<Arguments>] { memberForwardings.withLock { $0 } }

  func forward(_ matcher: ArgumentsMatcher<Arguments>, to target: ForwardingTarget) {
    memberForwardings.withLock {
      $0.append(MemberForwarding(matcher: matcher, target: target))
    }
  }

  override var stubCount: Int { newestStub?.depth ?? 0 }

  override func unusedStubs() -> [UnusedStub] { unusedOwnStubs() }

  override func clearStubs() {
    _ = memberForwardings.withLock { forwardings in
      let previous = forwardings
      forwardings = []
      return previous
    }
    mynah_lock(&state.pointee.lock)
    let cleared = state.pointee.newestStub
    head?.shapes?.clear()
    state.pointee.newestStub = nil
    state.pointee.isPlain = false
    mynah_unlock(&state.pointee.lock)
    cleared?.release()
    clearNestedMock()
  }

  /// The head of the list of stubs.
  ///
  /// The lock is held.
  private var head: MemberStub? {
    get {
      state.pointee.newestStub.map { unsafeDowncast($0.takeUnretainedValue(), to: MemberStub.self) }
    }
    set {
      let previous = state.pointee.newestStub
      state.pointee.newestStub = newValue.map { Unmanaged.passRetained($0) }
      previous?.release()
    }
  }
}
