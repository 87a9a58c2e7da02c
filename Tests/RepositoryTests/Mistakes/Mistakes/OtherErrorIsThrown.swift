func otherErrorIsThrown(bird: BirdMock) {
  given(bird.land()).willThrow(Hunger())
  given(bird.eat(any(), grams: any())).willThrow("hunger")
}
