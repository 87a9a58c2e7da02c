import Mynah
import Support
import Testing

/// Each number that a test can write, at its edges.
@Suite struct EdgeNumberTests {
  let petrel = mock(Petrel.self)

  @Test func countsAtTheirEdges() {
    given(petrel.dive(any())).willReturn(1)
    _ = petrel.dive(1)
    let dive = { self.petrel.dive(any()) as CallPattern<(Int) -> Int, Int, Never> }
    let holding: [CountMatcher] = [
      not(exactly(.max)), between(0...Int.max), between(0..<Int.max), between(1...), atMost(.max),
      not(atLeast(.max)), exactly(.max).or(1), exactly(.max).xor(once), atMost(.max).and(1),
    ]
    for count in holding { verify(dive()).wasCalled(count) }
    verify(dive()).wasCalled(...Int.max)
    let lacking: [(CountMatcher, String)] = [
      (exactly(.max), "to be called exactly 9223372036854775807 times"),
      (atLeast(.max), "to be called at least 9223372036854775807 times"),
      (between(5...Int.max), "to be called between 5 and 9223372036854775807 times"),
      (between(.max ... .max), "to be called between \(Int.max) and \(Int.max) times"),
    ]
    for (count, text) in lacking {
      #expect(
        failures { verify(dive()).wasCalled(count) } == [
          """
          Expected petrel.dive(any()) \(text), but it was called once.
          Matching calls: #1 dive(1)
          """
        ])
    }
  }

  @Test func countsThatAreNoneAreNamed() {
    let counts: [(CountMatcher, String)] = [
      (exactly(.min), "exactly(\(Int.min))"), (atLeast(-1), "atLeast(-1)"),
      (between(Int.min...Int.max), "between(\(Int.min)...\(Int.max))"),
      (between(..<Int.min), "atMost(\(Int.min))"), (between(..<0), "atMost(-1)"),
    ]
    for (count, text) in counts {
      #expect(
        failures { verify(petrel.dive(any())).wasCalled(count) } == [
          """
          \(text) has a negative number, but calls are never fewer than 0.
          Write a number that is not negative, or wasNeverCalled().
          """
        ])
    }
    for (count, text) in [
      (between(5..<5), "between(5..<5)"),
      (between(Int.max..<Int.max), "between(\(Int.max)..<\(Int.max))"),
      (not(atMost(.max)), "not(atMost(\(Int.max)))"),
      (not(between(0...Int.max)), "not(between(0...\(Int.max)))"),
    ] {
      #expect(
        failures { verify(petrel.dive(any())).wasCalled(count) } == [
          """
          No number fulfils \(text).
          Write what some number fulfils, as in between(1...2).
          """
        ])
    }
  }

  @Test func countsAtTheirEdgesInOrderAndOfElements() {
    given(petrel.sort(any(count: not(exactly(.max))))).willReturn(2)
    #expect(petrel.sort([]) == 2)
    inOrder { verify(petrel.sort(any(count: atMost(.max)))).wasCalled(between(1...Int.max)) }
    let texts = failures {
      inOrder {
        verify(petrel.sort(any())).wasCalled(exactly(.max))
        verify(petrel.sort([])).wasCalled(atLeast(.max))
      }
    }
    #expect(texts.count == 1)
  }

  @Test func endlessTimesAreWaited() async {
    given(petrel.dive(any())).willReturn(1)
    let petrel = petrel
    let longest = Duration.seconds(Int64.max)
    async let wait: Void = verify(petrel.dive(1)).wasCalled(within: longest)
    _ = petrel.dive(1)
    await wait
    await eventually(within: longest) { verify(petrel.dive(1)).wasCalled() }
    let waiting = Task {
      await failures { await verify(petrel.dive(2)).wasCalled(within: longest) }
    }
    waiting.cancel()
    #expect(
      await waiting.value == [
        """
        Expected petrel.dive(2) to be called exactly once before the task was cancelled, but it was called 0 times.
        Closest of 1 call: #1 dive(*1*)     argument: expected 2, got 1
        """
      ])
    #expect(
      await failures { await verify(petrel.dive(2)).wasCalled(within: .seconds(Int64.min)) } == [
        """
        within: \(Duration.seconds(Int64.min)) is a time that is over before it begins.
        Write a time that is not negative, as in .seconds(1).
        """
      ])
  }

  @Test func recordingsAndSequencesAtTheirEdges() {
    petrel.recording(.last(.max))
    given(petrel.dive(any()))
      .willReturn(loopingSequence(of: 1, 2), transition: .after(.max))
      .willReturn(3)
    #expect((0..<5).map { petrel.dive($0) } == [1, 2, 1, 2, 1])
    petrel.recording(.last(.max / 2 + 1))
    verify(petrel.dive(any())).wasCalled(5)
    #expect(
      failures {
        petrel.recording(.last(.min))
        given(petrel.dive(any())).willReturn(sequence(of: 1), transition: .after(.min))
        verify(petrel.dive(arg(any(), at: .max))).wasCalled()
      } == [
        """
        recording(.last(\(Int.min))) would record nothing.
        Write at least recording(.last(1)), or stubOnly() for a mock that is not verified.
        """,
        """
        transition: .after(\(Int.min)) lets the sequence answer no call.
        Write .after(1) or more, or leave the sequence out.
        """,
        """
        any() is said to be for argument \(Int.max), but it stands in place of argument 1.
        Write: arg(any(), at: 1), or any() without a position.
        """,
      ])
  }

  @Test func tolerancesAtTheirEdges() {
    given(petrel.weigh(around(1, tolerance: .infinity))).willReturn(1)
    #expect([-.greatestFiniteMagnitude, 0, 1].map { petrel.weigh($0) } == [1, 1, 1])
    given(petrel.weigh(around(.infinity, tolerance: 0))).willReturn(2)
    #expect(petrel.weigh(.infinity) == 2)
    #expect(
      failures {
        given(petrel.weigh(around(1, tolerance: .nan))).willReturn(1)
        given(petrel.weigh(around(1, tolerance: -.infinity))).willReturn(1)
        given(petrel.weigh(around(.nan, tolerance: 1))).willReturn(1)
      } == [
        """
        around(1.0, tolerance: nan) has a tolerance that is no number.
        Write a tolerance that is not negative.
        """,
        """
        around(1.0, tolerance: -inf) has a negative tolerance.
        Write a tolerance that is not negative.
        """,
        """
        around(nan, tolerance: 1.0) is near no number: nothing equals NaN.
        Write: any(where: { $0.isNaN })
        """,
      ])
  }
}
