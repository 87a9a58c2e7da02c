import Mynah
import Testing

/// The examples of the page about mocking that are about mocks that record less.
@Suite struct RecordingGuideTests {
  @Test func newestCallsAreRecorded() {
    let bird = mock(Bird.self).recording(.last(100))
    for _ in 0..<101 { bird.land() }
    #expect(bird.mockingContext.invocations.count == 100)
  }

  @Test func whatDependsOnForgottenCallsFails() {
    let bird = mock(Bird.self).recording(.last(2))
    given(bird.chirp(volume: any())).willReturn(true)
    for volume in 1...5 { _ = bird.chirp(volume: volume) }
    #expect(
      report { verify(bird.chirp(volume: 1)).wasNeverCalled() } == """
        Expected bird.chirp(volume: 1) never to be called, but 3 of the 5 calls of chirp(volume:) are forgotten.
        0 of the other calls match. The mock records the newest 2: write recording(.last(5)), or more.
        """)
  }
}
