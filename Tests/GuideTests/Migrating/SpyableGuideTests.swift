import Mynah
import Testing

/// What the page about moving from Spyable shows.
@Suite struct SpyableGuideTests {
  @Test func statementsThatAnswer() async throws {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).willReturn(true)
    given(bird.fly(to: any(), speed: any())).will { place, speed in place.count * speed }
    given(bird.eat(any())).willThrow(Indigestion())
    given(bird.name).willReturn("Ryan")
    given(bird.sing(any())).willReturn(125)
    #expect(bird.chirp(volume: 3))
    #expect(bird.fly(to: "Oslo", speed: 2) == 8)
    #expect(throws: Indigestion.self) { try bird.eat("stone") }
    #expect(bird.name == "Ryan")
    #expect(try await bird.sing("Yesterday") == 125)
  }

  @Test func statementsThatVerify() {
    let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
    bird.land()
    for volume in [3, 42] { _ = bird.chirp(volume: volume) }
    _ = bird.fly(to: "Oslo", speed: 2)

    let volume = ArgumentCaptor<Int>()
    verify(bird.land()).wasCalled(atLeast(1))
    verify(bird.chirp(volume: any())).wasCalled(2)
    verify(bird.chirp(volume: volume.any())).wasCalled(2)
    #expect(volume.value == 42)
    #expect(volume.allValues == [3, 42])
    verify(bird.fly(to: "Oslo", speed: any())).wasCalled()
    verify(bird.eat(any())).wasNeverCalled()
    verify(bird.name = any()).wasNeverCalled()
    #expect(bird.mockingContext.invocations.count == 4)
    reset(bird)
  }

  @Test func propertiesKeepWhatTheyAreSetTo() {
    let bird = mock(Bird.self)
    given(bird.name).willReturn(lastSetValue(initial: "Ryan"))
    bird.name += "!"
    #expect(bird.name == "Ryan!")
  }
}
