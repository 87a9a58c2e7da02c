func syncMemberIsSuspended(bird: BirdMock) {
  _ = given(bird.chirp(volume: any())).willSuspend()
  given(bird.chirp(volume: any())).willSuspend(onCancel: .stayHeld)
  _ = given(bird.name).willSuspend()
  given(bird.chirp(volume: any())).willReturn(true, after: .seconds(3))
  given(bird.chirp(volume: any())).willStream(1, 2)
  given(bird.chirp(volume: any())).willCall(with: 3)
}
