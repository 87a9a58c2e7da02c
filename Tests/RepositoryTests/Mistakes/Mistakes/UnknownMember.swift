func unknownMember(bird: BirdMock) {
  verify(bird.chrip(volume: 3)).wasCalled()
  verify(bird.chrip(volume: any())).wasCalled(twice)
  verify(bird.nme = "Ryan").wasCalled()
  given(bird.chrip(volume: any())).willReturn(true)
  given(bird.nme) ~> "Ryan"
  verify(bird.leave(any(), any(), any(), any(), any(), any(), any(), any())).wasCalled()
}
