func block(bird: BirdMock) {
  verify { bird.sing() }.wasCalled()
  given { bird.chirp(volume: 3) }.willReturn(true)
}
