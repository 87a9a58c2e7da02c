import Mynah
import Support
import Testing

/// Tests of generic subscripts, initializers, and packs, which have stubs for each set of types.
@Suite struct GenericMemberTests {
  let catalogue = mock(Catalogue.self)

  @Test func subscriptsAreStubbedByType() {
    let catalogue = catalogue
    given(catalogue[Key<Int>("age")]).willReturn(3)
    given(catalogue[any(Key<String>.self)]).willReturn("Ryan")
    given(catalogue[page: 4]).willReturn("Owls")
    #expect(catalogue[Key<Int>("age")] == 3)
    #expect(catalogue[Key<String>("name")] == "Ryan")
    #expect(catalogue[page: 4] == "Owls")
    verify(catalogue[any(Key<Int>.self)]).wasCalled()
    verify(catalogue[any(Key<String>.self)]).wasCalled()
  }

  @Test func assignmentsAreVerifiedByType() {
    let catalogue = catalogue
    catalogue[Key<Int>("age")] = 5
    verify(catalogue[Key<Int>("age")] = 5).wasCalled()
    verify(catalogue[any(Key<Int>.self)] = 5).wasCalled()
    verify(catalogue[Key<String>("name")] = "Ryan").wasNeverCalled()
  }

  @Test func initializersAreVerifiedByType() {
    func make<Made: Catalogue>(_ type: Made.Type) -> Made { Made(names: ["Ryan"]) }
    let made = make(CatalogueMock.self)
    verify(made.initialize(names: ["Ryan"])).wasCalled()
    verify(made.initialize(names: Set(["Ryan"]))).wasNeverCalled()
  }

  @Test func packsAreMatchedAsTuples() async throws {
    let catalogue = catalogue
    given(catalogue.list(any((Int, String).self))).will { (items: (Int, String)) in items.0 }
    #expect(catalogue.list(7, "Owls") == 7)
    given(catalogue.list(any(Int.self))).willReturn(1)
    #expect(catalogue.list(7) == 1)
    try await catalogue.list(titled: "Ducks", 1, "a")
    await verify(catalogue.list(titled: "Ducks", any((Int, String).self))).wasCalled()
    await verify(catalogue.list(titled: "Geese", any((Int, String).self))).wasNeverCalled()
  }

  @Test @MainActor func mainActorClosuresStayOnTheMainActor() async {
    let roost = mock((any Roost).self)
    var settled = 0
    given(roost.settle(any())).will { body in
      settled += 1
      return (try? await body()) ?? 0
    }
    #expect(await roost.settle { settled + 1 } == 2)
  }

  @Test @MainActor func mainActorMocksAreHashable() {
    let roost = mock((any Roost).self)
    #expect(Set([AnyHashable(roost), AnyHashable(roost)]).count == 1)
  }
}
