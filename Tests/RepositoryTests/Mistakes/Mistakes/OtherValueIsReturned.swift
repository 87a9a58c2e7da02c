func otherValueIsReturned(bird: BirdMock) {
  given(bird.chirp(volume: any())).willReturn("loud")
  given(bird.age).willReturn("old")
  given(bird.sing()).willReturn(3)
  given(bird.mood).willReturn(.sad)
  given(bird.chirp(volume: any())) ~> "loud"
  given(bird.sing()) ~> 3
}
