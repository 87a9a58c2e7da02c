import Mynah
import Support
import Testing

@testable import MynahCore

/// Tests of exhaustive sessions, in which each call must be stubbed and verified.
@Suite struct ExhaustiveSessionTests {
  @Test func callsThatAreStubbedAndVerifiedPass() {
    withMocks(.exhaustive) {
      let ferry = mock(Ferry.self)
      given(ferry.load(any())).willReturn(1)
      given(ferry.leave()).willReturn()
      _ = (ferry as any Ferry).load(3)
      (ferry as any Ferry).leave()
      verify(ferry.load(3)).wasCalled()
      inOrder { verify(ferry.leave()).wasCalled() }
    }
  }

  @Test func aCallWithoutAStubIsReported() {
    let line = #line + 3
    let capture = capturedFailures {
      withMocks(.exhaustive) {
        let ferry = mock(Ferry.self)
        var other: any Ferry = ferry
        other.leave()
        other.name = "Ryan"
        verify(ferry.leave()).wasCalled()
      }
    }
    #expect(
      capture.report == """
        Unexpected call: no stub answers ferry.leave(), and this session is exhaustive.
        leave() has no stubs.
        Write: given(ferry.leave()).willReturn()

        Unexpected call: no stub answers ferry.name = "Ryan", and this session is exhaustive.
        name has no stubs.
        Write: given(ferry.name = "Ryan").willReturn()
        """)
    #expect(capture.lines == [line, line])
  }

  @Test func aStrictSessionIgnoresCallsWithoutAStub() {
    withMocks(.strict) {
      let ferry = mock(Ferry.self)
      (ferry as any Ferry).leave()
    }
  }

  @Test func assignmentsAreReportedIfTheStubOfThePropertyAnswersThem() {
    let capture = capturedFailures {
      withMocks(.exhaustive) {
        let ferry = mock(Ferry.self)
        given(ferry.name).willReturn(lastSetValue(initial: "Ryan"))
        var other: any Ferry = ferry
        other.name = "Sterling"
        #expect(other.name == "Sterling")
        verify(ferry.name).wasCalled()
      }
    }
    #expect(
      capture.report == """
        Expected each call to ferry to be verified, but 1 of 2 calls isn't.
        Not verified: #1 ferry.name = "Sterling"
        Write: verify(ferry.name = "Sterling").wasCalled()
        """)
  }

  @Test func callsThatNoVerifyCoversAreReportedAtTheEnd() {
    let line = #line + 3
    let capture = capturedFailures {
      withMocks(.exhaustive) {
        let ferry = mock(Ferry.self)
        given(ferry.load(any())).willReturn(1)
        given(ferry.store(any())).willReturn()
        given(ferry.tag(any(String.self))).willReturn(true)
        let other: any Ferry = ferry
        for weight in [1, 2, 2, 3] { _ = other.load(weight) }
        other.store(Bale())
        for _ in 0..<3 { _ = other.tag("box") }
        verify(ferry.load(1)).wasCalled()
        verify(ferry.load(3)).wasCalled()
      }
    }
    #expect(
      capture.report == """
        Expected each call to ferry to be verified, but 6 of 8 calls aren't.
        Not verified: #2 ferry.load(2)   #3 ferry.load(2)   #5 ferry.store(Bale)   #6 ferry.tag("box")   #7 ferry.tag("box")   #8 ferry.tag("box")
        Write: verify(ferry.load(2)).wasCalled(twice)
        Write: verify(ferry.store(any())).wasCalled()
        Write: verify(ferry.tag("box")).wasCalled(3)
        """)
    #expect(capture.lines == [line])
  }

  @Test func assignmentsAndForgottenCallsAreListed() {
    let text = report {
      withMocks(.exhaustive) {
        let ferry = mock(Ferry.self).recording(.last(2))
        given(ferry.name = any()).willReturn()
        var other: any Ferry = ferry
        for name in ["Ryan", "Maya", "Robin"] { other.name = name }
      }
    }
    #expect(
      text == """
        Expected each call to ferry to be verified, but 3 of 3 calls aren't.
        Not verified: #1 ferry.name = "Maya"   #2 ferry.name = "Robin"   1 forgotten
        Write: verify(ferry.name = "Maya").wasCalled(atLeast(1))
        Write: verify(ferry.name = "Robin").wasCalled(atLeast(1))
        """)
  }

  @Test func suggestedCountsIncludeVerifiedAndUnlistedCalls() {
    let text = report {
      withMocks(.exhaustive) {
        let ferry = mock(Ferry.self)
        given(ferry.leave()).willReturn()
        for _ in 1...12 { (ferry as any Ferry).leave() }
      }
    }
    let listed = (1...10).map { "#\($0) ferry.leave()" }.joined(separator: "   ")
    #expect(
      text == """
        Expected each call to ferry to be verified, but 12 of 12 calls aren't.
        Not verified: \(listed)   and 2 more
        Write: verify(ferry.leave()).wasCalled(12)
        """)
  }

  @Test func expectedAndLenientStubsCoverTheirCalls() {
    withMocks(.exhaustive) {
      let ferry = mock(Ferry.self)
      given(ferry.load(any())).willReturn(1).expect(twice)
      given(ferry.leave()).lenient().willReturn()
      for weight in 1...2 { _ = (ferry as any Ferry).load(weight) }
      (ferry as any Ferry).leave()
    }
  }

  @Test func lenientMocksAndDefaultValuesAreExempt() {
    withMocks(.exhaustive) {
      let lenient = mock(Ferry.self).lenient()
      (lenient as any Ferry).leave()
      let silent = mock(Ferry.self).stubOnly().useDefaultValues(from: .standardProvider)
      (silent as any Ferry).leave()
      _ = (silent as any Ferry).load(3)
    }
  }

  @Test func aFailedTestDoesNotReportCalls() {
    #expect(
      report {
        withMocks(.exhaustive) {
          let ferry = mock(Ferry.self)
          given(ferry.load(any())).willReturn(1)
          _ = (ferry as any Ferry).load(3)
          verify(ferry.load(4)).wasCalled()
        }
      } == """
        Expected ferry.load(4) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 load(*3*)     argument: expected 4, got 3
        """)
  }

  @Test func anUnusedStubAndAnUncoveredCallAreBothReported() {
    let line = #line + 5
    let capture = capturedFailures {
      withMocks(.exhaustive) {
        let ferry = mock(Ferry.self)
        given(ferry.load(any())).willReturn(1)
        given(ferry.leave()).willReturn()
        _ = (ferry as any Ferry).load(3)
      }
    }
    #expect(
      capture.report == """
        Unused stub: ferry.leave() was never called.
        Remove the stub, or write given(...).lenient() if it may stay unused.

        Expected each call to ferry to be verified, but 1 of 1 call isn't.
        Not verified: #1 ferry.load(3)
        Write: verify(ferry.load(3)).wasCalled()
        """)
    #expect(capture.lines == [line, line - 2])
  }

  @Test func eachOfSeveralMocksIsReportedWithItsPlace() {
    let line = #line + 4
    let text = report {
      withMocks(.exhaustive) {
        let ferries = [
          mock(Ferry.self), mock(Ferry.self),
        ]
        given(ferries[1].leave()).willReturn()
        (ferries[1] as any Ferry).leave()
      }
    }
    #expect(
      text == """
        Expected each call to ferry to be verified, but 1 of 1 call isn't.
        Not verified: #1 ferry.leave()
        ferry is the Ferry made at ExhaustiveSessionTests.swift:\(line), number 2 of 2.
        Write: verify(ferry.leave()).wasCalled()
        """)
  }

  @Test func aMockFromBeforeTheSessionIsChecked() {
    let ferry = mock(Ferry.self)
    (ferry as any Ferry).leave()
    clearInvocations(on: ferry)
    let text = report {
      withMocks(.exhaustive) {
        given(ferry.load(any())).willReturn(1)
        _ = (ferry as any Ferry).load(3)
      }
    }
    #expect(
      text == """
        Expected each call to ferry to be verified, but 1 of 1 call isn't.
        Not verified: #1 ferry.load(3)
        Write: verify(ferry.load(3)).wasCalled()
        """)
    (ferry as any Ferry).leave()
  }

  @Test func aCallAfterTheSessionIsNotCheckedForAVerify() {
    let ferry = withMocks(.exhaustive) {
      let ferry = mock(Ferry.self)
      given(ferry.load(any())).lenient().willReturn(1)
      return ferry
    }
    #expect((ferry as any Ferry).load(3) == 1)
  }

  @Test(.mocks(.exhaustive)) func theTraitTakesTheStrictness() async {
    let tower = mock(Ferry.self)
    await given(tower.wait(hours: any())).willReturn()
    await (tower as any Ferry).wait(hours: 3)
    await verify(tower.wait(hours: 3)).wasCalled()
  }
}
