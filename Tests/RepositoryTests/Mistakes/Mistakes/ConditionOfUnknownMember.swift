func conditionOfUnknownMember(bird: BirdMock) {
  verify(bird.chrip(volume: any(where: { $0 > 3 }))).wasCalled()
  given(brd.eat(any(where: { $0.count > 3 }), grams: 3)).willReturn(3)
  given(bird.nme = any(where: { $0.isEmpty })).willReturn()
}
