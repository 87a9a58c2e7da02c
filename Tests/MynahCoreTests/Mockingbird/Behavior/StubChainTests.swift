import Mynah
import Support
import Testing

/// What Mockingbird's users know of stubs and chains, section 2.2.
@Suite struct StubChainTests {
  let bird = mock(Bird.self)

  private func ages(_ count: Int) -> [Int] { (0..<count).map { _ in bird.age } }

  @Test("2.2 later stubs win, older ones are the fallback") func olderStubsAreTheFallback() {
    given(bird.chirp(volume: any(where: { $0 > 0 }))).willReturn(true)
    given(bird.chirp(volume: 9)).willReturn(false)
    #expect([9, 8].map { bird.chirp(volume: $0) } == [false, true])
  }

  @Test("2.2 a stub that has ended gives no way to older ones") func endedStubsGiveNoWay() {
    given(bird.age).willReturn(1)
    given(bird.age).willReturn(finiteSequence(of: 2))
    bird.useDefaultValues(from: .standardProvider)
    #expect(ages(2) == [2, 0])
  }

  @Test("2.2 stubs answer before targets, in whatever order") func stubsAnswerBeforeTargets() {
    let singer = mock(Singer.self)
    given(singer.name).willReturn("Ryan")
    given(singer.name).willForward(to: Raven("Maya"))
    #expect(singer.name == "Ryan")
  }

  @Test("2.2 given alone changes nothing") func givenAloneChangesNothing() {
    given(bird.age).willReturn(3)
    _ = given(bird.age)
    #expect(bird.age == 3)
  }

  @Test("2.2 links of a chain answer once, the last for good") func chainsStayOnTheLastLink() throws
  {
    given(bird.eat(any(), grams: any()))
      .willReturn(1)
      .willReturn(2)
      .will { _, grams in grams }
      .willThrow(Storm.rain)
    #expect(try (0..<3).map { _ in try bird.eat("worm", grams: 9) } == [1, 2, 9])
    for _ in 0..<2 { #expect(throws: Storm.rain) { try bird.eat("worm", grams: 9) } }
  }

  @Test("2.2 providers in a chain answer until they end") func providersAnswerUntilTheyEnd() {
    given(bird.age)
      .willReturn(finiteSequence(of: 1, 2))
      .willReturn(loopingSequence(of: 3, 4), transition: .after(3))
      .willReturn(5)
    #expect(ages(7) == [1, 2, 3, 4, 3, 5, 5])
  }

  @Test("2.2 closures of a sequence are called when it is their turn") func closuresAreLazy() {
    var calls: [String] = []
    given(bird.chirp(volume: any())).willReturn(
      sequence(
        of: {
          calls.append("first \($0)")
          return true
        },
        {
          calls.append("second \($0)")
          return false
        }))
    #expect(calls.isEmpty)
    #expect([1, 2].map { bird.chirp(volume: $0) } == [true, false])
    #expect(calls == ["first 1", "second 2"])
  }

  @Test("2.2 lastSetValue overrides older stubs of the setter") func lastSetValueStubsTheSetter() {
    var names: [String] = []
    given(bird.name = any()).will { (name: String) in names.append(name) }
    given(bird.name).willReturn(lastSetValue(initial: "Ryan"))
    bird.name = "Maya"
    #expect(bird.name == "Maya")
    #expect(names.isEmpty)
  }

  @Test("2.2 sequences of async members") func sequencesServeAsyncMembers() async throws {
    given(bird.fly(to: any())).willReturn(sequence(of: 1, 2))
    #expect(try await bird.fly(to: "Oslo") == 1)
    #expect(try await bird.fly(to: "Oslo") == 2)
    given(bird.mood).willReturn(loopingSequence(of: "merry", "calm"))
    #expect(try await bird.mood == "merry")
    #expect(try await bird.mood == "calm")
  }

  @Test("2.2 operator and optionals of async members") func operatorServesAsyncMembers()
    async throws
  {
    given(bird.fly(to: any())) ~> 3
    #expect(try await bird.fly(to: "Oslo") == 3)
    await given(bird.wake()).willReturn()
    await bird.wake()
    await verify(bird.wake()).wasCalled()
  }
}
