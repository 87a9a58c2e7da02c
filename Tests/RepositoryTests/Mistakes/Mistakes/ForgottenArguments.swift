func forgottenArguments(bird: BirdMock, client: ClientMock) {
  verify(bird.chirp()).wasCalled()
  verify(bird.sing(3)).wasCalled()
  given(bird.chirp(volume:)).willReturn(true)
  verify(bird.migrate(1, 2, 3)).wasCalled()
  verify(client.send()).wasCalled()
}
