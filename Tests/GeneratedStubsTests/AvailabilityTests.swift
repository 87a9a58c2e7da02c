import Mynah
import Testing

/// A feeder with members that older systems don't have.
protocol TimedFeeding {
  @available(macOS 14, iOS 17, *) func wait(_ time: Duration) -> Duration
  @available(macOS 14, iOS 17, *) var pause: Duration? { get set }
  @available(*, deprecated) func stop() -> Int
}

/// A timed feeder that threads share.
protocol SharedTimedFeeding: Sendable {
  @available(macOS 14, iOS 17, *) func wait(_ time: Duration) -> Duration
}

struct AvailabilityTests {
  @available(macOS 14, iOS 17, *)
  @Test func stubbableClassesHaveMembersOfNewerSystems() {
    let feeder = StubbableTimedFeeding { $0.noop() }
    #expect(feeder.wait(.seconds(1)) == .zero && feeder.pause == nil)
    feeder.stubs.wait = { $0 * 2 }
    feeder.pause = .seconds(3)
    #expect(feeder.wait(.seconds(1)) == .seconds(2) && feeder.pause == .seconds(3))
    let shared = StubbableSharedTimedFeeding { $0.wait = { $0 } }
    #expect(shared.wait(.seconds(1)) == .seconds(1))
  }

  @available(macOS 14, iOS 17, *)
  @Test func resultStubsHaveMembersOfNewerSystems() {
    let feeder = TimedFeedingStub()
    #expect(feeder.wait(.seconds(1)) == .zero && feeder.pause == nil)
    feeder.waitResultToBeReturned = .success(.seconds(2))
    feeder.pause = .seconds(3)
    #expect(feeder.wait(.zero) == .seconds(2) && feeder.pause == .seconds(3))
    let shared = SharedTimedFeedingStub()
    shared.waitResultToBeReturned = .success(.seconds(1))
    #expect(shared.wait(.zero) == .seconds(1))
  }
}
