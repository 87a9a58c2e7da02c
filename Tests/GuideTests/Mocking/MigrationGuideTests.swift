import Mynah
import Testing

/// The example of the page about migrating.
@Suite struct MigrationGuideTests {
  @Test func helpersNameMockingbirdsTypes() {
    let bird = mock(Bird.self)
    silence(bird.chirp(volume: any()))
    #expect(!bird.chirp(volume: 3))
  }
}

func silence(_ song: Mockable<FunctionDeclaration, (Int) -> Bool, Bool>) {
  given(song).willReturn(false)
}
