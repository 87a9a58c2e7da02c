func otherLibrary(bird: BirdMock) {
  when(bird.sing()).thenReturn()
  given(bird).chirp(volume: .any).willReturn(true)
  verify(bird).chirp(volume: .any).called(.once)
  Verify(bird, .once, .sing())
  stub(bird) { stub in when(stub.sing()).thenDoNothing() }
}
