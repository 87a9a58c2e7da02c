import Mynah
import Support
import Testing

@Suite struct UnfinishedTests {
  let bird = mock(Bird.self)
  let counter = mock(Counter.self)

  @Test func unfinishedStatementsFailAtTheirLines() async {
    let capture = await capturedFailures {
      _ = verify(bird.land())
      _ = verify(bird.name = any())
      _ = given(bird.name)
      _ = given(bird.name = "Ryan").lenient()
      _ = given(bird.chirp(volume: any())).perform {}
      await Task.yield()
      _ = verify(bird.chirp(volume: 3)).returning(Bool.self)
    }
    let first = #line - 8
    #expect(
      capture.report == """
        verify(bird.land()) checks nothing.
        Add the expected number of calls: verify(bird.land()).wasCalled().

        verify(bird.name = any()) checks nothing.
        Add the expected number of calls: verify(bird.name = any()).wasCalled().

        given(bird.name) stubs nothing.
        Add an answer: given(bird.name).willReturn(...).

        given(bird.name = "Ryan") stubs nothing.
        Add an answer: given(bird.name = "Ryan").willReturn(...).

        given(bird.chirp(volume: any())) stubs nothing.
        Add an answer: given(bird.chirp(volume: any())).willReturn(...).

        verify(bird.chirp(volume: 3)) checks nothing.
        Add the expected number of calls: verify(bird.chirp(volume: 3)).wasCalled().
        """)
    #expect(capture.lines == [0, 1, 2, 3, 4, 6].map { first + $0 })
  }

  @Test func unusedPatternsFailAtTheLinesOfTheirMatchers() {
    let eaten = ArgumentCaptor<String>()
    let capture = capturedFailures {
      withMocks {
        let bird = mock(Bird.self)
        _ = bird.chirp(volume: any()) as CallPattern<(Int) -> Bool, Bool, Never>
        _ = bird.eat(
          "worm",
          grams: any(in: 3...))
        _ = bird.eat(eaten.any(), grams: 3)
      }
    }
    let first = #line - 7
    #expect(
      capture.report == """
        bird.chirp(volume: any()) has a matcher, so it doesn't call the mock, and it isn't part of given or verify.
        Write given(bird.chirp(volume: any())) or verify(bird.chirp(volume: any())), or pass values to call the mock.

        bird.eat("worm", grams: any(in: 3...)) has a matcher, so it doesn't call the mock, and it isn't part of given or verify.
        Write given(bird.eat("worm", grams: any(in: 3...))) or verify(bird.eat("worm", grams: any(in: 3...))), or pass values to call the mock.

        bird.eat(any(), grams: 3) has a matcher, so it doesn't call the mock, and it isn't part of given or verify.
        Write given(bird.eat(any(), grams: 3)) or verify(bird.eat(any(), grams: 3)), or pass values to call the mock.
        """)
    #expect(capture.lines == [first, first + 3, first + 4])
  }

  @Test func storedStatementsCanBeFinishedLater() {
    let texts = failures {
      let song = verify(bird.sing())
      let name = given(bird.name)
      let chirp = bird.chirp(volume: any()) as CallPattern<(Int) -> Bool, Bool, Never>
      bird.sing()
      name.willReturn("Ryan")
      song.wasCalled()
      verify(chirp).wasNeverCalled()
      verify(bird.chirp(volume: 3)).wasCalled(-1)
    }
    #expect(
      texts == [
        """
        exactly(-1) has a negative number of calls.
        Write 0 or more, or wasNeverCalled().
        """
      ])
  }

  @Test func blocksWithUnfinishedExpectationsAreNotEmpty() {
    #expect(
      report { inOrder { _ = verify(bird.land()) } } == """
        verify(bird.land()) checks nothing.
        Add the expected number of calls: verify(bird.land()).wasCalled().
        """)
  }

  @Test func variablesOfTheProtocolTypeAreReported() {
    let hidden: any Bird = bird
    #expect(
      report {
        verify(hidden.sing()).wasCalled()
        given(hidden.sing()).willReturn()
      } == """
        verify made a real call: bird.sing().
        If the variable has the type any Bird or BirdMock?, write let bird = mock(Bird.self), and unwrap \
        optional mocks.
        If an extension declares the member, write verify(bird.sing()), because only requirements are mocked.

        given made a real call: bird.sing().
        If the variable has the type any Bird or BirdMock?, write let bird = mock(Bird.self), and unwrap \
        optional mocks.
        If an extension declares the member, write given(bird.sing()), because only requirements are mocked.
        If the stub's closure takes other parameters, correct them.
        """)
  }

  @Test func callsOfOptionalMocksAreReported() {
    let optional: BirdMock? = bird
    #expect(
      report { verify(optional?.sing()).wasCalled() } == """
        verify made a real call: bird.sing().
        If the variable has the type any Bird or BirdMock?, write let bird = mock(Bird.self), and unwrap \
        optional mocks.
        If an extension declares the member, write verify(bird.sing()), because only requirements are mocked.
        """)
  }

  @Test func closuresOfOtherParametersAreReported() {
    #expect(
      report { given(bird.sing()).will { song in print(song) } } == """
        given made a real call: bird.sing().
        If the variable has the type any Bird or BirdMock?, write let bird = mock(Bird.self), and unwrap \
        optional mocks.
        If an extension declares the member, write given(bird.sing()), because only requirements are mocked.
        If the stub's closure takes other parameters, correct them.
        """)
  }

  @Test func shadowedStubsAreUnused() {
    let capture = capturedFailures {
      withMocks(.strict) {
        let counter = mock(Counter.self)
        given(counter.next(1)).willReturn(1)
        given(counter.next(2)).willReturn(1)
        given(counter.next(any(where: { $0 == 3 }))).willReturn(1)
        given(counter.next(1)).willReturn(2)
        given(counter.next(any(in: 2...))).willReturn(3)
        #expect([1, 2, 3].map { counter.next($0) } == [2, 3, 3])
      }
    }
    let newer = "UnfinishedTests.swift:\(#line - 4)"
    #expect(
      capture.report == """
        Unused stub: every call to counter.next(2) was answered by the newer stub at \(newer).
        Remove one of the stubs, or write given(...).lenient() if it may stay unused.

        Unused stub: every call to counter.next(any(where:)) was answered by the newer stub at \(newer).
        Remove one of the stubs, or write given(...).lenient() if it may stay unused.
        """)
  }
}
