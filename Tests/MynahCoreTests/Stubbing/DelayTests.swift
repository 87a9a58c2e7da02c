import Mynah
import Support
import Testing

@Suite struct DelayTests {
  let bird = mock(Bird.self)

  @Test func callsReturnAfterTheirDelay() async throws {
    let clock = ManualClock()
    given(bird.fly(to: any())).willReturn(42, after: .seconds(3), clock: clock)
    let flight = Task { try await bird.fly(to: "Oslo") }
    await clock.isAwaited(within: .seconds(10))
    clock.advance(by: .seconds(2))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    #expect(try await flight.value == 42)
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func oneOfSeveralSleepsIsAwaited() async {
    let clock = ManualClock()
    let limit = Task { try await clock.sleep(for: .seconds(9)) }
    await clock.isAwaited(within: .seconds(10))
    clock.advance(by: .seconds(1))
    let failure = await report {
      await clock.isAwaited(for: .seconds(3), within: .milliseconds(1))
    }
    let rest = Task { try await clock.sleep(for: .seconds(3)) }
    await clock.isAwaited(for: .seconds(3), within: .seconds(10))
    await clock.isAwaited(for: .seconds(9), within: .seconds(10))
    clock.advance(by: .seconds(8))
    await #expect(throws: Never.self) { try await (limit.value, rest.value) }
    #expect(
      failure == """
        Expected 1 task to sleep for 3.0 seconds within 0.001 seconds, but none does.
        """)
  }

  @Test func callsThrowAfterTheirDelay() async throws {
    let clock: any Clock<Duration> = ManualClock()
    given(bird.glide(over: any())).willThrow(.rain, after: .zero, clock: clock).willReturn([3])
    await #expect(throws: Storm.rain) { try await bird.glide(over: 1) }
    await #expect(throws: Never.self) { try await bird.glide(over: 1) }
  }

  @Test func clearedStubsDoNotDelayCalls() async {
    let clock = ManualClock()
    let (flight, rest) = await withMocks {
      let bird = mock(Bird.self)
      given(bird.fly(to: any())).willReturn(42, after: .seconds(3), clock: clock)
      await given(bird.rest(hours: any())).willReturn(after: .seconds(3), clock: clock)
      let flight = Task { try await bird.fly(to: "Oslo") }
      await clock.isAwaited(1, within: .seconds(10))
      reset(bird)
      await given(bird.rest(hours: any())).willReturn((), after: .seconds(3), clock: clock)
      let rest = Task { await bird.rest(hours: 1) }
      await clock.isAwaited(1, within: .seconds(10))
      return (flight, rest)
    }
    await #expect(throws: CancellationError.self) { try await flight.value }
    await rest.value
    #expect(clock.sleeperCount == 0)
  }

  @Test func cancellationEndsTheDelay() async {
    let clock = ManualClock()
    given(bird.fly(to: any())).willReturn(42, after: .seconds(3), clock: clock)
    await given(bird.rest(hours: any())).willReturn(after: .seconds(3), clock: clock)
    let flight = Task { try await bird.fly(to: "Oslo") }
    let rest = Task { await bird.rest(hours: 1) }
    await clock.isAwaited(2, within: .seconds(10))
    flight.cancel()
    rest.cancel()
    await #expect(throws: CancellationError.self) { try await flight.value }
    await rest.value
    #expect(clock.sleeperCount == 0)
  }

  @Test func impossibleDelaysAreReported() {
    let clock = ManualClock()
    #expect(
      report {
        given(bird.fly(to: any())).willReturn(1, after: .seconds(-3), clock: clock)
        given(bird.fly(to: "Oslo")).willReturn(2, after: .seconds(Int64.max))
        given(bird.fly(to: "Rome")).willReturn(3, after: .seconds(Int64.max), clock: clock)
      } == """
        after: -3.0 seconds is a negative time.
        Write a time of 0 or more, such as .seconds(1).

        after: 9.223372036854776e+18 seconds is longer than a century.
        To suspend a call until the test resumes it, write willSuspend().

        after: 9.223372036854776e+18 seconds is longer than a century.
        To suspend a call until the test resumes it, write willSuspend().
        """)
  }

  @Test func callsWithImpossibleDelaysAreAnswered() async throws {
    let clock = ManualClock()
    _ = failures {
      given(bird.fly(to: any())).willReturn(1, after: .seconds(-3), clock: clock)
      given(bird.fly(to: "Oslo")).willReturn(2, after: .seconds(Int64.max))
      given(bird.fly(to: "Rome")).willReturn(3, after: .seconds(Int64.max), clock: clock)
    }
    #expect(try await bird.fly(to: "Bonn") == 1)
    let endless = Task { try await bird.fly(to: "Oslo") }
    let manual = Task { try await bird.fly(to: "Rome") }
    await clock.isAwaited(within: .seconds(10))
    endless.cancel()
    clock.advance(by: .seconds(Int64.max))
    await #expect(throws: CancellationError.self) { try await endless.value }
    #expect(try await manual.value == 3)
  }

  @Test func clocksWithOtherDurationsDelayCalls() async throws {
    let clock = ChimeClock()
    given(bird.fly(to: any())).willReturn(42, after: Chimes(count: 3), clock: clock)
      .willThrow(Storm.rain, after: Chimes(count: 2), clock: clock)
    #expect(try await bird.fly(to: "Oslo") == 42)
    await #expect(throws: Storm.rain) { try await bird.fly(to: "Oslo") }
    #expect(clock.sleeps.withLock { $0 } == [3, 2])
  }

  @Test func waitsCanHaveAnEndlessLimit() async {
    // A time limit of billions of years doesn't crash the process.
    let wait = Task { await verify(bird.wake()).wasCalled(within: .seconds(Int64.max)) }
    await bird.wake()
    await wait.value
  }
}

/// A clock that counts in chimes, and whose sleeps end at once.
private struct ChimeClock: Clock {
  struct Instant: InstantProtocol {
    let chimes: Chimes

    func advanced(by duration: Chimes) -> Instant { Instant(chimes: chimes + duration) }
    func duration(to other: Instant) -> Chimes { other.chimes - chimes }
    static func < (left: Instant, right: Instant) -> Bool { left.chimes < right.chimes }
  }

  let sleeps = Locked<[Int]>([])
  let now = Instant(chimes: .zero)
  let minimumResolution = Chimes(count: 1)

  func sleep(until deadline: Instant, tolerance: Chimes?) {
    sleeps.withLock { $0.append(deadline.chimes.count) }
  }
}

private struct Chimes: DurationProtocol, Hashable {
  let count: Int

  static let zero = Chimes(count: 0)
  static func < (left: Chimes, right: Chimes) -> Bool { left.count < right.count }
  static func + (left: Chimes, right: Chimes) -> Chimes { Chimes(count: left.count + right.count) }
  static func - (left: Chimes, right: Chimes) -> Chimes { Chimes(count: left.count - right.count) }
  static func * (left: Chimes, right: Int) -> Chimes { Chimes(count: left.count * right) }
  static func / (left: Chimes, right: Int) -> Chimes { Chimes(count: left.count / right) }
  static func / (left: Chimes, right: Chimes) -> Double {
    Double(left.count) / Double(right.count)
  }
}

@Suite struct ManualClockTests {
  @Test func sleepsEndInTheOrderOfTheirDeadlines() async throws {
    let clock = ManualClock()
    let order = Locked<[Int]>([])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for seconds in [3, 1, 2] {
        group.addTask {
          try await clock.sleep(for: .seconds(seconds))
          order.withLock { $0.append(seconds) }
        }
      }
      await clock.isAwaited(3, within: .seconds(10))
      for count in [2, 1, 0] {
        clock.advance(by: .seconds(1))
        while order.withLock({ $0.count }) < 3 - count { await Task.yield() }
        await clock.isAwaited(count, within: .seconds(10))
      }
      try await group.waitForAll()
    }
    #expect(order.withLock { $0 } == [1, 2, 3])
  }

  @Test func pastDeadlinesDoNotSleep() async throws {
    let clock = ManualClock()
    clock.advance(by: .seconds(5))
    try await clock.sleep(until: clock.now)
    try await clock.sleep(for: .zero)
    try await clock.sleep(for: .seconds(-3))
    #expect(clock.sleeperCount == 0)
  }

  @Test func canceledTasksDoNotSleep() async throws {
    let clock = ManualClock()

    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func timesDoNotOverflow() {
    let clock = ManualClock()

    for _ in 0..<100 { clock.advance(by: .seconds(Int64.max)) }
    #expect(clock.now == clock.now.advanced(by: .seconds(Int64.max)))
    #expect(clock.now > clock.now.advanced(by: .seconds(Int64.min)))
    #expect(clock.now.duration(to: clock.now) == .zero)
  }

  @Test func misuseOfClocksIsReported() async {
    let clock = ManualClock()
    #expect(
      await report {
        clock.advance(by: .seconds(-3))
        await clock.isAwaited(within: .milliseconds(1))
        await clock.isAwaited(2, within: .milliseconds(1))
        await clock.isAwaited(within: .seconds(-1))
      } == """
        advance(by: -3.0 seconds) would move the clock back.
        Write a time of 0 or more, such as .seconds(1).

        Expected 1 task to sleep within 0.001 seconds, but none does.

        Expected 2 tasks to sleep within 0.001 seconds, but none does.

        within: -1.0 seconds is a negative time.
        Write a time of 0 or more, such as .seconds(1).
        """)
  }
}
