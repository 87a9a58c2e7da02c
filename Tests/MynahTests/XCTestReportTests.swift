import Mynah
import Support

#if canImport(XCTest)
  import XCTest

  /// Failures reach XCTest: this test case takes what would fail it.
  final class XCTestReportTests: XCTestCase {
    private struct RecordedFailure: Equatable, CustomStringConvertible {
      let text: String
      let line: Int

      var description: String { "line \(line): \(text)" }
    }

    private var recorded: [RecordedFailure] = []

    #if canImport(ObjectiveC)
      override func record(_ issue: XCTIssue) {
        recorded.append(
          RecordedFailure(
            text: issue.compactDescription,
            line: issue.sourceCodeContext.location?.lineNumber ?? 0))
      }

      private func fail(_ text: String, line: Int) {
        let location = XCTSourceCodeLocation(filePath: #filePath, lineNumber: line)
        super.record(
          XCTIssue(
            type: .assertionFailure, compactDescription: text,
            sourceCodeContext: XCTSourceCodeContext(location: location)))
      }
    #else
      override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
        expected: Bool
      ) {
        recorded.append(RecordedFailure(text: description, line: lineNumber))
      }

      private func fail(_ text: String, line: Int) {
        super.recordFailure(
          withDescription: text, inFile: #filePath, atLine: line, expected: true)
      }
    #endif

    /// Compares all that was recorded, and fails the test past what takes its failures.
    private func check(_ expected: [RecordedFailure], line: Int = #line) {
      if recorded != expected { fail("\(expected) was expected, and not \(recorded)", line: line) }
    }

    func testUnsatisfiedExpectationIsRecordedOnceAtItsLine() {
      let bird = mock(Bird.self)
      verify(bird.age).wasCalled()
      check([
        RecordedFailure(
          text: """
            failed - Expected bird.age to be called exactly once, but it was called 0 times.
            age was not called at all.
            """, line: #line - 6)
      ])
    }

    func testUnexpectedCallIsRecordedOnceWhereTheMockWasMade() {
      let bird = mock(Bird.self)
      _ = bird.age
      check([
        RecordedFailure(
          text: """
            failed - Unexpected call: no stub answers bird.age, which returned 0.
            age has no stubs.
            Write: given(bird.age).willReturn(<#Int#>)
            """, line: #line - 8)
      ])
    }

    func testFailureOfAnotherThreadIsRecordedOnce() {
      let counter = mock(Counter.self)
      let done = DispatchSemaphore(value: 0)
      Thread {
        verify(counter.record(1)).wasCalled()
        done.signal()
      }.start()
      done.wait()
      check([
        RecordedFailure(
          text: """
            failed - Expected counter.record(1) to be called exactly once, but it was called 0 times.
            record(_:) was not called at all.
            """, line: #line - 9)
      ])
    }

    func testFailureThatASessionThrowsOnIsRecordedOnce() throws {
      try withMocks { _ = try mock(Bird.self).eat("worm", grams: 1) }
      check([
        RecordedFailure(
          text: """
            failed - Unexpected call: no stub answers bird.eat("worm", grams: 1), which threw this failure.
            eat(_:grams:) has no stubs.
            Write: given(bird.eat("worm", grams: 1)).willReturn(<#Int#>)
            """, line: #line - 7)
      ])
    }
  }
#endif
