internal import MynahCore

/// The implementation with Mynah.
struct MynahSubject: Subject {
  static let label = "mynah"

  private let bird = mock((any Lookup).self)

  var lookup: any Lookup { bird }

  func stubEveryMember() {
    given(bird.lookup(Sample.id)).willReturn(Sample.result)
    given(bird.find(Sample.id, in: Sample.shelf)).willReturn(Sample.result)
    given(bird.load(Sample.id)).willReturn(Sample.result)
    given(bird.name).willReturn(Sample.name)
    given(bird.name = any()).willReturn()
    given(bird.tick()).willReturn()
  }

  func stubLookup(_ id: Int, returning result: Int) {
    given(bird.lookup(id)).willReturn(result)
  }

  func stubLookupOfAny(returning result: Int) {
    given(bird.lookup(any())).willReturn(result)
  }

  func stubFindMixture(count: Int) {
    for index in 0..<count {
      let result = StubMixture.result(at: index)
      switch StubMixture.pattern(at: index) {
      case .exactID(let id): given(bird.find(id, in: any())).willReturn(result)
      case .exactShelf(let shelf): given(bird.find(any(), in: shelf)).willReturn(result)
      case .exactBoth(let id, let shelf): given(bird.find(id, in: shelf)).willReturn(result)
      }
    }
  }

  func verifyLookup(_ id: Int, wasCalled times: Int) {
    verify(bird.lookup(id)).wasCalled(times)
  }

  func verifyLookupOfAny(wasCalled times: Int) {
    verify(bird.lookup(any())).wasCalled(times)
  }

  func verifyTickWasNeverCalled() {
    verify(bird.tick()).wasNeverCalled()
  }

  static var ownCases: [BenchmarkCase] { [CallCases.withoutStub(Self.self)] }
}
