import Mynah
import Testing

/// What the page about moving from Cuckoo shows.
@Suite struct CuckooGuideTests {
  @Test func statementsThatStub() throws {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).willReturn(false)
    given(bird.chirp(volume: 42)).willReturn(true)
    given(bird.fly(to: any(), speed: any())).will { place, speed in place.count * speed }
    given(bird.eat("stone")).willThrow(Indigestion())
    given(bird.name).willReturn("Ryan").willReturn("Sterling")
    #expect([41, 42].map { bird.chirp(volume: $0) } == [false, true])
    #expect(bird.fly(to: "Oslo", speed: 2) == 8)
    #expect(throws: Indigestion.self) { try bird.eat("stone") }
    #expect((1...3).map { _ in bird.name } == ["Ryan", "Sterling", "Sterling"])
  }

  @Test func statementsThatVerify() {
    let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
    bird.land()
    for friend in ["Ryan", "Maya"] { _ = bird.greet(friend) }
    bird.name = "Ryan"

    let friend = ArgumentCaptor<String>()
    verify(bird.land()).wasCalled()
    verify(bird.greet(any())).wasCalled(twice)
    verify(bird.greet(friend.any())).wasCalled(twice)
    verify(bird.name = "Ryan").wasCalled()
    verify(bird.eat(any())).wasNeverCalled()
    verifyNoMoreInteractions(bird)
    #expect(friend.allValues == ["Ryan", "Maya"])
    #expect(friend.value == "Maya")
    reset(bird)
    clearStubs(on: bird)
    clearInvocations(on: bird)
  }

  @Test func spies() {
    let tree = mock(Tree.self).initialize(height: 42).forwardCallsToSuper()
    let bird = mock(Bird.self).forwardCalls(to: Crow())
    given(tree.height).willForwardToSuper()
    #expect(tree.grow(by: 1) == 43)
    #expect(bird.name == "Crow")
  }

  @Test func answers() {
    let bird = mock(Bird.self)
    given(bird.name).willReturn(sequence(of: "Ryan", "Sterling"))
    given(bird.eat(any())).willThrow(Indigestion()).willReturn()
    given(bird.name = any()).willReturn()
    #expect([bird.name, bird.name] == ["Ryan", "Sterling"])
    #expect(throws: Indigestion.self) { try bird.eat("seed") }
    #expect(throws: Never.self) { try bird.eat("seed") }

    let egg = mock(Egg.self)
    given(egg.age()).returning(Int.self).willReturn(3)
    #expect((egg.age() as Int) == 3)
  }

  @Test func defaults() {
    var provider = ValueProvider()
    provider.register("Ryan", for: String.self)
    let bird = mock(Bird.self).useDefaultValues(from: .standardProvider + provider)
    #expect(bird.name == "Ryan")
    #expect(bird.fly(to: "Oslo", speed: 3) == 0)
  }

  @Test func matchers() {
    let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
    let roost = mock(Loft.self).useDefaultValues(from: .standardProvider)
    let guest = Guest()
    _ = bird.chirp(volume: 42)
    for friend in ["Ryan", nil] { _ = bird.greet(friend) }
    _ = roost.gather(["Ryan", "Maya"])
    _ = roost.weigh(["Ryan": 3, "Maya": 4])
    _ = roost.invite(guest)
    roost.ask("Ryan") { _ in }

    verify(bird.chirp(volume: 42)).wasCalled()
    verify(bird.chirp(volume: any())).wasCalled()
    verify(bird.chirp(volume: any(Int.self))).wasCalled()
    verify(bird.chirp(volume: any(of: 41, 42))).wasCalled()
    verify(bird.chirp(volume: any(where: { $0 > 3 && $0 < 50 }))).wasCalled()
    verify(bird.chirp(volume: loud())).wasCalled()
    verify(bird.greet(notNil())).wasCalled()
    verify(bird.greet(nil)).wasCalled()
    verify(roost.gather(any(containing: "Ryan", "Maya"))).wasCalled()
    verify(roost.gather(any(where: { $0.contains("Ryan") }))).wasCalled()
    verify(roost.gather(any(where: { !$0.contains("Ana") }))).wasCalled()
    verify(roost.gather(any(count: exactly(2)))).wasCalled()
    verify(roost.gather(any(count: atLeast(2)))).wasCalled()
    verify(roost.gather(any(count: atMost(2)))).wasCalled()
    verify(roost.gather(any(count: between(2...4)))).wasCalled()
    verify(roost.weigh(any(keys: "Ryan", "Maya"))).wasCalled()
    verify(roost.weigh(any(containing: 3, 4))).wasCalled()
    verify(roost.weigh(any(where: { $0["Ryan"] == 3 }))).wasCalled()
    verify(roost.invite(guest)).wasCalled()
    verify(roost.ask("Ryan", then: any())).wasCalled()
  }

  @Test func counts() {
    let bird = mock(Bird.self)
    bird.land()
    bird.land()
    verify(bird.land()).wasCalled(2)
    verify(bird.land()).wasCalled(atLeast(1))
    verify(bird.land()).wasCalled(atMost(2))
    verify(bird.land()).wasCalled(exactly(1).or(atLeast(2)))
    verify(bird.land()).wasCalled(atLeast(1).and(atMost(3)))
    #expect(bird.mockingContext.invocations.count == 2)
  }
}

private func loud() -> Int? {
  matching("loud()") { $0 > 40 }
}
