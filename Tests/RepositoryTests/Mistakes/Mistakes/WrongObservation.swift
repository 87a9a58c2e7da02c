func wrongObservation(bird: BirdMock, client: ClientMock) {
  observe(bird) { print("called") }
  observe(bird.chirp(volume: "loud")) { volume in print(volume) }
  observe(bird.chirp(volume: any())) { volume, speed in print(volume) }
  observe(bird.eat(any(), grams: any())) { food in print(food) }
  observe(bird.eat(any(), grams: any())) { (food: Int, grams: Int) in print(food) }
  observe(bird.chrp(volume: any())) { volume in print(volume) }
  observe((bird as any Bird).chirp(volume: 3)) { volume in print(volume) }
  observe(bird.name = "Ryan") { print("renamed") }
  observe(bird.name = any()) { (name: String) in print(name) }
  observe(bird.chirp(volume: any()))
  observe(bird.chirp(volume: any())) { volume in await bird.rest(hours: volume) }
  observe(client.store(any())) { (value, other) in print(value) }
  observe(bird.chirp(volume: any())) { (volume: Int) in print(volume.loud) }
  observe(bird.chirp(volume: any())).will { volume in print(volume) }
  observe(bird.rest(hours: any())).will { print("rested") }
  observe(bird.name = any()).will { print("renamed") }
  observe(bird).sing()
}
