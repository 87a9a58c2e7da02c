func wrongCaptor(bird: BirdMock) {
  let captor = ArgumentCaptor<String>()
  given(bird.eat(captor, grams: any())).willReturn(3)
  verify(bird.chirp(volume: captor.any())).wasCalled()
  _ = ArgumentCaptor(Int.self)
  _ = captor.values
}
