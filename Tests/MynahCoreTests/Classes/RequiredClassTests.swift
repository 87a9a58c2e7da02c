import FailureCapture
import Mynah
import Support
import Testing

/// Protocols that require a class are mocked by subclasses of it.
@Suite struct RequiredClassTests {
  @Test func membersOfTheClassAndOfTheProtocolAreMocked() async throws {
    let tended = mock(Tended.self).initialize(sign: "owls")
    given(tended.clean(any())).willReturn("done")
    given(tended.keeper).willReturn("Ryan")
    given(tended.size).willReturn(4)
    given(tended.feed(7)).willReturn(8)
    let enclosure: Enclosure = tended
    let protocolValue: any Tended = tended
    #expect(enclosure.clean(1) == "done")
    #expect(protocolValue.keeper == "Ryan")
    #expect(try await protocolValue.feed(7) == 8)
    protocolValue.size = 5
    verify(tended.clean(1)).wasCalled()
    verify(tended.size = 5).wasCalled()
    verify(tended.feed(7)).wasCalled()
  }

  @Test func whatCanNotBeOverriddenStays() {
    let tended = mock(Tended.self).initialize(sign: "owls")
    given(tended.size).willReturn(4)
    #expect(tended.lock())
    #expect(tended.area() == 16)
    #expect("\(tended as any Tended)" == "Enclosure owls")
    #expect(tended.sign == "owls")
  }

  @Test func initializersOfTheClassMakeMocks() {
    func make<Made: Tended>(_ type: Made.Type) -> Made { Made(sign: "geese") }
    #expect(make(TendedMock.self).sign == "geese")
    #expect(mock(Tended.self).initialize().sign == "empty")
    #expect(mock(Visited.self).sign == "empty")
  }

  @Test func callsGoToTheSuperclassWhereItHasTheMember() {
    let tended = mock(Tended.self).initialize()
    tended.forwardCallsToSuper()
    given(tended.keeper).willReturn("Ryan")
    #expect(tended.clean(2) == "corner 2")
    #expect(tended.keeper == "Ryan")
  }

  @Test func callsAreForwardedToObjects() {
    let other = mock(Tended.self).initialize()
    given(other.clean(any())).willReturn("other")
    given(other.keeper).willReturn("Ryan")
    let tended = mock(Tended.self).initialize()
    tended.forwardCalls(to: other)
    #expect(tended.clean(2) == "other")
    #expect(tended.keeper == "Ryan")
  }

  @Test func classesAreRequiredThroughWhatIsRefined() {
    let guarded = mock(GuardedMock<String>.self)
    given(guarded.guards(at: 3)).willReturn(["Ryan"])
    given(guarded.visitors()).willReturn(2)
    #expect(guarded.guards(at: 3) == ["Ryan"])
    #expect((guarded as any Visited).visitors() == 2)
    #expect((guarded as Enclosure).sign == "empty")
  }

  @Test @MainActor func classesOfTheMainActorAreRequired() {
    let themed = mock(Themed.self)
    given(themed.theme()).willReturn("dark")
    given(themed.draw()).willReturn(2)
    #expect((themed as any Themed).theme() == "dark")
    #expect((themed as Screen).draw() == 2)
  }

  @Test @MainActor func compositionsCanHaveAClass() {
    let screen = mock((Screen & Lockable).self)
    given(screen.lock()).willReturn(true)
    given(screen.draw()).willReturn(2)
    let used: any Screen & Lockable = screen
    #expect(used.lock())
    #expect(used.draw() == 2)
    verify(screen.draw()).wasCalled()
  }

  @Test func genericClassesAreRequiredWithTheirArguments() {
    let hopper = mock(SeedHopper.self).initialize(["rye"])
    given(hopper.empty()).willReturn([])
    given(hopper.weigh()).willReturn(3)
    #expect((hopper as Hopper<[String]>).empty() == [])
    #expect((hopper as any SeedHopper).weigh() == 3)
    #expect(hopper.content == ["rye"])
  }
}
