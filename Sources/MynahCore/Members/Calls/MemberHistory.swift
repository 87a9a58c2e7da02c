internal import MynahShims

/// What one member knows at one moment, without its types: its calls, which of them are verified, and
/// the stubs that answered them.
class AnyMemberHistory {
  let mockedMember: _AnyMockedMember
  let orders: RecordedOrders
  let verified: VerifiedCalls

  init(_ mockedMember: _AnyMockedMember, orders: RecordedOrders, verified: VerifiedCalls) {
    self.mockedMember = mockedMember
    self.orders = orders
    self.verified = verified
  }

  /// The texts of a call's arguments.
  func arguments(at index: Int) -> [String] {
    preconditionFailure("A history must override this.")
  }

  /// Where the stub that answered a call was given.
  func stubLocation(at index: Int) -> CodeLocation? {
    preconditionFailure("A history must override this.")
  }
}

final class MemberHistory<Arguments, Function, Result, Failure: Error>: AnyMemberHistory {
  typealias Stubbed = _MockedMember<Arguments, Function, Result, Failure>

  private let calls: RecordedCalls<Arguments>
  private let newestStub: Stubbed.MemberStub?

  init(
    _ member: Stubbed, calls: RecordedCalls<Arguments>, newestStub: Stubbed.MemberStub?,
    verified: VerifiedCalls
  ) {
    self.calls = calls
    self.newestStub = newestStub
    super.init(member, orders: calls.orders, verified: verified)
  }

  override func arguments(at index: Int) -> [String] {
    splitArguments(calls.arguments(at: index), count: mockedMember.member.argumentCount)
      .map { describe($0) }
  }

  /// A call is answered by the newest stub that is older than the call and accepts its arguments.
  override func stubLocation(at index: Int) -> CodeLocation? {
    let arguments = calls.arguments(at: index)
    var candidate = newestStub
    while let stub = candidate {
      if stub.order < orders[index], stub.matcher.matches(arguments) { return stub.location }
      candidate = stub.older
    }
    return nil
  }
}

/// The number of what happens now; what happens later has greater ones.
func currentOrder() -> UInt64 { mynah_clock_tick() }
