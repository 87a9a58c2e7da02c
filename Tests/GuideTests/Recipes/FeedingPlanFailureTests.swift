import Foundation
import Mynah
import Testing

/// The failure and the `Date` example of the recipe about time.
@Suite struct FeedingPlanFailureTests {
  @Test func ignoringTheClockFails() async {
    let dispenser = mock(Dispenser.self)
    let clock = ManualClock()
    let plan = FeedingPlan(dispenser: dispenser, clock: ContinuousClock())
    let running = Task { try await plan.run() }
    #expect(
      await report { await clock.isAwaited(within: .milliseconds(50)) } == """
        Expected 1 task to sleep within 0.05 seconds, but none does.
        """)
    running.cancel()
  }

  @Test func datesCanBeInjected() {
    let now = mock(closure: (() -> Date).self).named("now")
    given(now()).willReturn(Date(timeIntervalSince1970: 0))
    let nap = Nap(now: now.closure)

    given(now()).willReturn(Date(timeIntervalSince1970: 60))
    #expect(nap.length == 60)
  }
}
