func wrongOutcome(bird: BirdMock) {
  verify(bird.eat(any(), grams: any())).returned("x", 2)
  verify(bird.eat(any(), grams: any())).threw(3, 4)
  verify(bird.eat(any(), grams: any())).threw("Storm")
  verify(bird.eat(any(), grams: any())).returned(3, times: 2)
  verify(bird.eat(any(), grams: any())).throws()
  verify(bird.chirp(volume: 3)).returned("loud", 2)
}
