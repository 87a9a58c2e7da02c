func otherValueIsReturned(bird: BirdMock) {
  given(bird.chirp(volume: any())).willReturn("loud")
  given(bird.chirp(volume: 3)).willReturn("loud")
  given(bird.age).willReturn("old")
  given(bird[3]).willReturn(3)
  given(bird.sing()).willReturn(3)
  given(bird.mood).willReturn(.sad)
  given(bird.chirp(volume: any())) ~> "loud"
  given(bird.age) ~> "old"
  given(bird.sing()) ~> 3
}
