import Testing

@testable import Mynah

struct InteroperabilityTests {
  @Test(arguments: [nil, "", "limited", "complete", "strict", "unknown"])
  func issuesReachXCTestSinceSwift64(mode: String?) {
    #if compiler(>=6.4)
      let isReached = true
    #else
      let isReached = false
    #endif
    #expect(Interoperability.reachesXCTest(inMode: mode) == isReached)
  }

  @Test func issuesDoNotReachXCTestIfTurnedOff() {
    #expect(!Interoperability.reachesXCTest(inMode: "none"))
  }
}
