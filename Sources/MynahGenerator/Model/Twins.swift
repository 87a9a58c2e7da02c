extension [MemberModel] {
  /// Lets methods of one name that take the same arguments be one to `given` and `verify`, as
  /// `sing(_: String...)` and `sing(_: [String])`: one pattern stands for both.
  func pairingTwins() -> [MemberModel] {
    var methods: [String: [(member: MemberModel, call: CallModel)]] = [:]
    for member in self {
      guard case .method(_, _, let call) = member.shape, !call.isInFamily else { continue }
      let others = methods[call.displayName, default: []]
      if let twin = others.first(where: { $0.member.isTaken(for: member, $0.call, call) }) {
        call.isTwin = true
        call.storageName = twin.call.storageName
      }
      methods[call.displayName, default: []].append((member, call))
    }
    return self
  }
}

extension MemberModel {
  /// The calls that have a stored property of their own.
  var storedCalls: [CallModel] { calls.filter { !$0.isTwin } }

  /// Whether one pattern would stand for this method and another one.
  fileprivate func isTaken(for other: MemberModel, _ call: CallModel, _ otherCall: CallModel)
    -> Bool
  {
    isStatic == other.isStatic && condition == other.condition
      && call.memberType == otherCall.memberType
      && call.parameters.map(\.pattern) == otherCall.parameters.map(\.pattern)
  }
}
