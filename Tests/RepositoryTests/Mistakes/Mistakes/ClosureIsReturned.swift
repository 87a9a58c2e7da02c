func closureIsReturned(bird: BirdMock) {
  given(bird.chirp(volume: any())).willReturn { $0 > 3 }
}
