func wrongClearing(bird: BirdMock, client: ClientMock) {
  clearStubs(of: bird)
  clearStubs(of: bird.chirp)
  clearStubs(of: bird.chirp(volume: "loud"))
  clearStubs(of: bird.chirp(volume: any(), 3))
  clearStubs(of: bird.chrp(volume: any()))
  clearStubs(of: bird.name = "Ryan")
  clearStubs(of: bird.greeting)
  clearInvocations(of: bird)
  clearInvocations(of: (bird as any Bird).chirp(volume: 3))
  clearInvocations(of: bird.name = any())
  clearInvocations(of: bird.rest(hours: "3"))
  clearInvocations(bird.sing())
}
