import Mynah
import Testing

/// What the page about moving from Mockolo shows.
@Suite struct MockoloGuideTests {
  @Test func statementsThatAnswer() async throws {
    let bird = mock(Bird.self)
    given(bird.name).willReturn("Ryan")
    given(bird.chirp(volume: any())).will { volume in volume < 42 }
    given(bird.eat(any())).willThrow(Indigestion())
    given(bird.sing(any())).will { song in song.count }
    given(bird.getSubscript(feather: any())).will { "feather \($0)" }
    #expect(bird.name == "Ryan")
    #expect([41, 42].map { bird.chirp(volume: $0) } == [true, false])
    #expect(throws: Indigestion.self) { try bird.eat("stone") }
    #expect(try await bird.sing("Bolero") == 6)
    #expect(bird[feather: 3] == "feather 3")
  }

  @Test func statementsThatVerify() {
    let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
    bird.land()
    bird.name = "Ryan"
    _ = bird.name
    for volume in [3, 42] { _ = bird.chirp(volume: volume) }

    let volume = ArgumentCaptor<Int>()
    verify(bird.land()).wasCalled()
    verify(bird.name).wasCalled()
    verify(bird.name = any()).wasCalled()
    verify(bird.chirp(volume: any())).wasCalled(2)
    verify(bird.chirp(volume: volume.any())).wasCalled(2)
    #expect(volume.allValues == [3, 42])
    verify(bird.eat(any())).wasNeverCalled()
    clearInvocations(on: bird)
    reset(bird)
  }

  @Test func staticMembers() {
    withMocks {
      given(BirdMock.hatch(any())).will { $0 }
      #expect(BirdMock.hatch(3) == 3)
      verify(BirdMock.hatch(any())).wasCalled()
    }
  }

  @Test func mocksOfOtherKinds() {
    let tree = mock(Tree.self).initialize(height: 42)
    let nest = mock((any Nest<Int>).self)
    given(tree.grow(by: any())).willReturn(7)
    given(nest.eggs()).willReturn([1])
    #expect(tree.grow(by: 1) == 7)
    #expect(nest.eggs() == [1])
    let bird = mock(Bird.self)
    given(bird.name).willReturn(lastSetValue(initial: "Ryan"))
    bird.name += "!"
    #expect(bird.name == "Ryan!")
    withMocks(defaults: .standardProvider) {
      #expect(mock(Bird.self).name == "")
    }
  }
}
