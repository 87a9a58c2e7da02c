import Mynah
import Testing

/// What the page about moving from SwiftyMocky shows.
@Suite struct SwiftyMockyGuideTests {
  @Test func statementsThatStub() throws {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).willReturn(false)
    given(bird.chirp(volume: 42)).willReturn(true)
    given(bird.fly(to: any(), speed: any())).willReturn(loopingSequence(of: 3, 4))
    given(bird.eat("stone")).willThrow(Indigestion())
    given(bird.name).willReturn(lastSetValue(initial: "Ryan"))
    given(bird.land()).will { print("landed") }
    #expect([41, 42].map { bird.chirp(volume: $0) } == [false, true])
    #expect((1...3).map { bird.fly(to: "Oslo", speed: $0) } == [3, 4, 3])
    #expect(throws: Indigestion.self) { try bird.eat("stone") }
    bird.name += "!"
    #expect(bird.name == "Ryan!")
    bird.land()
  }

  @Test func statementsThatVerify() {
    let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
    bird.land()
    for volume in [3, 42] { _ = bird.chirp(volume: volume) }
    bird.name = "Ryan"
    _ = bird.name

    let volume = ArgumentCaptor<Int>()
    verify(bird.land()).wasCalled(atLeast(1))
    verify(bird.chirp(volume: any())).wasCalled(twice)
    verify(bird.chirp(volume: any(where: { $0 > 40 }))).wasCalled()
    verify(bird.chirp(volume: volume.any())).wasCalled(twice)
    verify(bird.name).wasCalled()
    verify(bird.name = "Ryan").wasCalled()
    verify(bird.eat(any())).wasNeverCalled()
    #expect(volume.allValues == [3, 42])
    #expect(volume.value == 42)
  }

  @Test func staticMembers() {
    withMocks {
      given(BirdMock.hatch(any())).willReturn(2)
      #expect(BirdMock.hatch(3) == 2)
      verify(BirdMock.hatch(any())).wasCalled()
      reset(BirdMock.self)
    }
  }

  @Test func answers() throws {
    let bird = mock(Bird.self)
    given(bird.name).willReturn("Ryan")
    given(bird.name).willReturn(loopingSequence(of: "Ryan", "Sterling"))
    #expect((1...3).map { _ in bird.name } == ["Ryan", "Sterling", "Ryan"])
    given(bird.name).willReturn(finiteSequence(of: "Ryan", "Sterling")).willReturn("Robin")
    #expect((1...3).map { _ in bird.name } == ["Ryan", "Sterling", "Robin"])
    given(bird.eat(any())).willReturn().willThrow(Indigestion())
    try bird.eat("seed")
    #expect(throws: Indigestion.self) { try bird.eat("seed") }
    given(bird[feather: 3]).willReturn("red")
    #expect(bird[feather: 3] == "red")
    verify(bird[feather: any()]).wasCalled()
    verify(bird[feather: any()] = "blue").wasNeverCalled()

    let roost = mock(Loft.self)
    given(roost.ask(any(), then: any())).will { name, reply in reply(name == "Ryan") }
    roost.ask("Ryan") { #expect($0) }

    let egg = mock(Egg.self)
    given(egg.age()).returning(Int.self).willReturn(3)
    #expect((egg.age() as Int) == 3)
  }

  @Test func matchers() {
    let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
    let roost = mock(Loft.self).useDefaultValues(from: .standardProvider)
    let guest = Regular()
    _ = roost.invite(guest)
    for friend in ["Ryan", nil] { _ = bird.greet(friend) }
    _ = bird.chirp(volume: 42)
    verify(roost.invite(guest)).wasCalled()
    verify(roost.invite(any(where: { $0 is Regular }))).wasCalled()
    verify(roost.invite(any(where: { $0 === guest }))).wasCalled()
    verify(bird.greet(notNil())).wasCalled()
    verify(bird.greet(nil)).wasCalled()
    verify(bird.chirp(volume: any(where: { $0 > 3 && $0 < 50 }))).wasCalled()
    verify(bird.chirp(volume: any(Int.self))).wasCalled()
  }

  @Test func counts() {
    let bird = mock(Bird.self)
    for _ in 1...4 { bird.land() }
    verify(bird.land()).wasCalled(4)
    verify(bird.land()).wasCalled(exactly(4))
    verify(bird.land()).wasCalled(1...5)
    verify(bird.land()).wasCalled(atMost(4))
    verify(bird.land()).wasCalled(atMost(5))
    verify(bird.land()).wasCalled(atLeast(2))
    verify(bird.land()).wasCalled(atLeast(3))
    #expect(bird.mockingContext.invocations.count.isMultiple(of: 2))
    clearInvocations(on: bird)
    clearStubs(on: bird)
    reset(bird)
  }
}
