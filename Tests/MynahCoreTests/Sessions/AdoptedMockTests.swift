import Mynah
import Support
import Testing

/// Tests of sessions that use mocks that were made before the session began.
@Suite struct AdoptedMockTests {
  let counter = mock(Counter.self)

  @Test func anUnusedStubOfAnEarlierMockFails() {
    let capture = capturedFailures {
      withMocks(.strict) { _ = given(counter.next(1)).willReturn(1) }
    }
    #expect(
      capture.report == """
        Unused stub: counter.next(1) was never called.
        Remove the stub, or write given(...).lenient() if it may stay unused.
        """)
    #expect(capture.lines == [#line - 7])
  }

  @Test func aCallOfAnEarlierMockThatNoStubMatchesFails() {
    let line = #line + 3
    let text = report {
      withMocks(.strict) {
        given(counter.record(1)).willReturn()
        counter.record(1)
        counter.record(2)
      }
    }
    #expect(
      text == """
        Unexpected call: no stub answers counter.record(2), and this session is strict.
        Stub record(1) at AdoptedMockTests.swift:\(line): argument: expected 1, got 2
        Write: given(counter.record(2)).willReturn()
        """)
  }

  @Test func aVerifiedMockIsAdopted() {
    given(counter.record(1)).willReturn()
    counter.record(1)
    let texts = failures {
      withMocks(.strict) {
        verify(counter.record(1)).wasCalled()
        counter.record(2)
      }
    }
    #expect(texts.count == 1)
  }

  @Test func theMockIsLenientAfterTheSession() {
    withMocks(.strict) {
      given(counter.record(1)).willReturn()
      counter.record(1)
    }
    #expect(failures { counter.record(2) } == [])
  }

  @Test func aLaterSessionAdoptsTheMockAgain() {
    withMocks(.strict) {
      given(counter.record(1)).willReturn()
      counter.record(1)
    }
    #expect(failures { withMocks(.strict) { _ = given(counter.next(1)).willReturn(1) } }.count == 1)
  }

  @Test func aMockOfARunningSessionStaysInIt() {
    let texts = failures {
      withMocks {
        let counter = mock(Counter.self)
        withMocks(.strict) { _ = given(counter.next(1)).willReturn(1) }
      }
    }
    #expect(texts == [])
  }

  @Test func aLenientMockStaysLenient() {
    let lenient = mock(Counter.self).lenient()
    #expect(failures { withMocks(.strict) { _ = given(lenient.next(1)).willReturn(1) } } == [])
  }

  @Test func aStubThatCallsUseDoesNotFail() {
    let texts = failures {
      withMocks(.strict) {
        given(counter.next(1)).willReturn(2)
        #expect(counter.next(1) == 2)
      }
    }
    #expect(texts == [])
  }
}
