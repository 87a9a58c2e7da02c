func mockWithoutCall(bird: BirdMock) {
  verify(bird).wasCalled()
  verify(bird.chirp).wasCalled()
  given(bird.chirp).willReturn(true)
  given(bird.name).chirp(volume: 3)
}
