/// A call that a holder holds, or held.
class CallEntry<Value, Failure: Error>: @unchecked Sendable {
  typealias Outcome = Swift.Result<Value, Failure>

  /// What waits for a call to go on.
  enum Waiter {
    case task(UnsafeContinuation<Void, Never>)
    case thread(Gate)
    case callback((Outcome) -> Void)
  }

  /// How a call ended.
  enum End {
    case resumed(CodeLocation)
    case cancelled
    case letGo
  }

  // MARK: - What the holder's lock protects

  /// The call's place among the calls of its holder, counted from 1.
  var number = 0

  var waiter: Waiter?

  /// What the call goes on with, until it does.
  var outcome: Outcome?

  /// How it ended; nil while it is held.
  var end: End?

  var isCancelled = false

  // MARK: - What never changes

  /// The arguments, in order.
  var arguments: [Any] { [] }

  /// The call as it is written, as in `fly(to: "Oslo")`.
  var text: String { "" }

  /// What stands in for its result; nil where nothing can.
  var standIn: Value? { nil }
}

/// The call of a member, which its result or a callback waits for.
final class MemberCallEntry<
  Arguments, Function, Result, Error: Swift.Error, Value, Failure: Swift.Error
>:
  CallEntry<Value, Failure>, @unchecked Sendable
{
  typealias Member = _MockedMember<Arguments, Function, Result, Error>

  private let recorded: Arguments
  private let member: _Member
  private weak var mockedMember: Member?
  private let makeStandIn: (Member) -> Value?

  init(
    _ arguments: Arguments, of member: Member, standIn makeStandIn: @escaping (Member) -> Value?
  ) {
    recorded = arguments
    self.member = member.member
    mockedMember = member
    self.makeStandIn = makeStandIn
  }

  override var arguments: [Any] { splitArguments(recorded, count: member.argumentCount) }

  override var text: String { member.call(with: arguments.map { describe($0) }) }

  override var standIn: Value? { mockedMember.flatMap(makeStandIn) }
}

extension CallEntry {
  /// What the call goes on with where no test says it; nil where there is nothing.
  var outcomeWithoutTest: Outcome? {
    if let cancellation = CancellationError() as? Failure { return .failure(cancellation) }
    if let standIn { return .success(standIn) }
    return ValueProvider.standardProvider.provideValue(for: Failure.self).map { .failure($0) }
  }
}

extension CallEntry.End {
  /// How the call ended, as failures say it.
  var earlier: HeldCallFailure.Earlier {
    switch self {
    case .resumed(let location): .resumed(location)
    case .cancelled: .cancelled
    case .letGo: .letGo
    }
  }
}
