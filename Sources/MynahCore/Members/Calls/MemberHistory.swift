internal import MynahShims

/// What one member knows at one moment: its calls, which of them are verified, and the stubs that
/// answered them.
protocol MemberHistory: AnyObject {
  var mockedMember: any MemberVariant { get }
  var serials: RecordedSerials { get }
  var verified: VerifiedCalls { get }

  /// The texts of a call's arguments.
  func arguments(at index: Int) -> [String]

  /// Where the stub that answered a call was given.
  func stubLocation(at index: Int) -> CodeLocation?

  /// How a call ended, as in `returned 3`; nil where the mock does not record that.
  func outcome(at index: Int) -> String?
}

/// The history of a member whose types are known.
final class TypedMemberHistory<Arguments, Function, Result, Failure: Error>: MemberHistory {
  typealias Stubbed = _MockedMember<Arguments, Function, Result, Failure>

  private let member: Stubbed
  private let calls: RecordedCalls<Arguments>
  private let newestStub: Stubbed.MemberStub?
  private let outcomes: OutcomeLog?
  let verified: VerifiedCalls

  init(
    _ member: Stubbed, calls: RecordedCalls<Arguments>, newestStub: Stubbed.MemberStub?,
    verified: VerifiedCalls, outcomes: OutcomeLog?
  ) {
    self.member = member
    self.calls = calls
    self.newestStub = newestStub
    self.verified = verified
    self.outcomes = outcomes
  }

  var mockedMember: any MemberVariant { member }

  var serials: RecordedSerials { calls.serials }

  func arguments(at index: Int) -> [String] {
    splitArguments(calls.arguments(at: index), count: member.member.argumentCount)
      .map { describe($0) }
  }

  func outcome(at index: Int) -> String? { outcomes?.text(of: index, in: serials) }

  /// A call is answered by the newest stub that is older than the call and accepts its arguments.
  func stubLocation(at index: Int) -> CodeLocation? {
    let arguments = calls.arguments(at: index)
    var candidate = newestStub
    while let stub = candidate {
      if stub.serial < serials[index], stub.matcher.matches(arguments) { return stub.location }
      candidate = stub.older
    }
    return nil
  }
}

/// The number of what happens now; what happens later has greater ones.
func nextSerial() -> UInt64 { mynah_clock_tick() }
