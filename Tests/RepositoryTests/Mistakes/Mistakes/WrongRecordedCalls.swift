func wrongRecordedCalls(bird: BirdMock, client: ClientMock) {
  _ = calls(3)
  _ = calls(bird)
  _ = calls(bird.chirp)
  _ = calls((bird as any Bird).chirp(volume: 3))
  print(calls((bird as any Bird).chirp(volume: 3)) == [3])
  print(calls(bird.name = "Ryan"))
  print(calls(client.store(any())))
  print(calls(bird.chirp(volume: any())) == ["3"])
  print(calls(bird.chirp(volume: "loud")))
  print(calls(bird.chrp(volume: any())))
}
