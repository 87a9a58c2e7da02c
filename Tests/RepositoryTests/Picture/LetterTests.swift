import Mynah
import Testing

/// The test of the README with a speed that the bird does not fly at: it fails, and the picture that
/// the README opens with shows how.
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
