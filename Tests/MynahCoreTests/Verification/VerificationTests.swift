import Mynah
import Support
import Testing

@Suite struct VerificationTests {
  let bird = mock(Bird.self)

  static let counts: [(CountMatcher, [Int], String)] = [
    (exactly(0), [0], "never"),
    (exactly(once), [1], "exactly once"),
    (exactly(3), [3], "exactly 3 times"),
    (atLeast(2), [2, 3, 4], "at least twice"),
    (atMost(2), [0, 1, 2], "at most twice"),
    (between(1...2), [1, 2], "between 1 and 2 times"),
    (between(1..<3), [1, 2], "between 1 and 2 times"),
    (between(2...), [2, 3, 4], "at least twice"),
    (between(...2), [0, 1, 2], "at most twice"),
    (between(..<2), [0, 1], "at most once"),
    (exactly(1).or(exactly(3)), [1, 3], "exactly once or exactly 3 times"),
    (exactly(1).or(3), [1, 3], "exactly once or exactly 3 times"),
    (atLeast(1).and(atMost(3)), [1, 2, 3], "at least once and at most 3 times"),
    (atLeast(1).and(3), [3], "at least once and exactly 3 times"),
    (atLeast(2).xor(atLeast(4)), [2, 3], "either at least twice or at least 4 times but not both"),
    (atLeast(2).xor(3), [2, 4], "either at least twice or exactly 3 times but not both"),
    (not(exactly(2)), [0, 1, 3, 4], "not exactly twice"),
    (not(2), [0, 1, 3, 4], "not exactly twice"),
    (
      not(exactly(1).or(2)), [0, 3, 4], "not (exactly once or exactly twice)"
    ),
  ]

  @Test func reasonsAreShown() async {
    let capture = await capturedFailures {
      verify(bird.land()).wasCalled(twice, because: "a storm is near")
      verify(bird.land()).wasNeverCalled(because: "it sleeps")
      await verify(bird.land()).wasCalled(within: .zero, because: "a storm is near")
      await verify(bird.land()).wasNeverCalled(within: .zero, because: "it sleeps")
      inOrder {
        verify(bird.sing()).wasCalled(because: "it is morning")
        verify(bird.land()).wasCalled(because: "a storm is near")
      }
    }
    #expect(
      capture.report == """
        Expected bird.land() to be called exactly twice, but it was called 0 times.
        land() was not called at all.
        Because: a storm is near

        Expected bird.land() to be called exactly once within 0.0 seconds, but it was called 0 times.
        land() was not called at all.
        If the call is made later, wait longer.
        Because: a storm is near

        Expected bird.sing() to be called exactly once, but it was called 0 times.
        Expected in this order:
        1. bird.sing(), exactly once: not called
        2. bird.land(), exactly once: not reached
        There were no calls.
        Because: it is morning
        """)
  }

  @Test func wasCalledExpectsOneCall() {
    bird.sing()
    verify(bird.sing()).wasCalled()
    bird.sing()
    #expect(failures { verify(bird.sing()).wasCalled() }.count == 1)
  }

  @Test func wasCalledTakesARange() async {
    for _ in 1...3 { bird.sing() }
    verify(bird.sing()).wasCalled(2...)
    verify(bird.sing()).wasCalled(2...3)
    verify(bird.sing()).wasCalled(..<4)
    await verify(bird.sing()).wasCalled(3..., within: .zero)
    #expect(
      report { verify(bird.sing()).wasCalled(4...) } == """
        Expected bird.sing() to be called at least 4 times, but it was called 3 times.
        Matching calls: #1 sing()   #2 sing()   #3 sing()
        """)
  }

  @Test(arguments: [
    not(exactly(.max)), between(0...Int.max), between(1...), atMost(.max), exactly(.max).or(1),
    exactly(.max).xor(once), atMost(.max).and(1),
  ])
  func countsMayBeLarge(count: CountMatcher) {
    given(bird.chirp(volume: any())).willReturn(true)
    _ = bird.chirp(volume: 1)
    verify(bird.chirp(volume: any())).wasCalled(count)
  }

  @Test func largeCountsAreExplained() {
    given(bird.chirp(volume: any())).willReturn(true)
    _ = bird.chirp(volume: 1)
    #expect(
      report { verify(bird.chirp(volume: any())).wasCalled(between(5...Int.max)) } == """
        Expected bird.chirp(volume: any()) to be called between 5 and 9223372036854775807 times, but it was called once.
        Matching calls: #1 chirp(volume: 1)
        """)
  }

  @Test func manyCallsAreCounted() {
    let counter = mock(Counter.self)
    for number in 0..<100_000 { counter.record(number & 1) }
    verify(counter.record(any())).wasCalled(100_000)
    verify(counter.record(1)).wasCalled(50_000)
  }

  @Test func assignmentsAreCounted() async {
    for name in ["Ryan", "Maya", "Ryan"] { bird.name = name }
    verify(bird.name = "Ryan").wasCalled(twice)
    verify(bird.name = any()).wasCalled(atLeast(2))
    verify(bird.name = any()).wasCalled(2...3)
    verify(bird.name = "Sterling").wasNeverCalled()
    verify(bird.name = any(where: { $0.count == 4 })).wasCalled(3)
    await verify(bird.name = any()).wasCalled(3, within: .zero)
    await verify(bird.name = "Sterling").wasNeverCalled(within: .zero)
  }

  @Test func verificationsCanBeVariables() async {
    bird.name = "Ryan"
    bird.sing()
    await bird.rest(hours: 3)
    let song = verify(bird.sing())
    let name = verify(bird.name = "Ryan")
    let rest = await verify(bird.rest(hours: 3))
    song.wasCalled()
    name.wasCalled()
    rest.wasCalled()
  }

  @Test func stubsAreNotCounted() {
    given(bird.chirp(volume: 1)).willReturn(true)
    verify(bird.chirp(volume: 1)).wasNeverCalled()
    verify(bird.chirp(volume: any())).wasNeverCalled()
    given(bird.name = "x").willReturn()
    verify(bird.name = "x").wasNeverCalled()
  }

  @Test(arguments: counts)
  func countsAcceptTheirNumbersOfCalls(count: CountMatcher, fulfilledBy: [Int], text: String) {
    #expect(count.description == text)
    for calls in 0...4 {
      let bird = mock(Bird.self)
      for _ in 0..<calls { bird.sing() }
      let failed = !failures { verify(bird.sing()).wasCalled(count) }.isEmpty
      #expect(failed != fulfilledBy.contains(calls), "\(calls) calls, expected \(text)")
    }
  }
}
