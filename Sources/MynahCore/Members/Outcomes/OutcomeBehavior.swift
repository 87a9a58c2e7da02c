/// What a stub does whose mock records outcomes: as it would otherwise, and notes how the call ended.
final class OutcomeBehavior<Arguments, Function, Result, Failure: Error>: Behavior<
  Function, Result, Failure
>, @unchecked Sendable
{
  // The member has the stub that has this.
  private unowned let member: _MockedMember<Arguments, Function, Result, Failure>
  private let current: Locked<Behavior<Function, Result, Failure>>

  init(
    _ base: Behavior<Function, Result, Failure>,
    in member: _MockedMember<Arguments, Function, Result, Failure>
  ) {
    self.member = member
    current = Locked(base)
    super.init(.chooses)
  }

  /// What the stub would do otherwise.
  var base: Behavior<Function, Result, Failure> {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  override func next<Taken>(for arguments: Taken) -> Behavior<Function, Result, Failure>? {
    // The call is taken before what stands beside the answer runs, which may call the member again.
    let call = member.takeCall()
    let base = base
    return AnsweredCall(base.kind == .chooses ? base.next(for: arguments) : base, of: call)
  }
}

/// The answer of one call whose outcome is noted.
final class AnsweredCall<Function, Result, Failure: Error>: Behavior<Function, Result, Failure>,
  @unchecked Sendable
{
  /// What answers; nil where the stub has ended.
  let answer: Behavior<Function, Result, Failure>?

  /// The call; nil where it began before outcomes were recorded.
  let call: TrackedCall?

  init(_ answer: Behavior<Function, Result, Failure>?, of call: TrackedCall?) {
    self.answer = answer
    self.call = call
    super.init(.takesCall)
  }

  override var answered: AnsweredCall? { self }
}
