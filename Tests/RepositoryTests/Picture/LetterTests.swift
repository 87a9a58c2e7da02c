import Mynah
import Testing

/// The README's test with an expected speed that differs from the bird's speed, so that the test
/// fails with the message in the picture at the top of the README.
@Suite(.disabled("fails, as the README's picture shows"))
struct LetterTests {
  @Test func lettersAreDelivered() throws {
    let bird = mock(Bird.self)
    given(bird.canReach(any())).willReturn(true)
    given(bird.fly(to: "Oslo", speed: any())).willReturn(3)

    let answer = try PostOffice(bird: bird).send(to: "Oslo")

    #expect(answer == "Delivered in 3 hours.")
    verify(bird.fly(to: "Oslo", speed: 50)).wasCalled()
  }
}
