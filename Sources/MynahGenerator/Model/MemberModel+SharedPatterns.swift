internal import MynahSyntax

extension [MemberModel] {
  /// Lets methods that take the same arguments share one pattern, such as `sing(_: String...)` and
  /// `sing(_: [String])`.
  func sharingPatterns() -> [MemberModel] {
    var counts: [String: Int] = [:]
    for call in lazy.compactMap(\.patternCall) { counts[call.displayName, default: 0] += 1 }
    var calls: [String: CallModel] = [:]
    for member in self {
      guard let call = member.patternCall, counts[call.displayName] != 1,
        case .method(_, let patternName, _) = member.shape
      else { continue }
      let key = "\(patternName) \(member.isStatic) \(member.condition ?? "") \(call.patternKey)"
      if let other = calls[key] {
        call.isTwin = true
        call.storageName = other.storageName
      } else {
        calls[key] = call
      }
    }
    return self
  }
}

extension MemberModel {
  /// The calls that have a stored property of their own.
  var storedCalls: [CallModel] { calls.filter { !$0.isTwin } }

  /// The call of a method whose types are known where the mock is made.
  fileprivate var patternCall: CallModel? {
    guard case .method(_, _, let call) = shape, !call.isGeneric else { return nil }
    return call
  }
}

extension CallModel {
  /// The types that a stub of the call takes, returns, and throws, as text.
  fileprivate var patternKey: String {
    let types = parameters.map { "\($0.value) \($0.closure) \($0.kind == .nonEscaping)" }
    return "\(displayName) \(types) \(effects.isAsync) \(effects.failure)"
      + " \(effects.staysWithCaller) \(result.type?.description ?? "")"
  }
}
