func wrongCount(bird: BirdMock) async {
  verify(bird.sing()).wasCalled("twice")
  verify(bird.sing()).wasCalled(.once)
  verify(bird.sing()).wasCalled(atLeast("twice"))
  verify(bird.sing(), times: 2)
  await verify(bird.sing()).wasCalled(within: 1)
}
