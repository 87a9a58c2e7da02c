func notAMock(bird: any Bird, nest: Nest, mock: BirdMock) {
  verify(bird.chirp(volume: 3)).wasCalled()
  verify(bird.name).wasCalled()
  given(bird.chirp(volume: 3)).willReturn(true)
  given(bird.name).willReturn("Ryan")
  verify(nest.weigh(3)).wasCalled()
  given(nest.depth).willReturn(4)
  given(mock.greeting).willReturn("Hello.")
  verify(mock.name == "Ryan").wasCalled()
  verify(3).wasCalled()
}
