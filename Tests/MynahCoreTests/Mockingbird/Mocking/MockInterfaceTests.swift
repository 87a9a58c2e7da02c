import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.1: mocks and their generated members.
@Suite struct MockInterfaceTests {
  @Test("1.1 mock(_:) -> PMock") func mockReturnsTheMockOfAProtocol() {
    let bird: BirdMock = mock(Bird.self)
    let mocked: any Mock = bird
    #expect(mocked === bird)
  }

  @Test("1.1 mock(_:file:line:)") func mockKnowsTheLineThatMadeIt() {
    let capture = FailureCapture()
    withFailureReporter(capture.reporter) {
      let bird = mock(Bird.self)
      _ = bird.age
    }
    #expect(capture.lines == [#line - 3])
  }

  @Test("1.1 mock(ProtocolName<A, B>.self)") func associatedTypesAreNamedWithTheMock() throws {
    let journal = mock(JournalMock<String, Int>.self)
    given(journal.entry(for: 1)).willReturn("one")
    #expect(try journal.entry(for: 1) == "one")
  }

  @Test("1.1 protocol Mock { mockingContext }") func mocksHaveAContext() {
    let bird = mock(Bird.self)
    bird.sing()
    #expect(bird.mockingContext.invocations.map(\.description) == ["bird.sing()"])
    #expect(BirdMock.mockingContext !== bird.mockingContext)
  }

  @Test("1.1 nested classes -> nested mocks") func mocksOfNestedTypes() {
    let feeder = mock(Aviary.Feeder.self)
    given(feeder.feed(any())).willReturn([])
    #expect(feeder.feed(Aviary.Seed(kind: "oat")) == [])
  }

  @Test("1.1 initialize(...) of protocol initializers") func initializersAreVerified() throws {
    let feeder = try FeederMock(capacity: 3)
    verify(feeder.initialize(capacity: 3)).wasCalled()
    verify(feeder.initialize(capacity: 4)).wasNeverCalled()
  }

  @Test("1.1 mock(_: M.C.Type) -> CMock.InitializerProxy.Type") func classesAreInitialized() {
    let tree: TreeMock = mock(Tree.self).initialize(height: 42)
    given(tree.height).willReturn(7)
    #expect((tree as Tree).height == 7)
  }

  @Test("1.1 static func initialize(...) [throws] -> CMock") func initializersMayFail() async {
    await #expect(throws: Drought()) { try await mock(Tree.self).initialize(seed: 0) }
    #expect(mock(Tree.self).initialize(label: "oak") == nil)
  }

  @Test("1.1 static members mirror as static members") func staticMembersAreStubbedOnTheType()
    async
  {
    withMocks {
      given(BirdMock.hatch("egg")).willReturn("chick")
      #expect(BirdMock.hatch("egg") == "chick")
      verify(BirdMock.hatch("egg")).wasCalled()
    }
  }
}
