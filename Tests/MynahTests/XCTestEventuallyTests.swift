import Dispatch
import Mynah
import Support

#if canImport(XCTest)
  import XCTest

  /// Tests of the `eventually` methods of XCTest test cases.
  final class XCTestEventuallyTests: ProvokingTestCase {
    private let counter = mock(Counter.self)

    func testCallsOfAnotherThreadFulfilTheExpectation() {
      let counter = counter
      let counted = eventually("both numbers are counted") {
        verify(counter.record(1)).wasCalled()
        verify(counter.record(2)).wasCalled(twice)
      }
      DispatchQueue.global().async {
        for number in [2, 1, 2] { counter.record(number) }
      }
      wait(for: [counted], timeout: 60)
      XCTAssertEqual(counted.expectationDescription, "both numbers are counted")
    }

    func testWaitForExpectationsWaits() {
      let counter = counter
      Task.detached { counter.record(1) }
      eventually { verify(counter.record(1)).wasCalled() }
      // On Linux, XCTest isolates this method to the main actor, and runs test cases on it.
      nonisolated(unsafe) let test = self
      MainActor.assumeIsolated { test.waitForExpectations(timeout: 60) }
      verify(counter.record(1)).wasCalled()
    }

    func testAsyncTestsAwaitTheExpectation() async {
      let counter = counter
      let counted = eventually { verify(counter.record(1)).wasCalled() }
      Task { counter.record(1) }
      await fulfillment(of: [counted], timeout: 60)
    }

    func testUnmetExpectationsAreExplained() {
      let counter = counter
      counter.record(7)
      let missing = eventually("both numbers are counted") {
        verify(counter.record(7)).wasCalled()
        verify(counter.record(1)).wasCalled()
      }
      takesFailures = true
      wait(for: [missing], timeout: 0.01)
      takesFailures = false
      XCTAssertEqual(
        taken.map(\.text),
        [
          """
          Asynchronous wait failed - Exceeded timeout of 0.01 seconds, with unfulfilled expectations: \
          both numbers are counted
          Expected counter.record(1) to be called exactly once, but it was called 0 times.
          Closest of 1 call: #1 record(*7*)     argument: expected 1, got 7
          """
        ])
    }

    func testAsyncEventuallyCanBeCalledInATestCase() async {
      let counter = counter
      Task { counter.record(1) }
      await eventually(within: .seconds(60)) { verify(counter.record(1)).wasCalled() }
      await verify(counter.record(1)).wasCalled(within: .seconds(60))
    }

    func testAsyncEventuallyCanBeCalledInAStaticMethod() async {
      let counter = counter
      Task { counter.record(1) }
      await Self.waitForCall(to: counter)
    }

    private static func waitForCall(to counter: CounterMock) async {
      await eventually(within: .seconds(60)) { verify(counter.record(1)).wasCalled() }
    }
  }

  #if !canImport(ObjectiveC)
    /// A test of an expectation without a wait, which XCTest reports after the test.
    final class XCTestUnwaitedExpectationTests: XCTestCase {
      private let counter = mock(Counter.self)
      private var line = 0

      override func recordFailure(
        withDescription text: String, inFile path: String, atLine line: Int, expected: Bool
      ) {
        guard (path, line) != ("\(#filePath)", self.line) else { return }
        super.recordFailure(withDescription: text, inFile: path, atLine: line, expected: expected)
      }

      func testExpectationWithoutAWaitFailsAtItsLine() {
        line = #line + 1
        eventually { verify(counter.record(1)).wasCalled() }
      }
    }
  #endif
#endif
