func notAMock(bird: any Bird, nest: Nest, mock: BirdMock) {
  verify(bird.chirp(volume: 3)).wasCalled()
  given(bird.chirp(volume: 3)).willReturn(true)
  given(nest.depth).willReturn(4)
  verify(mock.name == "Ryan").wasCalled()
  verify(3).wasCalled()
}
