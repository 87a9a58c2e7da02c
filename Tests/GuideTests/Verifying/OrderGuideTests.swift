import Mynah
import Testing

/// The examples of the page about verifying that are about several expectations.
@Suite struct OrderGuideTests {
  let bird = mock(Bird.self)
  let tree = mock(Tree.self).initialize(height: 42)

  @Test func orderOfCalls() {
    #expect(
      report {
        given(bird.chirp(volume: any())).willReturn(true)
        for volume in [1, 2] { _ = bird.chirp(volume: volume) }
        bird.land()
        tree.shake()

        inOrder {
          verify(bird.chirp(volume: any())).wasCalled(twice)
          verify(tree.shake()).wasCalled()
          verify(bird.land()).wasCalled()
        }
      } == """
        Expected bird.land() to be called exactly once after tree.shake(), but it was called 0 times there.
        Expected in this order:
        1. bird.chirp(volume: any()), exactly twice: #1, #2
        2. tree.shake(), exactly once: #4
        3. bird.land(), exactly once: not called here, only #3
        All calls: #1 bird.chirp(volume: 1)   #2 bird.chirp(volume: 2)   #3 bird.land()   #4 tree.shake()
        """)
  }

  @Test func noOtherCallInBetween() {
    chirpLandAndShake()
    #expect(
      report {
        inOrder(with: [.noInvocationsBefore, .onlyConsecutiveInvocations]) {
          verify(bird.chirp(volume: any())).wasCalled(twice)
          verify(tree.shake()).wasCalled()
        }
      } == """
        Expected no other call after bird.chirp(volume: any()) and before tree.shake(), but #3 bird.land() was made.
        Expected in this order:
        1. bird.chirp(volume: any()), exactly twice: #1, #2
        2. tree.shake(), exactly once: #4
        All calls: #1 bird.chirp(volume: 1)   #2 bird.chirp(volume: 2)   #3 bird.land()   #4 tree.shake()
        """)
  }

  @Test func someCallsHaveNoOrder() throws {
    given(bird.chirp(volume: any())).willReturn(true)
    bird.land()
    tree.shake()
    _ = bird.chirp(volume: 1)
    try bird.eat("worm")
    inOrder {
      verify(bird.land()).wasCalled()
      inAnyOrder {
        verify(bird.chirp(volume: any())).wasCalled()
        verify(tree.shake()).wasCalled()
      }
      verify(bird.eat("worm")).wasCalled()
    }
  }

  @Test func nothingElse() {
    chirpLandAndShake()
    #expect(
      report {
        verify(bird.chirp(volume: any())).wasCalled(twice)
        verifyNoMoreInteractions(bird, tree)
      } == """
        Expected no more calls of bird and tree, but 2 of 4 calls are not verified.
        Not verified: #3 bird.land()   #4 tree.shake()
        """)
    #expect(failures { verifyNoInteractions(tree) }.count == 1)
  }

  private func chirpLandAndShake() {
    given(bird.chirp(volume: any())).willReturn(true)
    for volume in [1, 2] { _ = bird.chirp(volume: volume) }
    bird.land()
    tree.shake()
  }
}
