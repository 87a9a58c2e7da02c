import Mynah
import Testing

/// Tests of `async` members whose parameters aren't `Sendable`, in a module that's isolated to the
/// main actor by default.
struct ArgumentTests {
  @Test func existentialsAreArguments() async throws {
    let pond = mock(Pond.self)
    await pond.throwIn(3)
    await verify(pond.throwIn(3)).wasCalled()
    given(pond.visit(any())).willReturn(2)
    #expect(try await (pond as any Pond).visit(Newt()) == 2)
    given(pond.know(any())).will { (type: any Amphibian.Type) in type == Newt.self }
    #expect(await (pond as any Pond).know(Newt.self))
    given(pond[any()]).willReturn(4)
    #expect(await (pond as any Pond)["reed"] == 4)
  }

  @Test func inoutArgumentsAreChanged() async throws {
    let pond = mock(Pond.self)
    await given(pond.fill(any())).will { (contents: inout [String: Any]) in contents["newt"] = 1 }
    var contents: [String: Any] = [:]
    try await (pond as any Pond).fill(&contents)
    #expect(contents["newt"] as? Int == 1)
  }

  @Test func membersOfClassesTakeExistentials() async {
    let lake = mock(Lake.self).initialize()
    await lake.throwIn(3)
    await verify(lake.throwIn(3)).wasCalled()
  }
}

protocol Amphibian {}

struct Newt: Amphibian, Equatable {}

protocol Pond {
  func throwIn(_ value: Any) async
  func visit(_ amphibian: any Amphibian & Equatable) async throws -> Int
  func know(_ type: any Amphibian.Type) async -> Bool
  func fill(_ contents: inout [String: Any]) async throws
  subscript(_ plant: Any) -> Int { get async }
}

class Lake {
  init() {}

  func throwIn(_ value: Any) async {}
}
