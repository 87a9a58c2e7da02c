import Mynah
import Support
import XCTest

/// Failures reach XCTest: this test case takes what would fail it.
final class XCTestReportTests: XCTestCase {
  private var recorded: [(text: String, line: Int)] = []

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      recorded.append(
        (issue.compactDescription, issue.sourceCodeContext.location?.lineNumber ?? 0))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      recorded.append((description, lineNumber))
    }
  #endif

  func testUnsatisfiedExpectationIsRecordedOnceAtItsLine() {
    let bird = mock(Bird.self)
    verify(bird.age).wasCalled()
    let line = #line - 1
    let recorded = recorded
    XCTAssertEqual(recorded.map(\.line), [line])
    XCTAssertEqual(
      recorded.map(\.text),
      [
        """
        failed - Expected bird.age to be called exactly once, but it was called 0 times.
        age was not called at all.
        """
      ])
    check(recorded.count == 1 && recorded[0].line == line)
  }

  func testUnexpectedCallIsRecordedOnceWhereTheMockWasMade() {
    let bird = mock(Bird.self)
    let line = #line - 1
    _ = bird.age
    check(recorded.map(\.line) == [line])
  }

  func testFailureOfAnotherThreadIsRecordedOnce() {
    let counter = mock(Counter.self)
    let done = DispatchSemaphore(value: 0)
    Thread {
      verify(counter.record(1)).wasCalled()
      done.signal()
    }.start()
    done.wait()
    check(recorded.count == 1)
  }

  func testFailureThatASessionThrowsOnIsRecordedOnce() throws {
    try withMocks { _ = try mock(Bird.self).eat("worm", grams: 1) }
    check(recorded.count == 1)
  }

  func testMocksWorkInXCTest() async throws {
    let bird = mock(Bird.self)
    given(bird.fly(to: any())).willReturn(3)
    given(bird.eat(any(), grams: any())).willThrow(Storm.rain)
    let distance = try await bird.fly(to: "Oslo")
    check(distance == 3)
    verify(bird.fly(to: "Oslo")).wasCalled()
    check(recorded.isEmpty)
  }

  /// Stops the process where a check fails: this test case takes its own failures.
  private func check(_ condition: Bool, line: UInt = #line) {
    precondition(condition, "line \(line): recorded \(recorded)")
  }
}
