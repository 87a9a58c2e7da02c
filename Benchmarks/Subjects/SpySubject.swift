/// The implementation with the handwritten spy.
struct SpySubject: Subject {
  static let label = "spy"

  private let spy = LookupSpy()

  var lookup: any Lookup { spy }

  func stubEveryMember() {
    spy.lookupResult = Sample.result
    spy.findResult = Sample.result
    spy.loadResult = .success(Sample.result)
    spy.name = Sample.name
  }

  func stubLookup(_ id: Int, returning result: Int) {
    spy.setLookupResult(result, for: id)
  }

  func stubLookupOfAny(returning result: Int) {
    spy.lookupResult = result
  }

  /// Stubs the mixture with a closure that uses two dictionaries, which is typical of a spy.
  func stubFindMixture(count: Int) {
    var resultsByID: [Int: (shelf: String?, result: Int)] = [:]
    var resultsByShelf: [String: Int] = [:]
    for index in 0..<count {
      let result = StubMixture.result(at: index)
      switch StubMixture.pattern(at: index) {
      case .exactID(let id): resultsByID[id] = (nil, result)
      case .exactShelf(let shelf): resultsByShelf[shelf] = result
      case .exactBoth(let id, let shelf): resultsByID[id] = (shelf, result)
      }
    }
    spy.onFind { [resultsByID, resultsByShelf] id, shelf in
      if let entry = resultsByID[id], entry.shelf == nil || entry.shelf == shelf {
        return entry.result
      }
      return resultsByShelf[shelf] ?? 0
    }
  }

  func verifyLookup(_ id: Int, wasCalled times: Int) {
    let count = spy.lookupCalls.count { $0 == id }
    precondition(count == times, "lookup(\(id)) was called \(count) times, not \(times)")
  }

  func verifyLookupOfAny(wasCalled times: Int) {
    let count = spy.lookupCalls.count
    precondition(count == times, "lookup was called \(count) times, not \(times)")
  }

  func verifyTickWasNeverCalled() {
    precondition(spy.tickCount == 0, "tick() was called")
  }

  static var ownCases: [BenchmarkCase] { [CallCases.withoutStub(Self.self)] }
}
