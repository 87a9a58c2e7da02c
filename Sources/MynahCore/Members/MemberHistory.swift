internal import MynahShims

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
