func unknownType() {
  let bird = mock(Brid.self)
  given(bird.chirp(volume: any())).willReturn(true)
  given(bird.land()).willThrow(Storm.rain)
  bird.sing()
  verify(bird.sing()).wasCalled()
  verify(bird.name = "Ryan").wasCalled()
}
