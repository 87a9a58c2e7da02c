func unknownMemberInOrder(bird: BirdMock) {
  inOrder {
    verify(bird.sing()).wasCalled()
    verify(bird.sin()).wasCalled()
    verify(bird.chrip(volume: any())).wasCalled()
  }
  inAnyOrder { verify(bird.sin()).wasCalled() }
}
