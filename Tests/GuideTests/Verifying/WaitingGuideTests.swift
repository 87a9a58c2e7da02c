import Mynah
import Testing

/// The examples of the page about verifying that wait for calls.
@Suite struct WaitingGuideTests {
  let bird = mock(Bird.self)
  let tree = mock(Tree.self).initialize(height: 42)

  @Test func expectationsWait() async {
    given(bird.chirp(volume: any())).willReturn(true)
    let bird = bird
    Task {
      bird.land()
      _ = bird.chirp(volume: 1)
      _ = bird.chirp(volume: 2)
    }
    await verify(bird.land()).wasCalled(within: .seconds(1))
    await verify(bird.chirp(volume: any())).wasCalled(atLeast(2), within: .seconds(1))
    await verify(tree.shake()).wasNeverCalled(within: .milliseconds(100))
  }

  @Test func severalExpectationsHoldAtOnce() async {
    let (bird, tree) = (bird, tree)
    Task {
      tree.shake()
      bird.land()
      tree.shake()
    }
    await eventually(within: .seconds(1)) {
      verify(bird.land()).wasCalled()
      verify(tree.shake()).wasCalled(twice)
    }
  }

  @Test func failureSaysHowLongWasWaited() async {
    tree.shake()
    #expect(
      await report {
        await verify(tree.shake()).wasCalled(twice, within: .milliseconds(50))
      } == """
        Expected tree.shake() to be called exactly twice within 0.05 seconds, but it was called once.
        Matching calls: #1 shake()
        """)
  }
}
