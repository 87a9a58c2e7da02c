import Support
import Testing

@testable import Mynah

/// Tests that failures of helper functions are reported where the helper is called.
@Suite struct SourceLocationTests {
  let bird = mock(Bird.self)
  private let report = LocationReport()

  @Test func aVerifiedCallFailsAtTheReceivedLocation() {
    func expectSinging(sourceLocation: SourceLocation = #_sourceLocation) {
      verify(bird.sing(), sourceLocation: sourceLocation).wasCalled()
    }
    #expect(report.lines { expectSinging() } == [#line])
  }

  @Test func theReceivedLocationNamesItsFile() {
    func expectSinging(sourceLocation: SourceLocation = #_sourceLocation) {
      verify(bird.sing(), sourceLocation: sourceLocation).wasCalled()
    }
    let location = report.locations { expectSinging() }.first
    #expect(location?.fileID == #fileID)
    #expect(location?.filePath == #filePath)
    #expect(location?.brief == "SourceLocationTests.swift:\(#line - 3)")
  }

  @Test func aVerifiedAssignmentFailsAtTheReceivedLocation() {
    func expectName(sourceLocation: SourceLocation = #_sourceLocation) {
      verify(bird.name = "Ryan", sourceLocation: sourceLocation).wasCalled()
    }
    #expect(report.lines { expectName() } == [#line])
  }

  @Test func aVerifiedCallOfAnAsyncMemberFailsAtTheReceivedLocation() async {
    func expectRest(sourceLocation: SourceLocation = #_sourceLocation) async {
      await verify(bird.rest(hours: 3), sourceLocation: sourceLocation).wasCalled()
    }
    #expect(await report.lines { await expectRest() } == [#line])
  }

  @Test func aVerifiedCallOfAnAsyncMemberFailsInASynchronousHelper() {
    func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
      verify(bird.rest(hours: 3), sourceLocation: sourceLocation).wasCalled()
    }
    #expect(report.lines { expectRest() } == [#line])
  }

  @Test func anExpectationFailsAtTheReceivedLocation() {
    func checkExpectations(sourceLocation: SourceLocation = #_sourceLocation) {
      verifyExpectations(of: bird, sourceLocation: sourceLocation)
    }
    given(bird.sing()).willReturn().expect(once)
    #expect(report.lines { checkExpectations() } == [#line])
  }

  @Test func anUnfinishedStubFailsAtTheReceivedLocation() {
    func prepare(sourceLocation: SourceLocation = #_sourceLocation) {
      _ = given(bird.chirp(volume: any()), sourceLocation: sourceLocation)
    }
    #expect(report.lines { prepare() } == [#line])
  }

  @Test func anUnfinishedStubOfAssignmentsFailsAtTheReceivedLocation() {
    func prepare(sourceLocation: SourceLocation = #_sourceLocation) {
      _ = given(bird.name = any(), sourceLocation: sourceLocation)
    }
    #expect(report.lines { prepare() } == [#line])
  }

  @Test func anUnfinishedStubOfAnAsyncMemberFailsAtTheReceivedLocation() async {
    func prepare(sourceLocation: SourceLocation = #_sourceLocation) async {
      _ = await given(bird.rest(hours: any()), sourceLocation: sourceLocation)
    }
    #expect(await report.lines { await prepare() } == [#line])
  }

  @Test func aStubWithAReceivedLocationAnswers() {
    given(bird.chirp(volume: any()), sourceLocation: #_sourceLocation).willReturn(true)
    #expect(bird.chirp(volume: 3))
  }

  @Test func unverifiedCallsFailAtTheReceivedLocation() {
    func expectNothingElse(sourceLocation: SourceLocation = #_sourceLocation) {
      verifyNoMoreInteractions(bird, sourceLocation: sourceLocation)
    }
    bird.sing()
    #expect(report.lines { expectNothingElse() } == [#line])
  }

  @Test func unexpectedCallsFailAtTheReceivedLocation() {
    func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) {
      verifyNoInteractions(bird, sourceLocation: sourceLocation)
    }
    bird.sing()
    #expect(report.lines { expectNothing() } == [#line])
  }

  @Test func anEmptyOrderFailsAtTheReceivedLocation() {
    func expectOrder(sourceLocation: SourceLocation = #_sourceLocation) {
      inOrder(sourceLocation: sourceLocation) {}
    }
    #expect(report.lines { expectOrder() } == [#line])
  }
}

/// A record of where failures are reported.
private final class LocationReport {
  func locations(_ body: () -> Void) -> [CodeLocation] {
    let locations = Locked<[CodeLocation]>([])
    withFailureReporter(reporter(locations), body)
    return locations.withLock { $0 }
  }

  func lines(_ body: () -> Void) -> [Int] { locations(body).map { Int($0.line) } }

  func lines(isolation: isolated (any Actor)? = #isolation, _ body: () async -> Void) async -> [Int]
  {
    let locations = Locked<[CodeLocation]>([])
    await withFailureReporter(reporter(locations), body)
    return locations.withLock { $0.map { Int($0.line) } }
  }

  private func reporter(_ locations: Locked<[CodeLocation]>) -> FailureReporter {
    FailureReporter { _, location in locations.withLock { $0.append(location) } }
  }
}
