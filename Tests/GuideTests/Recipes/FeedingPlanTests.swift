import Mynah
import Testing

@Test func birdsAreFedEveryHour() async {
  let dispenser = mock(Dispenser.self)
  let clock = ManualClock()
  let plan = FeedingPlan(dispenser: dispenser, clock: clock)
  let running = Task { try await plan.run() }

  for hour in 1...3 {
    await clock.isAwaited(within: .seconds(1))
    clock.advance(by: .seconds(3600))
    await verify(dispenser.feed()).wasCalled(exactly(hour), within: .seconds(1))
  }
  running.cancel()
}
