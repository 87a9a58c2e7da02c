func answerIsArgument(bird: BirdMock) {
  given(bird.chirp(volume: any())) { true }
  verify(bird.chirp(volume: any()), 2)
}
