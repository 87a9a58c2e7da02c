import Mynah
import Support
import Testing

/// What Mockingbird's users know of failures, section 2.6.
@Suite struct FailureBehaviorTests {
  let bird = mock(Bird.self)

  @Test("2.6 missing stub: the call, the stubs, what to write") func missingStub() {
    let capture = FailureCapture()
    let line: UInt = #line + 2
    withFailureReporter(capture.reporter) {
      let bird = mock(Bird.self)
      _ = bird.chirp(volume: 3)
    }
    #expect(
      capture.all == [
        CapturedFailure(
          text: """
            Unexpected call: no stub answers bird.chirp(volume: 3), which returned false.
            chirp(volume:) has no stubs.
            Write: given(bird.chirp(volume: 3)).willReturn(<#Bool#>)
            """, line: line)
      ])
  }

  @Test("2.6 wrong count: the expectation and all calls") func wrongCount() {
    given(bird.chirp(volume: any())).willReturn(true)
    for volume in [1, 2] { _ = bird.chirp(volume: volume) }
    #expect(
      failures { verify(bird.chirp(volume: 3)).wasCalled() } == [
        """
        Expected bird.chirp(volume: 3) to be called exactly once, but it was called 0 times.
        Closest of 2 calls: #2 chirp(volume: *2*)     volume: expected 3, got 2
        Other calls: #1 chirp(volume: *1*)
        """
      ])
  }

  @Test("2.6 unexpected call before or after: which one") func unexpectedCallBefore() {
    bird.sing()
    bird.name = "Ryan"
    #expect(
      failures {
        inOrder(with: .noInvocationsBefore) { verify(bird.name = any()).wasCalled() }
      } == [
        """
        Expected no other call before bird.name = any(), but #1 bird.sing() was made.
        Expected in this order:
        1. bird.name = any(), exactly once: #2
        All calls: #1 bird.sing()   #2 bird.name = "Ryan"
        """
      ])
  }

  @Test("2.6 order: all expectations and all calls") func unsatisfiedOrder() {
    bird.name = "Ryan"
    bird.sing()
    #expect(
      failures {
        inOrder {
          verify(bird.sing()).wasCalled()
          verify(bird.name = any()).wasCalled()
        }
      } == [
        """
        Expected bird.name = any() to be called exactly once after bird.sing(), but it was called 0 times there.
        Expected in this order:
        1. bird.sing(), exactly once: #2
        2. bird.name = any(), exactly once: not called here, only #1
        All calls: #1 bird.name = "Ryan"   #2 bird.sing()
        """
      ])
  }
}
