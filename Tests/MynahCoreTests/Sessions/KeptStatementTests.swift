import Mynah
import Support
import Testing

/// Tests of statements that are still alive when their session ends.
@Suite struct KeptStatementTests {
  @Test func aKeptStubbingIsUnfinished() {
    var kept: [Any] = []
    let capture = capturedFailures {
      withMocks {
        let bird = mock(Bird.self)
        kept.append(given(bird.chirp(volume: 3)))
      }
    }
    #expect(
      capture.report == """
        given(bird.chirp(volume: 3)) stubs nothing.
        Add an answer: given(bird.chirp(volume: 3)).willReturn(...).
        """)
    #expect(capture.lines == [#line - 8])
    #expect(failures { kept = [] } == [])
  }

  @Test func aKeptStubbingOfAllTypesIsUnfinished() {
    var kept: [Any] = []
    let capture = capturedFailures {
      withMocks {
        let courier = mock(Courier.self)
        kept.append(given(courier.drop(any())))
      }
    }
    #expect(
      capture.report == """
        given(courier.drop(any())) stubs nothing.
        Add an answer: given(courier.drop(any())).willReturn(...).
        """)
    #expect(capture.lines == [#line - 8])
    #expect(failures { kept = [] } == [])
  }

  @Test func aKeptVerificationIsUnfinished() {
    var kept: [Any] = []
    let capture = capturedFailures {
      withMocks {
        let bird = mock(Bird.self)
        kept.append(verify(bird.sing()))
      }
    }
    #expect(
      capture.report == """
        verify(bird.sing()) checks nothing.
        Add the expected number of calls: verify(bird.sing()).wasCalled().
        """)
    #expect(capture.lines == [#line - 8])
    #expect(failures { kept = [] } == [])
  }

  @Test func aStatementThatWasFinishedInTimeIsFinished() {
    var kept: [Any] = []
    let texts = failures {
      withMocks {
        let bird = mock(Bird.self)
        let stubbing = given(bird.chirp(volume: 3))
        let verification = verify(bird.sing())
        kept += [stubbing, verification] as [Any]
        bird.sing()
        stubbing.willReturn(true)
        verification.wasCalled()
      }
    }
    #expect(texts == [])
    #expect(kept.count == 2)
  }
}
