import Mynah
import Support
import Testing

@Suite struct NoMoreInteractionsTests {
  let bird = mock(Bird.self)
  let counter = mock(Counter.self)

  @Test func everyCallMustBeVerified() {
    for number in 1...3 { counter.record(number) }
    verify(counter.record(2)).wasCalled()
    #expect(
      report { verifyNoMoreInteractions(counter) } == """
        Expected no more calls to counter, but 2 of 3 calls are not verified.
        Not verified: #1 counter.record(1)   #3 counter.record(3)
        """)
    verify(counter.record(any())).wasCalled(3)
    verifyNoMoreInteractions(counter)
    counter.record(4)
    #expect(failures { verifyNoMoreInteractions(counter) }.count == 1)
    clearInvocations(on: counter)
    for number in 1...200 { counter.record(number) }
    verify(counter.record(any(where: { $0 % 10 != 0 }))).wasCalled(180)
    #expect(
      report { verifyNoMoreInteractions(counter) } == """
        Expected no more calls to counter, but 20 of 200 calls are not verified.
        Not verified: \((1...10).map { "#\($0 * 10) counter.record(\($0 * 10))" }
          .joined(separator: "   "))   and 10 more
        """)
  }

  @Test func onlySuccessfulExpectationsMarkCallsAsVerified() {
    bird.sing()
    _ = failures { verify(bird.sing()).wasCalled(twice) }
    #expect(
      report { verifyNoMoreInteractions(bird) } == """
        Expected no more calls to bird, but 1 of 1 call is not verified.
        Not verified: #1 bird.sing()
        """)
    clearInvocations(on: bird)
    counter.record(1)
    bird.sing()
    counter.record(2)
    counter.record(1)
    inOrder {
      verify(bird.sing()).wasCalled()
      verify(counter.record(1)).wasCalled()
    }
    #expect(
      report { verifyNoMoreInteractions(bird, counter) } == """
        Expected no more calls to bird and counter, but 2 of 4 calls are not verified.
        Not verified: #1 counter.record(1)   #3 counter.record(2)
        """)
    let shapes = mock(Shapes.self)
    shapes.store(1, under: "a")
    shapes.store("x", under: "b")
    verify(shapes.store(1, under: "a")).wasCalled()
    #expect(
      report { verifyNoMoreInteractions(shapes) } == """
        Expected no more calls to shapes, but 1 of 2 calls is not verified.
        Not verified: #2 shapes.store("x", under: "b")
        """)
  }

  @Test func callsThatAFailedOrderListsAreNotListedAgain() {
    for number in [2, 1, 3] { counter.record(number) }
    let texts = failures {
      inOrder {
        verify(counter.record(1)).wasCalled()
        verify(counter.record(2)).wasCalled()
      }
      verifyNoMoreInteractions(counter)
    }
    #expect(
      texts == [
        """
        Expected counter.record(2) to be called exactly once after counter.record(1), but it was called 0 times there.
        Expected in this order:
        1. counter.record(1), exactly once: #2
        2. counter.record(2), exactly once: not called here, only #1
        All calls: #1 counter.record(2)   #2 counter.record(1)   #3 counter.record(3)
        """,
        """
        Expected no more calls to counter, but 1 of 3 calls is not verified.
        Not verified: #3 counter.record(3)
        """,
      ])
  }

  @Test func stubbedCallsAreIgnoredOnRequest() {
    given(counter.next(2)).willReturn(0)
    _ = failures { for number in 1...2 { _ = counter.next(number) } }
    counter.record(3)
    #expect(
      report { verifyNoMoreInteractions(counter, ignoringStubbed: true) } == """
        Expected no more calls to counter, but 2 of 3 calls are neither verified nor stubbed.
        Neither verified nor stubbed: #1 counter.next(1)   #3 counter.record(3)
        """)
  }

  @Test func verifyNoInteractionsIgnoresClearedCalls() {
    verifyNoInteractions(bird, counter)
    bird.sing()
    verify(bird.sing()).wasCalled()
    #expect(
      report { verifyNoInteractions(bird) } == """
        Expected no calls to bird, but it was called once.
        Calls: #1 bird.sing()
        """)
    counter.record(1)
    #expect(
      report { verifyNoInteractions(bird, counter) } == """
        Expected no calls to bird and counter, but they were called twice.
        Calls: #1 bird.sing()   #2 counter.record(1)
        """)
    verify(counter.record(any())).wasCalled()
    clearInvocations(on: counter)
    verifyNoMoreInteractions(counter)
    verifyNoInteractions(counter)
    counter.record(1)
    #expect(failures { verifyNoMoreInteractions(counter) }.count == 1)
    reset(counter)
    verifyNoInteractions(counter)
  }
}
