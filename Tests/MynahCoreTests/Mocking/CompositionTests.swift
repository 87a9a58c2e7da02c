import Mynah
import Support
import Testing

/// Tests that one mock conforms to all protocols of a composition.
@Suite(.mocks) struct CompositionTests {
  @Test func aMockConformsToAllProtocols() throws {
    let otter = mock((any Diver & Swimmer).self)
    given(otter.name).willReturn("Ollie")
    given(otter.swim(to: any())).willReturn(3)
    given(otter.dive(7)).willThrow(Storm.rain)
    given(type(of: otter).limit()).willReturn(9)

    let both: any Diver & Swimmer = otter
    #expect(both.name == "Ollie")
    #expect(both.swim(to: "left") == 3)
    #expect(throws: Storm.rain) { try both.dive(7) }
    #expect(DiverAndSwimmerMock.limit() == 9)
    both.name = "Otto"
    verify(otter.name = "Otto").wasCalled()
    verify(otter.swim(to: "left")).wasCalled()
  }

  @Test func theSpellingOfACompositionDoesNotMatter() {
    let mocks: [DiverAndSwimmerMock] = [
      mock((any Swimmer & Diver).self), mock((Diver & Swimmer).self), mock(Otter.self),
      mock((any Otter).self), mock((any Otter & Swimmer).self),
    ]
    #expect(mocks.count == 5)
  }

  @Test func refinedProtocolsCanBeRepeated() {
    let diver: PearlDiverMock = mock((any PearlDiver & Diver).self)
    given(diver.pearls()).willReturn(["white"])
    #expect(diver.pearls() == ["white"])
  }

  @Test func compositionsKeepTheIsolationOfTheirProtocols() async {
    let perch = mock((any Perch & Counter).self)
    given(perch.next(1)).willReturn(2)
    #expect(perch.next(1) == 2)
    await perch.sit()
    verify(perch.sit()).wasCalled()
  }

  @Test func compositionsShareAssociatedTypes() {
    #if compiler(>=6.2)
      let hatchery = mock((any Hatchery<Int> & EggStore<Int>).self)
      given(hatchery.brood()).willReturn(5)
      hatchery.keep(hatchery.brood())
      verify(hatchery.keep(5)).wasCalled()
      let other = mock(EggStoreAndHatcheryMock<String>.self)
      other.keep("blue")
      verify(other.keep("blue")).wasCalled()
    #endif
  }

  @Test func failuresNameTheComposition() {
    #expect(
      report {
        let otter = mock(Otter.self)
        verify(otter.swim(to: "left")).wasCalled()
      } == """
        Expected diverAndSwimmer.swim(to: "left") to be called exactly once, but it was called 0 times.
        swim(to:) was not called at all.
        """)
  }
}
