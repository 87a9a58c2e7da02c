func unknownMethodOfChain(bird: BirdMock) {
  verify(bird.sing()).wasCaled()
  verify(bird.chirp(volume: any())).called(twice)
  given(bird.chirp(volume: any())).thenReturn(true)
  given(bird.chirp(volume: any())).willReturn(true).willRetrn(false)
  given(bird.sing()).willRetrn()
  verify(bird.name = "Ryan").wasCaled()
  bird.chirp(volume: any()).willReturn(true)
}
