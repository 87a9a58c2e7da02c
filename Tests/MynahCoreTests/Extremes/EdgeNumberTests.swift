import Mynah
import Support
import Testing

/// Numbers that a test can write, at their edges.
@Suite struct EdgeNumberTests {
  let petrel = mock(Petrel.self)

  @Test func countsAtTheirEdges() {
    given(petrel.dive(any())).willReturn(1)
    _ = petrel.dive(1)
    for count in [
      not(exactly(.max)), between(0...Int.max), between(1...), atMost(.max), exactly(.max).or(1),
      exactly(.max).xor(once), atMost(.max).and(1),
    ] {
      verify(petrel.dive(any())).wasCalled(count)
    }
    #expect(
      failures { verify(petrel.dive(any())).wasCalled(between(5...Int.max)) } == [
        """
        Expected petrel.dive(any()) to be called between 5 and 9223372036854775807 times, but it was called once.
        Matching calls: #1 dive(1)
        """
      ])
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
  }

  @Test func recordingsAndSequencesAtTheirEdges() {
    petrel.recording(.last(.max))
    given(petrel.dive(any()))
      .willReturn(loopingSequence(of: 1, 2), transition: .after(.max))
      .willReturn(3)
    #expect((0..<5).map { petrel.dive($0) } == [1, 2, 1, 2, 1])
    petrel.recording(.last(.max / 2 + 1))
    verify(petrel.dive(any())).wasCalled(5)
  }
}
