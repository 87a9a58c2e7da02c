func wrongClosure(bird: BirdMock) {
  given(bird.chirp(volume: any())).will { true }
  given(bird.chirp(volume: any())).will { volume, other in true }
  given(bird.chirp(volume: any())).will { volume in volume + 3 }
  given(bird.eat(any(), grams: any())).will { food, grams in food.count + "x" }
  given(bird.eat(any(), grams: any())) ~> { food in 3 }
  given(bird.age).will { "old" }
  given(bird.name = any()).will { (name: String) in name.foo }
}
