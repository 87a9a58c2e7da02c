import Mynah
import Testing

/// The code that only the pages about migrating from other libraries show.
@Suite struct MigratingGuideTests {
  private let bird = mock(Bird.self)

  @Test func replacementsForClosuresWork() async throws {
    given(bird.chirp(volume: any())).will { volume in volume < 42 }
    given(bird.chirp(volume: any(in: 40...50))).willReturn(true)
    #expect([39, 41, 42, 51].map { bird.chirp(volume: $0) } == [true, true, true, false])
    given(bird.fly(to: any(), speed: any())).will { place, speed in place.count * speed }
    #expect(bird.fly(to: "Oslo", speed: 2) == 8)
    given(bird.sing(any())).willReturn(125)
    #expect(try await bird.sing("Yesterday") == 125)
    given(bird.sing(any())).will { song in song.count }
    #expect(try await bird.sing("Bolero") == 6)
    given(bird.getSubscript(feather: any())).will { "feather \($0)" }
    #expect(bird[feather: 3] == "feather 3")
    given(bird.land()).will { print("landed") }
    bird.land()
  }

  @Test func replacementsForSequencesWork() throws {
    given(bird.name).willReturn("Ryan").willReturn("Sterling")
    #expect((1...3).map { _ in bird.name } == ["Ryan", "Sterling", "Sterling"])
    given(bird.name).willReturn(loopingSequence(of: "Ryan", "Sterling"))
    #expect((1...3).map { _ in bird.name } == ["Ryan", "Sterling", "Ryan"])
    given(bird.name).willReturn(finiteSequence(of: "Ryan", "Sterling")).willReturn("Robin")
    #expect((1...3).map { _ in bird.name } == ["Ryan", "Sterling", "Robin"])
    given(bird.name)
      .willReturn(loopingSequence(of: "Ryan"), transition: .after(2))
      .willReturn("Robin")
    #expect((1...3).map { _ in bird.name } == ["Ryan", "Ryan", "Robin"])
    given(bird.fly(to: any(), speed: any())).willReturn(sequence(of: 3, 4))
    #expect((1...3).map { bird.fly(to: "Oslo", speed: $0) } == [3, 4, 4])
    given(bird.fly(to: any(), speed: any())).willReturn(loopingSequence(of: 3, 4))
    #expect((1...3).map { bird.fly(to: "Oslo", speed: $0) } == [3, 4, 3])
    given(bird.eat(any())).willReturn().willThrow(Indigestion())
    try bird.eat("seed")
    #expect(throws: Indigestion.self) { try bird.eat("seed") }
  }

  @Test func replacementsForResultsWork() throws {
    let result = Result<Void, any Error>.failure(Indigestion())
    given(bird.eat(any())).will { _ in try result.get() }
    #expect(throws: Indigestion.self) { try bird.eat("seed") }
    given(bird.eat(any())).willThrow(Indigestion())
    #expect(throws: Indigestion.self) { try bird.eat("seed") }
  }

  @Test func replacementsForActionsWork() {
    given(bird.name).will { "Ryan" }
    #expect(bird.name == "Ryan")
    given(bird.name).perform { print("read") }.willReturn("Maya")
    observe(bird.name) { print("read") }
    observe(bird.setName("Ryan")) { print("renamed") }
    #expect(bird.name == "Maya")
    bird.name = "Ryan"
  }

  @Test func replacementsForStreamsWork() async {
    let nests = mock(Nests.self)
    let sightings = given(nests.sightings()).willStream()
    sightings.yield("crow")
    sightings.finish()
    for await bird in nests.sightings() { #expect(bird == "crow") }
  }

  @Test func replacementsForCountsWork() {
    for _ in 1...4 { bird.land() }
    verify(bird.land()).wasCalled(4)
    verify(bird.land()).wasCalled(exactly(4))
    verify(bird.land()).wasCalled(1...5)
    verify(bird.land()).wasCalled(2...5)
    verify(bird.land()).wasCalled(atMost(4))
    verify(bird.land()).wasCalled(atMost(5))
    verify(bird.land()).wasCalled(atLeast(1))
    verify(bird.land()).wasCalled(atLeast(2))
    verify(bird.land()).wasCalled(atLeast(3))
    verify(bird.land()).wasCalled(exactly(1).or(atLeast(2)))
    #expect(calls(bird.land()).count.isMultiple(of: 2))
    clearInvocations(on: bird)
    for _ in 1...3 { bird.land() }
    verify(bird.land()).wasCalled(3)
    verify(bird.land()).wasCalled(exactly(3))
    verify(bird.land()).wasCalled(atLeast(1).and(atMost(3)))
    clearInvocations(on: bird)
    for _ in 1...2 { bird.land() }
    verify(bird.land()).wasCalled(2)
    verify(bird.land()).wasCalled(atMost(2))
  }

  @Test func replacementsForVerificationsWork() async {
    bird.useDefaultValues(from: .standardProvider)
    for volume in [3, 42] { _ = bird.chirp(volume: volume) }
    for friend in ["Ryan", "Maya"] { _ = bird.greet(friend) }
    _ = bird.fly(to: "Oslo", speed: 2)
    bird.name = "Ryan"
    _ = bird.name

    let volume = ArgumentCaptor<Int>()
    verify(bird.greet(any())).wasCalled(twice)
    verify(bird.chirp(volume: any())).wasCalled(2)
    verify(bird.chirp(volume: volume.any())).wasCalled(2)
    verify(bird.chirp(volume: volume.any())).wasCalled(twice)
    verify(bird.fly(to: "Oslo", speed: any())).wasCalled()
    verify(bird.name).wasCalled(atLeast(1))
    await verify(bird.name = "Ryan").wasCalled(within: .seconds(1))
    verify(bird[feather: any()] = "blue").wasNeverCalled()
    verifyNoMoreInteractions(bird)
    verifyNoInteractions(mock(Bird.self))
    clearInvocations(on: bird)
  }

  @Test func replacementsForCaptorsWork() {
    given(bird.chirp(volume: any())).willReturn(true)
    for volume in [3, 42] { _ = bird.chirp(volume: volume) }
    let volume = ArgumentCaptor<Int>()
    verify(bird.chirp(volume: volume.any())).wasCalled(2)
    #expect(volume.allValues == [3, 42])
    #expect(volume.value == 42)
    #expect(calls(bird.chirp(volume: any())) == [3, 42])
    #expect(calls(bird.chirp(volume: any())).last == 42)
    let loud = ArgumentCaptor<Int>()
    verify(bird.chirp(volume: allOf(loud.any(), any(where: { $0 > 40 })))).wasCalled()
    #expect(loud.allValues == [42])
  }

  @Test func replacementsForMatchersOfCollectionsWork() {
    let roost = mock(Loft.self).useDefaultValues(from: .standardProvider)
    let guest = Regular()
    _ = roost.gather(["Ryan", "Maya"])
    _ = roost.weigh(["Ryan": 3, "Maya": 4])
    _ = roost.invite(guest)
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
    verify(roost.invite(any(where: { $0 is Regular }))).wasCalled()
    verify(roost.invite(any(where: { $0 === guest }))).wasCalled()
    given(roost.ask(any(), then: any())).will { name, reply in reply(name == "Ryan") }
    roost.ask("Ryan") { #expect($0) }
  }

  @Test func replacementsForMatchersOfValuesWork() {
    given(bird.chirp(volume: any())).willReturn(true)
    for volume in [42, 50] { _ = bird.chirp(volume: volume) }
    verify(bird.chirp(volume: any(where: { $0 > 2 }))).wasCalled(atLeast(2))
    verify(bird.chirp(volume: any(of: 41, 42))).wasCalled()
    verify(bird.chirp(volume: any(where: { $0 > 3 && $0 < 50 }))).wasCalled()
    verify(bird.chirp(volume: allOf(any(in: 4...), any(in: ...49)))).wasCalled()
    verify(bird.chirp(volume: not(3))).wasCalled(2)
    verify(bird.chirp(volume: loud())).wasCalled(2)
    clearInvocations(on: bird)
    _ = bird.chirp(volume: 42)
    verify(bird.chirp(volume: any(where: { $0 > 40 }))).wasCalled()
  }

  @Test func replacementsForStaticMembersWork() {
    withMocks {
      given(BirdMock.hatch(any())).will { $0 }
      #expect(BirdMock.hatch(3) == 3)
      verify(BirdMock.hatch(any())).wasCalled()
      given(BirdMock.hatch(any())).willReturn(2)
      #expect(BirdMock.hatch(3) == 2)
    }
  }

  @Test func replacementsForOrdersOfCallsWork() {
    let tree = mock(Tree.self).initialize(height: 42).forwardCallsToSuper()
    #expect(tree.grow(by: 1) == 43)
    bird.land()
    clearInvocations(on: tree)
    tree.shake()
    inOrder(with: .noInvocationsAfter) {
      verify(bird.land()).wasCalled()
      verify(tree.shake()).wasCalled()
    }
    inOrder(with: [.noInvocationsBefore, .onlyConsecutiveInvocations, .noInvocationsAfter]) {
      verify(bird.land()).wasCalled(atLeast(1))
      verify(tree.shake()).wasCalled()
    }
    verify(bird.land()).wasCalled(atLeast(1))
  }
}

private func loud() -> Int? {
  matching("loud()") { $0 > 40 }
}

/// The protocol that the examples of migrating mock in addition to `Bird` and `Tree`.
protocol Loft {
  func gather(_ names: [String]) -> Int
  func weigh(_ grams: [String: Int]) -> Bool
  func invite(_ guest: Guest) -> Bool
  func ask(_ name: String, then reply: @escaping (Bool) -> Void)
}

/// A class whose instances are compared by identity.
class Guest {}

final class Regular: Guest {}
