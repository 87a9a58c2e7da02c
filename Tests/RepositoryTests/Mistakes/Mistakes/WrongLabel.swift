func wrongLabel(bird: BirdMock) {
  verify(bird.chirp(3)).wasCalled()
  verify(bird.chirp(loudness: 3)).wasCalled()
  verify(bird.eat(food: "worm", grams: 3)).wasCalled()
  given(bird.eat(any())).willReturn(3)
  verify(bird.migrate(any(), any(), any(), any(), any(), any(), any())).wasCalled()
}
