import Dispatch
import Mynah
import Support
import Testing

@Suite(.mocks) struct SessionTests {
  @Test(arguments: 0..<20)
  func staticMembersBelongToTheTest(number: Int) async {
    given(BirdMock.count).willReturn(number)
    await Task.yield()
    #expect(BirdMock.count == number)
    verify(BirdMock.count).wasCalled()
  }

  @Test func staticStubsEndWithTheirSession() {
    withMocks { given(BirdMock.hatch(any())).willReturn("a") }
    withMocks {
      verify(BirdMock.hatch(any())).wasNeverCalled()
      #expect(failures { _ = BirdMock.hatch("b") }.count == 1)
    }
  }

  @Test func unusedStubsAreAllowed() {
    let texts = failures {
      withMocks {
        let counter = mock(Counter.self)
        given(counter.next(1)).willReturn(1)
        given(counter.record(1)).willReturn()
        counter.record(2)
      }
    }
    #expect(texts == [])
  }

  @Test func aFailureThatTheTestRethrowsIsReportedOnce() async throws {
    let bird = mock(Bird.self)
    let text = """
      Unexpected call: no stub answers bird.eat("worm", grams: 2), which threw this failure.
      eat(_:grams:) has no stubs.
      Write: given(bird.eat("worm", grams: 2)).willReturn(<#Int#>)
      """
    #expect(try report { try withMocks { _ = try bird.eat("worm", grams: 2) } } == text)
    let nested = try await report {
      try await withMocks {
        let bird = mock(Bird.self)
        _ = try await withMocks { try await Task { try bird.eat("worm", grams: 2) }.value }
      }
    }
    #expect(nested == text)
    let detached = try await report {
      try await withMocks {
        let bird = mock(Bird.self)
        _ = try await Task.detached { try bird.eat("worm", grams: 2) }.value
      }
    }
    #expect(detached == text)
  }

  @Test func callsAfterASessionEndsAreReportedOnce() async {
    let capture = FailureCapture()
    let counter = withFailureReporter(capture.reporter) { withMocks { mock(Counter.self) } }
    let made = #line - 1
    await Task.detached { _ = counter.next(1) }.value
    while capture.all.isEmpty { await Task.yield() }
    #expect(
      capture.report == """
        Unexpected call: no stub answers counter.next(1), which returned 0.
        next(_:) has no stubs.
        Write: given(counter.next(1)).willReturn(<#Int#>)
        """)
    #expect(capture.lines == [made])
  }

  @Test func sessionsRethrowErrorsThatWereNotReported() {
    #expect(throws: Storm.rain) { try withMocks { throw Storm.rain } }
    let bird = mock(Bird.self)
    // `withMocks` can't create a result, so it rethrows a failure that was already reported.
    #expect(
      failures {
        #expect(throws: MockFailure.self) { _ = try withMocks { try bird.eat("worm", grams: 2) } }
      }.count == 1)
    // The failure went to another reporter, so the session doesn't treat it as reported.
    #expect(throws: MockFailure.self) {
      try withMocks { _ = try failures { _ = try bird.eat("worm", grams: 2) } }
    }
    let failure = MockFailure.misuse(.resultReturnedTwice("Token"))
    #expect(throws: MockFailure.self) { try withMocks { throw failure } }
  }
}

@Suite struct StrictSessionTests {
  @Test func unusedStubsFailAtTheirLines() {
    let capture = capturedFailures {
      withMocks(.strict) {
        let counter = mock(Counter.self)
        given(counter.next(1)).willReturn(1)
        given(counter.next(2)).willReturn(2)
        given(counter.record(any())).willReturn()
        _ = counter.next(1)
      }
    }
    #expect(
      capture.report == """
        Unused stub: counter.next(2) was never called.
        Closest of 1 call: #1 next(*1*)     argument: expected 2, got 1
        Remove the stub, or write given(...).lenient() if it may stay unused.

        Unused stub: counter.record(any()) was never called.
        Remove the stub, or write given(...).lenient() if it may stay unused.
        """)
    #expect(capture.lines == [#line - 14, #line - 13])
  }

  @Test func stubsThatAreAddedAfterTheCallsFail() {
    let report = report {
      withMocks(.strict) {
        let counter = mock(Counter.self)
        given(counter.next(any())).willReturn(1)
        _ = counter.next(2)
        given(counter.next(2)).willReturn(2)
      }
    }
    #expect(
      report == """
        Unused stub: every call to counter.next(2) was made before the stub was added.
        Add the stub earlier, or write given(...).lenient() if it may stay unused.
        """)
  }

  @Test func unusedStubsOfValuesThatLookTheSameFail() {
    let capture = capturedFailures {
      withMocks(.strict) {
        let shapes = mock(Shapes.self)
        let (one, two) = (Feather(), Feather())
        given(shapes.accept(one)).willReturn(true)
        given(shapes.accept(two)).willReturn(true)
        given(shapes.accept(two)).willReturn(false)
        _ = shapes.accept(two)
      }
    }
    #expect(
      capture.report == """
        Unused stub: shapes.accept(Feather) was never called.
        Closest of 1 call: #1 accept(*Feather*)     argument: expected Feather, got another instance
        Remove the stub, or write given(...).lenient() if it may stay unused.
        """)
    #expect(capture.lines == [#line - 12])
  }

  @Test func callsThatNoStubMatchesFail() {
    let texts = failures {
      withMocks(.strict) {
        let counter = mock(Counter.self)
        counter.record(7)
        given(counter.record(1)).willReturn()
        counter.record(2)
        counter.record(1)
      }
    }
    #expect(
      texts.map { $0.split(separator: "\n").first } == [
        "Unexpected call: no stub answers counter.record(2), and this session is strict."
      ])
  }

  @Test func describedCallsThatNoStubMatchesHaveNoStub() async {
    let others = await failures {
      await withMocks(.strict) {
        let counter = mock(Counter.self)
        given(counter.next(1)).willReturn(1)
        await Task.yield()
        counter.record(2)
        #expect(describe(counter) == "counter received 1 call:\n#1 record(2)     no stub")
      }
    }
    #expect(others.count == 1)
  }

  @Test func sessionsInAStrictSessionAreStrict() async {
    let line = #line + 5
    let capture = await capturedFailures {
      await withMocks(.strict) {
        await withMocks(defaults: .standardProvider) {
          await Task.yield()
          given(mock(Bird.self).chirp(volume: 3)).willReturn(true)
        }
        withMocks(.lenient) { given(mock(Bird.self).chirp(volume: 4)).willReturn(true) }
      }
    }
    #expect(
      capture.report == """
        Unused stub: bird.chirp(volume: 3) was never called.
        Remove the stub, or write given(...).lenient() if it may stay unused.
        """)
    #expect(capture.lines == [line])
  }

  @Test func lenientStubsCanBeUnused() {
    let texts = failures {
      withMocks(.strict) {
        let counter = mock(Counter.self)
        given(counter.next(1)).lenient().willReturn(1)
        given(counter.next(2)).willReturn(2).lenient()
        let other = mock(Counter.self).lenient()
        given(other.next(1)).willReturn(1)
        given(other.record(1)).willReturn()
        other.record(2)
      }
    }
    #expect(texts == [])
  }

  @Test func mocksCanOutliveAStrictSession() {
    // `withMocks` may be only a part of the test, so its mocks are allowed to outlive it.
    #expect(failures { _ = withMocks(.strict) { mock(Bird.self) } } == [])
  }

  @Test func stubsAreNotUnusedAfterAnError() {
    struct Stop: Error {}
    let thrown = failures {
      try? withMocks(.strict) {
        given(mock(Counter.self).next(1)).willReturn(1)
        throw Stop()
      }
    }
    #expect(thrown == [])
  }

  @Test func stubsAreNotUnusedAfterAFailure() {
    let failed = failures {
      withMocks(.strict) {
        let counter = mock(Counter.self)
        given(counter.next(1)).willReturn(1)
        verify(counter.record(1)).wasCalled()
      }
    }
    #expect(failed.count == 1)
  }

  @Test func detachedTaskFailuresAreReportedToTheTestOfTheMock() async {
    let capture = FailureCapture()
    await withFailureReporter(capture.reporter) {
      await withMocks(.strict) {
        let counter = mock(Counter.self)
        given(counter.next(1)).willReturn(1)
        await Task.detached {
          _ = counter.next(2)
          verify(counter.next(7)).wasCalled()
        }.value
        #expect(capture.texts == [])
      }
    }
    #expect(
      capture.texts.map { $0.split(separator: "\n")[0] } == [
        "Unexpected call: no stub answers counter.next(2), which returned 0.",
        "Expected counter.next(7) to be called exactly once, but it was called 0 times.",
      ])
    #expect(capture.lines == [#line - 14, #line - 10])
  }
}

/// Tests of the attachment that lists the calls to a failing test's mocks.
@Suite struct MockAttachmentTests {
  private func attachments(_ body: () throws -> Void) rethrows -> [String] {
    let texts = Locked<[String]>([])
    let reporter = FailureReporter(
      { _, _ in }, attach: { text in texts.withLock { $0.append(text) } })
    try withFailureReporter(reporter, body)
    return texts.withLock { $0 }
  }

  @Test func onlyFailingSessionsAttachTheCallsOfTheirMocks() {
    let texts = attachments {
      withMocks(.strict, recordingOutcomes: true) {
        let (bird, counter) = (mock(Bird.self), mock(Counter.self))
        bird.sing()
        given(counter.next(7)).willReturn(1)
        verify(bird.sing()).wasNeverCalled()
        verify(bird.wake()).wasCalled()
      }
    }
    #expect(
      texts == [
        """
        bird received 1 call:
        #1 sing()     no stub, returned

        counter received no calls.

        """
      ])
    let ofPassing = attachments { withMocks(.strict) { mock(Bird.self).sing() } }
    #expect(ofPassing == [])
    let withoutSession = attachments { verify(mock(Bird.self).sing()).wasCalled() }
    #expect(withoutSession == [])

    let unused = attachments {
      withMocks(.strict) {
        let counter = mock(Counter.self)
        given(counter.next(7)).willReturn(1)
      }
    }
    #expect(unused == ["counter received no calls.\n"])
    struct Fall: Error {}
    let thrown = attachments {
      _ = Result {
        try withMocks { () throws -> Void in
          mock(Bird.self).sing()
          throw Fall()
        }
      }
    }
    #expect(thrown == ["bird received 1 call:\n#1 sing()     no stub\n"])
  }

  @Test func theNewestHundredCallsAreAttached() throws {
    let texts = attachments {
      withMocks {
        let counter = mock(Counter.self)
        for number in 1...1_000 { counter.record(number) }
        verify(counter.record(0)).wasCalled()
      }
    }
    let lines = try #require(texts.first).split(separator: "\n")
    #expect(lines.count == 102)
    #expect(lines.prefix(2) == ["counter received 1000 calls:", "… 900 earlier calls"])
    #expect(lines.last == "#1000 record(1000)     no stub")
  }
}
