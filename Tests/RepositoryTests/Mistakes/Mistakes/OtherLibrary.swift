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
  when(bird.chirp(volume: any())).then { volume in true }
  when(bird.name).thenReturn("Ryan", "Sterling")
  when(bird).chirp(volume: any()).thenReturn(true)
  stub(bird.age, 3)
  stub(bird.age).thenReturn(3)
  verify(bird, .once).sing()
  given(bird.chirp(volume: any())).willProduce { volume in true }
}
