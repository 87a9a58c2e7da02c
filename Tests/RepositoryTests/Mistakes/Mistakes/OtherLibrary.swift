func otherLibrary(bird: BirdMock, food: ArgumentCaptor<String>) {
  when(bird.sing()).thenReturn()
  stub(bird) { stub in when(stub.sing()).thenDoNothing() }
  given(bird.chirp(volume: any())).thenReturn(true)
  given(bird.eat(any(), grams: any())).thenThrow(Hunger())
  given(bird).chirp(volume: .any).willReturn(true)
  verify(bird).sing()
  verify(bird, times(1)).sing()
  verify(bird, 1).sing()
  verify(bird.sing()).called(.once)
  verify(bird.sing()).called(times: 2)
  verify(bird.sing()).wasCalled(times: 2)
  verify(bird.sing()).wasCalled(times(2))
  verify(bird.sing()).wasCalled(.atLeast(2))
  verify(bird.sing()).wasNotCalled()
  verify(bird.eat(food.capture(), grams: 3)).wasCalled()
  verify(bird.eat(food, grams: 3)).wasCalled()
  Verify(bird, .once, .sing())
}
