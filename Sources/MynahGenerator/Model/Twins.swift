internal import MynahSyntax

extension [MemberModel] {
  /// Lets methods of one name that take the same arguments be one to `given` and `verify`, as
  /// `sing(_: String...)` and `sing(_: [String])`: one pattern stands for both.
  func pairingTwins() -> [MemberModel] {
    // A method that has no namesake has no twin, which is most often the case.
    var counts: [String: Int] = [:]
    for member in self {
      guard case .method(_, _, let call) = member.shape, !call.isInFamily else { continue }
      counts[call.displayName, default: 0] += 1
    }
    var methods: [TwinKey: [(member: MemberModel, call: CallModel)]] = [:]
    for member in self {
      guard case .method(_, let patternName, let call) = member.shape, !call.isInFamily,
        counts[call.displayName] != 1
      else { continue }
      let key = TwinKey(of: call, stubbedBy: patternName)
      let others = methods[key, default: []]
      if let twin = others.first(where: { $0.member.isTaken(for: member, $0.call, call) }) {
        call.isTwin = true
        call.storageName = twin.call.storageName
      }
      methods[key, default: []].append((member, call))
    }
    return self
  }
}

/// What calls have in common that may be twins.
private struct TwinKey: Hashable {
  let name: String

  /// What stands before its operand is stubbed by another name than what stands behind it.
  let patternName: String
  let result: TypeSyntax?
  let values: [TypeSyntax]

  init(of call: CallModel, stubbedBy patternName: String) {
    name = call.displayName
    self.patternName = patternName
    result = call.result.type
    values = call.parameters.map(\.value)
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
      && call.takesTheSame(as: otherCall)
  }
}

extension CallModel {
  /// Whether one mocked member can stand for both calls: what it keeps, and what a stub takes, returns
  /// and throws, is the same.
  fileprivate func takesTheSame(as other: CallModel) -> Bool {
    effects.isAsync == other.effects.isAsync && effects.failure == other.effects.failure
      && effects.staysWithCaller == other.effects.staysWithCaller
      && effects.isRethrowing == other.effects.isRethrowing
      && result.type == other.result.type
      && result.traits.contains(.noncopyable) == other.result.traits.contains(.noncopyable)
      && parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy { $0.isLike($1) }
  }
}
