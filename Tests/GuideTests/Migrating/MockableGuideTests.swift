import Mynah
import Testing

/// What the page about moving from Mockable shows.
@Suite struct MockableGuideTests {
  @Test func statementsThatStub() throws {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).will { volume in volume < 42 }
    given(bird.chirp(volume: 42)).willReturn(true)
    given(bird.eat("stone")).willThrow(Indigestion())
    given(bird.name).willReturn("Ryan").willReturn("Sterling")
    given(bird.land()).will { print("landed") }
    #expect([41, 42, 43].map { bird.chirp(volume: $0) } == [true, true, false])
    #expect(throws: Indigestion.self) { try bird.eat("stone") }
    #expect((1...3).map { _ in bird.name } == ["Ryan", "Sterling", "Sterling"])
    bird.land()
  }

  @Test func statementsThatVerify() async {
    let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
    bird.land()
    for volume in [3, 42] { _ = bird.chirp(volume: volume) }
    bird.name = "Ryan"
    _ = bird.name

    verify(bird.land()).wasCalled()
    verify(bird.chirp(volume: any())).wasCalled(twice)
    verify(bird.chirp(volume: any(where: { $0 > 40 }))).wasCalled()
    verify(bird.eat(any())).wasNeverCalled()
    verify(bird.name).wasCalled(atLeast(1))
    verify(bird.name = "Ryan").wasCalled()
    await verify(bird.land()).wasCalled(within: .seconds(1))
    await verify(bird.name = "Ryan").wasCalled(within: .seconds(1))
    reset(bird)
    clearStubs(on: bird)
    clearInvocations(on: bird)
  }

  @Test func answers() throws {
    let bird = mock(Bird.self)
    let result = Result<Void, any Error>.failure(Indigestion())
    given(bird.name).will { "Ryan" }
    given(bird.eat(any())).will { _ in try result.get() }
    #expect(bird.name == "Ryan")
    #expect(throws: Indigestion.self) { try bird.eat("seed") }
  }

  @Test func sideEffects() {
    let bird = mock(Bird.self)
    given(bird.name).perform { print("read") }.willReturn("Ryan")
    given(bird.name = "Ryan").will { print("renamed") }
    #expect(bird.name == "Ryan")
    bird.name = "Ryan"
  }

  @Test func policies() {
    var provider = ValueProvider()
    provider.register("Ryan", for: String.self)
    let bird = mock(Bird.self).useDefaultValues(from: .standardProvider + provider)
    #expect(bird.name == "Ryan")
    withMocks(defaults: .standardProvider) {
      #expect(mock(Bird.self).name == "")
    }
  }

  @Test func matchers() {
    let roost = mock(Loft.self).useDefaultValues(from: .standardProvider)
    let guest = Guest()
    _ = roost.invite(guest)
    verify(roost.invite(any(where: { $0 === guest }))).wasCalled()
    let cache = mock(Cache.self)
    given(cache.save("seed")).willReturn(true)
    given(cache.save(any(Int.self))).willReturn(false)
    #expect(cache.save("seed"))
    #expect(!cache.save(3))
  }

  @Test func counts() {
    let bird = mock(Bird.self)
    for _ in 1...3 { bird.land() }
    verify(bird.land()).wasCalled(3)
    verify(bird.land()).wasCalled(exactly(3))
    verify(bird.land()).wasCalled(1...5)
    verify(bird.land()).wasCalled(atMost(4))
    verify(bird.land()).wasCalled(atMost(5))
    verify(bird.land()).wasCalled(atLeast(2))
    verify(bird.land()).wasCalled(atLeast(3))
  }
}
