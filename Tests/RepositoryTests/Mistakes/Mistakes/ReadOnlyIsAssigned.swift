func readOnlyIsAssigned(bird: BirdMock) {
  given(bird.age = 3).willReturn()
  verify(bird.age = any()).wasCalled()
  given(bird.name = 3).willReturn()
  verify(bird.name = any(Int.self)).wasCalled()
}
