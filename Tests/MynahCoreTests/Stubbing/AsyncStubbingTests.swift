import Mynah
import Support
import Testing

/// A protocol with async members that take zero to three arguments and don't return a result.
protocol Chores {
  func sweep() async
  func water(_ plant: Int) async
  func carry(_ load: String, to place: Int) async
  func move(_ load: String, from place: Int, to other: [Int]) async
  func clean() async throws
  func wash(_ dish: Int) async throws(Storm)
}

#if compiler(>=6.2)
  /// A protocol with async members that run in the isolation of their caller.
  protocol SlowChores {
    nonisolated(nonsending) func dust() async
    nonisolated(nonsending) func polish(_ spoon: String) async throws
    nonisolated(nonsending) func count(_ spoon: String, in drawer: Int) async -> Int
    nonisolated(nonsending) func find(_ spoon: String?) async -> Int
    nonisolated(nonsending) func repair(_ spoon: Int) async throws -> Int
    nonisolated(nonsending) func rest(_ hours: Int) async -> Int
    func rest(_ hours: Int) -> Int
  }
#endif

@Suite struct AsyncStubbingTests {
  @Test func synchronousClosuresAnswerAsyncMembers() async throws {
    let chores = mock(Chores.self)
    let done = Log()
    await given(chores.sweep()).will { done.texts.append("sweep") }
    await given(chores.water(1)).will { plant in done.texts.append("water \(plant)") }
    await given(chores.carry("straw", to: 2)).will { load, place in
      done.texts.append("carry \(load) to \(place)")
    }
    await given(chores.move("straw", from: 2, to: [3])).will { load, _, places in
      done.texts.append("move \(load) to \(places)")
    }
    await given(chores.clean()).will { done.texts.append("clean") }
    await given(chores.wash(4)).willThrow(.rain).will { dish in
      done.texts.append("wash \(dish)")
    }

    await chores.sweep()
    await chores.water(1)
    await chores.carry("straw", to: 2)
    await chores.move("straw", from: 2, to: [3])
    try await chores.clean()
    await #expect(throws: Storm.rain) { try await chores.wash(4) }
    try await chores.wash(4)
    #expect(
      done.texts == [
        "sweep", "water 1", "carry straw to 2", "move straw to [3]", "clean", "wash 4",
      ])
  }

  @Test func synchronousCodeVerifiesAsyncMembers() async {
    let chores = mock(Chores.self)
    await chores.sweep()
    await chores.water(1)
    func verifyAll() {
      verify(chores.sweep()).wasCalled()
      verify(chores.water(1)).wasCalled()
    }
    verifyAll()
  }

  #if compiler(>=6.2)
    @MainActor @Test func closuresOfAllKindsAnswerNonsendingMembers() async throws {
      let chores = mock(SlowChores.self)
      let done = Log()
      await given(chores.dust()).will { done.texts.append("dust") }
      await given(chores.polish("big")).will { spoon in
        done.texts.append("polish \(spoon)")
      }
      await chores.dust()
      try await chores.polish("big")
      #expect(done.texts == ["dust", "polish big"])
      done.texts = []
      await given(chores.polish("big")).will {
        MainActor.assertIsolated()
        await Task.yield()
        done.texts.append("polished")
      }.will {
        await Task.yield()
        throw Storm.rain
      }
      await given(chores.dust()).will {
        await Task.yield()
        done.texts.append("dusted")
      }
      try await chores.polish("big")
      await #expect(throws: Storm.rain) { try await chores.polish("big") }
      await chores.dust()
      #expect(done.texts == ["polished", "dusted"])
    }

    @Test func nonsendingMembersTakeSideEffects() async {
      let chores = mock(SlowChores.self)
      let done = Log()
      given(chores.count(any(), in: any()))
        .perform { spoon, drawer in done.texts.append("\(spoon) in \(drawer)") }.willReturn(1)
      _ = await chores.count("big", in: 3)
      observe(async: chores.rest(any())) { hours in done.texts.append("\(hours) hours") }
      given(async: chores.rest(any())).willReturn(1)
      _ = await chores.rest(3)
      #expect(done.texts == ["big in 3", "3 hours"])
    }

    @Test func nonsendingMembersAnswerAfterADelay() async {
      let chores = mock(SlowChores.self)
      given(chores.count("big", in: any())).willReturn(1, after: .nanoseconds(1))
      given(chores.count("small", in: any()))
        .willReturn(2, after: .nanoseconds(1), clock: SuspendingClock())
      given(chores.repair(1)).willThrow(Storm.rain, after: .nanoseconds(1))
      #expect(await chores.count("big", in: 3) == 1)
      #expect(await chores.count("small", in: 3) == 2)
      await #expect(throws: Storm.rain) { try await chores.repair(1) }
    }

    @Test func callsToNonsendingMembersAreHeld() async {
      let chores = mock(SlowChores.self)
      let counting = given(chores.count(any(), in: any())).willSuspend()
      async let count = chores.count("big", in: 3)
      await counting.isHeld(within: .seconds(60))
      counting.resume(returning: 1)
      #expect(await count == 1)
    }

    @Test func callsToThrowingNonsendingMembersAreHeld() async throws {
      let chores = mock(SlowChores.self)
      let repair = given(chores.repair(any())).willSuspend()
      async let repaired = chores.repair(3)
      await repair.isHeld(within: .seconds(60))
      repair.resume(returning: 1)
      #expect(try await repaired == 1)
    }

    @Test func heldCallsToNonsendingMembersAreCanceled() async {
      let chores = mock(SlowChores.self)
      given(chores.count(any(), in: any())).willSuspend(onCancel: .return(7))
      given(chores.repair(any())).willSuspend(onCancel: .throwCancellationError)
      let tasks = (
        Task { await chores.count("big", in: 3) }, Task { try await chores.repair(3) }
      )
      tasks.0.cancel()
      tasks.1.cancel()
      #expect(await tasks.0.value == 7)
      await #expect(throws: CancellationError.self) { try await tasks.1.value }
    }
  #endif
}

@Suite struct IsolatedStubbingTests {
  @Test @MainActor func mainActorMembersAreMocked() async throws {
    let perch = mock(Perch.self)
    given(perch.height).willReturn(3)
    given(perch.height = any()).willReturn()
    given(perch.move(by: any())).will { distance in
      MainActor.assertIsolated()
      return distance * 2
    }
    #expect(perch.height == 3)
    perch.height = 9
    given(perch.height).willReturn(lastSetValue(initial: 1))
    perch.height += 4
    #expect(perch.height == 5)
    perch.sit()
    #expect(try await perch.move(by: 4) == 8)
    verify(perch.height = 9).wasCalled()
    verify(perch.sit()).wasCalled()
  }

  @Test func mainActorMocksAreStubbedFromAnywhere() async {
    let perch = mock(Perch.self)
    given(perch.height).willReturn(3)
    #expect(await perch.height == 3)
    verify(perch.height).wasCalled()
  }

  @Test func actorMocksAreStubbedFromAnywhere() async throws {
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
