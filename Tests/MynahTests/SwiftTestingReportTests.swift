import Mynah
import Support
import Testing

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
}
