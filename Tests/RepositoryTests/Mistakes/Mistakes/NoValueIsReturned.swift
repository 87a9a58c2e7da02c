func noValueIsReturned(bird: BirdMock) {
  given(bird.chirp(volume: any())).willReturn()
  given(bird.name).willReturn()
}
