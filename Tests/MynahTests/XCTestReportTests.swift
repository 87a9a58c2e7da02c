import Mynah
import MynahCore
import Support
import Testing

#if canImport(XCTest)
  import XCTest

  /// A test case that can capture its failures instead of reporting them to XCTest.
  class ProvokingTestCase: XCTestCase {
    struct Failure: Equatable {
      let text: String
      let line: Int
    }

    var takesFailures = false
    private(set) var taken: [Failure] = []

    #if canImport(ObjectiveC)
      override func record(_ issue: XCTIssue) {
        guard takesFailures else { return super.record(issue) }
        let line = issue.sourceCodeContext.location?.lineNumber ?? 0
        taken.append(Failure(text: issue.compactDescription, line: line))
      }
    #else
      override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
        expected: Bool
      ) {
        guard takesFailures else {
          return super.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        taken.append(Failure(text: description, line: lineNumber))
      }
    #endif
  }

  /// Tests that failures reach XCTest.
  final class XCTestReportTests: ProvokingTestCase {
    /// A statement that the test case keeps after a test.
    private var kept: Any?

    /// Runs a closure, and checks that it records a single failure with this message and line.
    private func expectFailure(_ text: String, line: Int, _ body: () throws -> Void) rethrows {
      takesFailures = true
      try body()
      takesFailures = false
      XCTAssertEqual(taken, [Failure(text: "failed - \(text)", line: line)])
    }

    func testFailuresAtAReceivedLocationEndWithIt() {
      let bird = mock(Bird.self)
      let location = SourceLocation(
        fileID: "Birds/Helper.swift", filePath: "/Birds/Helper.swift", line: 7, column: 3)
      let text = """
        Expected bird.sing() to be called exactly once, but it was called 0 times.
        sing() was not called at all.
        /Birds/Helper.swift:7
        """
      expectFailure(text, line: 7) { verify(bird.sing(), sourceLocation: location).wasCalled() }
    }

    func testUnsatisfiedExpectationIsRecordedOnceAtItsLine() {
      let bird = mock(Bird.self)
      expectFailure(
        """
        Expected bird.age to be called exactly once, but it was called 0 times.
        age was not called at all.
        """, line: #line + 2
      ) {
        verify(bird.age).wasCalled()
      }
    }

    func testUnexpectedCallIsRecordedOnceAtTheMocksCreation() {
      let bird = mock(Bird.self)
      expectFailure(
        """
        Unexpected call: no stub answers bird.age, which returned 0.
        age has no stubs.
        Write: given(bird.age).willReturn(<#Int#>)
        """, line: #line - 6
      ) {
        _ = bird.age
      }
    }

    func testFailureOfAnotherThreadIsRecordedOnce() {
      let counter = mock(Counter.self)
      let done = DispatchSemaphore(value: 0)
      expectFailure(
        """
        Expected counter.record(1) to be called exactly once, but it was called 0 times.
        record(_:) was not called at all.
        """, line: #line + 3
      ) {
        Thread {
          verify(counter.record(1)).wasCalled()
          done.signal()
        }.start()
        done.wait()
      }
    }

    func testStatementThatATestCaseKeepsIsReportedWhenTheTestEnds() {
      let bird = mock(Bird.self)
      OpenStatements.beginTestCase()
      kept = given(bird.age)
      expectFailure(
        """
        given(bird.age) stubs nothing.
        Add an answer: given(bird.age).willReturn(...).
        """, line: #line - 5
      ) {
        OpenStatements.endTestCase()
      }
    }

    func testExpectationOfALocalMockIsChecked() {
      expectFailure(
        """
        Expected the stub of bird.age at XCTestReportTests.swift:\(#line + 5) to be used exactly twice, \
        but it was used 0 times.
        """, line: #line + 3
      ) {
        let bird = mock(Bird.self)
        given(bird.age).willReturn(1).expect(twice)
      }
    }

    func testFailureAfterASessionIsRecordedAtOnce() {
      let bird = withMocks { mock(Bird.self) }
      let line = #line - 1
      expectFailure(
        """
        Unexpected call: no stub answers bird.age, which returned 0.
        age has no stubs.
        Write: given(bird.age).willReturn(<#Int#>)
        """, line: line
      ) {
        _ = bird.age
      }
    }

    func testMockOfAnEarlierTestIsNotNamed() {
      let earlier = mock(Bird.self)
      earlier.sing()
      OpenStatements.beginTestCase()
      let bird = mock(Bird.self)
      expectFailure(
        """
        Expected bird.sing() to be called exactly once, but it was called 0 times.
        sing() was not called at all.
        """, line: #line + 2
      ) {
        verify(bird.sing()).wasCalled()
      }
      withExtendedLifetime(earlier) {}
    }

    func testFailureThatASessionRethrowsIsRecordedOnce() throws {
      try expectFailure(
        """
        Unexpected call: no stub answers bird.eat("worm", grams: 1), which threw this failure.
        eat(_:grams:) has no stubs.
        Write: given(bird.eat("worm", grams: 1)).willReturn(<#Int#>)
        """, line: #line + 2
      ) {
        try withMocks { _ = try mock(Bird.self).eat("worm", grams: 1) }
      }
    }
  }

  /// Tests of a test case whose methods run in strict sessions, with the mocks of `setUp`.
  final class StrictSetUpTests: ProvokingTestCase {
    private var bird: BirdMock!
    private var expected: [Failure] = []

    override func invokeTest() {
      withMocks(.strict) { super.invokeTest() }
      takesFailures = false
      XCTAssertEqual(taken, expected)
    }

    override func setUp() {
      bird = mock(Bird.self)
      given(bird.chirp(volume: 3)).willReturn(true)
    }

    override func tearDown() {
      bird = nil
    }

    func testUnusedStubOfSetUpFails() {
      takesFailures = true
      let text = """
        failed - Unused stub: bird.chirp(volume: 3) was never called.
        Remove the stub, or write given(...).lenient() if it may stay unused.
        """
      expected = [Failure(text: text, line: #line - 13)]
    }

    func testUsedStubOfSetUpDoesNotFail() {
      XCTAssertTrue(bird.chirp(volume: 3))
    }
  }
#endif
