func wrongExpectation(bird: BirdMock, client: ClientMock) {
  given(bird.chirp(volume: any())).willReturn(true).expect("twice")
  given(bird.chirp(volume: any())).willReturn("loud").expect(twice)
  given(bird.chirp(volume: any())).willReturn(true).expect(twice, 3)
  given(bird.chirp(volume: any())).willReturn(true).expects(twice)
  given(bird.name = any()).willReturn().expect("twice")
  given(client.store(any())).willReturn(true).expect("twice")
  given(bird.chirp(volume: any())).willSuspend().expect(twice)
  verifyExpectations(bird)
  verifyExpectations(of: bird.chirp(volume: any()))
  withMocks(.exhaustiv) {}
}
