internal import MynahShims

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
