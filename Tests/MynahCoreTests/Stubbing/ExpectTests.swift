import Mynah
import Support
import Testing

@testable import MynahCore

/// Tests of `expect`, which checks how often a stub is used.
@Suite struct ExpectTests {
  private let log = Log()

  /// The line of the latest stub that `makeFerry` made.
  private static let stubLine = UInt(#line) + 5

  private func makeFerry(_ change: (Stubbing<(Int) -> Int, Int, Never>) -> Void) -> FerryMock {
    let ferry = mock(Ferry.self).useDefaultValues(from: .standardProvider)
    // The location of all stubs in this suite.
    change(given(ferry.load(any())))
    return ferry
  }

  private func call(_ ferry: FerryMock, times: Int) {
    for weight in 0..<times { _ = (ferry as any Ferry).load(weight) }
  }

  @Test func aStubThatIsUsedAsExpectedPasses() {
    withMocks(.strict) {
      call(makeFerry { $0.willReturn(1).expect() }, times: 1)
      call(makeFerry { $0.willReturn(1).expect(twice) }, times: 2)
      call(makeFerry { $0.willReturn(1).expect(3) }, times: 3)
      call(makeFerry { $0.willReturn(1).expect(1...2) }, times: 2)
      call(makeFerry { $0.willReturn(1).expect(2...) }, times: 5)
      call(makeFerry { $0.willReturn(1).expect(atMost(2)) }, times: 0)
      call(makeFerry { $0.willReturn(1).expect(never) }, times: 0)
      call(makeFerry { $0.willReturn(1).expect(exactly(once).or(atLeast(3))) }, times: 4)
      call(makeFerry { $0.expect(twice).willReturn(1) }, times: 2)
      call(makeFerry { $0.willReturn(1).willReturn(2).expect(3) }, times: 3)
      call(makeFerry { $0.expect(2).will { $0 } }, times: 2)
    }
  }

  @Test func theAnswersStayAsTheyAre() {
    let ferry = mock(Ferry.self)
    given(ferry.load(any())).willReturn(1).willReturn(2).expect(atLeast(1)).willReturn(3)
    #expect((1...4).map { (ferry as any Ferry).load($0) } == [1, 2, 3, 3])
    verifyExpectations(of: ferry)
  }

  @Test func theEndOfASessionReportsEachUnmetExpectation() {
    let line = Self.stubLine
    let capture = capturedFailures {
      withMocks {
        call(makeFerry { $0.willReturn(1).expect(twice) }, times: 1)
      }
      withMocks {
        call(makeFerry { $0.willReturn(1).expect() }, times: 0)
      }
      withMocks {
        call(makeFerry { $0.willReturn(1).expect(never) }, times: 2)
      }
      withMocks {
        call(makeFerry { $0.willReturn(1).expect(atMost(2).or(5)) }, times: 3)
      }
    }
    let place = "ExpectTests.swift:\(line)"
    #expect(
      capture.report == """
        Expected the stub of ferry.load(any()) at \(place) to be used exactly twice, but it was used once.

        Expected the stub of ferry.load(any()) at \(place) to be used exactly once, but it was used 0 times.

        Expected the stub of ferry.load(any()) at \(place) never to be used, but it was used twice.

        Expected the stub of ferry.load(any()) at \(place) to be used at most twice or exactly 5 times, but it was used 3 times.
        """)
    #expect(capture.all.map(\.line) == [line, line, line, line])
  }

  @Test func aNewerStubThatAnsweredIsNamed() {
    let line = #line + 4
    let text = report {
      withMocks(.strict) {
        let ferry = mock(Ferry.self).named("boat")
        given(ferry.load(any())).willReturn(1).expect(twice)
        given(ferry.load(3)).willReturn(1)
        call(ferry, times: 1)
        _ = (ferry as any Ferry).load(3)
      }
    }
    #expect(
      text == """
        Expected the stub of boat.load(any()) at ExpectTests.swift:\(line) to be used exactly twice, but it was used once.
        A matching call was answered by the newer stub at ExpectTests.swift:\(line + 1).
        """)
  }

  @Test func aFailedTestDoesNotReportExpectations() {
    #expect(
      report {
        withMocks {
          let ferry = makeFerry { $0.willReturn(1).expect(twice) }
          verify(ferry.leave()).wasCalled()
        }
      } == """
        Expected ferry.leave() to be called exactly once, but it was called 0 times.
        leave() was not called at all.
        """)
    #expect(
      failures {
        try? withMocks {
          _ = makeFerry { $0.willReturn(1).expect(twice) }
          throw Jam()
        }
      } == [])
  }

  @Test func verifyExpectationsChecksWithoutASession() {
    let ferry = makeFerry { $0.willReturn(1).expect(twice) }
    call(ferry, times: 1)
    let line = #line + 2
    let capture = capturedFailures {
      verifyExpectations(of: ferry)
      verifyExpectations(of: ferry)
    }
    #expect(
      capture.report == """
        Expected the stub of ferry.load(any()) at ExpectTests.swift:\(Self.stubLine) to be used exactly twice, but it was used once.
        """)
    #expect(capture.lines == [line])
  }

  @Test func anExpectationIsCheckedWhenItsMockIsReleased() {
    let capture = capturedFailures {
      call(makeFerry { $0.willReturn(1).expect(twice) }, times: 1)
      call(makeFerry { $0.willReturn(1).expect(twice) }, times: 2)
    }
    #expect(
      capture.report == """
        Expected the stub of ferry.load(any()) at ExpectTests.swift:\(Self.stubLine) to be used exactly twice, but it was used once.
        """)
  }

  @Test func clearingTheStubEndsTheExpectation() {
    withMocks(.strict) {
      let ferry = makeFerry { $0.willReturn(1).expect(twice) }
      clearStubs(of: ferry.load(any()))
      given(ferry.load(3)).willReturn(1).expect(twice)
      clearStubs(of: ferry.load(3))
      given(ferry.tag(any())).willReturn(true).expect(twice)
      clearStubs(of: ferry.tag(any()))
      given(ferry.tag(any())).willReturn(true).expect(twice)
      given(ferry.load(4)).willReturn(1).expect(twice)
      reset(ferry)
    }
  }

  @Test func aReplacedStubKeepsItsExpectation() {
    let line = #line + 4
    let text = report {
      withMocks {
        let ferry = mock(Ferry.self)
        given(ferry.load(any())).willReturn(1).expect(twice)
        call(ferry, times: 1)
        given(ferry.load(any())).willReturn(2).expect(once)
        call(ferry, times: 1)
      }
    }
    #expect(
      text == """
        Expected the stub of ferry.load(any()) at ExpectTests.swift:\(line) to be used exactly twice, but it was used once.
        A matching call was answered by the newer stub at ExpectTests.swift:\(line + 2).
        """)
  }

  @Test func eachKindOfMemberHasExpectations() async throws {
    let line = #line + 4
    let capture = await capturedFailures {
      await withMocks {
        let ferry = mock(Ferry.self)
        given(ferry.name).willReturn("Ryan").expect(twice)
        given(ferry.name = any()).willReturn().expect(3)
        given(ferry[any()]).willReturn("red").expect()
        given(ferry.track(any())).willThrow(Jam()).expect(twice)
        await given(ferry.wait(hours: any())).willReturn().expect(2)
        given(ferry.tag(any())).willReturn(true).expect(3)
        var other: any Ferry = ferry
        other.name = other.name
        _ = other[3]
        _ = try? await other.track("box")
        await other.wait(hours: 3)
        _ = other.tag(3)
        _ = other.tag("box")
      }
    }
    let file = "ExpectTests.swift"
    #expect(
      capture.report == """
        Expected the stub of ferry.name at \(file):\(line) to be used exactly twice, but it was used once.

        Expected the stub of ferry.name = any() at \(file):\(line + 1) to be used exactly 3 times, but it was used once.

        Expected the stub of ferry.track(any()) at \(file):\(line + 3) to be used exactly twice, but it was used once.

        Expected the stub of ferry.wait(hours: any()) at \(file):\(line + 4) to be used exactly twice, but it was used once.

        Expected the stub of ferry.tag(any()) at \(file):\(line + 5) to be used exactly 3 times, but it was used twice.
        """)
  }

  @Test func staticMembersHaveExpectations() {
    withMocks {
      given(FerryMock.build(any())).willReturn(1).expect(twice)
      for count in 1...2 { _ = FerryMock.build(count) }
      verifyExpectations(of: FerryMock.self)
    }
  }

  @Test func callsOfSeveralThreadsAreCounted() async {
    let ferry = makeFerry { $0.willReturn(1).expect(2_000) }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { [ferry] in
          for index in 0..<500 { _ = (ferry as any Ferry).load(index) }
        }
      }
    }
    verifyExpectations(of: ferry)
  }

  @Test func mistakesAreReported() {
    let line = #line + 3
    let capture = capturedFailures {
      let ferry = mock(Ferry.self)
      verifyExpectations(of: ferry)
      given(ferry.load(any())).willReturn(1).expect(-1)
      given(ferry.load(any())).willReturn(1).expect(exactly(1).and(2))
      _ = given(ferry.leave()).expect(twice)
    }
    #expect(
      capture.report == """
        verifyExpectations checks nothing, because no stub of ferry has an expectation.
        Write: given(...).willReturn(...).expect(once)

        exactly(-1) has a negative number of calls.
        Write 0 or more, or wasNeverCalled().

        No count matches exactly(1).and(exactly(2)).
        Write a possible count, such as between(1...2).

        given(ferry.leave()) stubs nothing.
        Add an answer: given(ferry.leave()).willReturn(...).
        """)
    #expect(capture.lines == Array(line...line + 3))
  }
}
