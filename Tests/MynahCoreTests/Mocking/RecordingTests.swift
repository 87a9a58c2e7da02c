import Mynah
import Support
import Testing

@Suite struct StubOnlyTests {
  @Test func stubOnlyMocksUseStubs() {
    let counter = mock(Counter.self).stubOnly()
    given(counter.next(any())).willReturn(sequence(of: 1, 2, 3))
    #expect([1, 2, 3, 4].map { counter.next($0) } == [1, 2, 3, 3])
  }

  @Test func stubOnlyMocksRecordNothing() {
    let counter = mock(Counter.self).stubOnly()
    counter.record(1)
    #expect(counter.mockingContext.invocations.isEmpty)
    #expect(describe(counter) == "counter is stubOnly and records no calls.")
  }

  @Test func genericMembersOfStubOnlyMocksRecordNothing() {
    // Generic members that are first called after `stubOnly()` don't record calls, either.
    let shapes = mock(Shapes.self).stubOnly()
    shapes.store(3, under: "a")
    #expect(shapes.mockingContext.invocations.isEmpty)
  }

  @Test func stubOnlyMocksReleaseRecordedArguments() {
    let bird = mock(Bird.self)
    given(bird.meet(any())).willReturn(true)
    let friend = WeakMock(bird)
    #expect(friend.object != nil)
    bird.stubOnly()
    #expect(friend.object == nil)
  }

  @Test func verifyingAStubOnlyMockIsReported() {
    let counter = mock(Counter.self).stubOnly()
    counter.record(1)
    let line = #line + 2
    let capture = capturedFailures {
      verify(counter.record(any())).wasCalled()
      verifyNoInteractions(counter)
      verifyNoMoreInteractions(counter)
      inOrder { verify(counter.record(1)).wasCalled() }
      inOrder { verifyNoInteractions(counter) }
    }
    let text = { (expectation: String) in
      """
      \(expectation) is verified, but counter is stubOnly and records no calls.
      Create the mock without stubOnly(), or record some calls: recording(.last(100)).
      """
    }
    #expect(
      capture.texts == [
        text("counter.record(any())"), text("counter"), text("counter"),
        text("counter.record(1)"), text("counter"),
      ])
    #expect(capture.lines == Array(line..<line + 5))
  }
}

@Suite struct RecordingLimitTests {
  private func counter(_ limit: Int, calls: ClosedRange<Int>) -> CounterMock {
    let counter = mock(Counter.self).recording(.last(limit))
    for number in calls { counter.record(number) }
    return counter
  }

  @Test(arguments: [1, 2, 3, 7, 8, 9, 16, 100])
  func theNewestCallsAreRecorded(limit: Int) {
    let counter = counter(limit, calls: 1...1_000)
    #expect(
      counter.mockingContext.invocations.map(\.arguments)
        == (1_001 - limit...1_000).map { ["\($0)"] })
  }

  @Test func expectationsThatForgottenCallsCouldAffectFail() {
    let counter = counter(2, calls: 1...5)
    verify(counter.record(5)).wasCalled(atLeast(1))
    verify(counter.record(any())).wasCalled(5)
    verify(counter.record(9)).wasCalled(atMost(3))
    verify(counter.record(any(where: { $0 > 3 }))).wasCalled(between(2...5))
    #expect(
      report {
        verify(counter.record(any())).wasCalled(twice)
        verify(counter.record(5)).wasNeverCalled()
        verify(counter.record(9)).wasCalled(4)
      } == """
        Expected counter.record(any()) to be called exactly twice, but it was called 5 times.
        Matching calls: #4 record(4)   #5 record(5)   and 3 more
        Of 5 calls, the first 3 are forgotten.

        Expected counter.record(5) never to be called, but it was called once.
        Matching calls: #5 record(5)
        Of 5 calls, the first 3 are forgotten.

        Expected counter.record(9) to be called exactly 4 times, but it was called 0 times.
        Of 5 calls, the first 3 are forgotten.
        """)
    #expect(
      report {
        verify(counter.record(1)).wasNeverCalled()
        verify(counter.record(5)).wasCalled()
      } == """
        Expected counter.record(1) never to be called, but 3 of the 5 calls to record(_:) are forgotten.
        0 of the other calls match. The mock records the newest 2: write at least recording(.last(5)).

        Expected counter.record(5) to be called exactly once, but 3 of the 5 calls to record(_:) are forgotten.
        1 of the other calls matches. The mock records the newest 2: write at least recording(.last(5)).
        Matching calls: #5 record(5)
        """)
    // Clearing the calls also resets the number of forgotten calls.
    clearInvocations(on: counter)
    counter.record(6)
    verify(counter.record(1)).wasNeverCalled()
    verify(counter.record(any())).wasCalled()
    verifyNoMoreInteractions(counter)
  }

  @Test func verifiedCallsStayVerifiedWhileOlderOnesAreForgotten() {
    let counter = counter(70, calls: 1...70)
    verify(counter.record(any(where: { $0 % 2 == 0 }))).wasCalled(35)
    for number in 71...75 { counter.record(number) }
    verify(counter.record(any(where: { $0 > 70 }))).wasCalled(atLeast(5))
    #expect(
      report { verifyNoMoreInteractions(counter) } == """
        Expected no more calls to counter, but 35 of 75 calls are not verified.
        Not verified: #2 counter.record(7)   #4 counter.record(9)   #6 counter.record(11)   \
        #8 counter.record(13)   #10 counter.record(15)   #12 counter.record(17)   \
        #14 counter.record(19)   #16 counter.record(21)   #18 counter.record(23)   \
        #20 counter.record(25)   and 22 more   3 forgotten
        """)
    verify(counter.record(any())).wasCalled(75)
    verifyNoMoreInteractions(counter)
  }

  @Test func forgottenCallsAreCounted() {
    let single = counter(1, calls: 1...3)
    #expect(
      report { verifyNoInteractions(single) } == """
        Expected no calls to counter, but it was called 3 times.
        Calls: #1 counter.record(3)   2 forgotten
        """)
    #expect(
      describe(single) == """
        counter received 3 calls, of which 2 are forgotten:
        #1 record(3)     no stub
        """)
  }

  @Test func inOrderChecksRecordedCalls() {
    let counter = counter(2, calls: 1...4)
    inOrder {
      verify(counter.record(3)).wasCalled()
      verify(counter.record(4)).wasCalled()
    }
  }

  @Test func inOrderCountsForgottenCalls() {
    let counter = counter(2, calls: 1...4)
    #expect(
      report {
        inOrder {
          verify(counter.record(1)).wasCalled()
          verify(counter.record(4)).wasCalled()
        }
        inOrder(with: .noInvocationsBefore) { verify(counter.record(3)).wasCalled() }
      } == """
        Expected counter.record(1) to be called exactly once, but it was called 0 times.
        Expected in this order:
        1. counter.record(1), exactly once: not called
        2. counter.record(4), exactly once: not reached
        All calls: #1 counter.record(3)   #2 counter.record(4)
        Before these, 2 older calls are forgotten.
        Closest of 2 calls: #2 record(*4*)     argument: expected 1, got 4

        Expected no other call before counter.record(3), but 2 older calls are forgotten.
        Expected in this order:
        1. counter.record(3), exactly once: #1
        All calls: #1 counter.record(3)   #2 counter.record(4)
        Before these, 2 older calls are forgotten.
        """)
  }

  @Test func forgottenArgumentsAreReleasedUnlessAReaderHasThem() {
    let bird = mock(Bird.self).recording(.last(2))
    given(bird.meet(any())).willReturn(true)
    let friends = (0..<3).map { _ in WeakMock(bird) }
    do {
      let invocations = bird.mockingContext.invocations
      let later = (0..<5).map { _ in WeakMock(bird) }
      #expect(friends.map { $0.object != nil } == [false, true, true])
      #expect(later.count { $0.object != nil } == 2)
      #expect(invocations.map(\.arguments) == [["bird"], ["bird"]])
    }
    #expect(friends.allSatisfy { $0.object == nil })

    let others = (0..<20).map { _ in WeakMock(bird) }
    #expect(others.map { $0.object != nil } == Array(repeating: false, count: 18) + [true, true])
    bird.recording(.last(1))
    #expect(others.count { $0.object != nil } == 1)
  }

  @Test func waitingCountsCallsBeyondTheRecordingLimit() async {
    let counter = counter(1, calls: 1...3)
    Task { for number in 4...50 { counter.record(number) } }
    await verify(counter.record(any())).wasCalled(50, within: .seconds(60))
  }

  @Test func aRecordingLimitOfZeroIsReported() {
    let capture = FailureCapture()
    let line: UInt = #line + 2
    let counter = withFailureReporter(capture.reporter) {
      mock(Counter.self).recording(.last(0))
    }
    #expect(
      capture.all == [
        CapturedFailure(
          text: """
            recording(.last(0)) records nothing.
            Write at least recording(.last(1)), or stubOnly() if you don't verify the mock.
            """,
          line: line)
      ])
    counter.record(1)
    verify(counter.record(1)).wasCalled()
  }
}

/// A weak reference to a mock that was passed to `meet(_:)` of another mock.
private final class WeakMock {
  private(set) weak var object: BirdMock?

  init(_ bird: BirdMock) {
    let friend = mock(Bird.self)
    object = friend
    _ = bird.meet(friend)
  }
}
