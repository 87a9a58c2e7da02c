import Mynah
import Support
import Testing

/// Tests of mocks of classes inside generic types, and of a class that can't be `Sendable`.
struct GroveTests {
  @Test func classesInsideGenericTypesAreMocked() async throws {
    let oakPath = mock(OakPath.self).initialize(length: 2)
    given(oakPath.plants("oak")).willReturn([Grove.Sprout("acorn")])
    #expect(oakPath.plants("oak") == [Grove.Sprout("acorn")])

    #if compiler(>=6.3)
      let clearing = mock(Grove<String>.Clearing<Int>.self).initialize(length: 3)
      given(clearing.welcome(7, to: any())).willReturn("oak")
      given(clearing.center).willReturn(Grove.Sprout("elm"))
      given(clearing["ash"]).willReturn(Grove.Sprout("birch"))
      given(clearing.plants(any())).willReturn([])

      #expect(try await clearing.welcome(7, to: Grove.Sprout("fir")) == "oak")
      #expect(clearing.center?.kind == "elm" && clearing["ash"].kind == "birch")
      #expect(clearing.plants("pine").isEmpty && clearing.length == 3)
      verify(clearing.welcome(any(), to: Grove.Sprout("fir"))).wasCalled()

      let path: Grove<Int>.Path = mock(Grove<Int>.Path.self).initialize(length: 1)
        .forwardCallsToSuper()
      #expect(path.plants(4) == [Grove.Sprout(4)] && path.crosses(path) === path)
    #endif
  }

  @Test func nonSendableClassesAreMocked() async throws {
    defer { reset(SaplingMock.self) }
    let sapling = mock(Sapling.self)
    given(sapling.grow(by: 2)).willReturn(5)
    given(sapling.bend(any())).will { $0.kind + 1 }
    given(SaplingMock.kingdom()).willReturn("fungi")

    #expect(sapling.grow(by: 2) == 5 && SaplingMock.kingdom() == "fungi")
    #expect(try await sapling.bend(Grove.Sprout(3)) == 4)
    verify(sapling.grow(by: any())).wasCalled()
    verify(sapling.bend(any())).wasCalled()
    verifyNoMoreInteractions(sapling)
    reset(sapling)
  }
}
