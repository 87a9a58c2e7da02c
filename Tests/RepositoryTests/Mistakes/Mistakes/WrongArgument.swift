func wrongArgument(bird: BirdMock) {
  verify(bird.chirp(volume: "loud")).wasCalled()
  given(bird.eat(any(), grams: "3")).willReturn(3)
  verify(bird.migrate(any(), any(), any(), any(), any(), any(), any(), "x")).wasCalled()
  given(bird["Monday"]).willReturn("windy")
  given(bird.chirp(volume: .any)).willReturn(true)
  given(bird.chirp(volume: any(String.self))).willReturn(true)
}
