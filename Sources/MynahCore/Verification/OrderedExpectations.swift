/// Expectations that hold where the calls were made in their order.
struct OrderedExpectations {
  /// The steps in their order; the expectations of one step have no order among themselves.
  let steps: [[Expectation]]
  let options: OrderedVerificationOptions
  let location: CodeLocation

  /// The members of all mocks that the expectations mention.
  private var mentionedMembers: [_AnyMockedMember] {
    var seen: Set<ObjectIdentifier> = []
    var members: [_AnyMockedMember] = []
    for expectation in steps.joined() {
      let mentioned = expectation.context?.members ?? expectation.members
      let key = expectation.context.map { ObjectIdentifier($0) }
      if seen.insert(key ?? ObjectIdentifier(expectation.selection.mockedMember)).inserted {
        members += mentioned
      }
    }
    return members
  }

  private var search: OrderSearch {
    let members = mentionedMembers
    let invocations = [MockInvocation].received(by: members)
    let forgotten = members.flatMap(\.histories).reduce(0) { $0 + $1.orders.forgotten }
    let matched = steps.map { step in step.map { $0.selection.matchedCalls() } }
    return OrderSearch(
      steps: steps, matched: matched, invocations: invocations, forgotten: forgotten)
  }
}

extension OrderedExpectations: Checkable {
  var members: [_AnyMockedMember] { steps.joined().flatMap(\.members) }

  var canStillHold: Bool { true }

  func settle() -> Bool {
    let search = search
    guard let begins = try? search.find(options),
      search.explanationOfForgotten(options, begins: begins, limit: nil) == nil
    else { return false }
    search.markVerified(begins)
    return true
  }

  func failure(limit: String?) -> MockFailure? {
    let names = MockNames(of: steps.joined().compactMap { $0.selection.mockedMember.settings })
    guard var order = names.use({ unsatisfiedOrder(limit: limit) }) else { return nil }
    order.mocks = names.mocks
    return MockFailure(.outOfOrder(order))
  }

  private func unsatisfiedOrder(limit: String?) -> UnsatisfiedOrder? {
    let search = search
    // The order itself comes first: where it is wrong, what the options ask for explains nothing.
    var begins: [Int?] = []
    do {
      begins = try search.find([])
      if !options.isEmpty { begins = try search.find(options) }
    } catch {
      return search.explanation(of: error, begins: begins, limit: limit)
    }
    if let failure = search.explanationOfForgotten(options, begins: begins, limit: limit) {
      return failure
    }
    search.markVerified(begins)
    return nil
  }
}
