func otherSequenceIsReturned(bird: BirdMock) {
  given(bird.name).willReturn(sequence(of: 1, 2))
  given(bird.name).willReturn(sequence(of: "Ryan", 2))
  given(bird.chirp(volume: any())).willReturn(loopingSequence(of: "loud"))
  given(bird.name).willReturn(lastSetValue(initial: 3))
  given(bird.chirp(volume: any())).willReturn(sequence(of: [true, false]))
}
