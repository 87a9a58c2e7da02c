/// The protocol that the recipe about time mocks.
protocol Dispenser: Sendable {
  func feed()
}

/// The type that the recipe about time tests.
struct FeedingPlan {
  let dispenser: any Dispenser
  let clock: any Clock<Duration>

  func run() async throws {
    while true {
      try await clock.sleep(for: .seconds(3600))
      dispenser.feed()
    }
  }
}
