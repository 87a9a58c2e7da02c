/// The calls that some members had received at one time.
///
/// A check reads the calls of several members, and other threads may call these members at the same
/// time. If a check read a member twice, it could count a call twice, or not at all. Therefore,
/// each check works with a single snapshot.
struct CallSnapshot {
  private let histories: [MemberHistory]

  /// Reads the calls of members.
  ///
  /// Members are read one after another. Calls that begin while they're read are left out.
  init(of members: [any MemberVariant]) {
    let now = nextSerial()
    histories = members.map { member in
      var history = member.history
      history.serials = history.serials.until(now)
      return history
    }
  }

  /// The calls in the order in which they began.
  var invocations: [MockInvocation] {
    histories.flatMap { history in
      (0..<history.serials.count).map { MockInvocation(history, at: $0) }
    }.sorted { $0.serial < $1.serial }
  }

  /// The number of older calls that aren't recorded anymore.
  var forgotten: Int { histories.reduce(0) { $0 + $1.serials.forgotten } }

  /// The number of older calls that aren't recorded anymore, and that no `verify` covers.
  var forgottenUnverified: Int { histories.reduce(0) { $0 + $1.serials.forgottenUnverified } }

  /// Returns the calls of a member, or nil if the member isn't part of the snapshot.
  func history(of member: any MemberVariant) -> MemberHistory? {
    histories.first { $0.mockedMember === member }
  }
}
