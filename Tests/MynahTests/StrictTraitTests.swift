import Mynah
import Support
import Testing

#if compiler(>=6.3)
  /// Tests of the trait for strict sessions, which they apply in the same way as Swift Testing.
  @Suite struct StrictTraitTests {
    @Test func anUnusedStubFails() async throws {
      let issues = try await issues {
        given(mock(Counter.self).next(1)).willReturn(1)
      }
      #expect(
        issues == """
          Unused stub: counter.next(1) was never called.
          Remove the stub, or write given(...).lenient() if it may stay unused.
          """)
    }

    @Test func unusedStubsAreNotReportedIfTheTestFailed() async throws {
      let issues = try await issues {
        given(mock(Counter.self).next(1)).willReturn(1)
        Issue.record("The test fails.")
      }
      #expect(issues == "The test fails.")
    }

    @Test func knownIssuesDoNotCountAsFailures() async throws {
      let issues = try await issues {
        given(mock(Counter.self).next(1)).willReturn(1)
        withKnownIssue { Issue.record("This is known.") }
      }
      #expect(
        issues == """
          This is known.

          Unused stub: counter.next(1) was never called.
          Remove the stub, or write given(...).lenient() if it may stay unused.
          """)
    }

    @Test func knownFailuresOfMocksDoNotCountAsFailures() async throws {
      let issues = try await issues {
        let counter = mock(Counter.self)
        given(counter.next(1)).willReturn(1)
        withKnownIssue { verify(counter.record(1)).wasCalled() }
      }
      #expect(
        issues == """
          Expected counter.record(1) to be called exactly once, but it was called 0 times.
          record(_:) was not called at all.

          Unused stub: counter.next(1) was never called.
          Remove the stub, or write given(...).lenient() if it may stay unused.
          """)
    }

    @Test func unusedStubsAreNotReportedIfAMockFailed() async throws {
      let issues = try await issues {
        let counter = mock(Counter.self)
        given(counter.next(1)).willReturn(1)
        verify(counter.record(1)).wasCalled()
      }
      #expect(
        issues == """
          Expected counter.record(1) to be called exactly once, but it was called 0 times.
          record(_:) was not called at all.
          """)
    }

    @Test func failuresOfDetachedTasksAreReportedToTheTest() async throws {
      let issues = try await issues {
        let counter = mock(Counter.self)
        await Task.detached { verify(counter.record(1)).wasCalled() }.value
      }
      #expect(
        issues == """
          Expected counter.record(1) to be called exactly once, but it was called 0 times.
          record(_:) was not called at all.
          """)
    }

    @Test func aFailureThatTheTestRethrowsIsReportedOnce() async throws {
      let line: UInt = #line + 2
      let issues = try await issues {
        let bird = mock(Bird.self)
        given(bird.eat("worm", grams: 1)).willReturn(1)
        _ = try bird.eat("worm", grams: 2)
      }
      #expect(
        issues == """
          Unexpected call: no stub answers bird.eat("worm", grams: 2), which threw this failure.
          Stub eat("worm", grams: 1) at StrictTraitTests.swift:\(line + 1): grams: expected 1, got 2
          Write: given(bird.eat("worm", grams: 2)).willReturn(<#Int#>)
          """)
    }

    @Test func mocksThatOutliveTheirTestFail() async throws {
      let line: UInt = #line + 2
      let issues = try await issues {
        let bird = mock(Bird.self)
        let other = mock(Bird.self)
        given(bird.chirp(volume: any())).will { [other] volume in
          bird.name.isEmpty && other.name.isEmpty
        }
        for bird in [bird, other] { given(bird.name).willReturn("") }
        #expect(bird.chirp(volume: 3))
      }
      #expect(issues == bird(at: line) + "\n\n" + bird(at: line + 1))
    }

    @Test func aMockThatItsOwnStubReturnsIsReleased() async throws {
      let issues = try await issues {
        let builder = mock(TwigBuilder.self)
        given(builder.add(any())).willReturn(builder)
        #expect(builder.add("oak").add("ash") === builder)
      }
      #expect(issues.isEmpty)
    }

    @Test func aMockThatOnlyARecordedArgumentRetainsIsReleased() async throws {
      let issues = try await issues {
        let bird = mock(Bird.self)
        given(bird.meet(any())).willReturn(true)
        #expect(bird.meet(bird))
      }
      #expect(issues.isEmpty)
    }

    @Test func releasedMocksDoNotFail() async throws {
      let issues = try await issues {
        let bird = mock(Bird.self)
        given(bird.chirp(volume: any())).will { [unowned bird] _ in bird.name.isEmpty }
        given(bird.name).willReturn("")
        #expect(bird.chirp(volume: 3))
      }
      #expect(issues.isEmpty)
    }

    @Test func lenientMocksCanOutliveTheirTest() async throws {
      let kept = Locked<[any Sendable]>([])
      let issues = try await issues {
        let lenient = mock(Bird.self).lenient()
        kept.withLock { $0.append(lenient) }
      }
      #expect(issues.isEmpty)
      #expect(kept.withLock { $0.count } == 1)
    }

    private func bird(at line: UInt) -> String {
      """
      bird outlives its test: something retains the Bird made at StrictTraitTests.swift:\(line).
      For example, a stub's closure can retain a mock.
      Write [weak bird] in the closure, or mock(...).lenient() to allow this.
      """
    }

    /// Returns the messages of the issues of a test in a strict session, without failing this test.
    private func issues(
      _ test: @escaping @Sendable () async throws -> Void
    ) async throws -> String {
      let texts = Locked<[String]>([])
      let current = try #require(Test.current)
      let testCase = try #require(Test.Case.current)
      let listener = IssueHandlingTrait.compactMapIssues { issue in
        texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
        return nil
      }
      try await listener.provideScope(for: current, testCase: testCase) {
        try await MocksTrait.mocks(.strict).provideScope(for: current, testCase: testCase) {
          try await test()
        }
      }
      return texts.withLock { $0.joined(separator: "\n\n") }
    }
  }
#endif

protocol TwigBuilder: AnyObject, Sendable {
  func add(_ twig: String) -> any TwigBuilder
}

/// Tests that a suite's stored mocks are released before the session of each test ends.
@Suite(.mocks(.strict)) final class StrictClassTests {
  let bird = mock(Bird.self)

  @Test(arguments: 1...3) func propertiesDoNotOutliveTheTest(number: Int) async {
    given(bird.chirp(volume: number)).willReturn(true)
    await Task { [bird] in _ = bird.chirp(volume: number) }.value
    verify(bird.chirp(volume: number)).wasCalled()
  }
}
