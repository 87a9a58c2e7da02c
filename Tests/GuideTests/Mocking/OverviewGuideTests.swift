import Mynah
import Testing

/// The example that the guide begins with.
@Suite struct OverviewGuideTests {
  @Test func mockIsStubbedUsedAndVerified() {
    let bird = mock(Bird.self)
    given(bird.fly(to: "Oslo", speed: any())).willReturn(3)

    let hours = bird.fly(to: "Oslo", speed: 40)

    #expect(hours == 3)
    verify(bird.fly(to: "Oslo", speed: 40)).wasCalled()
  }
}
