import Mynah
import Testing

/// Tests of `async` members on global actors whose parameters aren't `Sendable`.
@Suite struct IsolatedArgumentTests {
  @MainActor @Test func existentialsAreArgumentsOnTheMainActor() async throws {
    let guide = mock(TrailGuide.self)
    await guide.open(3)
    await verify(guide.open(3)).wasCalled()
    let bench = Bench()
    await guide.meet(bench)
    await verify(guide.meet(bench)).wasCalled()
    given(guide.follow(any())).willReturn(3)
    #expect(try await (guide as any TrailGuide).follow(Footpath()) == 3)
    await guide.compare(Footpath())
    await verify(guide.compare(any())).wasCalled()
  }

  @MainActor @Test func metatypesAreArgumentsOnTheMainActor() async {
    let guide = mock(TrailGuide.self)
    given(guide.know(any())).will { (type: any Trail.Type) in type == Footpath.self }
    #expect(await (guide as any TrailGuide).know(Footpath.self))
  }

  @MainActor @Test func inoutArgumentsAreChangedOnTheMainActor() async throws {
    let guide = mock(TrailGuide.self)
    await given(guide.mark(any())).will { (places: inout [String: Any]) in places["oak"] = 1 }
    var places: [String: Any] = [:]
    try await (guide as any TrailGuide).mark(&places)
    #expect(places["oak"] as? Int == 1)
  }

  @MainActor @Test func subscriptsTakeExistentialsOnTheMainActor() async {
    let guide = mock(TrailGuide.self)
    given(guide[any()]).willReturn(5)
    #expect(await (guide as any TrailGuide)["oak"] == 5)
  }

  @MainActor @Test func membersOfClassesTakeExistentialsOnTheMainActor() async throws {
    let hut = mock(TrailHut.self).initialize()
    await given(hut.open(any())).willReturn()
    await (hut as TrailHut).open(4)
    await verify(hut.open(4)).wasCalled()
    await given(hut.mark(any())).will { (places: inout [String: Any]) in places["ash"] = 2 }
    var places: [String: Any] = [:]
    try await (hut as TrailHut).mark(&places)
    #expect(places["ash"] as? Int == 2)
  }

  @TrailActor @Test func existentialsAreArgumentsOnAnyGlobalActor() async {
    let log = mock(TrailLog.self)
    await given(log.mark(any())).will { (places: inout [String: Any]) in places["elm"] = 3 }
    var places: [String: Any] = [:]
    await (log as any TrailLog).mark(&places)
    #expect(places["elm"] as? Int == 3)
    await log.open(7)
    await verify(log.open(7)).wasCalled()
  }

  @Test func inoutArgumentsOfMembersWithoutIsolationAreChanged() async {
    let map = mock(TrailMap.self)
    await given(map.mark(any())).will { (places: inout [String: Any]) in places["fir"] = 4 }
    var places: [String: Any] = [:]
    await (map as any TrailMap).mark(&places)
    #expect(places["fir"] as? Int == 4)
  }
}

protocol Trail {}

struct Footpath: Trail, Equatable {}

final class Bench {}

@MainActor protocol TrailGuide {
  func open(_ value: Any) async
  func meet(_ object: AnyObject) async
  func follow(_ trail: any Trail) async throws -> Int
  func compare(_ trail: any Trail & Equatable) async
  func know(_ type: any Trail.Type) async -> Bool
  func mark(_ places: inout [String: Any]) async throws
  subscript(_ place: Any) -> Int { get async }
}

@MainActor class TrailHut {
  init() {}

  func open(_ value: Any) async {}
  func mark(_ places: inout [String: Any]) async throws {}
}

@globalActor actor TrailActor {
  static let shared = TrailActor()
}

@TrailActor protocol TrailLog {
  func open(_ value: Any) async
  func mark(_ places: inout [String: Any]) async
}

protocol TrailMap {
  func mark(_ places: inout [String: Any]) async
}
