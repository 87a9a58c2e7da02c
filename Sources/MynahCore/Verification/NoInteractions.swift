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

  /// Checks this, unless one of the mocks records nothing, which is a mistake.
  func checkIfRecorded() {
    let unrecorded = contexts.filter { $0.settings.recording == .nothing }
    guard !unrecorded.isEmpty else { return checkOrCollect() }
    for context in unrecorded {
      let misuse = Misuse.stubOnlyVerified(expectation: context.name, mock: context.name)
      MockFailure.misuse(misuse).report(at: location)
    }
    ExpectationCollector.current?.noteMisuse()
  }

  private func isUnwanted(_ invocation: MockInvocation) -> Bool {
    switch rule {
    case .none: true
    case .noUnverified: !invocation.isVerified
    case .noUnverifiedUnstubbed: !invocation.isVerified && invocation.stubLocation == nil
    }
  }
}

extension NoInteractions: Checkable {
  var members: [any MemberVariant] { contexts.flatMap(\.members) }

  var settings: MockSettings? { contexts.first?.settings }

  func shortfall() -> Shortfall? {
    let invocations = [MockInvocation].received(by: members)
    let unwanted = invocations.indices.filter { isUnwanted(invocations[$0]) }
    let serials = members.map(\.history.serials)
    let forgotten = serials.reduce(0) { $0 + $1.forgotten }
    let unwantedForgotten =
      rule == .none ? forgotten : serials.reduce(0) { $0 + $1.forgottenUnverified }
    guard unwanted.count + unwantedForgotten > 0 else { return nil }
    return Shortfall(isFinal: rule == .none) { limit in
      let names = MockNames(of: contexts.map(\.settings))
      return names.use {
        .unwantedCalls(
          UnwantedCalls(
            mockNames: contexts.map { MockNames.name(of: $0.settings) }, mocks: names.mocks,
            rule: rule, calls: ListedCalls(invocations, at: unwanted),
            forgotten: unwantedForgotten, callCount: invocations.count + forgotten, limit: limit))
      }
    }
  }
}
