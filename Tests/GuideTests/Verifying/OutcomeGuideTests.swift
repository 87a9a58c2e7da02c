import Mynah
import Testing

/// The examples of the page about verifying that ask how calls ended.
struct OutcomeGuideTests {
  @Suite(.mocks(recordingOutcomes: true)) struct SongTests {}

  @Test func outcomesAreVerified() async throws {
    let bird = mock(Bird.self).recordingOutcomes()
    bird.forwardCalls(to: Crow())
    given(bird.eat("stone")).will { _ in throw Indigestion() }

    #expect(bird.fly(to: "Oslo", speed: 3) == 12)
    try bird.eat("worm")
    #expect(throws: Indigestion.self) { try bird.eat("stone") }

    verify(bird.fly(to: "Oslo", speed: any())).returned(12)
    verify(bird.fly(to: any(), speed: any())).returned(any(where: { $0 > 10 }), atLeast(1))
    verify(bird.eat(any())).threw()
    verify(bird.eat("stone")).threw(Indigestion.self, 1...2)
    verify(bird.eat("worm")).returned()

    #expect(
      report {
        verify(bird.eat("worm")).threw()
      } == """
        Expected bird.eat("worm") to throw exactly once, but it did so 0 times.
        Closest of 2 calls: #1 eat("worm"), which returned
        Other calls: #2 eat(*"stone"*), which threw Indigestion()
        """)

    let song = Task { try await bird.sing("Lullaby") }
    await eventually(within: .seconds(1)) { verify(bird.sing("Lullaby")).returned(7) }
    _ = try await song.value
  }

  @Test func outcomesMustBeAskedFor() throws {
    let bird = mock(Bird.self)
    try bird.eat("worm")
    #expect(
      report { verify(bird.eat("worm")).returned() } == """
        The outcome of bird.eat("worm") is verified, but bird does not record how calls end.
        Write mock(...).recordingOutcomes() where the mock is made, or @Test(.mocks(recordingOutcomes: true)).
        """)
  }
}
