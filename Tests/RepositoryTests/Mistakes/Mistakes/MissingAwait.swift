func missingAwait(bird: BirdMock) async {
  verify(bird.rest(hours: any())).wasCalled()
  given(bird.wake()).willReturn()
  verify(bird.sing()).wasCalled(within: .seconds(1))
}
