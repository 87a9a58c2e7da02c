func otherStatement(bird: BirdMock) {
  given(bird.sing()).wasCalled()
  given(bird.chirp(volume: 3)).wasCalled(twice)
  given(bird.chirp(volume: 3)).wasNeverCalled()
  given(bird.name).willReturn("Ryan", "Sterling")
  inOrder(verify(bird.sing()).wasCalled(), verify(bird.name).wasCalled())
  withMocks(strict: true) { bird.sing() }
  _ = mock(Tree(height: 42, color: "green"))
  given(bird.name).willReturn(sequence("Ryan", "Sterling"))
}
