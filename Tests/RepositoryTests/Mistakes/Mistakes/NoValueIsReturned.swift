func noValueIsReturned(bird: BirdMock) {
  given(bird.chirp(volume: any())).willReturn()
  given(bird.name).willReturn()
  given(bird.chirp(volume: any())).willReturn(nil)
  given(bird.age).willReturn(nil)
}
