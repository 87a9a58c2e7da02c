import Mynah
import Support
import Testing

/// A result builder rewrites what fulfils a requirement that has it, but not what a stub returns.
@Suite struct ResultBuilderTests {
  @Test func whatIsBuiltElsewhereIsReturnedAsItIs() {
    let playlist = mock(Playlist.self)
    given(playlist.songs).willReturn(["chirp", "tweet"])
    given(playlist.songs(by: any())).will { [$0] }
    given(playlist[3]).willReturn([])
    let other: any Playlist = playlist
    #expect(other.songs == ["chirp", "tweet"])
    #expect(other.songs(by: "Ryan") == ["Ryan"])
    #expect(other[3] == [])
    verify(playlist.songs(by: "Ryan")).wasCalled()
  }
}
