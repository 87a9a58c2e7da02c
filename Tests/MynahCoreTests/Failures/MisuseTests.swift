import Mynah
import Support
import Testing

/// Tests of failures that report misuse and show the code to write instead.
@Suite struct MisuseTests {
  let bird = mock(Bird.self)
  let shapes = mock(Shapes.self)

  @Test func matchersFailOutsideOfPatterns() {
    #expect(
      report {
        let _: Int? = any()
        let _: Int? = any(where: { $0 > 3 })
        bird.nickname = any()
      }
        == ["any()", "any(where:)", "any()"].map { matcher in
          """
          \(matcher) is used outside of given and verify, so it can't match anything.
          Write a value here, or write the matcher inside given(...) or verify(...).
          """
        }.joined(separator: "\n\n"))
  }

  @Test func captorsFailIfTheyWereNeverUsed() {
    let food = ArgumentCaptor<String?>()
    let capture = capturedFailures { #expect(food.value == nil) }
    #expect(capture.lines == [#line - 2])
    #expect(
      capture.report == """
        This captor of String? was read, but it was never used in given or verify.
        Pass its any() as an argument, as in verify(bird.eat(captor.any())).wasCalled().
        """)
  }

  @Test func argumentsThatCannotMatchAreReported() {
    #expect(
      report {
        verify(shapes.later { _ in }).wasCalled()
        given(shapes.visit { $0 }).willReturn(1)
        given(bird.chirp(volume: nil)).willReturn(true)
        given(bird.chirp(volume: any() ?? 3)).willReturn(true)
        verify(shapes.rename("\(any(of: "a", "b") ?? "")")).wasCalled()
        verify(shapes.accept([any() as Int?, 3])).wasCalled()
        given(bird.eat(secondArg(any()), grams: firstArg(any(where: { $0 > 3 })))).willReturn(1)
        verify(bird.eat("worm", grams: arg(3, at: 0))).wasCalled()
        verify(bird.eat(firstArg("worm"), grams: secondArg(3))).wasNeverCalled()
        verify(shapes.paint(1, "", true, in: around(3.5, tolerance: -0.1))).wasCalled()
      } == """
        A closure of type @Sendable (String) -> () is passed as an exact argument, but closures can't be compared.
        Write: any()

        A closure of type (Int) -> Int is passed as an exact argument, but closures can't be compared.
        Write: any()

        nil is passed as an argument of type Int, which is never nil.
        Write a value, or any().

        any() is part of a larger argument, so it can't match anything.
        Replace the whole argument with a matcher, such as any(where: { ... }).

        any(of: "a", "b") is part of a larger argument, so it can't match anything.
        Replace the whole argument with a matcher, such as any(where: { ... }).

        any() is part of a larger argument, so it can't match anything.
        Replace the whole argument with a matcher, such as any(where: { ... }).

        any() has the position 2, but it's argument 1.
        Write: arg(any(), at: 1), or any() without a position.

        any(where:) has the position 1, but it's argument 2.
        Write: arg(any(where:), at: 2), or any(where:) without a position.

        3 has the position 0, but it's argument 2.
        Write: arg(3, at: 2), or 3 without a position.

        around(3.5, tolerance: -0.1) has a negative tolerance.
        Write a tolerance of 0 or more.
        """)
    #expect(failures { given(shapes.maybe(any())).willReturn(1) } == [])
    #expect(failures { _ = bird.chirp(volume: 1) }.count == 1)
  }

  @Test func invalidAssignmentPatternsAreReported() {
    let other = mock(Bird.self)
    var number = 1
    #expect(
      report {
        given(number = 2).willReturn()
        verify(number = 3).wasCalled()
        verify(bird.name = other.name as PropertyPattern<String>).wasCalled()
        given(bird.name = any(where: { $0.isEmpty }) ?? "").willReturn()
        given(bird.name = any()).will { (name: Int) in }
        given(bird.name = any()).perform { (name: Int) in }.willReturn()
        given(bird.name = any()).willReturn(sequence(of: { (name: Int) in }))
      } == """
        The argument of given isn't a call to a mock.
        Write a call or a property of a mock, such as given(bird.chirp(volume: any())). Final members \
        and extension members aren't mocked.

        The argument of verify isn't a call to a mock.
        Write a call or a property of a mock, such as verify(bird.chirp(volume: any())). Final members \
        and extension members aren't mocked.

        A property of a mock is assigned a pattern instead of a value or a matcher.
        Write: given(bird.name = any())

        any(where:) is part of a larger argument, so it can't match anything.
        Replace the whole argument with a matcher, such as any(where: { ... }).

        The closure of this stub takes Int, but String is assigned.
        Write: .will { (value: String) in ... }

        The closure of this stub takes Int, but String is assigned.
        Write: .perform { (value: String) in ... }

        The closure of this stub takes Int, but String is assigned.
        Write: .will { (value: String) in ... }
        """)
    #expect(number == 3)
  }

  @Test func invalidStubAnswersAreReported() {
    #expect(
      report {
        given(bird.name)
          .willReturn(loopingSequence(of: "a", "b"), transition: .after(0))
          .willReturn("c")
        given(bird.age).willReturn(lastSetValue(initial: 3))
      } == """
        transition: .after(0) never uses the sequence.
        Write .after(1) or more, or remove the sequence.

        lastSetValue(initial:) is used for age, which can't be assigned.
        Use it for a property or subscript with a nongeneric setter, or write a value.
        """)
    #expect(bird.name == "c" && bird.age == 3)
    let stub = given(bird.chirp(volume: any())).willReturn(true)
    let assignment = given(bird.name = any()).willReturn()
    reset(bird)
    #expect(
      report {
        stub.willReturn(false)
        assignment.willReturn()
        _ = assignment.perform {}
      }
        == ["chirp(volume: any())", "name = any()", "name = any()"].map { pattern in
          """
          An answer was added to a stub of bird.\(pattern) that had been cleared.
          Write given(...) again after clearStubs or reset.
          """
        }.joined(separator: "\n\n"))
  }

  @Test func emptyBlocksAreReported() async {
    let texts = await failures {
      inOrder {}
      inOrder { inAnyOrder {} }
      await eventually(within: .seconds(60)) {}
    }
    let text = { (word: String) in
      """
      The block of \(word) expects nothing.
      Write expectations in it, such as verify(bird.land()).wasCalled().
      """
    }
    #expect(texts == [text("inOrder"), text("inAnyOrder"), text("eventually")])
  }

  @Test func blocksWithAFailedExpectationAreNotEmpty() {
    #expect(failures { inOrder { verify(bird.chirp(volume: nil)).wasCalled() } }.count == 1)
  }

  @Test func negativeTimesAreReported() async {
    #expect(
      await report {
        await verify(bird.age).wasNeverCalled(within: .seconds(-1))
        await eventually(within: .milliseconds(-500)) { verify(bird.age).wasCalled() }
      } == """
        within: -1.0 seconds is a negative time.
        Write a time of 0 or more, such as .seconds(1).

        within: -0.5 seconds is a negative time.
        Write a time of 0 or more, such as .seconds(1).
        """)
  }

  @Test func impossibleCountsAreReported() {
    let line = #line + 2
    let capture = capturedFailures {
      verify(bird.age).wasCalled(-1)
      verify(bird.age).wasCalled(atLeast(-2))
      verify(bird.age).wasCalled(not(-3))
      verify(bird.age).wasCalled(between(-1...2))
      verify(bird.age).wasCalled(between(2..<2))
      verify(bird.age).wasCalled(exactly(once).and(atLeast(3)))
      verify(shapes.count(any([Int].self, count: exactly(-1)))).wasCalled()
      inOrder { verify(bird.age).wasCalled(-4) }
      verify(bird.age).wasCalled(..<0)
    }
    let negative = { (code: String) in
      """
      \(code) has a negative number of calls.
      Write 0 or more, or wasNeverCalled().
      """
    }
    let impossible = { (code: String) in
      """
      No count matches \(code).
      Write a possible count, such as between(1...2).
      """
    }
    #expect(
      capture.texts == [
        negative("exactly(-1)"), negative("atLeast(-2)"), negative("not(exactly(-3))"),
        negative("between(-1...2)"), impossible("between(2..<2)"),
        impossible("exactly(1).and(atLeast(3))"), negative("exactly(-1)"),
        negative("exactly(-4)"), negative("atMost(-1)"),
      ])
    #expect(capture.lines == Array(line..<line + 9))
  }

  @Test func anyNumberOfCallsIsPossible() {
    verify(bird.age).wasCalled(atLeast(0))
  }

  @Test func staticFailuresOutsideOfASessionSuggestASession() {
    _ = mock(Nestbox.self)
    defer { reset(NestboxMock.self) }
    given(NestboxMock.open(any())).willReturn(true)
    _ = NestboxMock.open(1)
    #expect(
      report { verify(NestboxMock.open(1)).wasNeverCalled() } == """
        Expected NestboxMock.open(1) never to be called, but it was called once.
        Matching calls: #1 open(1)
        Static members record the calls of all tests. For one test's calls, write @Suite(.mocks).
        """)
    withMocks {
      given(NestboxMock.open(any())).willReturn(true)
      _ = NestboxMock.open(1)
      #expect(
        report { verify(NestboxMock.open(1)).wasNeverCalled() } == """
          Expected NestboxMock.open(1) never to be called, but it was called once.
          Matching calls: #1 open(1)
          """)
    }
  }
}

/// A protocol for one test only, because tests outside of a session share its static members.
protocol Nestbox {
  static func open(_ lid: Int) -> Bool
}
