func noErrorIsThrown(bird: BirdMock) {
  given(bird.chirp(volume: any())).willThrow(Storm.rain)
  given(bird.sing()).willThrow(Storm.rain)
}
