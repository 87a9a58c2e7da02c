import FailureCapture
import Mynah
import Support
import Testing

/// Tests of protocols that require a class, and whose mocks are subclasses of that class.
@Suite struct RequiredClassTests {
  @Test func overridableMembersAreMocked() async throws {
    let tended = mock(Tended.self).initialize(sign: "owls")
    given(tended.clean(any())).willReturn("done")
    given(tended.keeper).willReturn("Ryan")
    given(tended.size).willReturn(4)
    given(tended.feed(7)).willReturn(8)
    let enclosure: Enclosure = tended
    let protocolValue: any Tended = tended
    #expect([enclosure.clean(1), protocolValue.keeper] == ["done", "Ryan"])
    #expect(try await protocolValue.feed(7) == 8)
    protocolValue.size = 5
    verify(tended.clean(1)).wasCalled()
    verify(tended.size = 5).wasCalled()
    verify(tended.feed(7)).wasCalled()
  }

  @Test func otherMembersBelongToTheClass() {
    let tended = mock(Tended.self).initialize(sign: "owls")
    given(tended.size).willReturn(4)

    #expect(tended.lock())
    #expect(tended.area() == 16)
    #expect("\(tended as any Tended)" == "Enclosure owls")
    #expect(tended.sign == "owls")
  }

  @Test func initializersCreateMocks() {
    func make<Made: Tended>(_ type: Made.Type) -> Made { Made(sign: "geese") }
    let signs = [
      make(TendedMock.self).sign, mock(Tended.self).initialize().sign, mock(Visited.self).sign,
    ]
    #expect(signs == ["geese", "empty", "empty"])
  }

  @Test func aProtocolCanRequireAnInitializerThatItsClassDoesNotHave() {
    let gate = mock(PaintedGate.self).initialize(width: 3)
    given(gate.paint()).willReturn("red")
    #expect((gate as any PaintedGate).paint() == "red")
    #expect((gate as Gate).width == 3)
  }

  @Test func callsAreForwardedToTheSuperclass() {
    let other = mock(Tended.self).initialize()
    other.forwardCallsToSuper()
    given(other.keeper).willReturn("Ryan")
    #expect([other.clean(2), other.keeper] == ["corner 2", "Ryan"])
  }

  @Test func callsAreForwardedToObjects() {
    let other = mock(Tended.self).initialize()
    given(other.keeper).willReturn("Ryan")
    given(other.clean(any())).willReturn("other")
    let tended = mock(Tended.self).initialize()
    tended.forwardCalls(to: other)
    #expect([tended.clean(2), tended.keeper] == ["other", "Ryan"])
  }

  @Test func inheritedClassRequirementsAreMocked() {
    let guarded = mock(GuardedMock<String>.self)
    given(guarded.guards(at: 3)).willReturn(["Ryan"])
    given(guarded.visitors()).willReturn(2)
    #expect(guarded.guards(at: 3) == ["Ryan"])
    #expect((guarded as any Visited).visitors() == 2)
    #expect((guarded as Enclosure).sign == "empty")
  }

  @Test func genericClassRequirementsAreMocked() {
    let hopper = mock(SeedHopper.self).initialize(["rye"])
    given(hopper.empty()).willReturn([])
    given(hopper.weigh()).willReturn(3)
    #expect((hopper as Hopper<[String]>).empty() == [])
    #expect((hopper as any SeedHopper).weigh() == 3)
    #expect(hopper.content == ["rye"])
  }

  @Test @MainActor func mainActorClassesAreMockedInProtocols() {
    let themed = mock(Themed.self)
    given(themed.theme()).willReturn("dark")
    given(themed.draw()).willReturn(2)
    #expect((themed as any Themed).theme() == "dark")
    #expect((themed as Screen).draw() == 2)
  }

  @Test @MainActor func mainActorClassesAreMockedInCompositions() {
    let screen = mock((Screen & Lockable).self)
    given(screen.lock()).willReturn(true)
    given(screen.draw()).willReturn(2)
    let used: any Screen & Lockable = screen
    #expect(used.lock())
    #expect(used.draw() == 2)
    verify(screen.draw()).wasCalled()
  }

  @Test @MainActor func requirementsAreNotForwardedToTheSuperclass() {
    let report = report {
      withMocks(.strict) {
        let screen = mock((Screen & Lockable).self)
        _ = screen.lock()
      }
    }
    #expect(
      report == """
        Unexpected call: no stub answers lockableAndScreen.lock(), which returned false.
        lock() has no stubs.
        Write: given(lockableAndScreen.lock()).willReturn(<#Bool#>)
        """)
  }
}

class Gate {
  let width: Int
  init(width: Int) { self.width = width }
}

/// A protocol whose initializer doesn't tell the width of the gate.
protocol PaintedGate: Gate {
  init(color: String)
  func paint() -> String
}
