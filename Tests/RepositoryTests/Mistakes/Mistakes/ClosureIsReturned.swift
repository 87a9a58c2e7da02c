func closureIsReturned(bird: BirdMock) {
  given(bird.chirp(volume: any())).willReturn { $0 > 3 }
  given(bird.chirp(volume: any())).willReturn { true }
  given(bird.age).willReturn { 3 }
}
