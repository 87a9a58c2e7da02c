func noMockIsVerified(bird: BirdMock) {
  verifyNoMoreInteractions(bird.name)
  verifyNoInteractions("bird")
  reset(bird.name)
  inOrder(verify(bird.sing()).wasCalled())
}
