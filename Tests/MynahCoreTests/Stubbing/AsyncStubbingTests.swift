import Mynah
import Support
import Testing

@Suite struct AsyncStubbingTests {
  let bird = mock(Bird.self)

  @Test func asyncMemberReturnsThrowsAndSuspends() async throws {
    given(bird.fly(to: any())).willReturn(3)
    #expect(try await bird.fly(to: "Oslo") == 3)
    given(bird.fly(to: "Rome")).willThrow(Storm.rain)
    await #expect(throws: Storm.rain) { try await bird.fly(to: "Rome") }
    given(bird.fly(to: any())).will { place in
      await Task.yield()
      return place.count
    }
    #expect(try await bird.fly(to: "Bonn") == 4)
  }

  @Test func asyncMemberWithoutResultIsAPatternAndACall() async {
    await given(bird.wake()).willReturn()
    await given(bird.rest(hours: any())).willReturn()
    await bird.wake()
    await bird.rest(hours: 3)
    await verify(bird.wake()).wasCalled()
    await verify(bird.rest(hours: 3)).wasCalled()
    await verify(bird.rest(hours: any())).wasCalled()
    verifySynchronously()
  }

  private func verifySynchronously() {
    verify(bird.wake()).wasCalled()
    verify(bird.rest(hours: 3)).wasCalled()
  }

  @Test func typedThrowsOfAnAsyncMember() async throws {
    given(bird.glide(over: any())).willReturn([1, 2])
    #expect(try await bird.glide(over: 3) == [1, 2])
    given(bird.glide(over: 4)).willThrow(.wind(4))
    await #expect(throws: Storm.wind(4)) { try await bird.glide(over: 4) }
  }

  @Test func callIsRecordedWhenItBegins() async throws {
    let (started, startedContinuation) = AsyncStream<Void>.makeStream()
    let (gate, gateContinuation) = AsyncStream<Void>.makeStream()
    given(bird.fly(to: any())).will { _ in
      startedContinuation.yield()
      for await _ in gate { break }
      return 1
    }
    let bird = bird
    let flight = Task { try await bird.fly(to: "Oslo") }
    for await _ in started { break }
    verify(bird.fly(to: "Oslo")).wasCalled()
    gateContinuation.yield()
    #expect(try await flight.value == 1)
  }
}

@Suite struct IsolatedStubbingTests {
  @Test @MainActor func mainActorMembers() async throws {
    let perch = mock(Perch.self)
    given(perch.height).willReturn(3)
    given(perch.height = any()).willReturn()
    given(perch.move(by: any())).will { distance in
      MainActor.assertIsolated()
      return distance * 2
    }
    #expect(perch.height == 3)
    perch.height = 9
    perch.sit()
    #expect(try await perch.move(by: 4) == 8)
    verify(perch.height = 9).wasCalled()
    verify(perch.sit()).wasCalled()
  }

  @Test func mainActorMockIsStubbedFromAnywhere() async throws {
    let perch = mock(Perch.self)
    given(perch.height).willReturn(3)
    #expect(await perch.height == 3)
    verify(perch.height).wasCalled()
  }

  @Test func actors() async throws {
    let keeper = mock(Keeper.self)
    given(keeper.eggs).willReturn(["a"])
    given(keeper.sell(any())).will { egg in egg.count }
    await given(keeper.collect(any())).willReturn()
    #expect(await keeper.eggs == ["a"])
    #expect(try await keeper.sell("abc") == 3)
    await keeper.collect("x")
    await verify(keeper.collect("x")).wasCalled()
    verify(keeper.sell("abc")).wasCalled()
  }
}
