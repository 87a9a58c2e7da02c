import Testing

@testable import Mynah

struct InteroperabilityTests {
  @Test(arguments: [nil, "", "limited", "complete", "strict", "unknown"])
  func issuesReachXCTestFromSwift64On(mode: String?) {
    #if compiler(>=6.4)
      #expect(Interoperability.reachesXCTest(inMode: mode))
    #else
      #expect(!Interoperability.reachesXCTest(inMode: mode))
    #endif
  }

  @Test func issuesDoNotReachXCTestWhereThatIsTurnedOff() {
    #expect(!Interoperability.reachesXCTest(inMode: "none"))
  }
}
