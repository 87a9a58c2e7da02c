extension MockingContext {
  /// The failure for calls that aren't verified, or nil if there aren't any.
  ///
  /// A call is verified if a `verify` covers it, or if a stub answered it that's lenient or has an
  /// expectation.
  var unverifiedCalls: MockFailure? {
    guard settings.recording != .nothing else { return nil }
    let snapshot = snapshot
    let invocations = snapshot.invocations
    let forgotten = snapshot.forgottenUnverified
    let sharedStubs = declaredMembers.flatMap(\.sharedStubs)
    let lenientStubs = Set(sharedStubs.filter(\.isLenient).map(\.location.brief))
    let unverified = invocations.indices.filter { !invocations[$0].isCovered(by: lenientStubs) }
    let count = unverified.count + forgotten
    guard count > 0 else { return nil }
    let all = (invocations.count + snapshot.forgotten).withNoun("call")
    let lines = [
      "Expected each call to \(name) to be verified, but \(count) of \(all) \(count.isOrAre)n't.",
      "Not verified: \(invocations.text(of: unverified, andForgotten: forgotten))",
    ]
    let examples = unverified.prefix(listedCalls).map { invocations[$0].example }
      .unique(by: \.self)
    // Counting the calls takes too long if there are many, and forgotten calls can't be compared.
    let canCount = invocations.count <= 1_000 && snapshot.forgotten == 0
    let counts = Dictionary(grouping: canCount ? invocations.map(\.example) : [], by: \.self)
      .mapValues(\.count)
    let statements = examples.map { example in
      let times =
        switch counts[example] {
        case 1: ""
        case 2: "twice"
        case let count?: "\(count)"
        case nil: "atLeast(1)"
        }
      return "Write: \(example).wasCalled(\(times))"
    }
    let names = MockNames(of: [settings]).lines
    return MockFailure((lines + names + statements).joined(separator: "\n"))
  }
}

extension MockInvocation {
  /// Returns a Boolean value that indicates whether the call is verified, or doesn't have to be.
  ///
  /// - Parameter lenientStubs: The locations of lenient stubs for all types.
  fileprivate func isCovered(by lenientStubs: Set<String>) -> Bool {
    if isVerified { return true }
    guard let stub = history.stub(index) else { return false }
    return stub.isLenient || lenientStubs.contains(stub.location.brief)
  }

  /// An example of a `verify` for the call.
  fileprivate var example: String {
    history.mockedMember.statement("verify", history.examples(index))
  }
}
