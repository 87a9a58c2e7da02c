import Dispatch
import Support
import Testing

@testable import Mynah

/// Tests that failures reach Swift Testing: `withKnownIssue` fails if no issue is recorded.
@Suite struct SwiftTestingReportTests {
  let bird = mock(Bird.self)

  @Test func unsatisfiedExpectationIsRecordedOnceAtItsLine() {
    let lines = Locked<[Int?]>([])
    withKnownIssue {
      verify(bird.age).wasCalled()
    } matching: { issue in
      lines.withLock { $0.append(issue.sourceLocation?.line) }
      return issue.comments.map(\.rawValue) == [
        """
        Expected bird.age to be called exactly once, but it was called 0 times.
        age was not called at all.
        """
      ]
    }
    #expect(lines.withLock { $0 } == [#line - 10])
  }

  @Test func unexpectedCallIsRecordedOnce() {
    let count = Locked(0)
    withKnownIssue {
      _ = bird.age
    } matching: { _ in
      count.withLock { $0 += 1 }
      return true
    }
    #expect(count.withLock { $0 } == 1)
  }

  @Test func aKnownVerificationAfterASessionIsKnown() {
    withKnownIssue {
      let counter = withMocks(.strict) { mock(Counter.self).lenient() }
      verify(counter.record(1)).wasCalled()
    }
  }

  @Test func aKnownCallAfterASessionIsKnown() {
    withKnownIssue {
      let bird = withMocks { mock(Bird.self) }
      _ = bird.age
    }
  }

  @Test(.mocks) func aKnownIssueOfADetachedTaskIsKnown() async {
    let counter = mock(Counter.self)
    await withKnownIssue {
      await Task.detached { verify(counter.record(1)).wasCalled() }.value
      verify(counter.record(2)).wasNeverCalled()
    }
  }

  @Test(.mocks) func aKnownIssueOfAThreadIsKnown() {
    let counter = mock(Counter.self)
    withKnownIssue {
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        _ = counter.next(1)
        done.signal()
      }
      done.wait()
      verify(counter.next(1)).wasCalled()
    }
  }

  @Test func issuesOfUnknownTestsAreNotRecordedForEachRunningTest() async throws {
    let test = try #require(Test.current)
    #expect(MocksTrait.isRunning(test))
    #expect(await Task.detached { MocksTrait.isRunning(test) }.value == false)
  }
}
