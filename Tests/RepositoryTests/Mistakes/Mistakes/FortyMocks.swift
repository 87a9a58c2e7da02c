func fortyMocks() {
  let birds = (0..<40).map { _ in mock(Bird.self) }
  let (first, last) = (birds[0], birds[39])
  given(first.chirp(volume: any())).willReturn(last.chrip(volume: any()))
  verify(last.eat(first.nme, grams: last.age(any()))).wasCaled(atLeast(first.sing()))
  inOrder {
    for bird in birds { verify(bird.sin(brd.chirp(volume: any()))).wasCaled() }
  }
  inOrder { birds.forEach { verify($0.chirp(volume: any(where: { $0.foo }))).wasCalled(on: 3) } }
}
