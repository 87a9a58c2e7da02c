internal import MynahShims

/// A mocked member: the calls it received and the stubs that answer them.
///
/// | Where | What |
/// | --- | --- |
/// | `MockedMember+Locked.swift` | All that happens under the lock, and what it protects |
/// | `Calls` | The log of calls, and how it makes room |
/// | `Stubs` | The list of stubs, its index, and how the answering one is found |
/// | `Answers` | The entries of a call, and what it falls back on |
public final class MockedMember<Arguments, Function, Result, Failure: Error>: AnyMockedMember,
  @unchecked Sendable
{
  @usableFromInline let state: UnsafeMutablePointer<MemberState>

  // MARK: - What the lock of the state protects

  /// The recorded calls; nil before the first one.
  var log: CallLog<Arguments>?

  /// What was dropped and is released by the call that dropped it, once the lock is free.
  var dropped = DroppedCalls<Arguments>()

  /// The calls that are covered by a `verify` which held.
  var verified = VerifiedCalls()

  /// Who is to be woken by calls.
  var watchers: [CallWatcher] = []

  /// The mock that calls may return, set once; nil where the result is not mocked itself.
  var nestedMock: NestedMock<Result>?

  // MARK: - What has a lock of its own

  private let memberForwardings = Locked<[MemberForwarding<Arguments>]>([])

  // MARK: -

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

  override func join(_ settings: MockSettings) {
    super.join(settings)
    let limit = settings.recording.limit
    if limit != .max { limitLog(to: limit) }
  }

  override var functionType: Any.Type { Function.self }

  override func brokenInvariants() -> [String] { lockedInvariants() }

  // MARK: - Calls

  override func clearInvocations() { forgetCalls() }

  override func limitRecording(to limit: Int) { limitLog(to: limit) }

  override var histories: [AnyMemberHistory] { [history] }

  override func markVerified(_ matched: MatchedCalls) { insertVerified(matched) }

  override func watch(_ watcher: CallWatcher) { addWatcher(watcher) }

  override func unwatch(_ watcher: CallWatcher) { removeWatcher(watcher) }

  // MARK: - Stubs

  @usableFromInline typealias MemberStub = Stub<Arguments, Function, Result, Failure>

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

  override func takeStub(ofAllTypes stub: AllTypesStub) { insert(ofAllTypes: stub) }

  override func unusedStubs() -> [UnusedStub] { unusedOwnStubs() }

  override func clearStubs() {
    _ = memberForwardings.withLock { forwardings in
      let previous = forwardings
      forwardings = []
      return previous
    }
    forgetStubs()
    forgetNestedMock()
  }
}
