/// Expectations that hold where the calls were made in their order.
struct OrderedExpectations {
  let expectations: [Expectation]
  let options: OrderedVerificationOptions
  let location: CodeLocation

  /// The calls of all mocks that the expectations mention.
  private var invocations: [Invocation] {
    var seen: Set<ObjectIdentifier> = []
    var members: [AnyMockedMember] = []
    for expectation in expectations {
      let mentioned = expectation.context?.members ?? expectation.members
      let key = expectation.context.map { ObjectIdentifier($0) }
      if seen.insert(key ?? ObjectIdentifier(expectation.selection.mockedMember)).inserted {
        members += mentioned
      }
    }
    return .received(by: members)
  }
}

extension OrderedExpectations: Checkable {
  var members: [AnyMockedMember] { expectations.flatMap(\.members) }

  var canStillHold: Bool { true }

  func failure(limit: String?) -> MockFailure? {
    let invocations = invocations
    let matched = expectations.map { $0.selection.matchedCalls() }
    let matches = matched.map { $0.positions(in: invocations) }
    func find(_ options: OrderedVerificationOptions) throws(CallOrder.Mismatch) -> [Int?] {
      var order = CallOrder(
        matches: matches, counts: expectations.map(\.count), callCount: invocations.count,
        options: options)
      return try order.find()
    }

    // The order itself comes first: where it is wrong, what the options ask for explains nothing.
    var begins: [Int?] = []
    do {
      begins = try find([])
      if !options.isEmpty { begins = try find(options) }
    } catch {
      let search = OrderSearch(
        expectations: expectations, matches: matches, invocations: invocations, begins: begins)
      return .outOfOrder(search.explanation(of: error, limit: limit))
    }
    for (index, range) in begins.stretches(until: invocations.count).enumerated() {
      let counted = Set(matches[index].lazy.filter(range.contains).map { invocations[$0].order })
      let verified = matched[index].keeping(counted.contains)
      expectations[index].selection.mockedMember.markVerified(verified)
    }
    return nil
  }
}

extension MatchedCalls {
  /// The places of these calls in a list of calls that is ordered.
  fileprivate func positions(in invocations: [Invocation]) -> [Int] {
    var positions: [Int] = []
    positions.reserveCapacity(count)
    var position = 0
    for index in 0..<orders.count where contains(index) {
      let order = orders[index]
      while position < invocations.count, invocations[position].order < order { position += 1 }
      if position < invocations.count, invocations[position].order == order {
        positions.append(position)
      }
    }
    return positions
  }
}

extension [Int?] {
  /// The stretches that have these beginnings; empty where there is none.
  func stretches(until end: Int) -> [Range<Int>] {
    var end = end
    let ranges = reversed().map { begin in
      defer { end = begin ?? end }
      return (begin ?? end)..<end
    }
    return ranges.reversed()
  }
}
