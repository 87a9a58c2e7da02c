func matcherForWhatIsNoMock(bird: any Bird) {
  verify(bird.chirp(volume: any())).wasCalled()
  given(bird.chirp(volume: any())).willReturn(true)
}
