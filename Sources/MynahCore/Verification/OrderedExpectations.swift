/// Expectations that hold where the calls were made in their order.
struct OrderedExpectations {
  /// The steps in their order; the expectations of one step have no order among themselves.
  let steps: [[Expectation]]
  let options: OrderedVerificationOptions
  let location: CodeLocation

  /// The members of all mocks that the expectations mention.
  private var mentionedMembers: [any MemberVariant] {
    var seen: Set<ObjectIdentifier> = []
    var members: [any MemberVariant] = []
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
    let forgotten = members.reduce(0) { $0 + $1.history.serials.forgotten }
    let matched = steps.map { step in step.map { $0.matchedCalls() } }
    return OrderSearch(
      steps: steps, matched: matched, invocations: invocations, forgotten: forgotten)
  }
}

extension OrderedExpectations: Checkable {
  var members: [any MemberVariant] { steps.joined().flatMap(\.members) }

  func shortfall() -> Shortfall? {
    let search = search
    // The order itself comes first: where it is wrong, what the options ask for explains nothing.
    var begins: [Int?] = []
    do {
      begins = try search.find([])
      if !options.isEmpty { begins = try search.find(options) }
    } catch {
      return shortfall { [begins] limit in
        search.explanation(of: error, begins: begins, limit: limit)
      }
    }
    if let first = search.firstAfterForgotten(options, begins: begins) {
      return shortfall { [begins] limit in
        search.explanation(ofForgottenBefore: first, begins: begins, limit: limit)
      }
    }
    search.markVerified(begins)
    return nil
  }

  private func shortfall(_ explain: @escaping (String?) -> UnsatisfiedOrder) -> Shortfall {
    Shortfall(isFinal: false) { limit in
      let names = MockNames(of: steps.joined().compactMap { $0.selection.mockedMember.settings })
      var order = names.use { explain(limit) }
      order.mocks = names.mocks
      return .outOfOrder(order)
    }
  }
}
