import Mynah
import Support
import Testing

/// What Mockingbird's users know of a mocked call, section 2.1.
@Suite struct DispatchTests {
  let bird = mock(Bird.self)
  let singer = mock(Singer.self)
  let shapes = mock(Shapes.self)

  @Test("2.1 (1) result types are part of a call") func resultsTellCallsApart() {
    given(shapes.twice(any())).willReturn(4)
    given(shapes.twice(any())).willReturn("four")
    let (number, text): (Int, String) = (shapes.twice(2), shapes.twice(2))
    #expect(number == 4 && text == "four")
  }

  @Test("2.1 (2) the newest stub that matches answers") func newestStubAnswers() {
    given(bird.chirp(volume: any())).willReturn(true)
    given(bird.chirp(volume: 3)).willReturn(false)
    #expect([3, 4].map { bird.chirp(volume: $0) } == [false, true])
  }

  @Test("2.1 (2) will takes closures without arguments") func closuresMayIgnoreArguments() {
    given(bird.chirp(volume: any())).will { _ in true }
    #expect(bird.chirp(volume: 3))
  }

  @Test("2.1 (3) targets of the member come first, newest first") func targetsOfTheMemberAnswer() {
    given(singer.name).willForward(to: Raven("a"))
    given(singer.name).willForward(to: Raven("b"))
    singer.forwardCalls(to: Raven("c"))
    #expect(singer.name == "b")
  }

  @Test("2.1 (3) then targets of the mock, newest first") func targetsOfTheMockAnswer() {
    singer.forwardCalls(to: Raven("a"))
    singer.forwardCalls(to: Raven("b"))
    #expect(singer.name == "b")
  }

  @Test("2.1 (3) targets of another type are passed over") func otherTypesArePassedOver() {
    singer.forwardCalls(to: Raven("a"))
    singer.forwardCalls(to: Stone())
    #expect(singer.name == "a")
  }

  @Test("2.1 (3) super is passed over by mocks of protocols") func superIsPassedOver() {
    singer.forwardCalls(to: Raven("a"))
    singer.forwardCallsToSuper()
    #expect(singer.name == "a")
  }

  @Test("2.1 (3) values keep what calls change") func valuesKeepTheirChanges() {
    struct Album: Counting {
      var count = 0
      mutating func add(_ number: Int) -> Int {
        count += number
        return count
      }
    }
    let counting = mock(Counting.self)
    counting.forwardCalls(to: Album())
    _ = counting.add(2)
    #expect(counting.add(3) == 5)
    #expect(counting.count == 5)
  }

  @Test("2.1 (4) then default values") func defaultValuesAnswer() {
    bird.useDefaultValues(from: .standardProvider)
    #expect(bird.age == 0)
    given(bird.age).willReturn(3)
    #expect(bird.age == 3)
  }

  @Test("2.1 (5) other calls fail") func otherCallsFail() {
    #expect(
      failures { _ = bird.age } == [
        """
        Unexpected call: no stub answers bird.age, which returned 0.
        age has no stubs.
        Write: given(bird.age).willReturn(<#Int#>)
        """
      ])
  }

  @Test("2.1 (5) members without a result need no stub") func voidMembersNeedNoStub() {
    #expect(
      failures {
        bird.sing()
        bird.name = "Ryan"
      }.isEmpty)
  }

  @Test("2.1 (6) calls in given and verify are not recorded") func patternsAreNotRecorded() {
    given(bird.age).willReturn(3)
    verify(bird.age).wasNeverCalled()
    #expect(bird.mockingContext.invocations.isEmpty)
  }
}
