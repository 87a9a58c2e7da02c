func twoMistakes(bird: BirdMock) {
  verify(bird.chrip(volume: "loud")).wasCaled()
  given(brd.eat(any(), grams: unknown)).willReturn("much")
  verify(bird.eat(food: 3, grams: any())).wasCalled("twice")
  given(bird.chirp(volume: foo(any()))).willRetrn(bar)
  inOrder { verify(bird.sin()).wasCaled() }
}
