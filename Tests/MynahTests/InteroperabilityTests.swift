import Testing

@testable import Mynah

struct InteroperabilityTests {
  @Test func issuesReachXCTestSinceSwift64UnlessTurnedOff() {
    #if compiler(>=6.4)
      let isReached = true
    #else
      let isReached = false
    #endif
    for mode in [nil, "", "limited", "complete", "strict", "unknown"] {
      #expect(Interoperability.reachesXCTest(inMode: mode) == isReached, "\(mode ?? "no mode")")
    }
    #expect(!Interoperability.reachesXCTest(inMode: "none"))
  }
}
