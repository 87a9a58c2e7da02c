import Dispatch
import Mynah
import Support
import Testing

@Suite struct DefaultValueTests {
  let bird = mock(Bird.self)

  @Test func defaultValuesAnswerWhatNoStubAnswers() async throws {
    bird.useDefaultValues(from: .standardProvider)
    let texts = try await failures { () async throws -> Void in
      #expect(bird.name == "")
      #expect(try bird.eat("worm", grams: 3) == 0)
      #expect(try await bird.fly(to: "Oslo") == 0)
      #expect(try await bird.glide(over: 3) == [])
      #expect(bird[3] == "")
      #expect(bird.build(Nest(twigs: [])) == nil)
    }
    #expect(texts == [])
    verify(bird.eat("worm", grams: 3)).wasCalled()
  }

  @Test func stubsAnswerFirst() {
    given(bird.chirp(volume: 3)).willReturn(true)
    bird.useDefaultValues(from: .standardProvider)
    #expect(bird.chirp(volume: 3))
    #expect(!bird.chirp(volume: 4))
  }

  @Test func endedStubGivesWayToDefaultValues() {
    bird.useDefaultValues(from: .standardProvider)
    given(bird.age).willReturn(7)
    given(bird.age).willReturn(finiteSequence(of: 1))
    #expect([bird.age, bird.age] == [1, 0])
  }

  @Test func providersAddUpAndTheNewestWins() {
    var provider = ValueProvider()
    provider.register("Ryan", for: String.self)
    bird.useDefaultValues(from: .standardProvider).useDefaultValues(from: provider)
    #expect(bird.name == "Ryan")
    #expect(bird.age == 0)
  }

  @Test func clearingStubsRemovesDefaultValues() {
    bird.useDefaultValues(from: .standardProvider)
    clearInvocations(on: bird)
    #expect(failures { _ = bird.age }.isEmpty)
    clearStubs(on: bird)
    #expect(failures { _ = bird.age }.count == 1)
  }

  @Test @MainActor func isolatedMocksHaveDefaultValues() {
    let perch = mock(Perch.self).useDefaultValues(from: .primitivesProvider)
    #expect(perch.height == 0)
  }

  @Test func threadsUseAndReplaceDefaultValues() {
    let counter = mock(Counter.self).useDefaultValues(from: .standardProvider)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<200 {
        if thread == 0 {
          var provider = ValueProvider()
          provider.register(number, for: Int.self)
          counter.useDefaultValues(from: provider)
        } else {
          #expect((0..<200).contains(counter.next(number)))
        }
      }
    }
    #expect(counter.next(0) == 199)
  }

  @Test func genericMembersAndActorsHaveDefaultValues() async throws {
    let shapes = mock(Shapes.self).useDefaultValues(from: .standardProvider)
    #expect(try shapes.decode(Int.self, from: "") == 0)
    #expect(shapes.twice(2) == "")
    let keeper = mock(Keeper.self).useDefaultValues(from: .collectionsProvider)
    #expect(await keeper.eggs == [])
  }
}

extension StaticStubbingTests {
  @Test func staticMembersHaveDefaultValues() {
    defer { reset(BirdMock.self) }
    BirdMock.useDefaultValues(from: .standardProvider)
    #expect(failures { _ = BirdMock.hatch("egg") }.isEmpty)
    #expect(BirdMock.hatch("egg") == "")
  }
}
