/// The expectation that mocks received no calls, or none but those that are covered.
struct NoInteractions {
  /// Which calls there must not be.
  enum Rule: Sendable {
    /// Any call.
    case none

    /// Calls that no `verify` which held covers.
    case noUnverified

    /// Such calls, where no stub answers them either.
    case noUnverifiedUnstubbed
  }

  let contexts: [MockingContext]
  let rule: Rule
  let location: CodeLocation

  private func isUnwanted(_ invocation: Invocation) -> Bool {
    switch rule {
    case .none: true
    case .noUnverified: !invocation.isVerified
    case .noUnverifiedUnstubbed: !invocation.isVerified && invocation.stubLocation == nil
    }
  }
}

extension NoInteractions: Checkable {
  var members: [AnyMockedMember] { contexts.flatMap(\.members) }

  var canStillHold: Bool { rule != .none }

  func failure(limit: String?) -> MockFailure? {
    let invocations = [Invocation].received(by: members)
    let unwanted = ListedCalls(invocations, where: isUnwanted)
    guard unwanted.count > 0 else { return nil }
    return .unwantedCalls(
      UnwantedCalls(
        mockNames: contexts.map(\.name), rule: rule, calls: unwanted,
        callCount: invocations.count, limit: limit))
  }
}
