func wrongCondition(bird: BirdMock) {
  given(bird.chirp(volume: any(where: { $0.loudness > 3 }))).willReturn(true)
  given(bird.chirp(volume: any(where: { (volume: Int) in volume.loudness > 3 }))).willReturn(true)
  given(bird.eat(any(where: { $0.cuont > 3 }), grams: any(where: { $0 > 3 }))).willReturn(3)
  given(bird.eat(any(where: { $0.hasPrefix(3) }), grams: any())).willReturn(3)
  given(bird.eat(any(where: { $0 }), grams: any())).willReturn(3)
  given(bird.name = any(where: { $0.cuont > 3 })).willReturn()
  verify(
    bird.migrate(
      any(where: { $0 > 3 }), any(where: { $0 > 3 }), any(where: { $0 > 3 }),
      any(where: { $0 > 3 }), 1, 2, 3, "x")
  ).wasCalled()
}

func wrongRange(bird: BirdMock) {
  verify(bird.eat(any(where: { $0 > 3 }), grams: 3)).wasCalled()
  verify(bird.name = any(where: { $0 > 3 })).wasCalled()
  verify(bird.chirp(volume: any(in: "a"..."b"))).wasCalled()
  verify(bird.chirp(volume: any(of: "a"))).wasCalled()
  verify(bird.chirp(volume: notEmpty())).wasCalled()
  verify(bird.eat(any(containing: 3), grams: 3)).wasCalled()
  verify(bird.chirp(volume: around(3.5, tolerance: 1))).wasCalled()
}
