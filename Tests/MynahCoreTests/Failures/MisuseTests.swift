import Mynah
import Support
import Testing

/// Each mistake has a text of its own that says what to write.
@Suite struct MisuseTests {
  let bird = mock(Bird.self)
  let shapes = mock(Shapes.self)

  @Test func matcherOutsideOfGivenAndVerify() {
    #expect(
      failures {
        let _: Int? = any()
        let _: Int? = any(where: { $0 > 3 })
      } == [
        """
        any() is used outside of given and verify, where there is nothing to match.
        Write a value here, or write the matcher inside given(...) or verify(...).
        """,
        """
        any(where:) is used outside of given and verify, where there is nothing to match.
        Write a value here, or write the matcher inside given(...) or verify(...).
        """,
      ])
  }

  @Test func matcherAssignedToTheRealProperty() {
    #expect(
      failures { bird.nickname = any() } == [
        """
        any() is used outside of given and verify, where there is nothing to match.
        Write a value here, or write the matcher inside given(...) or verify(...).
        """
      ])
  }

  @Test func closureAsAnExactValue() {
    #expect(
      failures {
        verify(shapes.later { _ in }).wasCalled()
        given(shapes.visit { $0 }).willReturn(1)
      } == [
        """
        A closure of type @Sendable (String) -> () is given as an exact argument, but closures can not be compared.
        Write: any()
        """,
        """
        A closure of type (Int) -> Int is given as an exact argument, but closures can not be compared.
        Write: any()
        """,
      ])
  }

  @Test func nilForAnArgumentThatIsNeverNil() {
    #expect(
      failures { given(bird.chirp(volume: nil)).willReturn(true) } == [
        """
        nil is given for an argument of type Int, which is never nil.
        Write a value, or any().
        """
      ])
    #expect(failures { _ = bird.chirp(volume: 1) }.count == 1)
  }

  @Test func somethingThatIsNoMock() {
    var number = 1
    #expect(
      failures {
        given(number = 2).willReturn()
        verify(number = 3).wasCalled()
      } == [
        """
        given was called with something that is no member of a mock.
        Write a call or a property of a mock, as in given(bird.chirp(volume: any())).willReturn(true).
        """,
        """
        verify was called with something that is no member of a mock.
        Write a call or a property of a mock, as in verify(bird.chirp(volume: any())).wasCalled().
        """,
      ])
    #expect(number == 3)
  }

  @Test func closureOfAnotherTypeForAnAssignment() {
    #expect(
      failures { given(bird.name = any()).will { (name: Int) in } } == [
        """
        The closure of this stub takes Int, but String is assigned.
        Write: .will { (value: String) in ... }
        """
      ])
  }

  @Test func patternAssignedToAProperty() {
    let other = mock(Bird.self)
    #expect(
      failures { verify(bird.name = other.name as PropertyPattern<String>).wasCalled() } == [
        """
        A property of a mock is assigned something that is neither a value nor a matcher.
        Write: given(bird.name = any())
        """
      ])
  }

  @Test func blocksThatExpectNothing() async {
    let texts = await failures {
      inOrder {}
      inOrder { inAnyOrder {} }
      await eventually(within: .seconds(60)) {}
    }
    let text = { (word: String) in
      """
      The block of \(word) expects nothing.
      Write the expectations in it, as in \(word) { verify(bird.land()).wasCalled() }.
      """
    }
    #expect(texts == [text("inOrder"), text("inAnyOrder"), text("eventually")])
    #expect(failures { inOrder { verify(bird.chirp(volume: nil)).wasCalled() } }.count == 1)
  }

  @Test func matchersInsideOfLargerArguments() {
    #expect(
      failures {
        given(bird.chirp(volume: any() ?? 3)).willReturn(true)
        verify(shapes.rename("\(any(of: "a", "b") ?? "")")).wasCalled()
        verify(shapes.accept([any() as Int?, 3])).wasCalled()
        given(bird.name = any(where: { $0.isEmpty }) ?? "").willReturn()
      } == [
        """
        any() is part of a larger argument, where it can not match anything.
        Write a matcher in place of the whole argument, as in any(where: { ... }).
        """,
        """
        any(of: "a", "b") is part of a larger argument, where it can not match anything.
        Write a matcher in place of the whole argument, as in any(where: { ... }).
        """,
        """
        any() is part of a larger argument, where it can not match anything.
        Write a matcher in place of the whole argument, as in any(where: { ... }).
        """,
        """
        any(where:) is part of a larger argument, where it can not match anything.
        Write a matcher in place of the whole argument, as in any(where: { ... }).
        """,
      ])
    #expect(failures { given(shapes.maybe(any())).willReturn(1) } == [])
  }

  @Test func positionsOfOtherArguments() {
    #expect(
      failures {
        given(bird.eat(secondArg(any()), grams: firstArg(any(where: { $0 > 3 })))).willReturn(1)
        verify(bird.eat("worm", grams: arg(3, at: 0))).wasCalled()
        verify(bird.eat(firstArg("worm"), grams: secondArg(3))).wasNeverCalled()
      } == [
        """
        any() is said to be for argument 2, but it stands in place of argument 1.
        Write: arg(any(), at: 1), or any() without a position.
        """,
        """
        any(where:) is said to be for argument 1, but it stands in place of argument 2.
        Write: arg(any(where:), at: 2), or any(where:) without a position.
        """,
        """
        3 is said to be for argument 0, but it stands in place of argument 2.
        Write: arg(3, at: 2), or 3 without a position.
        """,
      ])
  }

  @Test func numbersOfCallsThatAreNone() {
    let capture = FailureCapture()
    let line = #line + 2
    withFailureReporter(capture.reporter) {
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
      \(code) has a negative number, but calls are never fewer than 0.
      Write a number that is not negative, or wasNeverCalled().
      """
    }
    let impossible = { (code: String) in
      """
      No number fulfils \(code).
      Write what some number fulfils, as in between(1...2).
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
    verify(bird.age).wasCalled(atLeast(0))
  }

  @Test func timesThatAreOverBeforeTheyBegin() async {
    let texts = await failures {
      await verify(bird.age).wasNeverCalled(within: .seconds(-1))
      await eventually(within: .milliseconds(-500)) { verify(bird.age).wasCalled() }
    }
    let text = { (limit: String) in
      """
      within: \(limit) is a time that is over before it begins.
      Write a time that is not negative, as in .seconds(1).
      """
    }
    #expect(texts == [text("-1.0 seconds"), text("-0.5 seconds")])
  }

  @Test func captorsThatNobodyUses() {
    let capture = FailureCapture()
    let food = ArgumentCaptor<String>()
    let line: UInt = #line - 1
    withFailureReporter(capture.reporter) {
      #expect(food.value == nil)
    }
    #expect(
      capture.all == [
        CapturedFailure(
          text: """
            This captor of String is read, but it was never used in given or verify.
            Write its any() as an argument, as in verify(bird.eat(captor.any(), grams: any())).wasCalled().
            """,
          line: line)
      ])
  }

  @Test func tolerancesBelowZero() {
    let painter = mock(Shapes.self)
    #expect(
      failures {
        verify(painter.paint(1, "", true, in: around(3.5, tolerance: -0.1))).wasCalled()
      } == [
        """
        around(3.5, tolerance: -0.1) has a negative tolerance.
        Write a tolerance that is not negative.
        """
      ])
  }

  @Test func sequencesThatAnswerNoCall() {
    #expect(
      failures {
        given(bird.name)
          .willReturn(loopingSequence(of: "a", "b"), transition: .after(0))
          .willReturn("c")
      } == [
        """
        transition: .after(0) lets the sequence answer no call.
        Write .after(1) or more, or leave the sequence out.
        """
      ])
    #expect(bird.name == "c")
  }

  @Test func behaviorsForAStubThatIsGone() {
    let stub = given(bird.chirp(volume: any())).willReturn(true)
    let assignment = given(bird.name = any()).willReturn()
    reset(bird)
    let text = { (pattern: String) in
      """
      A behavior is added to a stub of \(pattern) that was cleared meanwhile.
      Write given(...) anew after clearStubs or reset.
      """
    }
    #expect(
      failures {
        stub.willReturn(false)
        assignment.willReturn()
      } == [text("bird.chirp(volume: any())"), text("bird.name = any()")])
  }

  @Test func subscriptsThatAreReadWithAMatcher() {
    #expect(
      failures { _ = (bird[any()] as String) }.first == """
        any() is used outside of given and verify, where there is nothing to match.
        Write a value here, or write the matcher inside given(...) or verify(...).
        """)
  }

  @Test func targetsThatAreNotWhatTheMockMocks() {
    bird.forwardCalls(to: "Crow")
    given(bird.age).willForward(to: 3)
    #expect(
      failures { _ = bird.age } == [
        """
        Unexpected call: no stub answers bird.age, which returned 0.
        age has no stubs.
        Calls are forwarded to a value of type Int, which is no Bird.
        Calls are forwarded to a value of type String, which is no Bird.
        Write: given(bird.age).willReturn(<#Int#>)
        """
      ])
  }

  @Test func valuesThatLookTheSame() {
    given(bird.meet(any())).willReturn(true)
    _ = bird.meet(mock(Bird.self).named("crow"))
    let other = mock(Bird.self).named("crow")
    let line = #line - 1
    #expect(
      failures { verify(bird.meet(other)).wasCalled() } == [
        """
        Expected bird.meet(crow) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 meet(*crow*)     argument: expected the Bird made at \
        MisuseTests.swift:\(line), got the Bird made at MisuseTests.swift:\(line - 1)
        """
      ])
    clearInvocations(on: bird)
    let (left, right) = (mock(Bird.self), mock(Bird.self))
    _ = bird.meet(left)
    #expect(
      failures { verify(bird.meet(right)).wasCalled() } == [
        """
        Expected bird.meet(bird) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 meet(*bird*)     argument: expected the Bird made at \
        MisuseTests.swift:\(line + 11), got another that was made there
        """
      ])
  }

  @Test func staticMembersOutsideOfASession() {
    _ = mock(Nestbox.self)
    defer { reset(NestboxMock.self) }
    given(NestboxMock.open(any())).willReturn(true)
    _ = NestboxMock.open(1)
    #expect(
      failures { verify(NestboxMock.open(1)).wasNeverCalled() } == [
        """
        Expected Nestbox.open(1) never to be called, but it was called once.
        Matching calls: #1 open(1)
        Static members keep the calls of all tests: write @Suite(.mocks) to see those of one test.
        """
      ])
    withMocks {
      given(NestboxMock.open(any())).willReturn(true)
      _ = NestboxMock.open(1)
      #expect(
        failures { verify(NestboxMock.open(1)).wasNeverCalled() } == [
          """
          Expected Nestbox.open(1) never to be called, but it was called once.
          Matching calls: #1 open(1)
          """
        ])
    }
  }

  @Test func misuseIsReportedWhereItStands() {
    let capture = FailureCapture()
    withFailureReporter(capture.reporter) {
      verify(bird.chirp(volume: nil)).wasCalled()
    }
    #expect(capture.lines == [#line - 2])
  }
}

/// What no other test uses: outside of a session, its static members are those of all tests.
protocol Nestbox {
  static func open(_ lid: Int) -> Bool
}
