func closureIsReturned(bird: BirdMock) {
  given(bird.chirp(volume: any())).willReturn { $0 > 3 }
  given(bird.chirp(volume: any())).willReturn({ volume in volume > 3 })
}
