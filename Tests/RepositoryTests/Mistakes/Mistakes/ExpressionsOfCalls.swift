func expressionsOfCalls(bird: BirdMock) {
  verify(!bird.chirp(volume: any())).wasCalled()
  verify(bird.chirp(volume: any()) == true).wasCalled()
  verify(bird.chirp(volume: any()) && true).wasCalled()
  given(bird.name + "!").willReturn("Ryan!")
  verify(bird.chirp(volume: any() + 1)).wasCalled()
  given(bird.sing() ~> {})
  given(bird.name) = "Ryan"
}
