import Mynah
import Support
import Testing

/// Mocks of actors in a module that is isolated to the main actor by default.
@Suite struct ActorTests {
  @Test func actorsAreMadeOfWhatCanNotBeSent() async {
    let jackdaws: [JackdawMock] = [
      mock(Jackdaw.self), JackdawMock(Catch("worm")), await JackdawMock(hoard: Catch("ring")),
    ]
    for jackdaw in jackdaws {
      given(jackdaw.peck()).willReturn(3)
      #expect(await jackdaw.peck() == 3)
    }
  }
}
