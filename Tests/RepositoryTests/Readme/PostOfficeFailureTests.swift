import FailureCapture
import Mynah
import Testing

/// Tests of the failures that the README shows.
@Suite struct PostOfficeFailureTests {
  let bird = mock(Bird.self)

  @Test func unmetVerificationsFail() throws {
    given(bird.canReach(any())).willReturn(true)
    given(bird.fly(to: "Oslo", speed: any())).willReturn(3)
    _ = try PostOffice(bird: bird).send(to: "Oslo")
    #expect(
      report { verify(bird.fly(to: "Oslo", speed: 50)).wasCalled() } == """
        Expected bird.fly(to: "Oslo", speed: 50) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 fly(to: "Oslo", speed: *40*)     speed: expected 50, got 40
        """)
  }

  @Test func unstubbedCallsFail() {
    #expect(
      report { _ = bird.canReach("Oslo") } == """
        Unexpected call: no stub answers bird.canReach("Oslo"), which returned false.
        canReach(_:) has no stubs.
        Write: given(bird.canReach("Oslo")).willReturn(<#Bool#>)
        """)
  }
}
