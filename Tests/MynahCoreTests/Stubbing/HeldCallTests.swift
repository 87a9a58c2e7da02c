import Dispatch
import Mynah
import Support
import Testing

@Suite struct HeldCallTests {
  let bird = mock(Bird.self)

  @Test func callWaitsUntilItIsResumed() async throws {
    let flight = given(bird.fly(to: any())).willSuspend()
    async let distance = bird.fly(to: "Oslo")
    await flight.isHeld(within: .seconds(10))
    #expect(flight.heldCount == 1)
    #expect(flight.calls.map(\.description) == [#"fly(to: "Oslo")"#])
    #expect(flight.calls[0].arguments.map { $0 as? String } == ["Oslo"])
    #expect(flight.calls[0].isHeld)
    flight.resume(returning: 42)
    #expect(try await distance == 42)
    #expect(flight.heldCount == 0)
    #expect(!flight.calls[0].isHeld)
  }

  @Test func callsResumeInOrderOfArrival() async throws {
    let flight = given(bird.fly(to: any())).willSuspend()
    async let first = bird.fly(to: "Oslo")
    await flight.isHeld(1, within: .seconds(10))
    async let second = bird.fly(to: "Rome")
    await flight.isHeld(2, within: .seconds(10))
    flight.resume(returning: 1)
    flight.resume(returning: 2)
    #expect(try await [first, second] == [1, 2])
  }

  @Test func callsResumeByNumber() async throws {
    let flight = given(bird.fly(to: any())).willSuspend()

    let third = Task { try await bird.fly(to: "Oslo") }
    await flight.isHeld(1, within: .seconds(10))
    async let fourth = bird.fly(to: "Rome")
    await flight.isHeld(2, within: .seconds(10))
    flight.resume(call: 2, returning: 4)
    #expect(try await fourth == 4)
    await flight.isHeld(1, within: .seconds(10))
    flight.resume(call: 1, throwing: Storm.rain)
    await #expect(throws: Storm.rain) { try await third.value }
  }

  @Test func callsCanBeResumedBeforeTheyArrive() async throws {
    let flight = given(bird.fly(to: any())).willSuspend()
    flight.resume(call: 2, returning: 2)
    flight.resume(returning: 1)
    flight.resume(returning: 3)
    let distances = try await [
      bird.fly(to: "Oslo"), bird.fly(to: "Rome"), bird.fly(to: "Bonn"),
    ]
    #expect(distances == [1, 2, 3])
    #expect(flight.heldCount == 0)
  }

  @Test func callsCanBeResumedInChains() async throws {
    let link = given(bird.fly(to: any())).willReturn(1).willSuspend(transition: .after(2))
    link.then.willReturn(4)
    #expect(try await bird.fly(to: "Oslo") == 1)
    link.resume(returning: 2)
    #expect(try await bird.fly(to: "Oslo") == 2)
    async let held = bird.fly(to: "Rome")
    await link.isHeld(within: .seconds(10))
    #expect(try await bird.fly(to: "Bonn") == 4)
    link.resume(returning: 3)
    #expect(try await held == 3)
    #expect(try await bird.fly(to: "Bonn") == 4)
  }

  @Test func resumeAllResumesAllHeldCalls() async {
    let rest = await given(bird.rest(hours: any())).willSuspend()
    await withTaskGroup(of: Void.self) { group in
      for hours in 0..<20 { group.addTask { await bird.rest(hours: hours) } }
      await rest.isHeld(20, within: .seconds(10))
      rest.resumeAll()
    }
    #expect(rest.heldCount == 0)
    await verify(bird.rest(hours: any())).wasCalled(20)
  }

  @Test func callsOfAllKindsOfMembersCanBeHeld() async throws {
    let wake = await given(bird.wake()).willSuspend()
    let glide = given(bird.glide(over: any())).willSuspend()
    let mood = given(bird.getMood()).willSuspend()
    async let woken: Void = bird.wake()
    let glided = Task { try await bird.glide(over: 3) }
    async let felt = bird.mood
    await wake.isHeld(within: .seconds(10))
    await glide.isHeld(within: .seconds(10))
    await mood.isHeld(within: .seconds(10))
    wake.resume()
    glide.resume(throwing: .wind(3))
    mood.resume(returning: "calm")
    await woken
    #expect(try await felt == "calm")
    await #expect(throws: Storm.wind(3)) { try await glided.value }
  }

  @Test func callsAreResumedWithResults() async throws {
    let glide = given(bird.glide(over: any())).willSuspend()
    let glided = Task { try await bird.glide(over: 3) }
    await glide.isHeld(within: .seconds(10))
    glide.resume(with: .failure(.wind(3)))
    await #expect(throws: Storm.wind(3)) { try await glided.value }
  }

  @Test func aClosureRunsAroundTheHold() async throws {
    let events = Locked<[String]>([])
    let flight = given(bird.fly(to: any())).willSuspend(while: { held in
      events.withLock { $0.append("before") }
      defer { events.withLock { $0.append("after") } }
      return try await held() + 1
    })
    async let distance = bird.fly(to: "Oslo")
    await flight.isHeld(within: .seconds(10))
    #expect(events.withLock { $0 } == ["before"])
    flight.resume(returning: 41)
    #expect(try await distance == 42)
    #expect(events.withLock { $0 } == ["before", "after"])
  }

  @Test func aClosureRunsAroundTheHoldOfAMemberThatDoesNotThrow() async {
    let events = Locked<[String]>([])
    let rest = await given(bird.rest(hours: any())).willSuspend(while: { held in
      events.withLock { $0.append("before") }
      await held()
      events.withLock { $0.append("after") }
    })
    rest.resume()
    await bird.rest(hours: 3)
    #expect(events.withLock { $0 } == ["before", "after"])
  }

  @Test func aClosureAroundTheHoldCanThrow() async throws {
    let glide = given(bird.glide(over: any())).willSuspend(while: { held async throws(Storm) in
      try await held()
    })
    glide.resume(throwing: .rain)
    await #expect(throws: Storm.rain) { try await bird.glide(over: 3) }
  }
}

@Suite struct HeldCallCancellationTests {
  let bird = mock(Bird.self)

  @Test func cancelledCallsStayHeldUnlessOnCancelIsSet() async throws {
    let flight = given(bird.fly(to: any())).willSuspend()
    let task = Task { try await bird.fly(to: "Oslo") }
    await flight.isHeld(within: .seconds(10))
    task.cancel()
    await flight.isCancelled(within: .seconds(10))
    #expect(flight.heldCount == 1)
    #expect(flight.calls[0].isCancelled)
    flight.resume(returning: 42)
    #expect(try await task.value == 42)

    let thrower = given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
    let glide = given(bird.glide(over: any())).willSuspend(onCancel: .throw(.rain))
    let rest = await given(bird.rest(hours: any())).willSuspend(onCancel: .return(()))
    let flying = Task { try await bird.fly(to: "Oslo") }
    let gliding = Task { try await bird.glide(over: 1) }
    let resting = Task { await bird.rest(hours: 1) }
    await thrower.isHeld(within: .seconds(10))
    await glide.isHeld(within: .seconds(10))
    await rest.isHeld(within: .seconds(10))
    flying.cancel()
    gliding.cancel()
    resting.cancel()
    await #expect(throws: CancellationError.self) { try await flying.value }
    await #expect(throws: Storm.rain) { try await gliding.value }
    await resting.value
    #expect(thrower.heldCount == 0)
    // If a task was cancelled before its call, the call isn't held.
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await bird.fly(to: "Oslo")
    }
    await #expect(throws: CancellationError.self) { try await late.value }
  }
}

@Suite struct BlockedCallTests {
  let bird = mock(Bird.self)

  @Test func aThreadIsBlockedUntilItsCallIsResumed() async {
    let bird = bird
    let song = given(bird.chirp(volume: any())).willBlock()
    let result = Locked<Bool?>(nil)
    let done = DispatchGroup()
    DispatchQueue.global().async(group: done) {
      let value = bird.chirp(volume: 42)
      result.withLock { $0 = value }
    }
    await song.isHeld(within: .seconds(10))
    #expect(result.withLock { $0 } == nil)
    song.resume(returning: true)
    await withCheckedContinuation { continuation in
      done.notify(queue: .global()) { continuation.resume() }
    }
    #expect(result.withLock { $0 } == true)
  }

  @Test func willBlockBlocksProperties() {
    let name = given(bird.name).willBlock()
    let age = given(bird[3]).willBlock()
    name.resume(returning: "Ryan")
    age.resume(returning: "Monday")
    #expect(bird.name == "Ryan")
    #expect(bird[3] == "Monday")
  }

  @Test func willBlockSuspendsAsyncMembers() async throws {
    let flight = given(bird.fly(to: any())).willBlock()
    async let distance = bird.fly(to: "Oslo")
    await flight.isHeld(within: .seconds(10))
    flight.resume(returning: 1)
    #expect(try await distance == 1)
  }

  @Test func blockedCallsEndAfterTheTimeLimit() async {
    let capture = await capturedFailures {
      let song = given(bird.chirp(volume: any())).willBlock(atMost: .milliseconds(10))
      #expect(!bird.chirp(volume: 42))
      #expect(song.heldCount == 0)
      let rest = await given(bird.rest(hours: any())).willBlock(atMost: .milliseconds(10))
      await bird.rest(hours: 2)
      rest.resume(call: 1)
    }
    #expect(
      capture.report == """
        Timed out: call #1 to bird.chirp(volume: any()) was held for 0.01 seconds, and returned false.
        Call: chirp(volume: 42)
        Resume the call from another thread or task, or write willBlock(atMost:) with a longer time.

        Timed out: call #1 to bird.rest(hours: any()) was held for 0.01 seconds, and returned ().
        Call: rest(hours: 2)
        Resume the call from another thread or task, or write willBlock(atMost:) with a longer time.

        Can't resume call #1 to bird.rest(hours: any()): already released after 0.01 seconds.
        Resume only held calls, and each only once.
        """)
  }

  @Test(arguments: ["stubOnly", "clear", "reset"])
  func argumentsAreReleased(by way: String) {
    let bird = way == "stubOnly" ? mock(Bird.self).stubOnly() : mock(Bird.self)
    let meeting = given(bird.meet(any())).willBlock()
    weak var released: BirdMock?
    do {
      let other = mock(Bird.self)
      released = other
      meeting.resume(returning: true)
      _ = bird.meet(other)
      #expect(meeting.calls.count == 1)
    }
    if way == "clear" { clearInvocations(on: bird) }
    if way == "reset" { reset(bird) }
    #expect(released == nil)
    #expect(meeting.calls.map(\.description) == ["meet(…)"])
  }
}
