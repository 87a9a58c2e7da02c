internal import MynahShims

/// A mocked member: the calls it received and the stubs that answer them.
///
/// | Where | What |
/// | --- | --- |
/// | `MockedMember+Locked.swift` | All that happens under the lock, and what it protects |
/// | `Calls` | The log of calls, and how it makes room |
/// | `Stubs` | The list of stubs, its index, and how the answering one is found |
/// | `Answers` | The entries of a call, and what it falls back on |
public final class _MockedMember<Arguments, Function, Result, Failure: Error>: _AnyMockedMember,
  MemberVariant, @unchecked Sendable
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
  public required init(_ name: String, _ kind: _Member.Kind = .method) {
    state = .allocate(capacity: 1)
    state.initialize(to: MemberState(at: state))
    mynah_lock_init(&state.pointee.lock)
    super.init(_Member(name, kind))
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
    if limit != .max { limitRecording(to: limit) }
  }

  override var variants: [any MemberVariant] { [self] }

  var functionType: Any.Type { Function.self }

  var callCount: Int {
    let serials = calls.serials
    return serials.count + serials.forgotten
  }

  // MARK: - Stubs

  @usableFromInline typealias MemberStub = StubNode<Arguments, Function, Result, Failure>

  func addStub(newValue: _AnyArgumentMatcher, at location: CodeLocation) {
    precondition(Result.self == Void.self, "A setter has no result.")
    let indices = (0..<(member.argumentCount - 1)).map { _ in _ArgumentMatcher<Any>.anything }
    let doNothing = ReturnBehavior<Function, Result, Failure>(unsafeBitCast((), to: Result.self))
    let matcher = CallMatcher<Arguments>(indices + [newValue], { _ in true }, hash: nil)
    _ = add(doNothing, for: matcher, at: location)
  }

  /// What matching calls that no stub answers are forwarded to, oldest first.
  var forwardings: [MemberForwarding<Arguments>] { memberForwardings.withLock { $0 } }

  func forward(_ matcher: CallMatcher<Arguments>, to target: ForwardingTarget) {
    memberForwardings.withLock {
      $0.append(MemberForwarding(matcher: matcher, target: target))
    }
  }

  var stubCount: Int { newestStub?.depth ?? 0 }

  func takeStub(ofAllTypes stub: AllTypesStub) { insert(ofAllTypes: stub) }

  func clearStubs() {
    _ = memberForwardings.withLock { forwardings in
      let previous = forwardings
      forwardings = []
      return previous
    }
    forgetStubs()
    forgetNestedMock()
  }
}
