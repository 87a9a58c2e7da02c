import Dispatch
import Mynah
import Support
import Testing

@Suite struct DefaultValueTests {
  let bird = mock(Bird.self)

  @Test func unstubbedCallsReturnDefaultValues() async throws {
    bird.useDefaultValues(from: .standardProvider)
    let texts = try await failures { () async throws -> Void in
      #expect(bird.name == "")
      let numbers: [Int] = [try bird.eat("worm", grams: 3), try await bird.fly(to: "Oslo")]
      #expect(numbers == [0, 0])
      #expect(try await bird.glide(over: 3) == [])
      #expect(bird[3] == "")
      #expect(bird.build(Nest(twigs: [])) == nil)
    }
    #expect(texts == [])
    verify(bird.eat("worm", grams: 3)).wasCalled()

    let shapes = mock(Shapes.self).useDefaultValues(from: .standardProvider)
    #expect(try shapes.decode(Int.self, from: "") == 0)
    #expect(shapes.twice(2) == "")
    let keeper = mock(Keeper.self).useDefaultValues(from: .collectionsProvider)
    #expect(await keeper.eggs == [])
    let perch = mock(Perch.self).useDefaultValues(from: .primitivesProvider)
    #expect(await perch.height == 0)
  }

  @Test func stubsTakePrecedenceOverTheNewestProvider() {
    given(bird.chirp(volume: 3)).willReturn(true)
    var provider = ValueProvider()
    provider.register("Ryan", for: String.self)
    bird.useDefaultValues(from: .standardProvider).useDefaultValues(from: provider)
    #expect([3, 4].map { bird.chirp(volume: $0) } == [true, false])
    #expect(bird.name == "Ryan" && bird.age == 0)
    // After a finite sequence ends, the call returns a default value, not the older stub's 7.
    given(bird.age).willReturn(7)
    given(bird.age).willReturn(finiteSequence(of: 1))
    #expect([bird.age, bird.age] == [1, 0])
    clearInvocations(on: bird)
    #expect(failures { _ = bird.age }.isEmpty)
    clearStubs(on: bird)
    #expect(failures { _ = bird.age }.count == 1)
  }

  @Test func defaultValuesCanBeReplacedDuringConcurrentCalls() {
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
}

extension StaticStubbingTests {
  @Test func staticMembersHaveDefaultValues() {
    defer { reset(BirdMock.self) }
    BirdMock.useDefaultValues(from: .standardProvider)
    #expect(failures { _ = BirdMock.hatch("egg") }.isEmpty)
    #expect(BirdMock.hatch("egg") == "")
  }
}
