func wrongMock(bird: BirdMock) {
  _ = mock(BirdMock.self)
  reset([bird])
  verifyNoInteractions(bird.chirp(volume: 3))
  verifyNoMoreInteractions([bird])
  bird.copying { (food: String, grams: Int) in food }
}
