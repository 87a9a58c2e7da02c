import Mynah
import Support
import Testing

/// Tests that verify how calls ended.
@Suite struct OutcomeTests {
  let bird = mock(Bird.self).recordingOutcomes()

  @Test func mocksThatRecordNothingHaveNoOutcomes() {
    let bird = mock(Bird.self).stubOnly().recordingOutcomes()
    given(bird.eat(any(), grams: any())).willReturn(1)
    #expect((0..<3).allSatisfy { (try? bird.eat("worm", grams: $0)) == 1 })
  }

  @Test func thrownErrorsAreVerified() {
    given(bird.eat(any(), grams: any())).will { food, grams in
      if food == "stone" { throw Storm.wind(grams) }
      return grams
    }
    _ = try? bird.eat("worm", grams: 3)
    _ = try? bird.eat("stone", grams: 4)
    _ = try? bird.eat("stone", grams: 5)
    verify(bird.eat("worm", grams: any())).threw(never)
    verify(bird.eat(any(), grams: any())).threw(twice)
    verify(bird.eat(any(), grams: any())).threw(atLeast(1))
    verify(bird.eat(any(), grams: any())).threw(1...3)
    verify(bird.eat(any(), grams: any())).threw(2...)
    verify(bird.eat(any(), grams: any())).threw(..<3)
    verify(bird.eat(any(), grams: any())).threw(...2)
    verify(bird.eat(any(), grams: any())).threw(1..<3)
    verify(bird.eat(any(), grams: any())).threw(Storm.self, 2)
    verify(bird.eat(any(), grams: any())).threw(Storm.wind(4))
    verify(bird.eat(any(), grams: any())).threw(Storm.rain, never)
    verify(bird.eat(any(), grams: any())).threw(any(where: { $0 is Storm }), twice)
    verify(bird.eat(any(), grams: any())).threw(any(), atMost(2))
  }

  @Test func returnedValuesAreVerified() {
    given(bird.eat(any(), grams: any())).will { food, grams in
      if food == "stone" { throw Storm.wind(grams) }
      return grams
    }
    _ = try? bird.eat("worm", grams: 3)
    verify(bird.eat("worm", grams: any())).returned()
    verify(bird.eat(any(), grams: any())).returned(3)
    verify(bird.eat(any(), grams: any())).returned(any(in: 2...3))
    verify(bird.eat(any(), grams: any())).returned(any(), exactly(1))
    verify(bird.eat(any(), grams: any())).returned(atLeast(1))
    verify(bird.eat("seed", grams: any())).returned(exactly(never))
  }

  @Test func outcomesVerifyTheirCalls() {
    given(bird.eat(any(), grams: any())).will { food, grams in
      if food == "stone" { throw Storm.wind(grams) }
      return grams
    }
    _ = try? bird.eat("worm", grams: 3)
    _ = try? bird.eat("stone", grams: 4)
    _ = try? bird.eat("stone", grams: 5)
    verify(bird.eat(any(), grams: any())).threw(twice)
    verify(bird.eat(any(), grams: any())).returned(3)
    verifyNoMoreInteractions(bird)
  }

  @Test func missingOutcomesAreReported() {
    given(bird.eat(any(), grams: any())).will { food, grams in
      if food == "stone" { throw Storm.rain }
      return grams
    }
    _ = try? bird.eat("stone", grams: 4)
    _ = try? bird.eat("worm", grams: 3)
    #expect(
      report {
        verify(bird.eat(any(), grams: any())).threw(atLeast(2))
        verify(bird.eat("worm", grams: any())).threw()
        verify(bird.eat(any(), grams: any())).threw(Flood.self)
        verify(bird.eat(any(), grams: any())).threw(Storm.wind(3))
        verify(bird.eat(any(), grams: any())).threw(any(where: { $0 is Flood }))
        verify(bird.eat(any(), grams: any())).threw(never)
        verify(bird.eat("worm", grams: any())).returned(4)
        verify(bird.eat(any(), grams: any())).returned(exactly(twice))
        verify(bird.eat("seed", grams: any())).returned()
        verify(bird.fly(to: any())).returned()
      } == """
        Expected bird.eat(any(), grams: any()) to throw at least twice, but it did so once.
        Matching calls: #1 eat("stone", grams: 4), which threw Storm.rain
        Closest of 1 other call: #2 eat("worm", grams: 3), which returned 3

        Expected bird.eat("worm", grams: any()) to throw exactly once, but it never did.
        Closest of 2 calls: #2 eat("worm", grams: 3), which returned 3
        Other calls: #1 eat(*"stone"*, grams: 4), which threw Storm.rain

        Expected bird.eat(any(), grams: any()) to throw any Flood exactly once, but it never did.
        Closest of 2 calls: #2 eat("worm", grams: 3), which returned 3
        Other calls: #1 eat("stone", grams: 4), which threw Storm.rain

        Expected bird.eat(any(), grams: any()) to throw Storm.wind(3) exactly once, but it never did.
        Closest of 2 calls: #2 eat("worm", grams: 3), which returned 3
        Other calls: #1 eat("stone", grams: 4), which threw Storm.rain

        Expected bird.eat(any(), grams: any()) to throw any(where:) exactly once, but it never did.
        Closest of 2 calls: #2 eat("worm", grams: 3), which returned 3
        Other calls: #1 eat("stone", grams: 4), which threw Storm.rain

        Expected bird.eat(any(), grams: any()) never to throw, but it did so once.
        Matching calls: #1 eat("stone", grams: 4), which threw Storm.rain

        Expected bird.eat("worm", grams: any()) to return 4 exactly once, but it never did.
        Closest of 2 calls: #2 eat("worm", grams: 3), which returned 3
        Other calls: #1 eat(*"stone"*, grams: 4), which threw Storm.rain

        Expected bird.eat(any(), grams: any()) to return exactly twice, but it did so once.
        Matching calls: #2 eat("worm", grams: 3), which returned 3
        Closest of 1 other call: #1 eat("stone", grams: 4), which threw Storm.rain

        Expected bird.eat("seed", grams: any()) to return exactly once, but it never did.
        Closest of 2 calls: #2 eat(*"worm"*, grams: 3), which returned 3     argument 1: expected "seed", got "worm"
        Other calls: #1 eat(*"stone"*, grams: 4), which threw Storm.rain

        Expected bird.fly(to: any()) to return exactly once, but it never did.
        fly(to:) was not called at all.
        Other calls to bird: #1 bird.eat("stone", grams: 4)   #2 bird.eat("worm", grams: 3)
        """)
  }

  @Test func everyKindOfStubHasOutcomes() throws {
    given(bird.chirp(volume: any()))
      .willReturn(true).willReturn(finiteSequence(of: false, true)).will { $0 > 3 }
    for volume in 1...4 { _ = bird.chirp(volume: volume) }
    verify(bird.chirp(volume: any())).returned(true, 3)
    verify(bird.chirp(volume: 2)).returned(false)

    given(bird.eat(any(), grams: any())).perform { _, _ in }.willReturn(1).willThrow(Storm.rain)
    _ = try bird.eat("worm", grams: 1)
    _ = try? bird.eat("worm", grams: 2)
    verify(bird.eat("worm", grams: 1)).returned(1)
    verify(bird.eat("worm", grams: 2)).threw(Storm.rain)

    given(bird.name) ~> "Ryan"
    given(bird[any()]).willReturn("rain")
    _ = (bird.name, bird[3])
    verify(bird.name).returned("Ryan")
    verify(bird[3]).returned("rain")

    given(bird.land()).willThrow(.rain)
    #expect(throws: Storm.rain) { try bird.land() }
    verify(bird.land()).threw(Storm.rain)
  }

  @Test func resultsAreComparedByTheSameRulesAsArguments() {
    given(bird.build(any())).will { $0.twigs.isEmpty ? nil : $0 }
    given(bird.nickname).willReturn(nil)
    _ = bird.build(Nest(twigs: []))
    _ = bird.build(Nest(twigs: ["oak"], depth: 2))
    _ = bird.nickname
    verify(bird.build(any())).returned(nil)
    verify(bird.build(any())).returned(Nest(twigs: ["oak"], depth: 2))
    verify(bird.build(any())).returned(notNil())
    verify(bird.nickname).returned(nil)

    bird.useDefaultValues(from: .standardProvider)
    bird.sing()
    _ = bird.age
    bird.name = "Ryan"
    verify(bird.sing()).returned()
    verify(bird.age).returned(0)
    clearStubs(on: bird)
    let thrown = failures { _ = try? bird.eat("seed", grams: 1) }
    #expect(thrown.count == 1)
    verify(bird.eat("seed", grams: 1)).threw(MockFailure.self)
  }

  @Test func stubsAddedBeforeRecordingHaveOutcomes() {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).willReturn(true)
    let stub = given(bird.chirp(volume: 3)).willReturn(false)
    _ = bird.chirp(volume: 1)
    bird.recordingOutcomes().recordingOutcomes()
    _ = bird.chirp(volume: 2)
    stub.willReturn(true)
    for _ in 1...2 { _ = bird.chirp(volume: 3) }
    verify(bird.chirp(volume: any())).returned(true, twice)
    verify(bird.chirp(volume: any())).returned(false)
    #expect(
      report { verify(bird.chirp(volume: 1)).returned(true) } == """
        Expected bird.chirp(volume: 1) to return true exactly once, but it never did.
        Closest of 4 calls: #1 chirp(volume: 1), which ended before outcomes were recorded
        Other calls: #2 chirp(volume: *2*), which returned true   #3 chirp(volume: *3*), which returned false   \
        #4 chirp(volume: *3*), which returned true
        """)
  }

  @Test func indexedStubsHaveOutcomes() {
    let many = mock(Bird.self).recordingOutcomes()
    for volume in 1...20 { given(many.chirp(volume: volume)).willReturn(volume.isMultiple(of: 2)) }
    for volume in 1...20 { _ = many.chirp(volume: volume) }
    verify(many.chirp(volume: any())).returned(true, 10)
    verify(many.chirp(volume: any(in: 11...))).returned(false, 5)
    #expect(many.mockingContext._checkInvariants() == [])
  }

  @Test func outcomesAreDescribed() {
    given(bird.eat(any(), grams: any())).willReturn(3).willThrow(Storm.rain)
    let line = #line - 1
    _ = try? bird.eat("worm", grams: 1)
    _ = try? bird.eat("stone", grams: 2)
    bird.sing()
    #expect(
      describe(bird) == """
        bird received 3 calls:
        #1 eat("worm", grams: 1)     answered by the stub at OutcomeTests.swift:\(line), returned 3
        #2 eat("stone", grams: 2)     answered by the stub at OutcomeTests.swift:\(line), threw Storm.rain
        #3 sing()     no stub, returned
        """)
    #expect(
      bird.mockingContext.invocations.map(\.outcome) == [
        "returned 3", "threw Storm.rain", "returned",
      ])
    #expect(mock(Bird.self).mockingContext.invocations.isEmpty)
  }

  @Test func impossibleOutcomesAreReported() {
    #expect(
      report {
        verify(bird.eat(any(), grams: any())).threw(-1)
        verify(bird.meet(any())).returned(any(of: true), atLeast(2).and(1))
        verify(bird.age).returned(nil, 0)
      } == """
        exactly(-1) has a negative number of calls.
        Write 0 or more, or wasNeverCalled().

        No count matches atLeast(2).and(exactly(1)).
        Write a possible count, such as between(1...2).

        nil is expected as an outcome of type Int, which is never nil.
        Write a value, or any().
        """)
  }

  @Test func unrecordedOutcomesAreReported() {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).willReturn(true)
    _ = bird.chirp(volume: 1)
    let captured = capturedFailures {
      verify(bird.chirp(volume: 1)).returned()
      inOrder { verify(bird.eat("worm", grams: any())).threw() }
    }
    let advice =
      "Create it with mock(...).recordingOutcomes(), or use @Test(.mocks(recordingOutcomes: true))."
    #expect(
      captured.texts == [
        "The outcome of bird.chirp(volume: 1) is verified, but bird doesn't record outcomes.\n"
          + advice,
        """
        The outcome of bird.eat("worm", grams: any()) is verified, but bird doesn't record outcomes.
        \(advice)
        """,
      ])
  }

  @Test func unrecordedOutcomesAreNotDescribed() {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).willReturn(true)
    let line = #line - 1
    _ = bird.chirp(volume: 1)
    #expect(
      describe(bird) == """
        bird received 1 call:
        #1 chirp(volume: 1)     answered by the stub at OutcomeTests.swift:\(line)
        """)
  }

  @Test func aSessionRecordsOutcomes() {
    withMocks(recordingOutcomes: true) {
      let bird = mock(Bird.self)
      given(bird.chirp(volume: any())).willReturn(true)
      _ = bird.chirp(volume: 3)
      verify(bird.chirp(volume: 3)).returned(true)
      withMocks {
        let inner = mock(Bird.self)
        inner.sing()
        verify(inner.sing()).returned()
      }
      given(BirdMock.hatch(any())).willReturn("crow")
      _ = BirdMock.hatch("egg")
      verify(BirdMock.hatch("egg")).returned("crow")
    }
    withMocks {
      BirdMock.recordingOutcomes()
      given(BirdMock.hatch(any())).will { $0 + "!" }
      _ = BirdMock.hatch("egg")
      verify(BirdMock.hatch(any())).returned("egg!")
    }
  }

  @Test(.mocks(recordingOutcomes: true)) func aTraitRecordsOutcomes() {
    let bird = mock(Bird.self)
    bird.sing()
    verify(bird.sing()).returned()
  }
}
