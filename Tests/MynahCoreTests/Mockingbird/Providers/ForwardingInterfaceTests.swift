import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.3: forwarding to objects and to the mocked class.
@Suite struct ForwardingInterfaceTests {
  let singer = mock(Singer.self)

  @Test("1.2 willForward(to: T)") func oneMemberIsForwarded() {
    given(singer.name).willForward(to: Raven("Ryan"))
    #expect(singer.name == "Ryan")
    #expect(failures { _ = singer.sing("Bolero") }.count == 1)
  }

  @Test("1.3 forward(to: T)") func oneMemberIsForwardedByTheOperator() {
    given(singer.sing(any())) ~> forward(to: Raven("Ryan"))
    #expect(singer.sing("Bolero") == 6)
  }

  @Test("1.3 ForwardingContext") func targetsAreValues() {
    let target: ForwardingContext = forward(to: Raven("Ryan"))
    given(singer.name) ~> target
    #expect(singer.name == "Ryan")
  }

  @Test("1.3 Mock.forwardCalls(to: T) -> Self") func allMembersAreForwarded() {
    #expect(singer.forwardCalls(to: Raven("Ryan")) === singer)
    #expect(singer.name == "Ryan")
    #expect(singer.sing("Bolero") == 6)
    singer.name = "Maya"
    #expect(singer.name == "Maya")
  }

  @Test("1.2 willForwardToSuper()") func oneMemberIsForwardedToTheClass() {
    let tree = mock(Tree.self).initialize(height: 42)
    given(tree.height).willForwardToSuper()
    #expect(tree.height == 42)
    #expect(failures { _ = tree.grow(by: 1) }.count == 1)
  }

  @Test("1.3 forwardToSuper()") func oneMemberIsForwardedToTheClassByTheOperator() {
    let tree = mock(Tree.self).initialize(height: 42)
    given(tree.height) ~> forwardToSuper()
    #expect(tree.height == 42)
  }

  @Test("1.3 Mock.forwardCallsToSuper() -> Self") func allMembersAreForwardedToTheClass() {
    let tree = mock(Tree.self).initialize(height: 42)
    #expect(tree.forwardCallsToSuper() === tree)
    #expect(tree.grow(by: 2) == 44)
    given(tree.height).willReturn(1)
    #expect(tree.height == 1)
  }

  @Test("1.3 forwardCalls(to:) of static members") func staticMembersAreForwarded() {
    withMocks {
      SingerMock.forwardCalls(to: Raven.self)
      #expect(SingerMock.voices() == 7)
    }
  }
}
