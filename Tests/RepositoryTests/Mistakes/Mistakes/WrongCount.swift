func wrongCount(bird: BirdMock) async {
  verify(bird.sing()).wasCalled("twice")
  verify(bird.sing()).wasCalled(.once)
  verify(bird.sing()).wasCalled(atLeast("twice"))
  verify(bird.sing(), times: 2)
  await verify(bird.sing()).wasCalled(within: 1)
  verify(bird.sing(), .once)
  verify(bird.sing(), times: .exactly(2))
  verify(bird.sing()).wasCalled(2.times)
  verify(bird.sing()).wasCalled(.times(2))
  verify(bird.sing()).wasCalled(atLeast: 2)
  verify(bird.sing()).wasCalled(atMost: 2)
  verify(bird.sing()).wasCalledOnce()
}
