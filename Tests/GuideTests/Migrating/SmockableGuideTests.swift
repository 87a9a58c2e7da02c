import Mynah
import Testing

/// What the page about moving from Smockable shows.
@Suite struct SmockableGuideTests {
  @Test func statementsThatStub() throws {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).willReturn(false)
    given(bird.chirp(volume: any(in: 40...50))).willReturn(true)
    given(bird.fly(to: "Oslo", speed: any())).willReturn(3)
    given(bird.eat("stone")).willThrow(Indigestion())
    given(bird.name).willReturn("Ryan").willReturn("Sterling")
    #expect([3, 42].map { bird.chirp(volume: $0) } == [false, true])
    #expect(bird.fly(to: "Oslo", speed: 2) == 3)
    #expect(throws: Indigestion.self) { try bird.eat("stone") }
    #expect((1...3).map { _ in bird.name } == ["Ryan", "Sterling", "Sterling"])
    given(bird.fly(to: any(), speed: any())).will { place, speed in place.count * speed }
    #expect(bird.fly(to: "Bonn", speed: 2) == 8)
  }

  @Test func statementsThatVerify() {
    let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
    bird.land()
    for volume in [3, 42] { _ = bird.chirp(volume: volume) }
    bird.name = "Ryan"

    let volume = ArgumentCaptor<Int>()
    verify(bird.land()).wasCalled()
    verify(bird.chirp(volume: any(where: { $0 > 2 }))).wasCalled(atLeast(2))
    verify(bird.chirp(volume: volume.any())).wasCalled(2)
    #expect(volume.allValues == [3, 42])
    verify(bird.name = "Ryan").wasCalled()
    verify(bird.eat(any())).wasNeverCalled()
    verifyNoInteractions(mock(Bird.self))
  }

  @Test func order() {
    let bird = mock(Bird.self)
    let tree = mock(Tree.self).initialize(height: 42)
    bird.land()
    tree.shake()
    inOrder(with: .noInvocationsAfter) {
      verify(bird.land()).wasCalled()
      verify(tree.shake()).wasCalled()
    }
    inOrder(with: [.noInvocationsBefore, .onlyConsecutiveInvocations, .noInvocationsAfter]) {
      verify(bird.land()).wasCalled(atLeast(1))
      verify(tree.shake()).wasCalled()
    }
  }

  @Test func answers() throws {
    let bird = mock(Bird.self)
    given(bird.name)
      .willReturn(loopingSequence(of: "Ryan"), transition: .after(2))
      .willReturn("Robin")
    #expect((1...3).map { _ in bird.name } == ["Ryan", "Ryan", "Robin"])
    given(bird.eat(any())).willReturn()
    try bird.eat("seed")

    let cache = mock(Cache.self)
    given(cache.save("seed")).willReturn(true)
    given(cache.save(any(Int.self))).willReturn(false)
    #expect(cache.save("seed"))
    #expect(!cache.save(3))
  }

  @Test func matchers() {
    let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
    for friend in ["Ryan", nil] { _ = bird.greet(friend) }
    _ = bird.chirp(volume: 42)
    verify(bird.greet(nil)).wasCalled()
    verify(bird.greet("Ryan")).wasCalled()
    verify(bird.chirp(volume: any())).wasCalled()
    verify(bird.chirp(volume: 42)).wasCalled()
    verify(bird.chirp(volume: any(in: 40...))).wasCalled()
  }

  @Test func counts() {
    let bird = mock(Bird.self)
    bird.land()
    bird.land()
    verify(bird.land()).wasCalled(2)
    verify(bird.land()).wasCalled(2...5)
    verify(bird.land()).wasCalled(atLeast(1))
    verify(bird.land()).wasCalled(atMost(2))
  }
}
