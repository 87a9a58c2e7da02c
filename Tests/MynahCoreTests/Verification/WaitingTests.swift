import Mynah
import Support
import Synchronization
import Testing

/// Tests that wait for calls, without depending on how long anything takes.
///
/// The limit is short if no call comes. A task on the main actor only starts when the test waits.
@Suite @MainActor struct WaitingTests {
  let bird = mock(Bird.self)
  let counter = mock(Counter.self)
  private let long = Duration.seconds(60)

  @Test func waitingEndsWhenTheCountIsReached() async {
    Task { counter.record(1) }
    verify(counter.record(1)).wasNeverCalled()
    await verify(counter.record(1)).wasCalled(within: long)
    verify(counter.record(1)).wasCalled()

    clearInvocations(on: counter)
    Task { for number in 1...5 { counter.record(number) } }
    await verify(counter.record(any())).wasCalled(5, within: long)
    Task {
      for number in 1...5 {
        counter.record(number)
        await Task.yield()
      }
    }
    await verify(counter.record(any())).wasCalled(atLeast(8), within: long)
    await verify(counter.record(any(where: { $0 > 3 }))).wasCalled(between(3...4), within: long)
  }

  @Test func wasNeverCalledFailsWhenTheCallIsMade() async {
    Task { counter.record(1) }
    #expect(
      await report { await verify(counter.record(1)).wasNeverCalled(within: long) } == """
        Expected counter.record(1) never to be called within 60.0 seconds, but it was called once.
        Matching calls: #1 record(1)
        """)
    await verify(counter.record(2)).wasNeverCalled(within: .milliseconds(1))
    await verify(counter.record(1)).wasCalled(atMost(1), within: .milliseconds(1))
  }

  @Test func cancellationEndsTheWait() async {
    let waiting = Task {
      await report { await verify(counter.record(1)).wasCalled(within: long) }
    }
    Task { waiting.cancel() }
    #expect(
      await waiting.value == """
        Expected counter.record(1) to be called exactly once before the task was canceled, but it was called 0 times.
        record(_:) was not called at all.
        """)
  }

  @Test func eventuallyWaitsForAllExpectations() async {
    Task {
      counter.record(1)
      await Task.yield()
      bird.sing()
      await Task.yield()
      counter.record(2)
    }
    await eventually(within: long) {
      verify(counter.record(any())).wasCalled(twice)
      verify(bird.sing()).wasCalled()
      inOrder {
        verify(bird.sing()).wasCalled()
        verify(counter.record(2)).wasCalled()
      }
    }
    verifyNoMoreInteractions(counter, bird)

    clearInvocations(on: counter, bird)
    Task {
      counter.record(1)
      await Task.yield()
      bird.sing()
    }
    await eventually(within: long) {
      verify(counter.record(1)).wasCalled()
      verify(bird.sing()).wasCalled()
      verifyNoMoreInteractions(counter, bird)
    }
    #expect(
      await report { await eventually(within: long) { verifyNoInteractions(counter) } } == """
        Expected no calls to counter within 60.0 seconds, but it was called once.
        Calls: #1 counter.record(1)
        """)
  }

  @Test func unmetExpectationsFailAtTheirOwnLines() async {
    bird.sing()
    let line = UInt(#line)
    let capture = await capturedFailures {
      await eventually(within: .zero) {
        verify(bird.sing()).wasCalled()
        verify(counter.record(1)).wasCalled()
        inOrder {
          verify(bird.sing()).wasCalled()
          verify(counter.record(2)).wasCalled()
        }
      }
    }
    #expect(
      capture.all == [
        CapturedFailure(
          text: """
            Expected counter.record(1) to be called exactly once within 0.0 seconds, but it was called 0 times.
            record(_:) was not called at all.
            If the call is made later, wait longer.
            """, line: line + 4),
        CapturedFailure(
          text: """
            Expected counter.record(2) to be called exactly once after bird.sing() within 0.0 seconds, but it was called 0 times there.
            Expected in this order:
            1. bird.sing(), exactly once: #1
            2. counter.record(2), exactly once: not called
            All calls: #1 bird.sing()
            """, line: line + 5),
      ])
    counter.record(2)
    #expect(
      await report { await verify(counter.record(1)).wasCalled(within: .zero) } == """
        Expected counter.record(1) to be called exactly once within 0.0 seconds, but it was called 0 times.
        Closest of 1 call: #1 record(*2*)     argument: expected 1, got 2
        """)
  }

  @Test func expectationsInChildTasksAreCollected() async {
    let counter = counter
    for number in 0..<50 { counter.record(number) }
    await eventually(within: .zero) {
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<50 {
          group.addTask { verify(counter.record(number)).wasCalled() }
        }
      }
    }
    verifyNoMoreInteractions(counter)
  }

  @Test func asyncMembersAreAwaited() async {
    Task { await bird.rest(hours: 3) }
    await verify(bird.rest(hours: 3)).wasCalled(within: long)
    await eventually(within: long) {
      await verify(bird.rest(hours: 3)).wasCalled()
    }
  }

  @Test func waitsInsideInOrderAreAwaited() async {
    Task { counter.record(1) }
    await inOrder {
      await verify(counter.record(1)).wasCalled(within: long)
      verify(counter.record(1)).wasCalled(0)
    }
  }

  @Test func matchersCanCallMocksDuringAWait() async {
    Task { counter.record(1) }
    await verify(
      counter.record(
        any(where: { number in
          bird.sing()
          return number == 1
        }))
    ).wasCalled(within: long)
  }

  @Test func blocksThatOnlyExpectNoCallsWaitForCalls() async {
    let calling = Task {
      await Task.yield()
      counter.record(1)
    }
    #expect(
      await report {
        await eventually(within: long) { verify(counter.record(any())).wasNeverCalled() }
      } == """
        Expected counter.record(any()) never to be called within 60.0 seconds, but it was called once.
        Matching calls: #1 record(1)
        """)
    await calling.value
  }

  @Test func eachCheckMatchesACallOnce() async {
    counter.record(1)
    bird.sing()
    var asked = 0
    let one: (Int) -> Bool = {
      asked += 1
      return $0 == 1
    }
    // The first check decides each of the following expectations, which adds one to `asked`.
    verify(counter.record(any(where: one))).wasCalled()
    #expect(asked == 1)
    let failures = await failures {
      verify(counter.record(any(where: one))).wasNeverCalled()
      #expect(asked == 2)
      await verify(counter.record(any(where: one))).wasNeverCalled(within: long)
      #expect(asked == 3)
      await eventually(within: long) {
        verify(bird.sing()).wasCalled()
        verify(counter.record(any(where: one))).wasNeverCalled()
      }
      #expect(asked == 4)
      inOrder {
        verify(counter.record(any(where: one))).wasCalled()
        verify(counter.record(any(where: one))).wasCalled()
      }
      #expect(asked == 6)
    }
    #expect(failures.count == 4)
    await verify(counter.record(any(where: one))).wasCalled(within: long)
    await eventually(within: long) { verify(counter.record(any(where: one))).wasCalled() }
    #expect(asked == 8)
  }
}
