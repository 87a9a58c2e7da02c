func wrongComposition(bird: BirdMock, protocolOnly: any Bird) {
  verify(bird.chirp(volume: not("loud"))).wasCalled()
  verify(bird.chirp(volume: allOf(any(in: 3...), not(any(of: "loud"))))).wasCalled()
  verify(bird.eat(any(\.cuont, 3), grams: anyOf(1, 2))).wasCalled()
  verify(bird.eat(any(\.count, "3"), grams: 3)).wasCalled()
  verify(bird.eat(allOf(notEmpty(), any(where: { $0.hasPrefx("w") })), grams: any())).wasCalled()
  verify(protocolOnly.chirp(volume: not(3))).wasCalled()
  verify(bird.chrip(volume: allOf(not(any()), anyOf(any(), any(where: { $0 > 3 }))))).wasCalled()
  verify(
    bird.migrate(
      not(any()), allOf(any(), any()), anyOf(1, 2), not(not(any(in: 3...))), allOf(1, any(of: 2)),
      anyOf(any(), any()), not(3), "x")
  ).wasCalled()
}
