func unknownMethodOfChain(bird: BirdMock) {
  verify(bird.sing()).wasCaled()
  given(bird.chirp(volume: any())).thenReturn(true)
  given(bird.sing()).willRetrn()
  verify(bird.name = "Ryan").wasCaled()
  bird.chirp(volume: any()).willReturn(true)
}
