func errorTypeIsMissing(bird: BirdMock) async {
  given(bird.eat(any(), grams: any())).willThrow(.rain)
  await given(bird.fly(to: any())).willThrow(.rain)
}
