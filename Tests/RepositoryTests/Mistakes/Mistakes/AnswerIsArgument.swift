func answerIsArgument(bird: BirdMock) {
  given(bird.chirp(volume: any())) { true }
  verify(bird.chirp(volume: any()), 2)
  given(bird.chirp(volume: any())) { $0 > 3 }
  given(bird.eat(any(), grams: any())) { food, grams in grams }
  given(bird.sing()) { print("la") }
  given(bird.rest(hours: any())) { print($0) }
}
