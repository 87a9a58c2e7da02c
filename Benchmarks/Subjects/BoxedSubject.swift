/// The implementation with the usual untyped design.
struct BoxedSubject: Subject {
  static let label = "boxed"

  private let mock = BoxedLookup()

  var lookup: any Lookup { mock }

  func stubEveryMember() {
    let id = BoxedEngine.equal(to: Sample.id)
    let shelf = BoxedEngine.equal(to: Sample.shelf)
    mock.engine.stub("lookup(_:)", [id]) { _ in Sample.result }
    mock.engine.stub("find(_:in:)", [id, shelf]) { _ in Sample.result }
    mock.engine.stub("tick()", []) { _ in () }
    mock.engine.stub("load(_:)", [id]) { _ in Sample.result }
    mock.engine.stub("name.get", []) { _ in Sample.name }
    mock.engine.stub("name.set", [BoxedEngine.any()]) { _ in () }
  }

  func stubLookup(_ id: Int, returning result: Int) {
    mock.engine.stub("lookup(_:)", [BoxedEngine.equal(to: id)]) { _ in result }
  }

  func stubLookupOfAny(returning result: Int) {
    mock.engine.stub("lookup(_:)", [BoxedEngine.any()]) { _ in result }
  }

  func stubFindMixture(count: Int) {
    for index in 0..<count {
      let matchers =
        switch StubMixture.pattern(at: index) {
        case .exactID(let id): [BoxedEngine.equal(to: id), BoxedEngine.any()]
        case .exactShelf(let shelf): [BoxedEngine.any(), BoxedEngine.equal(to: shelf)]
        case .exactBoth(let id, let shelf):
          [BoxedEngine.equal(to: id), BoxedEngine.equal(to: shelf)]
        }
      let result = StubMixture.result(at: index)
      mock.engine.stub("find(_:in:)", matchers) { _ in result }
    }
  }

  func verifyLookup(_ id: Int, wasCalled times: Int) {
    let count = mock.engine.count("lookup(_:)", [BoxedEngine.equal(to: id)])
    precondition(count == times, "lookup(\(id)) was called \(count) times, not \(times)")
  }

  func verifyLookupOfAny(wasCalled times: Int) {
    let count = mock.engine.count("lookup(_:)", [BoxedEngine.any()])
    precondition(count == times, "lookup was called \(count) times, not \(times)")
  }

  func verifyTickWasNeverCalled() {
    precondition(mock.engine.count("tick()", []) == 0, "tick() was called")
  }
}
